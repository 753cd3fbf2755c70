package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.component.ComponentCode;
import io.github.crisisrules.tournament.component.ComponentRules;
import io.github.crisisrules.tournament.component.Kit;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.component.TerrainRules;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.OpenInformation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * Inspections at an event: the components that players brought, the setup of the tables, and the part of a list
 * that opponents may see.
 */
public final class Inspection {
    private Inspection() {}

    /**
     * Checks whether a player's kit has everything that the submitted list needs, and nothing forbidden. Without a
     * list, only dice, tools and tokens are checked.
     *
     * @return the kit, or all its faults
     */
    @Rule({
        EventRuleId.MINI,
        TimelineRuleId.MINI,
        EventRuleId.CARDS,
        EventRuleId.DICE,
        EventRuleId.TOOLS,
        EventRuleId.TOKENS
    })
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
        return state.announcement().edition().kind() == EventKind.TIMELINE
                ? ComponentCode.TIMELINE
                : ComponentCode.CHALLENGER;
    }

    /**
     * Checks whether the tables of the current round are set up as the rules require of the organizer.
     *
     * @return the tables, or everything that is missing
     */
    @Rule(EventRuleId.TERRAIN)
    public static Validation<Seq<RuleViolation>, Vector<TableSetup>> tables(
            TournamentState state, Iterable<TableSetup> tables) {
        return TerrainRules.check(inUse(state), tables).mapError(Vector::ofAll);
    }

    /**
     * Returns the numbers of the tables at which the current round is played. Final matches are numbered from 1
     * too.
     */
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

    /**
     * Returns the cards of a player's list that an opponent may ask to see, before the game and during it, or none
     * if no list was submitted.
     */
    @Rule(EventRuleId.OPEN)
    public static Option<OpenInformation> openInformation(TournamentState state, PlayerId player) {
        return state.entry(player)
                .filter(Entry::hasList)
                .map(entry -> OpenInformation.ofSubmitted(entry.rosters().map(each -> each.roster())));
    }

    /**
     * Returns the roster of a Timeline List to play in a round. Final rounds continue the numbering of the Swiss
     * rounds.
     */
    @Rule({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    public static Option<Integer> rosterInPlay(TournamentState state, int round) {
        int swiss = state.structure()
                .filter(fixed -> fixed.hasCut() && state.announcement().afterTheCut() == PostCutStage.BRACKET)
                .map(fixed -> fixed.swissRounds())
                .getOrElse(round);
        return state.announcement()
                .edition()
                .rosterSchedule()
                .filter(schedule -> round > 0)
                .map(schedule -> round <= swiss ? schedule.inSwissRound(round) : schedule.inFinalRound(round - swiss));
    }
}
