package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
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
    int MAX_STRENGTH = AttackPools.MAX_DICE - AuraResult.DICE;

    /** The range within which Super Gamma Leap places Hulk. */
    @Rule(LEAP)
    int LEAP_RANGE = 3;

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
    AttackProfile strike();

    /** Returns the values of Thunder Clap. */
    AttackProfile thunderClap();

    /** Returns the values of Hulk Smash. */
    AttackProfile hulkSmash();

    /** Returns the Power cost of Super Gamma Leap. */
    int leapCost();

    /** Returns the Power cost of Puny. */
    int punyCost();

    /** Returns the Power cost of The Strongest One There Is; if it is empty, the superpower is not used. */
    @Rule(STRONGEST)
    Option<Integer> strongestOneThereIsCost();

    /** Returns the range within which new Rage pushes Crisis Team characters. */
    int ragePushRange();

    /** Returns the tool with which new Rage pushes characters. */
    MovementTool ragePushTool();

    /** Returns the Power cost of Gamma Throw, which Crisis Team characters have. */
    int throwCost();

    /** Returns the tool with which Gamma Throw throws terrain. The tip card shows it only as a picture. */
    @Value.Default
    default MovementTool throwTool() {
        return MovementTool.PRESUMED;
    }

    /** Returns the tool with which Hulk's Strike pushes the target. */
    @Value.Default
    default MovementTool strikePushTool() {
        return MovementTool.PRESUMED;
    }

    /** Returns the tool with which Subdued characters move and are pushed. The tip card shows it only as a picture. */
    @Value.Default
    default MovementTool subduedTool() {
        return MovementTool.PRESUMED;
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

    /** Returns the damage of an attack or collision against which Hulk uses Puny: 1 less, but not less than 0. */
    @Rule(PUNY)
    static int afterPuny(int damage) {
        return Math.max(0, damage - 1);
    }

    /** Returns the tool with which a Crisis Team character moves: that of the card while it is Subdued. */
    @Rule(SUBDUED)
    default MovementTool movementTool(boolean isSubdued, MovementTool printed) {
        return isSubdued ? subduedTool() : printed;
    }

    /** Returns the values of an attack. */
    default AttackProfile line(HulkAttack attack) {
        return switch (attack) {
            case STRIKE -> strike();
            case THUNDER_CLAP -> thunderClap();
            case HULK_SMASH -> hulkSmash();
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
    default MovementTool pushTool(PushCause cause) {
        return switch (cause) {
            case STRIKE -> strikePushTool();
            case SUBDUED -> subduedTool();
            case RAGE -> ragePushTool();
        };
    }

    /**
     * Returns all faults of the card: stamina, size, defences and ranges must be at least 1, the size at most
     * {@link ReportedNumber#MAX_SIZE}, costs must not be negative, and no roll may have more than {@link AttackPools#MAX_DICE} dice, including those of the Gamma
     * Aura.
     */
    default Vector<RuleViolation> faults() {
        Vector<RuleViolation> faults =
                source().isBlank() ? Vector.of(new HulkSetupViolation.MissingCardSource()) : Vector.empty();
        return faults.appendAll(Option.of(source())
                        .filter(source -> !source.isBlank())
                        .flatMap(source -> PlainName.fault(source, PlainName.LONGEST_SENTENCE)))
                .appendAll(least(1, HulkCardValue.STAMINA, stamina()))
                .appendAll(least(1, HulkCardValue.SIZE, size()))
                .appendAll(most(ReportedNumber.MAX_SIZE, HulkCardValue.SIZE, size()))
                .appendAll(least(1, HulkCardValue.PHYSICAL_DEFENCE, physicalDefence()))
                .appendAll(least(1, HulkCardValue.ENERGY_DEFENCE, energyDefence()))
                .appendAll(least(1, HulkCardValue.MYSTIC_DEFENCE, mysticDefence()))
                .appendAll(least(1, HulkCardValue.RAGE_PUSH_RANGE, ragePushRange()))
                .appendAll(least(0, HulkCardValue.LEAP_COST, leapCost()))
                .appendAll(least(0, HulkCardValue.PUNY_COST, punyCost()))
                .appendAll(least(0, HulkCardValue.THROW_COST, throwCost()))
                .appendAll(strongestOneThereIsCost()
                        .flatMap(cost -> least(0, HulkCardValue.STRONGEST_ONE_THERE_IS_COST, cost)))
                .appendAll(Vector.of(AttackType.values())
                        .flatMap(type -> most(AttackPools.MAX_DICE, HulkCardValue.defence(type), defence(type))))
                .appendAll(Vector.of(HulkAttack.values())
                        .flatMap(attack -> most(
                                MAX_STRENGTH,
                                HulkCardValue.strength(attack),
                                line(attack).strength())))
                .appendAll(Vector.of(HulkAttack.values()).flatMap(this::shrinks));
    }

    private static Option<RuleViolation> most(int most, HulkCardValue what, int number) {
        return Option.when(number > most, () -> new HulkSetupViolation.CardValueTooLarge(what, number, most));
    }

    private static Option<RuleViolation> least(int least, HulkCardValue what, int number) {
        return Option.when(number < least, () -> new HulkSetupViolation.CardValueTooSmall(what, number, least));
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
                .strike(AttackType.PHYSICAL, 2, 6, 0)
                .thunderClap(AttackType.PHYSICAL, 3, 6, 3)
                .hulkSmash(AttackType.PHYSICAL, 2, 9, 5)
                .leapCost(2)
                .punyCost(2)
                .strongestOneThereIsCost(Option.of(3))
                .ragePushRange(2)
                .ragePushTool(MovementTool.SHORT)
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

        /** Sets Strike, an attack on one character within {@code range}, with its strength and its cost in Power. */
        public Builder strike(AttackType type, int range, int strength, int cost) {
            return strike(new AttackProfile(type, AttackRange.single(range), strength, cost));
        }

        /** Sets Thunder Clap, an attack with a beam of the given length, with its strength and its cost in Power. */
        public Builder thunderClap(AttackType type, int beam, int strength, int cost) {
            return thunderClap(new AttackProfile(type, AttackRange.beam(beam), strength, cost));
        }

        /** Sets Hulk Smash, an attack on one character within {@code range}, with its strength and its cost in Power. */
        public Builder hulkSmash(AttackType type, int range, int strength, int cost) {
            return hulkSmash(new AttackProfile(type, AttackRange.single(range), strength, cost));
        }
    }
}
