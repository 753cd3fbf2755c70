package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Who has acted in this round, oldest first; who is to act now; and who acted last in the round before. */
@Rule(ORDER)
public record ActionOrder(Vector<CastId> acted, Option<CastId> current, Option<CastId> lastBefore) {
    /** Nobody has acted. */
    public static ActionOrder start() {
        return new ActionOrder(Vector.empty(), Option.none(), Option.none());
    }

    /** With somebody to act now. */
    public ActionOrder naming(CastId who) {
        return new ActionOrder(acted, Option.some(who), lastBefore);
    }

    /** After the one to act has acted. */
    public ActionOrder acted(CastId who) {
        return new ActionOrder(acted.append(who), Option.none(), lastBefore);
    }

    /** A new round: all tokens are back. */
    public ActionOrder newRound() {
        return new ActionOrder(Vector.empty(), Option.none(), acted.lastOption());
    }

    /** Who names the next: whoever acted last; none, the Watcher, at the start of a round. */
    public Option<CastId> namer() {
        return acted.lastOption();
    }
}
