package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** One of the two rolls of an action, from the empty pool to the final result. */
@Rule(SEQUENCE)
@Value.Immutable
@HouseStyle
public sealed interface RollInProgress permits ImmutableRollInProgress {
    /** Returns the character who rolls, or none if the Watcher rolls the doom pool. */
    Option<CastId> roller();

    /**
     * Returns the dice of the pool in the order in which they joined; empty if the players reported a roll without a
     * pool.
     */
    Vector<PoolDie> pool();

    /** Returns the dice rolled with their faces, once rolled. */
    Option<Roll> roll();

    /** Returns the dice of the total and the effect, once chosen. */
    Option<DiceChoice> choice();

    /** Returns the final result, once declared or reported. */
    Option<RollResult> result();

    /** Returns the number of opportunities that the other side has bought. */
    int opportunitiesSold();

    /** Returns whether the next step was taken without buying the remaining opportunities. */
    boolean opportunitiesPassed();

    /** Returns the stage that this roll has reached. */
    default RollStage stage() {
        if (result().isDefined()) {
            return RollStage.DECLARED;
        }
        return roll().isDefined() ? RollStage.CHOICE : RollStage.POOL;
    }

    /** Returns the number of dice that show 1. */
    default int opportunities() {
        return result().map(RollResult::opportunities)
                .getOrElse(() -> roll().map(dice -> dice.opportunities().size()).getOrElse(0));
    }

    /** Returns the number of opportunities that can still be bought. */
    default int unsold() {
        return opportunitiesPassed() || result().isEmpty() ? 0 : opportunities() - opportunitiesSold();
    }
}
