package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** One of the two rolls of an action, from the empty pool to the result that stands. */
@Rule(SEQUENCE)
@Value.Immutable
@HouseStyle
public sealed interface RollInHand permits ImmutableRollInHand {
    /** Who rolls; none for the Watcher with the doom pool. */
    Option<CastId> roller();

    /** The dice so far, in the order in which they joined; none where the table reported a roll. */
    Vector<PoolDie> pool();

    /** What the dice show, once rolled. */
    Option<Roll> roll();

    /** Total and effect, once chosen. */
    Option<DiceChoice> choice();

    /** What stands. */
    Option<RollResult> result();

    /** How many opportunities the other side has bought. */
    int sold();

    /** Whether the next step was taken without buying the rest. */
    boolean passed();

    /** How far it has come. */
    default Stage stage() {
        if (result().isDefined()) {
            return Stage.DECLARED;
        }
        return roll().isDefined() ? Stage.CHOICE : Stage.POOL;
    }

    /** Opportunities that can still be bought. */
    default int unsold() {
        return passed() || result().isEmpty()
                ? 0
                : roll().map(dice -> dice.opportunities().size()).getOrElse(0) - sold();
    }
}
