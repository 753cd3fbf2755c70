package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.ATTACK;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.DEFENCE;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.FAIL;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The rules of a roll of Crisis dice: the faces that succeed, whether criticals add dice, and which dice may be
 * rerolled.
 */
@Value.Immutable
@HouseStyle
public sealed interface RollRules extends WithRollRules permits ImmutableRollRules {
    /** Returns the faces that succeed. */
    Successes successes();

    /** Returns whether each critical of the original roll adds a die; true by default. */
    boolean criticalsAddDice();

    /** Returns the dice to reroll; none by default. */
    RerollPolicy rerolls();

    /** Returns whether an effect allows failures to be rerolled and changed; false by default. */
    boolean failuresUnlocked();

    /** Returns the rules of an attack roll without rerolls. */
    @Rule(ATTACK)
    static RollRules attack() {
        return builder().successes(Successes.attack()).build();
    }

    /** Returns the rules of a defence roll without rerolls. */
    @Rule(DEFENCE)
    static RollRules defence() {
        return builder().successes(Successes.defence()).build();
    }

    /** Returns the rules of a dodge roll without rerolls, which equal those of a defence roll. */
    @Rule(DEFENCE)
    static RollRules dodge() {
        return defence();
    }

    /** Returns a copy of these rules with up to {@code dice} rerolls. */
    default RollRules rerolling(int dice) {
        return withRerolls(RerollPolicy.upTo(dice));
    }

    /** Returns a copy of these rules that counts further faces as successes. */
    default RollRules counting(CrisisFace... faces) {
        return withSuccesses(successes().also(faces));
    }

    /** Returns the number of dice that the given original dice add. */
    @Rule(CRIT)
    default int addedDice(Vector<CrisisFace> original) {
        return criticalsAddDice() ? CrisisFace.CRITICAL.count(original) : 0;
    }

    /** Returns whether a die that shows the given face may be rerolled or changed at all. */
    @Rule(FAIL)
    default boolean mayTouch(CrisisFace face) {
        return face != CrisisFace.FAILURE || failuresUnlocked();
    }

    /** Returns whether the reroll policy picks a die that shows the given face, within its limit. */
    default boolean wouldReroll(CrisisFace face) {
        return !successes().include(face) && mayTouch(face);
    }

    /** Returns a builder of rules. The successes must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of rules. */
    final class Builder extends ImmutableRollRules.Builder {
        Builder() {
            criticalsAddDice(true);
            rerolls(RerollPolicy.none());
            failuresUnlocked(false);
        }
    }
}
