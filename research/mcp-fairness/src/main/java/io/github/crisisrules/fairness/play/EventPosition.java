package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * A real event in mid-course, from which an {@link EventPlayer} continues: the scoreboard, the meetings, the byes, the
 * players present, and the open matches. Players are numbered from 0, in the order of registration. The event's own
 * scoring rules, tiebreakers, lots and excluded pairings apply; later pairings do not follow from the event's seed.
 */
public final class EventPosition {
    private final TournamentState state;
    private final Structure structure;
    final TiebreakChain tiebreakers;
    final RandomTiebreak lots;
    final Scoreboard board;
    final boolean[] active;
    final boolean[] ranked;
    final int[] opponents;
    final int[] gained;
    /** The open matches of the current round; each two consecutive entries are a pair. */
    final int[] open;
    /** The excluded pairs; each two consecutive entries are a pair. */
    final int[] excluded;
    /** True if Swiss rounds continue after the cut. */
    final boolean continues;
    /** The players in the order of the standings after the Swiss rounds; empty where these follow from the board. */
    final int[] swiss;
    /** The finalists by seed; empty before the cut. */
    final int[] seeds;
    /** The seeds at the positions of the current final round, see {@link Brackets}. */
    final int[] line;

    private EventPosition(TournamentState state, Structure structure) {
        this.state = state;
        this.structure = structure;
        int players = state.entries().size();
        tiebreakers = state.announcement().houseRules().tiebreakers();
        continues = structure.hasCut() && state.announcement().afterTheCut() == PostCutStage.SWISS_CONTINUES;
        boolean isLater = state.round().exists(last -> last.stage() == 2);
        lots = state.cut().isEmpty() || isLater ? state.lotsOrFirst() : RandomTiebreak.of(state.seed(), 1);
        board = emptyBoard();
        active = new boolean[players];
        ranked = new boolean[players];
        opponents = new int[players * board.rounds];
        gained = new int[opponents.length];
        open = state.isBracketStage() ? new int[0] : twos(state.openMatches().map(match -> match.pairing()));
        excluded = twos(EventRecords.excluded(state, players()).toVector());
        seeds = state.cut()
                .map(ProgressionCut::qualified)
                .getOrElse(Vector.empty())
                .toJavaStream()
                .mapToInt(EventPosition::index)
                .toArray();
        line = state.bracket().map(this::line).getOrElse(Brackets.places(Math.max(1, seeds.length)));
        Arrays.fill(opponents, PlayedEvent.ABSENT);
        for (Entry entry : state.entries()) {
            active[index(entry.id())] = entry.isActive();
            ranked[index(entry.id())] = entry.attendance().isRanked();
        }
        for (SwissRound round : state.rounds()) {
            if (round.number() == structure.swissRounds() + 1) {
                board.beginStage();
            }
            record(round);
        }
        if (continues && isAfterCut() && !isLater) {
            board.beginStage();
        }
        swiss = continues && isAfterCut()
                ? order(state.standingsAfter(structure.swissRounds()).players())
                : new int[0];
        for (PlayerId player : state.records().players()) {
            board.set(index(player), state.records().of(player));
        }
    }

    /**
     * Returns the position of an event.
     *
     * @throws IllegalArgumentException if there is an {@link #obstacle}
     */
    public static EventPosition of(TournamentState state) {
        obstacle(state).forEach(why -> {
            throw new IllegalArgumentException(why);
        });
        return new EventPosition(state, state.structure().get());
    }

    /**
     * Returns why an event cannot be continued, as a sentence: round 1 is not paired, the event was ended undecided, or
     * it has more rounds than {@link EventPlan#MAX_ROUNDS}.
     */
    public static Option<String> obstacle(TournamentState state) {
        if (state.structure().isEmpty()) {
            return Option.some("The event has no rounds yet, so nothing can be continued. Pair round 1 first.");
        }
        if (state.endedBecause().isDefined()) {
            return Option.some("The event was ended without a champion: "
                    + state.endedBecause().get() + " Only an event that goes on or is decided can be continued.");
        }
        Structure structure = state.structure().get();
        int rounds = Math.max(structure.swissRounds(), state.rounds().size());
        return Option.when(
                rounds > EventPlan.MAX_ROUNDS,
                () -> "The event has " + rounds + " Swiss rounds, and at most " + EventPlan.MAX_ROUNDS
                        + " can be continued.");
    }

    /** Returns the players in the given order, followed by those who have no rank. */
    private int[] order(Vector<PlayerId> ranking) {
        return ranking.appendAll(players().removeAll(ranking))
                .toJavaStream()
                .mapToInt(EventPosition::index)
                .toArray();
    }

    private void record(SwissRound round) {
        int offset = (round.number() - 1) * active.length;
        PointScale scale = board.scale;
        for (MatchResult result : round.results(state.announcement().scoring())) {
            Score first = result.first();
            Score second = result.second();
            int one = index(first.player());
            int other = index(second.player());
            board.meet(one, other);
            if (first.outcome() == Outcome.DRAW) {
                board.drew(one, first.vps(), other, second.vps());
            } else if (first.outcome() == Outcome.WIN) {
                board.won(one, first.vps(), other, second.vps());
            } else {
                board.won(other, second.vps(), one, first.vps());
            }
            opponents[offset + one] = other;
            opponents[offset + other] = one;
            gained[offset + one] = scale.points(first.outcome());
            gained[offset + other] = scale.points(second.outcome());
        }
        round.tables().byes().forEach(bye -> {
            opponents[offset + index(bye.player())] = PlayedEvent.BYE;
            gained[offset + index(bye.player())] = scale.bye();
        });
    }

    /** Returns the positions of the current final round; a decided match has its winner and an empty position. */
    private int[] line(Bracket bracket) {
        FinalRound round = bracket.round();
        int[] positions = new int[2 * round.matches().size()];
        for (FinalMatch match : round.matches()) {
            Seq<PlayerId> left =
                    match.isDecided() ? match.winner().toVector().removeAll(bracket.leaving()) : match.players();
            int place = match.number() - 1;
            positions[place] = seedOf(bracket, left.headOption());
            positions[Brackets.opponent(place, positions.length)] =
                    seedOf(bracket, left.drop(1).headOption());
        }
        return positions;
    }

    private static int seedOf(Bracket bracket, Option<PlayerId> player) {
        return player.map(one -> bracket.seeds().seedOf(one) - 1).getOrElse(Brackets.NO_PLAYER);
    }

    private static int[] twos(Seq<Pairing> pairs) {
        return pairs.flatMap(Pairing::players)
                .toJavaStream()
                .mapToInt(EventPosition::index)
                .toArray();
    }

    private static int index(PlayerId player) {
        return player.number() - 1;
    }

    /** Returns the players who ever registered, in the order of their numbers. */
    public Vector<PlayerId> players() {
        return state.entries().map(Entry::id);
    }

    /** Returns the shape of the event under the given pairing system. */
    EventPlan plan(PairingChoice system) {
        return new EventPlan(
                active.length,
                new Structure(rounds(), structure.cut()),
                system,
                state.announcement().scoring());
    }

    /** Returns the number of rounds that there is room for: where Swiss rounds continue after the cut, as many as can be ranked. */
    private int rounds() {
        return continues ? EventPlan.MAX_ROUNDS : structure.swissRounds();
    }

    /** Returns the number of Swiss rounds before the cut. */
    int swissRounds() {
        return structure.swissRounds();
    }

    /** Returns the lots of the stage after the cut. */
    RandomTiebreak laterLots() {
        return state.lotsOrFirst();
    }

    /** Returns the players present who asked for a bye in a round that is not paired yet. */
    int[] byes(int round) {
        return round > structure.swissRounds()
                ? new int[0]
                : state.entries()
                        .filter(entry ->
                                entry.isActive() && entry.requestedByes().contains(round))
                        .toJavaStream()
                        .mapToInt(entry -> index(entry.id()))
                        .toArray();
    }

    Scoreboard emptyBoard() {
        return Scoreboard.of(
                state.entries().size(),
                rounds(),
                tiebreakers,
                state.announcement().scoring());
    }

    /** Returns the number of rounds paired so far. */
    int round() {
        return state.rounds().size();
    }

    /** Returns whether the event has a champion, or ends without one. */
    boolean isDecided() {
        return state.phase() == Phase.CLOSED || state.isDecided();
    }

    int champion() {
        return state.champion().map(EventPosition::index).getOrElse(PlayedEvent.ABSENT);
    }

    /**
     * Returns whether some players advance at a cut: one was made, or enough players are left for it. Without
     * further drops this does not change.
     */
    public boolean hasCut() {
        return isAfterCut() || (structure.hasCut() && state.active().size() >= structure.cut());
    }

    /** Returns whether the progression cut was made. */
    boolean isAfterCut() {
        return seeds.length > 0;
    }
}
