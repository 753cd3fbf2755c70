package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * The Swiss pairing of the event documents, for any number of players. It is always optimal and follows the law of
 * {@link EventRuleId#RANDOM_AMONG_THE_BEST_PAIRINGS}. In the rare pool in which too many pairs have met or are
 * excluded for the law to be guaranteed, the trace has {@link PairingDistribution#APPROXIMATE}.
 */
public final class SwissPairing implements PairingSystem {
    private static final SwissPairing SYSTEM = new SwissPairing();

    private SwissPairing() {}

    /** Returns the Swiss pairing system. */
    public static SwissPairing system() {
        return SYSTEM;
    }

    @Override
    public String name() {
        return "Swiss";
    }

    @Override
    @Rule({EventRuleId.R1, EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    public RoundPairing pair(PairingPool pool, Seed seed) {
        DensePool dense = pool.dense();
        PairingState state = new PairingState(dense.points(), dense.met(), dense.forbidden());
        int[] pairs = SwissKernel.pair(state, seed.random());
        return new RoundPairing(
                dense.tables(pairs),
                new PairingTrace(name(), state.lawful ? PairingDistribution.EXACT : PairingDistribution.APPROXIMATE));
    }
}
