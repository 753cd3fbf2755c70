package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The kernel's numbers for effect die and spare dice, and back: effect * 36 + (1 + second) * 6 + (1 + third), 0 for none. */
final class Hand {
    static final int SPARES = 36;
    static final int COUNT = PoolKernel.SIZES * SPARES;

    private Hand() {}

    static int index(int total, int effect, int spare) {
        return (total * PoolKernel.SIZES + effect) * SPARES + spare;
    }

    static DieSize effect(int hand) {
        return DieSize.all().get(hand / SPARES);
    }

    static Option<DieSize> second(int hand) {
        return size(hand % SPARES / 6);
    }

    static Option<DieSize> third(int hand) {
        return size(hand % 6);
    }

    /** The effect dice declared, where so many further ones are bought. */
    static Vector<DieSize> effects(int hand, int extra) {
        return Vector.of(effect(hand)).appendAll(extra > 0 ? second(hand) : Option.none());
    }

    /** The die that may be used past D12. */
    static Option<DieSize> reserve(int hand, int extra) {
        return extra > 0 ? third(hand) : second(hand);
    }

    private static Option<DieSize> size(int code) {
        return code == 0 ? Option.none() : Option.some(DieSize.all().get(code - 1));
    }
}
