package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * Dice that plot points can buy into a pool before the roll. A push, a stunt and a resource take the same place, so a pool has one of
 * them at most; further traits and one's own stress are bought beside it, each once.
 *
 * <pre>{@code
 * DiceOnOffer push = DiceOnOffer.oneOf(DieSize.D6, DieSize.D8); // a push or a stunt
 * DiceOnOffer more = push.and(DieSize.D10); // and one more trait
 * }</pre>
 *
 * @param each dice that can be bought beside all others
 * @param oneOf dice of which one at most can be bought
 */
@Rule({POOL, PP_BEFORE})
public record DiceOnOffer(Vector<DieSize> each, Vector<DieSize> oneOf) {
    /** No dice: plot points are left for the total and the effect. */
    public static final DiceOnOffer NONE = new DiceOnOffer(Vector.empty(), Vector.empty());

    /** Dice that can be bought together. */
    public static DiceOnOffer each(DieSize... dice) {
        return new DiceOnOffer(Vector.of(dice), Vector.empty());
    }

    /** Dice of which one at most can be bought: a push or a stunt. */
    public static DiceOnOffer oneOf(DieSize... dice) {
        return new DiceOnOffer(Vector.empty(), Vector.of(dice));
    }

    /** The same and further dice that can be bought beside them. */
    public DiceOnOffer and(DieSize... dice) {
        return new DiceOnOffer(each.appendAll(Vector.of(dice)), oneOf);
    }
}
