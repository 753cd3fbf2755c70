package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.kernel.PairingNotes;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * The Swiss pairing of the event documents, for any number of players. It is always optimal and follows the law of
 * {@link EventRuleId#RANDOM_AMONG_THE_BEST_PAIRINGS}. In the rare pool in which too many pairs have met or are
 * excluded for the law to be guaranteed, the trace has {@link PairingLaw#APPROXIMATE}.
 */
public final class SwissPairing implements PairingSystem {
    private static final SwissPairing SYSTEM = new SwissPairing();

    private SwissPairing() {}

    /** Returns the Swiss pairing system. */
    public static SwissPairing system() {
        return SYSTEM;
    }

    @Override
    @Rule({EventRuleId.R1, EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    public RoundPairing pair(PairingPool field, Seed seed) {
        DensePool dense = field.dense();
        PairingNotes notes = new PairingNotes();
        int[] pairs = SwissKernel.pair(dense.points(), dense.met(), dense.forbidden(), seed.draws(), notes);
        return new RoundPairing(
                dense.tables(pairs),
                new PairingTrace("Swiss", notes.isLawful() ? PairingLaw.EXACT : PairingLaw.APPROXIMATE));
    }
}
