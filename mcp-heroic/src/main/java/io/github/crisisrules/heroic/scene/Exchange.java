package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** An action from its intent to the use of its effects, together with the reaction to it. */
@Rule(SEQUENCE)
@Value.Immutable
@HouseStyle
public sealed interface Exchange permits ImmutableExchange {
    /** Returns the character who acts. */
    CastId actor();

    /** Returns the intent of the action. */
    Intent intent();

    /** Returns the target of the action. */
    CastId target();

    /** Returns the stress or trauma that the action treats, if it heals. */
    Option<Ailment> ailment();

    /**
     * Returns the complication, changed trait or scene distinction that help is about, if any. Its die opposes the
     * action.
     */
    Option<Trait> affected();

    /** Returns the actor's roll. */
    RollInProgress action();

    /** Returns the opposing roll, which begins once the action's result is final. */
    Option<RollInProgress> reaction();

    /** Returns the winner, once the totals have been compared. */
    Option<RollSide> winner();

    /** Returns the winner's effect dice that have not been used yet. */
    Vector<DieSize> effects();

    /** Returns whether a second effect die may be taken because the steps went past D12. */
    boolean canTakeSecondEffect();

    /** Returns whether the reaction has struck back. */
    boolean isCountered();

    /** Returns one of the two rolls, if it has begun. */
    default Option<RollInProgress> roll(RollSide side) {
        return side == RollSide.ACTION ? Option.some(action()) : reaction();
    }

    /** Returns the side whose roll is in progress, or none once both results are final. */
    default Option<RollSide> rolling() {
        if (winner().isDefined()) {
            return Option.none();
        }
        return action().stage() != RollStage.DECLARED ? Option.some(RollSide.ACTION) : Option.some(RollSide.REACTION);
    }

    /** Returns the side whose opportunities can be bought now, if any. */
    @Rule(OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP)
    default Option<RollSide> forSale() {
        return Vector.of(RollSide.values()).find(side -> roll(side).exists(hand -> hand.unsold() > 0));
    }

    /**
     * Returns the character who reacts, which is the target of an attack, or none if the Watcher rolls the doom pool.
     */
    @Rule(OPPOSE)
    default Option<CastId> reactor() {
        return Option.when(intent().isOpposedByTarget(), target());
    }

    /** Returns the character who uses the effect dice, or none for the Watcher. */
    default Option<CastId> user() {
        return isCountered() ? reactor() : Option.some(actor());
    }

    /** Returns the intent of the effect dice; a counter-attack always hurts. */
    default Intent effectIntent() {
        return isCountered() ? Intent.HURT : intent();
    }

    /** Returns the character that the effect dice are used on. */
    default CastId affectedCharacter() {
        return isCountered() ? actor() : target();
    }
}
