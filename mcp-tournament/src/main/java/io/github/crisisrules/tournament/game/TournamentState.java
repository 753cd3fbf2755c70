package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.ConfusableKey;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.FinalRanking;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.game.query.Inspection;
import io.github.crisisrules.tournament.game.rule.FinalsRules;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.ConductLog;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import org.immutables.value.Value;

/** The state of an event at one moment: its players, the rounds and their results, the cut and the bracket. */
@Value.Immutable
@HouseStyle
public sealed interface TournamentState permits ImmutableTournamentState {
    /** Returns what was announced before the event. */
    Announcement announcement();

    /** Returns the seed that everything random follows from. It is secret until the event is over. */
    @Value.Redacted
    Seed seed();

    /** Returns the phase that the event is in. */
    Phase phase();

    /** Returns all players who ever registered, by registration number. */
    Vector<Entry> entries();

    /** Returns the index of players by name. */
    @Value.Auxiliary
    NameIndex nameBook();

    /** Returns the pairings that the organizer excluded. */
    LinkedHashSet<Pairing> excluded();

    /** Returns the warnings and ejections. */
    ConductLog conduct();

    /** Returns the rulings of the Watchers, with the course of appeals. */
    RulingLog rulings();

    /** Returns the clock started last. Players must never learn the time left. */
    @Value.Redacted
    Option<RunningClock> clock();

    /** Returns the rounds and the cut, fixed when round 1 is paired. */
    Option<Structure> structure();

    /** Returns the random tiebreak order of the current stage, or none before the event is opened. */
    Option<RandomTiebreak> lots();

    /** Returns the Swiss rounds paired so far. */
    Vector<SwissRound> rounds();

    /** Returns the progression cut, or none before it is made. */
    Option<ProgressionCut> cut();

    /** Returns the final rounds, or none before they are paired. */
    Option<Bracket> bracket();

    /** Returns the reason why the event was ended before it was decided, or none. */
    Option<String> endedBecause();

    /** Returns the entry of a player, or none if no player has this number. */
    default Option<Entry> entry(PlayerId player) {
        return Option.when(player.number() <= entries().size(), () -> entries().get(player.number() - 1));
    }

    /** Returns whether a player is still in the event, or how the player left; none if no player has this number. */
    default Option<Attendance> attendance(PlayerId player) {
        return entry(player).map(Entry::attendance);
    }

    /** Returns the name of a player, or the registration number of an unknown one. */
    default String name(PlayerId player) {
        return entry(player).map(entry -> entry.entrant().name()).getOrElse(player::toString);
    }

    /** Returns an English wording with the names of the registered players. */
    default Wording wording() {
        return Wording.of(id -> id instanceof PlayerId player ? name(player) : id.toString());
    }

    /**
     * Returns the player with the given name, as {@link PlainName#key} compares names: case and surrounding blanks
     * do not matter.
     */
    default Option<PlayerId> player(String name) {
        return nameBook().find(name);
    }

    /** Returns the players who will be paired. */
    default Vector<PlayerId> active() {
        return entries().filter(Entry::isActive).map(Entry::id);
    }

    /** Returns the Swiss round paired last. */
    default Option<SwissRound> round() {
        return rounds().lastOption();
    }

    /** Returns the Swiss round with the given number, or none if it was not paired. */
    default Option<SwissRound> round(int number) {
        return Option.when(number >= 1 && number <= rounds().size(), () -> rounds().get(number - 1));
    }

    /** Returns the current stage: 1 until the progression cut, 2 after it. */
    @Rule(EventRuleId.REMATCH)
    default int stage() {
        return cut().isEmpty() ? 1 : 2;
    }

    /**
     * Returns the byes of the next Swiss round, and the players to be paired. They are computed once, on first use:
     * the round that is paired from them keeps the pool.
     */
    @Value.Lazy
    default NextRound nextRound() {
        return SwissRules.next(this);
    }

    /**
     * Returns the records of all players with all results so far, including players who are no longer ranked. They
     * are computed once, on first use.
     */
    @Value.Lazy
    default Records records() {
        return EventRecords.of(this, rounds().size());
    }

    /** Returns the records after the given number of Swiss rounds, with results as they are known now. */
    default Records recordsAfter(int round) {
        return round == rounds().size() ? records() : EventRecords.of(this, round);
    }

    /** Returns the standings with all results so far, without ejected players. They are computed once, on first use. */
    @Value.Lazy
    default Standings standings() {
        return EventRecords.standings(this, rounds().size());
    }

    /**
     * Returns the standings after the given number of Swiss rounds, with results as they are known now. The latest
     * ones are {@link #standings}.
     */
    default Standings standingsAfter(int round) {
        return round == rounds().size() ? standings() : EventRecords.standings(this, round);
    }

    /** Returns the standings of the players who are still in the event, the best first. */
    default Vector<Standing> activeStandings() {
        return standings()
                .rows()
                .filter(row -> entries().get(row.player().number() - 1).isActive());
    }

    /** Returns whether all Swiss rounds of the first stage are played. */
    default boolean isSwissOver() {
        return structure().exists(fixed -> rounds().size() >= fixed.swissRounds())
                && rounds().forAll(SwissRound::isComplete);
    }

    /** Returns whether the event is decided, with or without a champion. */
    default boolean isDecided() {
        if (!isSwissOver()) {
            return false;
        }
        int size = structure().get().cut();
        if (cut().isEmpty()) {
            return size == 0 || active().size() < size;
        }
        return announcement().afterTheCut() == PostCutStage.BRACKET
                ? bracket().exists(Bracket::isOver)
                : qualifierAlone().isDefined() || active().isEmpty();
    }

    /**
     * Returns the champion: the best-ranked player still in the event, or the winner of the stage after the cut.
     * Returns none before the event is decided, if all players have left, and if the event was ended undecided.
     */
    @Rule({ChallengerRuleId.WINNER, EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT
    })
    default Option<PlayerId> champion() {
        if (!isDecided()) {
            return Option.none();
        }
        if (cut().isEmpty()) {
            return activeStandings().headOption().map(Standing::player);
        }
        return announcement().afterTheCut() == PostCutStage.BRACKET
                ? bracket().flatMap(finals -> FinalRanking.champion(finals, this::known))
                : qualifierAlone();
    }

    /**
     * Returns the player who leads alone where Swiss rounds continue after the cut, or none if there is no such
     * player yet.
     */
    default Option<PlayerId> qualifierAlone() {
        TreeMap<PlayerId, Integer> points = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                activeStandings().map(row -> Tuple.of(row.player(), row.points())));
        return points.isEmpty()
                ? Option.none()
                : PostCutStage.swissWinner(rounds().count(round -> round.stage() == 2 && round.isComplete()), points);
    }

    /**
     * Returns the ranks in the whole event: the champion, then the eliminated finalists, or the qualifiers where
     * Swiss rounds continued, then all others by the standings. Dropped players are marked, ejected players have
     * no rank.
     */
    default Vector<FinalRank> finalRanks() {
        Vector<PlayerId> swiss = standings().players();
        return bracket()
                .map(finals -> endedBecause().isDefined()
                        ? FinalRanking.ofEndedBracket(finals, swiss, this::known)
                        : FinalRanking.ofBracket(champion(), finals, swiss, this::known))
                .getOrElse(() -> FinalRanking.ofSwiss(
                        champion(),
                        cut().map(ProgressionCut::qualified).getOrElse(Vector.empty()),
                        swiss,
                        this::known));
    }

    private Attendance known(PlayerId player) {
        return attendance(player).get();
    }

    /** Returns the public part of the state, for pages and screens. */
    @Rule({EventRuleId.CLOCK, EventRuleId.OPEN})
    default PublicState publicState() {
        return PublicState.of(this);
    }

    /** Returns the whole state including the secrets, for the organizer's own screen. */
    default OrganizerState organizerState() {
        return OrganizerState.of(this);
    }

    /**
     * Returns the roster of a Timeline List to play in the given round, or none at a Challenger Event, which has
     * one roster.
     */
    @Rule({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Option<Integer> rosterInPlay(int round) {
        return Inspection.rosterInPlay(this, round);
    }

    /** Returns whether the event is in the stage after the cut and plays it as a bracket. */
    default boolean isBracketStage() {
        return phase() == Phase.FINALS && announcement().afterTheCut() == PostCutStage.BRACKET;
    }

    /** Returns the matches of the current round, Swiss or final, that have no result yet. */
    default Vector<RoundMatch> openMatches() {
        Option<Vector<RoundMatch>> open = isBracketStage()
                ? bracket().map(finals -> finals.round().open().map(match -> RoundMatch.of(this, match)))
                : round().map(SwissRound::openMatches);
        return open.getOrElse(Vector.empty());
    }

    /** Returns the matches, Swiss and final, whose results can be amended, the oldest first. */
    default Vector<RoundMatch> amendable() {
        return rounds().flatMap(SwissRound::reported).appendAll(FinalsRules.amendable(this));
    }

    /**
     * Returns the random tiebreak order of the current stage; before the event is opened, the one that it will
     * have.
     */
    default RandomTiebreak lotsOrFirst() {
        return lots().getOrElse(() -> RandomTiebreak.of(seed(), 1));
    }

    /** Returns whether the clock of the current round was started. */
    default boolean isClockRunning() {
        return clock().exists(running -> running.round() == roundNumber());
    }

    /** Returns the number of the current round. Final rounds continue the numbering of the Swiss rounds. */
    default int roundNumber() {
        return rounds().size() + bracket().map(finals -> finals.rounds().size()).getOrElse(0);
    }

    /** A clock, and the round to which it belongs. */
    record RunningClock(int round, RoundClock clock) {}

    /**
     * An index of the names in use, as {@link PlainName#key} compares them.
     *
     * @param byName the players by the key of their names
     * @param byAppearance the first player of each look, as {@link ConfusableKey} computes it
     */
    record NameIndex(TreeMap<String, PlayerId> byName, TreeMap<String, PlayerId> byAppearance) {
        static final NameIndex EMPTY = new NameIndex(
                TreeMap.empty(Comparator.<String>naturalOrder()), TreeMap.empty(Comparator.<String>naturalOrder()));

        /** Returns the player with the given name. */
        public Option<PlayerId> find(String name) {
            return byName.get(PlainName.key(name));
        }

        /** Returns a player whose name is easily confused with the given one. */
        public Option<PlayerId> alike(String name) {
            return byAppearance.get(ConfusableKey.of(name));
        }

        NameIndex with(Entrant entrant) {
            String look = ConfusableKey.of(entrant.name());
            return new NameIndex(
                    byName.put(PlainName.key(entrant.name()), entrant.id()),
                    byAppearance.containsKey(look) ? byAppearance : byAppearance.put(look, entrant.id()));
        }
    }
}
