package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** An action from intent to applied effect, with the reaction to it. */
@Rule(SEQUENCE)
@Value.Immutable
@HouseStyle
public sealed interface Exchange permits ImmutableExchange {
    /** Who acts. */
    CastId actor();

    /** What for. */
    Intent intent();

    /** On whom. */
    CastId target();

    /** What is healed. */
    Option<Ailment> ailment();

    /** A complication, a changed trait or a distinction of the scene that help is about; its die stands against the action. */
    Option<Trait> affected();

    /** The actor's roll. */
    RollInHand action();

    /** The roll against it, once the action's result stands. */
    Option<RollInHand> reaction();

    /** Who won, once compared. */
    Option<RollSide> winner();

    /** The winner's effect dice yet to be used. */
    Vector<DieSize> effects();

    /** Whether the steps went past D12 and a second die of the roll may be taken. */
    boolean secondOpen();

    /** Whether the reaction strikes back. */
    boolean countered();

    /** One of the two rolls, if it has begun. */
    default Option<RollInHand> roll(RollSide side) {
        return side == RollSide.ACTION ? Option.some(action()) : reaction();
    }

    /** The roll that is going on; none once both results stand. */
    default Option<RollSide> rolling() {
        if (winner().isDefined()) {
            return Option.none();
        }
        return action().stage() != Stage.DECLARED ? Option.some(RollSide.ACTION) : Option.some(RollSide.REACTION);
    }

    /** The roll whose opportunities can be bought now. */
    @Rule(OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP)
    default Option<RollSide> forSale() {
        return Vector.of(RollSide.values()).find(side -> roll(side).exists(hand -> hand.unsold() > 0));
    }

    /** Who reacts: the target of an attack; none for the Watcher with the doom pool. */
    @Rule(OPPOSE)
    default Option<CastId> reactor() {
        return intent() == Intent.HURT ? Option.some(target()) : Option.none();
    }

    /** Who uses the effect dice; none for the Watcher. */
    default Option<CastId> user() {
        return countered() ? reactor() : Option.some(actor());
    }

    /** On whom they are used. */
    default CastId affectedOne() {
        return countered() ? actor() : target();
    }
}
