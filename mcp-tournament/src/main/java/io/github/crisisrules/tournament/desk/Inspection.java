package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.ComponentCode;
import io.github.crisisrules.tournament.conduct.ComponentRules;
import io.github.crisisrules.tournament.conduct.Kit;
import io.github.crisisrules.tournament.conduct.TableSetup;
import io.github.crisisrules.tournament.conduct.TerrainRules;
import io.github.crisisrules.tournament.event.EventKind;
import io.github.crisisrules.tournament.finals.AfterTheCut;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.OpenInformation;
import io.github.crisisrules.tournament.roster.RosterSchedule;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/** What is looked at in an event: what players brought, how the tables are set up, and what opponents may ask to see. */
public final class Inspection {
    private Inspection() {}

    /** Whether a player has what the list handed in needs, and nothing forbidden; without a list only dice, tools and tokens. */
    @Rule({EventRules.MINI, TimelineRules.MINI, EventRules.CARDS, EventRules.DICE, EventRules.TOOLS, EventRules.TOKENS})
    public static Validation<Seq<RuleViolation>, Kit> kit(TournamentState state, PlayerId player, Kit kit) {
        Option<Entry> entry = state.entry(player);
        if (entry.isEmpty()) {
            return Validation.invalid(Vector.of(new TournamentViolation.UnknownPlayer(player)));
        }
        Vector<ComponentId> list =
                entry.get().rosters().flatMap(each -> each.roster().components());
        return ComponentRules.check(kit, list, code(state)).mapError(Vector::ofAll);
    }

    private static ComponentCode code(TournamentState state) {
        return state.announcement().format().kind() == EventKind.TIMELINE
                ? ComponentCode.TIMELINE
                : ComponentCode.CHALLENGER;
    }

    /** Whether the tables of the current round are set up as the organizer owes them to the players. */
    @Rule(EventRules.TERRAIN)
    public static Validation<Seq<RuleViolation>, Vector<TableSetup>> tables(
            TournamentState state, Iterable<TableSetup> tables) {
        return TerrainRules.check(inUse(state), tables).mapError(Vector::ofAll);
    }

    /** The numbers of the tables at which the current round is played; final matches are numbered from 1 too. */
    private static Vector<Integer> inUse(TournamentState state) {
        return state.bracket()
                .map(finals -> finals.round()
                        .matches()
                        .filter(match -> match.present().size() == 2)
                        .map(match -> match.number()))
                .getOrElse(() -> state.round()
                        .map(round ->
                                Vector.rangeClosed(1, round.tables().pairs().size()))
                        .getOrElse(Vector.empty()));
    }

    /** What an opponent may ask to see of a player's list, before the game and during it; nothing where there is no list. */
    @Rule(EventRules.OPEN)
    public static Option<OpenInformation> openInformation(TournamentState state, PlayerId player) {
        return state.entry(player)
                .filter(Entry::hasList)
                .map(entry -> OpenInformation.ofSubmitted(entry.rosters().map(each -> each.roster())));
    }

    /** Which roster of a Timeline List is played in this round; final rounds are numbered on after the Swiss rounds. */
    @Rule({TimelineRules.ROSTER_ROUND, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    static Option<Integer> rosterInPlay(TournamentState state, int round) {
        if (round < 1 || state.announcement().format().kind() != EventKind.TIMELINE) {
            return Option.none();
        }
        RosterSchedule schedule = TimelineEdition.OF_2025_12_19.schedule();
        int swiss = state.structure()
                .filter(fixed -> fixed.hasCut() && state.announcement().afterTheCut() == AfterTheCut.BRACKET)
                .map(fixed -> fixed.swissRounds())
                .getOrElse(round);
        return Option.some(round <= swiss ? schedule.inSwissRound(round) : schedule.inFinalRound(round - swiss));
    }
}
