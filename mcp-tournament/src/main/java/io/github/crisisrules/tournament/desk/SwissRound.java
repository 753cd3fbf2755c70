package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.immutables.value.Value;

/** A Swiss round as it was paired, and the results that have come in. */
@Value.Immutable
@HouseStyle
public sealed interface SwissRound permits ImmutableSwissRound {
    /** From 1; the rounds after a cut are numbered on. */
    int number();

    /** 1 before a cut, 2 after it: nobody meets the same opponent twice in one stage. */
    int stage();

    /** The seed from which it was paired. */
    Seed seed();

    /** Points and former opponents at the time of pairing. */
    default PairingField field() {
        return madeOf().get();
    }

    /** The same, not yet made where nobody has asked: a log is read without it. */
    @Value.Auxiliary
    Lazy<PairingField> madeOf();

    /** Pairs and bye. */
    RoundTables tables();

    /** How each table's match ended, where that is known. */
    Vector<Option<MatchEnding>> endings();

    /** What was told of a round that was played at another desk; empty for rounds of this desk. */
    Vector<TakenRound.TakenSeat> told();

    /** Where everybody sits: built once, from the tables. */
    @Value.Auxiliary
    Seats seats();

    /** A round of an event in this state, which is not finished yet. */
    static SwissRound of(TournamentState before, int number, Seed seed, RoundTables tables) {
        return ImmutableSwissRound.builder()
                .number(number)
                .stage(before.stage())
                .seed(seed)
                .madeOf(Lazy.of(() -> SwissDesk.fieldOf(before, tables)))
                .tables(tables)
                .endings(Vector.fill(tables.pairs().size(), Option.<MatchEnding>none()))
                .seats(Seats.of(tables.pairs()))
                .build();
    }

    /** Why everybody meets their opponent: worked out when somebody asks, once for all. */
    @Value.Lazy
    default PairingReasons reasons() {
        return PairingReasons.of(field(), tables().pairs());
    }

    /** The table, from 0, at which a player sits in this round. */
    default Option<Integer> tableOf(PlayerId player) {
        return seats().byPlayer().get(player);
    }

    /** The table, from 0, of this very match. */
    default Option<Integer> tableOf(Pairing pairing) {
        return tableOf(pairing.first())
                .filter(table -> tables().pairs().get(table).equals(pairing));
    }

    /** Whether the player was paired or had a bye. */
    default boolean includes(PlayerId player) {
        return tableOf(player).isDefined() || hasBye(player);
    }

    /** Whether the player had a bye. */
    default boolean hasBye(PlayerId player) {
        return tables().byes().exists(bye -> bye.player().equals(player));
    }

    /** Whether it was played at another desk. */
    default boolean isTakenOver() {
        return !told().isEmpty();
    }

    /** The results so far, scored. */
    default Vector<MatchResult> results() {
        return endings().flatMap(ending -> ending).map(MatchEnding::result);
    }

    /** The matches without a result. */
    default Vector<Pairing> open() {
        return openMatches().map(RoundMatch::pairing);
    }

    /** The same with their tables. */
    default Vector<RoundMatch> openMatches() {
        return matches(false);
    }

    /** The matches with a result. */
    default Vector<RoundMatch> reported() {
        return matches(true);
    }

    private Vector<RoundMatch> matches(boolean ended) {
        List<RoundMatch> matches = new ArrayList<>();
        int table = 0;
        for (Pairing pairing : tables().pairs()) {
            if (endings().get(table).isDefined() == ended) {
                matches.add(new RoundMatch(number(), table + 1, pairing));
            }
            table++;
        }
        return Vector.ofAll(matches);
    }

    /** Whether every match has a result. */
    default boolean isComplete() {
        return endings().forAll(Option::isDefined);
    }

    /** Where everybody sits. */
    record Seats(TreeMap<PlayerId, Integer> byPlayer) {
        static Seats of(Vector<Pairing> pairs) {
            List<Tuple2<PlayerId, Integer>> seats = new ArrayList<>(2 * pairs.size());
            int table = 0;
            for (Pairing pairing : pairs) {
                seats.add(Tuple.of(pairing.first(), table));
                seats.add(Tuple.of(pairing.second(), table));
                table++;
            }
            return new Seats(TreeMap.ofEntries(Comparator.<PlayerId>naturalOrder(), seats));
        }
    }
}
