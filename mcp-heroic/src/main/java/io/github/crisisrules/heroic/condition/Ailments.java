package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The stress and trauma of one character, at most one of each type. */
public record Ailments(TreeMap<StressType, Severity> stress, TreeMap<StressType, Severity> trauma)
        implements Describable {
    private static final Ailments NONE = new Ailments(TreeMap.empty(), TreeMap.empty());

    /** Returns the ailments of an unhurt character. */
    public static Ailments none() {
        return NONE;
    }

    /** Returns whether some stress is past D12. The character then neither acts nor reacts until it has recovered. */
    @Rule({STRESS, STRESSED_OUT_UNTIL_RECOVERED})
    public boolean isStressedOut() {
        return stress.values().exists(Severity::isPastD12);
    }

    /** Returns whether some trauma is past D12, which means that the character has died. */
    @Rule(TRAUMA)
    public boolean isDead() {
        return trauma.values().exists(Severity::isPastD12);
    }

    /**
     * Returns whether a character with these ailments and the given traits can act and react: it is neither dead, nor
     * stressed out, nor stopped by a complication past D12.
     */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, STRESSED_OUT_UNTIL_RECOVERED})
    public boolean canAct(Vector<CreatedTrait> traits) {
        return !isDead() && !isStressedOut() && !traits.exists(CreatedTrait::stopsBearer);
    }

    /** Returns the level of an ailment, if the character has it. */
    public Option<Severity> level(Ailment ailment) {
        return ailment.isTrauma() ? trauma.get(ailment.type()) : stress.get(ailment.type());
    }

    /**
     * Adds stress: a new one has the size of the effect die, an existing one grows. A character that is stressed
     * out takes trauma instead.
     */
    @Rule({STRESS, TRAUMA})
    public Ailments take(StressType type, DieSize effect) {
        if (isStressedOut()) {
            return new Ailments(
                    stress,
                    trauma.put(
                            type,
                            trauma.get(type).map(level -> level.and(effect)).getOrElse(() -> Severity.of(effect))));
        }
        return with(type, stress.get(type).map(level -> level.and(effect)).getOrElse(() -> Severity.of(effect)));
    }

    /** Steps an ailment up. Stress that goes past D12 causes trauma, and trauma that goes past D12 causes death. */
    @Rule({STRESS, TRAUMA})
    public Ailments stepUp(Ailment ailment) {
        return level(ailment)
                .map(level -> ailment.isTrauma()
                        ? new Ailments(stress, trauma.put(ailment.type(), level.up()))
                        : with(ailment.type(), level.up()))
                .getOrElse(this);
    }

    /** Steps an ailment back. Below D4 it is removed. */
    public Ailments stepBack(Ailment ailment) {
        return level(ailment)
                .flatMap(Severity::back)
                .map(level -> put(ailment, level))
                .getOrElse(() -> remove(ailment));
    }

    /** Removes an ailment. */
    public Ailments remove(Ailment ailment) {
        return ailment.isTrauma()
                ? new Ailments(stress, trauma.remove(ailment.type()))
                : new Ailments(stress.remove(ailment.type()), trauma);
    }

    /**
     * Applies the recovery at the start of a transition scene: stress past D12 is removed, all other stress steps
     * back.
     */
    @Rule(RECOVER_TRANSITION)
    public Ailments recoverInTransition() {
        return stress.foldLeft(this, (harm, entry) -> {
            Ailment ailment = Ailment.stress(entry._1);
            return entry._2.isPastD12() ? harm.remove(ailment) : harm.stepBack(ailment);
        });
    }

    /** Applies the recovery at the start of an Act: all trauma steps back. Death is not undone. */
    @Rule(RECOVER_TRAUMA)
    public Ailments recoverAtActStart() {
        return isDead() ? this : recoverFramedTrauma(trauma.keySet().toVector());
    }

    /** Applies the recovery after an action scene that was framed around the given types of trauma: each steps back. */
    @Rule(RECOVER_TRAUMA)
    public Ailments recoverFramedTrauma(Vector<StressType> framed) {
        return framed.foldLeft(this, (harm, type) -> harm.stepBack(Ailment.trauma(type)));
    }

    private Ailments put(Ailment ailment, Severity level) {
        return ailment.isTrauma()
                ? new Ailments(stress, trauma.put(ailment.type(), level))
                : new Ailments(stress.put(ailment.type(), level), trauma);
    }

    // Stress that goes past D12 causes D6 trauma of the same type, or steps up existing trauma of that type.
    @Rule({TRAUMA, STRESSED_OUT_UNTIL_RECOVERED})
    private Ailments with(StressType type, Severity level) {
        boolean wasPast = stress.get(type).exists(Severity::isPastD12);
        TreeMap<StressType, Severity> scars = level.isPastD12() && !wasPast
                ? trauma.put(type, trauma.get(type).map(Severity::up).getOrElse(() -> Severity.of(DieSize.D6)))
                : trauma;
        return new Ailments(stress.put(type, level), scars);
    }

    /** Returns what the ailments mean for the character. */
    public Condition condition() {
        if (isDead()) {
            return Condition.DEAD;
        }
        boolean isUnhurt = stress.isEmpty() && trauma.isEmpty();
        return isStressedOut() ? Condition.STRESSED_OUT : isUnhurt ? Condition.UNHURT : Condition.HURT;
    }

    /** Returns the descriptions of the single ailments, as in {@code D8 physical stress}. */
    Vector<Describable> all() {
        return stress.toVector()
                .map(entry -> level(Ailment.stress(entry._1), entry._2))
                .appendAll(trauma.toVector().map(entry -> level(Ailment.trauma(entry._1), entry._2)));
    }

    private static Describable level(Ailment ailment, Severity severity) {
        return wording -> Sentences.level(wording, ailment, severity.isPastD12(), severity.die());
    }

    /** Describes the ailments, as in {@code D8 physical stress and D6 mental trauma}, or {@code unhurt}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns a short form, as in {@code physical D8, mental trauma D6}, or {@code unhurt}. */
    @Override
    public String toString() {
        String all = stress.toVector()
                .map(entry -> entry._1.describe() + " " + entry._2)
                .appendAll(trauma.toVector().map(entry -> entry._1.describe() + " trauma " + entry._2))
                .mkString(", ");
        return all.isEmpty() ? "unhurt" : all;
    }
}
