package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.hulk.rule.GammaAura;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import org.immutables.value.Value;

/**
 * The values of Hulk's stat card that the encounter needs. Our sources show most of its numbers only as pictures,
 * so the caller supplies them from the card; {@link #standIn()} is for demonstrations.
 */
@Value.Immutable
@HouseStyle
@Rule(LOST_VALUES_ARE_CALLER_DATA)
public sealed interface HulkCard extends WithHulkCard permits ImmutableHulkCard {
    /** The maximum printed strength of an attack. */
    int MAX_STRENGTH = AttackPools.MAX_DICE - GammaAura.DICE;

    /** Returns the source of the numbers, for reports. */
    String source();

    /** Returns the damage that would Daze Hulk. */
    int stamina();

    /** Returns the size of Hulk. */
    int size();

    /** Returns the number of defence dice against Physical attacks. */
    int physicalDefence();

    /** Returns the number of defence dice against Energy attacks. */
    int energyDefence();

    /** Returns the number of defence dice against Mystic attacks. */
    int mysticDefence();

    /** Returns the values of Hulk's Strike. */
    AttackLine strike();

    /** Returns the values of Thunder Clap. */
    AttackLine clap();

    /** Returns the values of Hulk Smash. */
    AttackLine smash();

    /** Returns the Power cost of Super Gamma Leap. */
    int leapCost();

    /** Returns the Power cost of Puny. */
    int punyCost();

    /** Returns the Power cost of The Strongest One There Is; if it is empty, the superpower is not used. */
    @Rule(STRONGEST)
    Option<Integer> strongestCost();

    /** Returns the range within which new Rage pushes Crisis Team characters. */
    int ragePushRange();

    /** Returns the tool with which new Rage pushes characters. */
    Tool ragePushTool();

    /** Returns the Power cost of Gamma Throw, which Crisis Team characters have. */
    int throwCost();

    /** Returns the tool with which Gamma Throw throws terrain. The tip card shows it only as a picture. */
    @Value.Default
    default Tool throwTool() {
        return Tool.PRESUMED;
    }

    /** Returns the tool with which Hulk's Strike pushes the target. */
    @Value.Default
    default Tool strikePushTool() {
        return Tool.PRESUMED;
    }

    /** Returns the tool with which Subdued characters move and are pushed. The tip card shows it only as a picture. */
    @Value.Default
    default Tool subduedTool() {
        return Tool.PRESUMED;
    }

    /** Returns the special conditions to which Hulk is immune. */
    @Rule(IMMUNE)
    static Vector<String> immunities() {
        return Vector.of("Poison", "Stagger", "Stun");
    }

    /** Returns whether Hulk is immune to a special condition. */
    @Rule(IMMUNE)
    static boolean isImmuneTo(String condition) {
        String name = condition.strip().toLowerCase(Locale.ROOT);
        return immunities().exists(immunity -> immunity.toLowerCase(Locale.ROOT).equals(name));
    }

    /** Returns the values of an attack. */
    default AttackLine line(HulkAttack attack) {
        return switch (attack) {
            case STRIKE -> strike();
            case THUNDER_CLAP -> clap();
            case HULK_SMASH -> smash();
        };
    }

    /** Returns the number of defence dice against a type of attack. */
    default int defence(AttackType type) {
        return switch (type) {
            case PHYSICAL -> physicalDefence();
            case ENERGY -> energyDefence();
            case MYSTIC -> mysticDefence();
        };
    }

    /** Returns the tool of a push with the given cause. */
    default Tool pushTool(PushCause cause) {
        return switch (cause) {
            case STRIKE -> strikePushTool();
            case SUBDUED -> subduedTool();
            case RAGE -> ragePushTool();
        };
    }

    /**
     * Returns all faults of the card: stamina, size, defences and ranges must be at least 1, costs must not be
     * negative, and no roll may have more than {@link AttackPools#MAX_DICE} dice, including those of the Gamma
     * Aura.
     */
    default Vector<RuleViolation> faults() {
        Vector<RuleViolation> faults = source().isBlank()
                ? Vector.of(new HulkSetupViolation.MissingName("the source of Hulk's card"))
                : Vector.empty();
        return faults.appendAll(Option.of(source())
                        .filter(source -> !source.isBlank())
                        .flatMap(source -> PlainName.fault(source, PlainName.LONGEST_SENTENCE)))
                .appendAll(least(1, "Hulk's stamina", stamina()))
                .appendAll(least(1, "Hulk's size", size()))
                .appendAll(least(1, "Hulk's Physical defence", physicalDefence()))
                .appendAll(least(1, "Hulk's Energy defence", energyDefence()))
                .appendAll(least(1, "Hulk's Mystic defence", mysticDefence()))
                .appendAll(least(1, "the range of the push of new Rage", ragePushRange()))
                .appendAll(least(0, "the cost of Super Gamma Leap", leapCost()))
                .appendAll(least(0, "the cost of Puny", punyCost()))
                .appendAll(least(0, "the cost of Gamma Throw", throwCost()))
                .appendAll(strongestCost().flatMap(cost -> least(0, "the cost of The Strongest One There Is", cost)))
                .appendAll(Vector.of(AttackType.values())
                        .flatMap(type -> most(AttackPools.MAX_DICE, "Hulk's " + type + " defence", defence(type))))
                .appendAll(Vector.of(HulkAttack.values())
                        .flatMap(attack -> most(
                                MAX_STRENGTH,
                                "the strength of " + attack,
                                line(attack).strength())))
                .appendAll(Vector.of(HulkAttack.values()).flatMap(this::shrinks));
    }

    private static Option<RuleViolation> most(int most, String what, int number) {
        return Option.when(number > most, () -> new FrameViolation.TooLarge(what, number, most));
    }

    private static Option<RuleViolation> least(int least, String what, int number) {
        return Option.when(number < least, () -> new FrameViolation.TooSmall(what, number, least));
    }

    /**
     * Returns the fault of an attack whose printed range is longer than its range with Rage, because Rage never
     * makes a range shorter.
     */
    private Option<RuleViolation> shrinks(HulkAttack attack) {
        AttackRange printed = line(attack).range();
        return Vector.rangeClosed(1, Rage.MAX_FOR_RANGES)
                .map(tokens -> Rage.range(this, attack, tokens))
                .find(grown -> grown.shape() == printed.shape() && grown.length() < printed.length())
                .map(grown -> new HulkSetupViolation.RangeShrinksWithRage(attack, printed, grown));
    }

    /**
     * Returns a stand-in, not the printed card: invented numbers of a plausible size, for demonstrations and
     * simulations.
     */
    static HulkCard standIn() {
        return builder()
                .source("stand-in numbers, not the printed card")
                .stamina(9)
                .size(4)
                .physicalDefence(4)
                .energyDefence(3)
                .mysticDefence(2)
                .strike(new AttackLine(AttackType.PHYSICAL, AttackRange.single(2), 6, 0))
                .clap(new AttackLine(AttackType.PHYSICAL, AttackRange.beam(3), 6, 3))
                .smash(new AttackLine(AttackType.PHYSICAL, AttackRange.single(2), 9, 5))
                .leapCost(2)
                .punyCost(2)
                .strongestCost(Option.of(3))
                .ragePushRange(2)
                .ragePushTool(Tool.SHORT)
                .throwCost(2)
                .build();
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link HulkCard} values. */
    final class Builder extends ImmutableHulkCard.Builder {
        Builder() {}
    }
}
