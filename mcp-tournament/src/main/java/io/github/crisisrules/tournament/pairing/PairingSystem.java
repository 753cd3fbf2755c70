package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.CostKernel;
import io.github.crisisrules.tournament.kernel.RankedKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;

/**
 * A way to pair a round. The result is a function of field and seed alone: the order in which players are listed, the
 * machine and the JDK do not matter.
 *
 * <p>{@link #swiss} is the one of the event documents. The others are for research: they take the same fields and give the same
 * kind of pairing, each by the law it states. A ranking lists players best first, as {@code Standings.players()} does; it may
 * list players who are not in the field, but must list everyone who is.
 *
 * <pre>{@code
 * PlayerId ada = PlayerId.of(1);
 * PlayerId bruno = PlayerId.of(2);
 * PlayerId chidi = PlayerId.of(3);
 * PlayerId dana = PlayerId.of(4);
 * PairingField field = PairingField.of(Vector.of(
 *         new FieldPlayer(ada, 3, Vector.of(bruno)),
 *         new FieldPlayer(bruno, 3, Vector.of(ada)),
 *         new FieldPlayer(chidi, 0, Vector.of(dana)),
 *         new FieldPlayer(dana, 0, Vector.of(chidi))));
 * RoundPairing paired = PairingSystem.swiss().pair(field, Seed.ofWords("spoken before round 2"));
 * Vector<Pairing> tables = paired.pairs();
 * }</pre>
 */
@FunctionalInterface
public interface PairingSystem {
    /** A pairing of the whole field. */
    RoundPairing pair(PairingField field, Seed seed);

    /** The Swiss pairing of the event documents, as {@link PairingCost} and its law define it. */
    static PairingSystem swiss() {
        return SwissPairing.system();
    }

    /** Every pairing of the field is equally likely; points, meetings and excluded pairs are left aside. */
    static PairingSystem random() {
        return new KernelPairing("random", (field, draw) -> RankedKernel.random(field.size(), draw));
    }

    /** First against second of the ranking, third against fourth, and so on, met or not; nothing is drawn. */
    static PairingSystem rankAdjacent(Seq<PlayerId> bestFirst) {
        return new KernelPairing("rank-adjacent", (field, draw) -> RankedKernel.adjacent(field.ranking(bestFirst)));
    }

    /** The top half of each score group against its bottom half, in the order of the ranking, met or not; nothing is drawn. */
    static PairingSystem fold(Seq<PlayerId> bestFirst) {
        return new KernelPairing("fold", (field, draw) -> RankedKernel.fold(field.ranking(bestFirst), field.points()));
    }

    /**
     * Down the ranking: the first without an opponent meets the next one not met and not excluded. Nobody looks ahead, so
     * the last ones may have to meet again; nothing is drawn.
     */
    static PairingSystem monrad(Seq<PlayerId> bestFirst) {
        return new KernelPairing(
                "Monrad walk",
                (field, draw) -> RankedKernel.walk(field.ranking(bestFirst), field.met(), field.forbidden()));
    }

    /**
     * Fewest excluded pairs, then fewest rematches, then the least sum of squared differences of points. Always optimal;
     * which of several optimal pairings comes out is drawn by no particular law. Cubic: for fields of up to some hundred.
     */
    static PairingSystem leastSquaredGaps() {
        return new KernelPairing(
                "least squared gaps",
                (field, draw) -> CostKernel.leastSquaredGaps(field.points(), field.met(), field.forbidden(), draw));
    }

    /**
     * The least sum of a caller's prices; optimal and cubic like {@link #leastSquaredGaps}. The price must be pure; one that
     * depends on who is named first is refused.
     */
    static PairingSystem leastCost(PairPrice price) {
        return new KernelPairing(
                "least cost",
                (field, draw) -> CostKernel.least(field.size(), (one, other) -> field.price(one, other, price), draw));
    }
}
