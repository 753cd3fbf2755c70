package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** One of the two rolls of an action, from the empty pool to the settled result. */
@Rule(SEQUENCE)
@Value.Immutable
@HouseStyle
public sealed interface RollInHand permits ImmutableRollInHand {
    /** Who rolls; none for the Watcher with the doom pool. */
    Option<CastId> roller();

    /** The dice so far, in the order in which they joined. */
    Vector<PoolDie> pool();

    /** What they show, once rolled. */
    Option<Roll> roll();

    /** Total and effect, once chosen. */
    Option<DiceChoice> choice();

    /** Whether the result stands. */
    boolean declared();

    /** How many opportunities the other side has bought. */
    int sold();

    /** Whether the other side is done buying. */
    boolean settled();

    /** How far it has come. */
    default Stage stage() {
        if (roll().isEmpty()) {
            return Stage.POOL;
        }
        if (choice().isEmpty()) {
            return Stage.CHOICE;
        }
        return !declared() ? Stage.SPENDS : settled() ? Stage.SETTLED : Stage.OPPORTUNITIES;
    }

    /** The sizes of the dice, in the order of the pool. */
    default Vector<DieSize> sizes() {
        return pool().map(PoolDie::die);
    }

    /** Opportunities that can still be bought. */
    default int unsold() {
        return roll().map(dice -> dice.opportunities().size()).getOrElse(0) - sold();
    }
}
