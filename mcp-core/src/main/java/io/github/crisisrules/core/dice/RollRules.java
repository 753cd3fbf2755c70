package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.ATTACK;
import static io.github.crisisrules.core.rulebook.CrisisRules.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRules.DEFENCE;
import static io.github.crisisrules.core.rulebook.CrisisRules.FAIL;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** How a roll of Crisis dice is read: what succeeds, whether criticals add dice, which dice may be rolled again. */
@Value.Immutable
@HouseStyle
public sealed interface RollRules extends WithRollRules permits ImmutableRollRules {
    /** The faces that succeed. */
    Successes successes();

    /** Whether each critical of the original roll adds a die; it does unless set otherwise. */
    boolean criticalsAddDice();

    /** Which dice are rolled again; none unless set. */
    RerollPolicy rerolls();

    /** Whether an effect lets failures be rerolled and changed; none does unless set. */
    boolean failuresUnlocked();

    /** An attack roll without rerolls. */
    @Rule(ATTACK)
    static RollRules attack() {
        return builder().successes(Successes.attack()).build();
    }

    /** A defence roll without rerolls. */
    @Rule(DEFENCE)
    static RollRules defence() {
        return builder().successes(Successes.defence()).build();
    }

    /** A dodge roll without rerolls: as a defence roll. */
    @Rule(DEFENCE)
    static RollRules dodge() {
        return defence();
    }

    /** The same roll with up to this many rerolls. */
    default RollRules rerolling(int dice) {
        return withRerolls(RerollPolicy.upTo(dice));
    }

    /** The same roll with further faces counted as successes. */
    default RollRules counting(CrisisFace... faces) {
        return withSuccesses(successes().also(faces));
    }

    /** How many dice these original dice add. */
    @Rule(CRIT)
    default int addedDice(Vector<CrisisFace> original) {
        return criticalsAddDice() ? CrisisFace.CRITICAL.count(original) : 0;
    }

    /** Whether a die showing this may be rerolled or changed at all. */
    @Rule(FAIL)
    default boolean mayTouch(CrisisFace face) {
        return face != CrisisFace.FAILURE || failuresUnlocked();
    }

    /** Whether the reroll policy takes a die showing this, while its limit lasts. */
    default boolean wouldReroll(CrisisFace face) {
        return !successes().include(face) && mayTouch(face);
    }

    /** Starts rules; the successes must be set. */
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
