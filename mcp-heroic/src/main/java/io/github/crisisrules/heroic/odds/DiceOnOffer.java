package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * The dice that plot points can buy into a pool before the roll. A push, a stunt and a resource share one place,
 * so a pool has at most one of them. Further traits and the character's own stress are bought beside it, each
 * once.
 *
 * <pre>{@code
 * DiceOnOffer push = DiceOnOffer.atMostOneOf(DieSize.D6, DieSize.D8); // a push or a stunt
 * DiceOnOffer more = push.and(DieSize.D10); // and one more trait
 * }</pre>
 *
 * @param anyOf the dice that can be bought in addition to all others
 * @param atMostOneOf the dice of which at most one can be bought
 */
@Rule({POOL, PP_BEFORE})
public record DiceOnOffer(Vector<DieSize> anyOf, Vector<DieSize> atMostOneOf) {
    /** No dice on offer: all plot points remain for the total and the effect. */
    public static final DiceOnOffer NONE = new DiceOnOffer(Vector.empty(), Vector.empty());

    /** Creates an offer of dice that can be bought together. */
    public static DiceOnOffer anyOf(DieSize... dice) {
        return new DiceOnOffer(Vector.of(dice), Vector.empty());
    }

    /** Creates an offer of dice of which at most one can be bought, such as a push or a stunt. */
    public static DiceOnOffer atMostOneOf(DieSize... dice) {
        return new DiceOnOffer(Vector.empty(), Vector.of(dice));
    }

    /** Returns a copy with further dice that can be bought in addition. */
    public DiceOnOffer and(DieSize... dice) {
        return new DiceOnOffer(anyOf.appendAll(Vector.of(dice)), atMostOneOf);
    }
}
