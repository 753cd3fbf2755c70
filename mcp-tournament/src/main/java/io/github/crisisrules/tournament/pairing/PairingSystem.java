package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.CostKernel;
import io.github.crisisrules.tournament.kernel.RankedKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A way to pair a round. The result is a function of field and seed alone: the order in which players are listed, the
 * machine and the JDK do not matter.
 *
 * <p>{@link #swiss} is the one of the event documents. The others are for research: they take the same fields and give the same
 * kind of pairing, each in the way it states; {@link PairingLaw} tells what is drawn by a law. A ranking lists players best first, as {@code Standings.players()} does; it may
 * list players who are not in the field, but must list everyone who is.
 *
 * <pre>{@code
 * PlayerId ada = PlayerId.of(1);
 * PlayerId bruno = PlayerId.of(2);
 * PlayerId chidi = PlayerId.of(3);
 * PlayerId dana = PlayerId.of(4);
 * PairingField field = PairingField.of(
 *         FieldPlayer.of(ada, 3, bruno),
 *         FieldPlayer.of(bruno, 3, ada),
 *         FieldPlayer.of(chidi, 0, dana),
 *         FieldPlayer.of(dana, 0, chidi));
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

    /** Every pairing of the field is equally likely: points, meetings and excluded pairs are left aside, so people meet again. */
    static PairingSystem randomWithRematches() {
        return new KernelPairing(
                "random with rematches", PairingLaw.KEPT, (field, draw) -> RankedKernel.random(field.size(), draw));
    }

    /** First against second of the ranking, third against fourth, and so on, met or not; nothing is drawn. */
    static PairingSystem rankAdjacent(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "rank-adjacent", PairingLaw.NONE, (field, draw) -> RankedKernel.adjacent(field.ranking(ranking)));
    }

    /** The top half of each score group against its bottom half, in the order of the ranking, met or not; nothing is drawn. */
    static PairingSystem fold(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "fold", PairingLaw.NONE, (field, draw) -> RankedKernel.fold(field.ranking(ranking), field.points()));
    }

    /**
     * Down the ranking: the first without an opponent meets the next one not met and not excluded. Nobody looks ahead, so
     * the last ones may have to meet again; nothing is drawn.
     */
    static PairingSystem monrad(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "Monrad walk",
                PairingLaw.NONE,
                (field, draw) -> RankedKernel.walk(field.ranking(ranking), field.met(), field.forbidden()));
    }

    /**
     * Fewest excluded pairs, then fewest rematches, then the least sum of squared differences of points. Always optimal;
     * which of several optimal pairings comes out is drawn by no particular law. Cubic: for fields of up to some hundred.
     */
    static PairingSystem leastSquaredGaps() {
        return new KernelPairing(
                "least squared gaps",
                PairingLaw.NONE,
                (field, draw) -> CostKernel.leastSquaredGaps(field.points(), field.met(), field.forbidden(), draw));
    }

    /**
     * The least sum of a caller's prices; optimal and cubic like {@link #leastSquaredGaps}. The price must be pure; one that
     * depends on who is named first is refused.
     */
    static PairingSystem leastCost(PairPrice price) {
        return new KernelPairing(
                "least cost",
                PairingLaw.NONE,
                (field, draw) -> CostKernel.least(field.size(), (one, other) -> field.price(one, other, price), draw));
    }
}
