package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The order of turns in a round of an action scene: the characters who have acted, oldest first, the character who is
 * to act now, and whether the last to act has declined to start the next round.
 */
@Rule(ORDER)
public record ActionOrder(Vector<CastId> acted, Option<CastId> current, boolean hasDeclined) {
    /** Returns the order at the start of a round, when no character has acted. */
    public static ActionOrder start() {
        return new ActionOrder(Vector.empty(), Option.none(), false);
    }

    /** Returns this order with the given character to act now. */
    public ActionOrder naming(CastId character) {
        return new ActionOrder(acted, Option.some(character), false);
    }

    /** Returns this order after the given character has acted. */
    public ActionOrder acted(CastId character) {
        return new ActionOrder(acted.append(character), Option.none(), false);
    }

    /** Returns this order after the last to act has left the start of the next round to the Watcher. */
    public ActionOrder declining() {
        return new ActionOrder(acted, current, true);
    }

    /**
     * Returns this order without a pending turn of a character who has left. A character who has acted in this round
     * still counts as having acted and does not act again if it returns.
     */
    public ActionOrder without(CastId character) {
        return new ActionOrder(acted, current.filter(one -> !one.equals(character)), hasDeclined);
    }
}
