package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRONGEST;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Tool;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import org.immutables.value.Value;

/**
 * Hulk's stat card, as far as the encounter asks for it. Our sources show most of its numbers only as pictures: whoever has
 * the card fills them in, and {@link #standIn()} serves demonstrations.
 */
@Value.Immutable
@HouseStyle
@Rule(LOST_VALUES_ARE_CALLER_DATA)
public sealed interface HulkCard extends WithHulkCard permits ImmutableHulkCard {
    /** The most dice that an attack of his can have on the card. */
    int MOST_STRENGTH = AttackPools.MOST_DICE - GammaAura.DICE;

    /** Where the numbers come from, for reports. */
    String source();

    /** How much damage would Daze him. */
    int stamina();

    /** His size. */
    int size();

    /** Dice of his defence against Physical attacks. */
    int physicalDefence();

    /** Dice of his defence against Energy attacks. */
    int energyDefence();

    /** Dice of his defence against Mystic attacks. */
    int mysticDefence();

    /** His first attack. */
    AttackLine strike();

    /** Thunder Clap. */
    AttackLine clap();

    /** Hulk Smash. */
    AttackLine smash();

    /** What Super Gamma Leap costs. */
    int leapCost();

    /** What Puny costs. */
    int punyCost();

    /** What The Strongest One There Is costs; without it the superpower is not used. */
    @Rule(STRONGEST)
    Option<Integer> strongestCost();

    /** Within which range new Rage pushes Crisis Team characters. */
    int ragePushRange();

    /** With which tool new Rage pushes them. */
    Tool ragePushTool();

    /** What the Gamma Throw that Crisis Team characters have costs. */
    int throwCost();

    /** With which tool terrain is thrown by Gamma Throw; the tip card shows it as a picture. */
    @Value.Default
    default Tool throwTool() {
        return Tool.PRESUMED;
    }

    /** With which tool his strike pushes the target. */
    @Value.Default
    default Tool strikePushTool() {
        return Tool.PRESUMED;
    }

    /** With which tool Subdued characters move and are pushed; the tip card shows it as a picture. */
    @Value.Default
    default Tool subduedTool() {
        return Tool.PRESUMED;
    }

    /** The special conditions he cannot get. */
    @Rule(IMMUNE)
    static Vector<String> immunities() {
        return Vector.of("Poison", "Stagger", "Stun");
    }

    /** Whether he cannot get this special condition. */
    @Rule(IMMUNE)
    static boolean isImmuneTo(String condition) {
        String name = condition.strip().toLowerCase(Locale.ROOT);
        return immunities().exists(immunity -> immunity.toLowerCase(Locale.ROOT).equals(name));
    }

    /** The line of an attack. */
    default AttackLine line(HulkAttack attack) {
        return switch (attack) {
            case STRIKE -> strike();
            case THUNDER_CLAP -> clap();
            case HULK_SMASH -> smash();
        };
    }

    /** Dice of his defence against a type of attack. */
    default int defence(AttackType type) {
        return switch (type) {
            case PHYSICAL -> physicalDefence();
            case ENERGY -> energyDefence();
            case MYSTIC -> mysticDefence();
        };
    }

    /** With which tool a push of this cause is made. */
    default Tool pushTool(PushCause cause) {
        return switch (cause) {
            case STRIKE -> strikePushTool();
            case SUBDUED -> subduedTool();
            case RAGE -> ragePushTool();
        };
    }

    /**
     * Everything that cannot stand on a card: stamina, size, defences and ranges are 1 or more, costs are not negative, and no
     * roll has more dice than are taken, the Gamma Aura's included.
     */
    default Vector<RuleViolation> faults() {
        Vector<RuleViolation> faults = source().isBlank()
                ? Vector.of(new HulkSetupViolation.WithoutName("the source of Hulk's card"))
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
                        .flatMap(type -> most(AttackPools.MOST_DICE, "Hulk's " + type + " defence", defence(type))))
                .appendAll(Vector.of(HulkAttack.values())
                        .flatMap(attack -> most(
                                MOST_STRENGTH,
                                "the strength of " + attack,
                                line(attack).strength())))
                .appendAll(Vector.of(HulkAttack.values()).flatMap(this::shrinks));
    }

    private static Option<RuleViolation> most(int most, String what, int number) {
        return Option.when(number > most, () -> new RoundViolation.TooLarge(what, number, most));
    }

    private static Option<RuleViolation> least(int least, String what, int number) {
        return Option.when(number < least, () -> new RoundViolation.TooSmall(what, number, least));
    }

    /** Rage makes ranges longer, so nothing longer than what it makes of them is printed. */
    private Option<RuleViolation> shrinks(HulkAttack attack) {
        AttackRange printed = line(attack).range();
        return Vector.rangeClosed(1, Rage.MOST_FOR_RANGES)
                .map(tokens -> Rage.range(this, attack, tokens))
                .find(grown -> grown.shape() == printed.shape() && grown.length() < printed.length())
                .map(grown -> new HulkSetupViolation.RageShrinks(attack, printed, grown));
    }

    /** Not the printed card: invented numbers of a plausible size, for demonstrations and simulations. */
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

    /** A builder of a card; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a card. */
    final class Builder extends ImmutableHulkCard.Builder {
        Builder() {}
    }
}
