package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.LookAlike;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.RulingLog;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.finals.AfterTheCut;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.TieLots;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.immutables.value.Value;

/** An event at one moment: who is in it, the rounds and their results, the cut and the bracket. */
@Value.Immutable
@HouseStyle
public sealed interface TournamentState permits ImmutableTournamentState {
    /** What was announced before the event. */
    Announcement announcement();

    /** The seed that everything random follows from; secret until the event is over. */
    @Value.Redacted
    Seed seed();

    /** How far the event has come. */
    Phase phase();

    /** Everybody who ever registered, by registration number. */
    Vector<Entry> entries();

    /** Who has which name. */
    @Value.Auxiliary
    NameBook nameBook();

    /** Pairs the organizer excluded. */
    LinkedHashSet<Pairing> excluded();

    /** Warnings and ejections. */
    ConductLog conduct();

    /** The rulings of the Watchers, and what became of appeals. */
    RulingLog rulings();

    /** The clock started last; players are never told the time left. */
    @Value.Redacted
    Option<RunningClock> clock();

    /** Rounds and cut, fixed when round 1 is paired. */
    Option<Structure> structure();

    /** The last tiebreaker of the current stage, drawn when the event is opened. */
    Option<TieLots> lots();

    /** The Swiss rounds paired so far. */
    Vector<SwissRound> rounds();

    /** The progression cut, once it is made. */
    Option<ProgressionCut> cut();

    /** The final rounds, once they are paired. */
    Option<Bracket> bracket();

    /** Why the event was ended before it was decided, if it was. */
    Option<String> endedBecause();

    /** The entry of a player, if there is one with this number. */
    default Option<Entry> entry(PlayerId player) {
        return Option.when(player.number() <= entries().size(), () -> entries().get(player.number() - 1));
    }

    /** The name to call out; the number where the player is unknown. */
    default String name(PlayerId player) {
        return entry(player).map(entry -> entry.entrant().name()).getOrElse(player::toString);
    }

    /** The names of the registered players. */
    default Names names() {
        return id -> id instanceof PlayerId player ? name(player) : id.toString();
    }

    /** The player with this name, as {@link PlainName#key} compares names: capitals and outer blanks do not matter. */
    default Option<PlayerId> player(String name) {
        return nameBook().find(name);
    }

    /** Everybody who will be paired. */
    default Vector<PlayerId> active() {
        // A loop: asked for by every pairing, also by a program's first, where two lambdas would cost more than it.
        List<PlayerId> active = new ArrayList<>(entries().size());
        for (Entry entry : entries()) {
            if (entry.isActive()) {
                active.add(entry.id());
            }
        }
        return Vector.ofAll(active);
    }

    /** The Swiss round paired last. */
    default Option<SwissRound> round() {
        return rounds().lastOption();
    }

    /** The Swiss round with this number, if it was paired. */
    default Option<SwissRound> round(int number) {
        return Option.when(number >= 1 && number <= rounds().size(), () -> rounds().get(number - 1));
    }

    /** 1 until the progression cut, 2 after it. */
    @Rule(EventRules.REMATCH)
    default int stage() {
        return cut().isEmpty() ? 1 : 2;
    }

    /** The field of the next Swiss round, without whoever has a bye. The round that is paired from it keeps it: it is made once. */
    @Value.Lazy
    default PairingField nextField() {
        return SwissDesk.field(this);
    }

    /** The standings with all results so far; ejected players are left out. Worked out when somebody asks, once. */
    @Value.Lazy
    default Standings standings() {
        return EventRecords.standings(this, rounds().size());
    }

    /** The standings after this many Swiss rounds, as the results are known now. */
    default Standings standingsAfter(int round) {
        return EventRecords.standings(this, round);
    }

    /** The places of those who are still in the event, best first. */
    default Vector<Standing> activeStandings() {
        return standings()
                .rows()
                .filter(row -> entries().get(row.player().number() - 1).isActive());
    }

    /** Whether all Swiss rounds of the first stage are played. */
    default boolean isSwissOver() {
        return structure().exists(fixed -> rounds().size() >= fixed.swissRounds())
                && rounds().forAll(SwissRound::isComplete);
    }

    /** Whether it is decided who has won, or that nobody has. */
    default boolean isDecided() {
        if (!isSwissOver()) {
            return false;
        }
        int size = structure().get().cut();
        if (cut().isEmpty()) {
            return size == 0 || active().size() < size;
        }
        return announcement().afterTheCut() == AfterTheCut.BRACKET
                ? bracket().exists(Bracket::isOver)
                : qualifierAlone().isDefined() || active().isEmpty();
    }

    /**
     * Who has won: the best of the standings who is still there, or the winner of the stage after the cut. Nobody before that
     * is decided, nobody where all have left, and nobody in an event that was ended before.
     */
    default Option<PlayerId> champion() {
        return Placing.champion(this);
    }

    /** Where Swiss rounds go on after the cut: the one who leads alone, if it has come to that. */
    default Option<PlayerId> qualifierAlone() {
        TreeMap<PlayerId, Integer> points = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                activeStandings().map(row -> Tuple.of(row.player(), row.points())));
        return points.isEmpty()
                ? Option.none()
                : AfterTheCut.winnerOfTheSwiss(
                        rounds().count(round -> round.stage() == 2 && round.isComplete()), points);
    }

    /**
     * The places in the whole event, the champion first: then those out of the final rounds, or the qualifiers of Swiss rounds
     * that went on, then everybody else by the standings. Dropped players are marked, ejected players have no place.
     */
    default Vector<FinalRank> finalRanks() {
        return Placing.ranks(this);
    }

    /** What everybody at the venue may know: for pages and screens. */
    @Rule({EventRules.CLOCK, EventRules.OPEN})
    default PublicState publicState() {
        return PublicState.of(this);
    }

    /** Everything, with what players may not know: for the organizer's own screen. */
    default OrganizerState organizerState() {
        return OrganizerState.of(this);
    }

    /** Which roster of a Timeline List is played in this round; nothing at a Challenger Event, where there is one. */
    @Rule({TimelineRules.ROSTER_ROUND, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Option<Integer> rosterInPlay(int round) {
        return Inspection.rosterInPlay(this, round);
    }

    /** Whether a bracket is played now. */
    default boolean isBracketStage() {
        return phase() == Phase.FINALS && announcement().afterTheCut() == AfterTheCut.BRACKET;
    }

    /** The matches of the current round, Swiss or final, that have no result yet. */
    default Vector<RoundMatch> openMatches() {
        if (isBracketStage()) {
            return bracket()
                    .map(finals -> finals.round().open().map(match -> RoundMatch.of(this, match)))
                    .getOrElse(Vector.empty());
        }
        return rounds().isEmpty() ? Vector.empty() : rounds().last().openMatches();
    }

    /** The matches, Swiss and final, of which the result can be amended, oldest first. */
    default Vector<RoundMatch> amendable() {
        return rounds().flatMap(SwissRound::reported).appendAll(FinalsDesk.amendable(this));
    }

    /** The lots of the current stage; before the event is opened, those that will then be drawn. */
    default TieLots lotsOrFirst() {
        return lots().getOrElse(() -> TieLots.of(seed(), 1));
    }

    /** Whether the clock of the current round was started. */
    default boolean isClockRunning() {
        return clock().exists(running -> running.round() == roundNumber());
    }

    /** The number of the current round: final rounds are numbered on after the Swiss rounds. */
    default int roundNumber() {
        return rounds().size() + bracket().map(finals -> finals.rounds().size()).getOrElse(0);
    }

    /** A clock and the round it belongs to. */
    record RunningClock(int round, RoundClock clock) {}

    /**
     * Names in use, as {@link PlainName#key} compares them.
     *
     * @param byLook the first player of each look, as {@link LookAlike} tells it
     */
    record NameBook(TreeMap<String, PlayerId> byName, TreeMap<String, PlayerId> byLook) {
        static final NameBook EMPTY = new NameBook(
                TreeMap.empty(Comparator.<String>naturalOrder()), TreeMap.empty(Comparator.<String>naturalOrder()));

        /** Who has this name. */
        public Option<PlayerId> find(String name) {
            return byName.get(PlainName.key(name));
        }

        /** Whose name is another one and easily taken for this. */
        public Option<PlayerId> alike(String name) {
            return byLook.get(LookAlike.of(name));
        }

        NameBook with(Entrant entrant) {
            String look = LookAlike.of(entrant.name());
            return new NameBook(
                    byName.put(PlainName.key(entrant.name()), entrant.id()),
                    byLook.containsKey(look) ? byLook : byLook.put(look, entrant.id()));
        }
    }
}
