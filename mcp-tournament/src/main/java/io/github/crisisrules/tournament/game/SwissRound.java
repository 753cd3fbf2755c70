package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import org.immutables.value.Value;

/** A Swiss round: the pairing, and the results reported so far. */
@Value.Immutable
@HouseStyle
public sealed interface SwissRound permits ImmutableSwissRound {
    /** Returns the number of the round, from 1. Rounds after a cut continue the numbering. */
    int number();

    /** Returns the stage: 1 before a cut, 2 after it. Two players meet at most once in a stage. */
    int stage();

    /** Returns the seed from which the round was paired. */
    Seed seed();

    /** Returns the players at the time of pairing, with their points and former opponents. */
    default PairingPool pool() {
        return lazyPool().get();
    }

    /**
     * Returns the supplier of {@link #pool}, which is computed on first use because reading a log does not need
     * it.
     */
    @Value.Auxiliary
    Lazy<PairingPool> lazyPool();

    /** Returns the pairs and byes. */
    RoundTables tables();

    /** Returns how the match at each table ended, or none where that is not known. */
    Vector<Option<MatchEnding>> endings();

    /** Returns the points and VPs of a round that was played elsewhere and taken over; empty for other rounds. */
    Vector<ImportedRound.ImportedSeat> importedSeats();

    /** Returns the seats of the players, computed once from the tables. */
    @Value.Auxiliary
    Seats seats();

    /** Creates a round without results, in an event that was in the state {@code before}. */
    static SwissRound of(TournamentState before, int number, Seed seed, RoundTables tables) {
        return ImmutableSwissRound.builder()
                .number(number)
                .stage(before.stage())
                .seed(seed)
                .lazyPool(Lazy.of(() -> SwissRules.poolOf(before, tables)))
                .tables(tables)
                .endings(Vector.fill(tables.pairs().size(), Option.<MatchEnding>none()))
                .seats(Seats.of(tables.pairs()))
                .build();
    }

    /** Returns the reasons for all pairs, computed once on first use. */
    @Value.Lazy
    default PairingReasons reasons() {
        return PairingReasons.of(pool(), tables().pairs());
    }

    /** Returns the index, from 0, of the table at which a player sits in this round. */
    default Option<Integer> tableOf(PlayerId player) {
        return seats().byPlayer().get(player);
    }

    /** Returns the index, from 0, of the table at which these two players meet. */
    default Option<Integer> tableOf(Pairing pairing) {
        return tableOf(pairing.first())
                .filter(table -> tables().pairs().get(table).equals(pairing));
    }

    /** Returns how the match of these two players ended, or none if they do not meet or have no result. */
    default Option<MatchEnding> endingOf(Pairing pairing) {
        return tableOf(pairing).flatMap(endings()::get);
    }

    /** Returns whether the player was paired or had a bye. */
    default boolean includes(PlayerId player) {
        return tableOf(player).isDefined() || hasBye(player);
    }

    /** Returns whether the player had a bye. */
    default boolean hasBye(PlayerId player) {
        return tables().byes().exists(bye -> bye.player().equals(player));
    }

    /** Returns whether the round was played elsewhere and taken over. */
    default boolean isTakenOver() {
        return !importedSeats().isEmpty();
    }

    /** Returns the results so far, scored by the given rules, which are those of the event. */
    default Vector<MatchResult> results(Scoring scoring) {
        return endings().flatMap(ending -> ending).map(ending -> ending.result(scoring));
    }

    /** Returns the pairs without a result. */
    default Vector<Pairing> open() {
        return openMatches().map(RoundMatch::pairing);
    }

    /** Returns the matches without a result, with their tables. */
    default Vector<RoundMatch> openMatches() {
        return matches(false);
    }

    /** Returns the matches with a result. */
    default Vector<RoundMatch> reported() {
        return matches(true);
    }

    private Vector<RoundMatch> matches(boolean ended) {
        return tables().pairs()
                .zipWithIndex((pairing, table) -> new RoundMatch(number(), table + 1, pairing))
                .filter(match -> endings().get(match.table() - 1).isDefined() == ended);
    }

    /** Returns whether every match has a result. */
    default boolean isComplete() {
        return endings().forAll(Option::isDefined);
    }

    /** The table of each player, as an index from 0. */
    record Seats(TreeMap<PlayerId, Integer> byPlayer) {
        static Seats of(Vector<Pairing> pairs) {
            return new Seats(TreeMap.ofEntries(
                    Comparator.<PlayerId>naturalOrder(),
                    pairs.zipWithIndex()
                            .flatMap(table -> table._1.players().map(player -> Tuple.of(player, table._2)))));
        }
    }
}
