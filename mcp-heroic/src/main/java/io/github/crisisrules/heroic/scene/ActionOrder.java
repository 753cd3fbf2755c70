package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Who has acted in this round, oldest first; who is to act now; and whether the last to act declined to start the next round. */
@Rule(ORDER)
public record ActionOrder(Vector<CastId> acted, Option<CastId> current, boolean declined) {
    /** Nobody has acted: the start of a round. */
    public static ActionOrder start() {
        return new ActionOrder(Vector.empty(), Option.none(), false);
    }

    /** With somebody to act now. */
    public ActionOrder naming(CastId who) {
        return new ActionOrder(acted, Option.some(who), false);
    }

    /** After the one to act has acted. */
    public ActionOrder acted(CastId who) {
        return new ActionOrder(acted.append(who), Option.none(), false);
    }

    /** The last to act leaves it to the Watcher who starts the next round. */
    public ActionOrder declining() {
        return new ActionOrder(acted, current, true);
    }

    /** Without somebody who left. Whoever has acted in this round stays so, and does not act again. */
    public ActionOrder without(CastId who) {
        return new ActionOrder(acted, current.filter(one -> !one.equals(who)), declined);
    }
}
