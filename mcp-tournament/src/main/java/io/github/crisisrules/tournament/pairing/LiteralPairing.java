package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/**
 * Swiss pairing read literally: from the top group down a choice is drawn and kept if the rest can still be completed
 * to an optimal pairing, else drawn again. Exactly the law for every field; its cost grows with the cube of the field, so it
 * is for fields of up to about a hundred players, and to check {@link SwissPairing} against.
 */
public final class LiteralPairing implements PairingSystem {
    private static final LiteralPairing SYSTEM = new LiteralPairing();

    private LiteralPairing() {}

    /** The literal reading. */
    public static LiteralPairing system() {
        return SYSTEM;
    }

    @Override
    @Rule({EventRules.R1, EventRules.GROUPS, EventRules.REMATCH, EventRules.RULING_10})
    public RoundPairing pair(PairingField field, Seed seed) {
        var pairs = new LiteralDraw(field, seed).pairs();
        return RoundPairing.of(field, pairs, new PairingTrace("literal Swiss", PairingCost.of(field, pairs), true));
    }
}
