package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER_FROM_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES_PASS_BY_THEMSELVES;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** The data that an encounter gives to the common frame. */
@Value.Immutable
@HouseStyle
public sealed interface Mission extends WithMission permits ImmutableMission {
    /** Returns the name of the encounter. */
    String name();

    /** Returns the side that has priority for the whole encounter. Priority is neither rolled for nor passed. */
    @Rule(PRIORITY)
    @Value.Default
    default Side priority() {
        return Side.CRISIS_TEAM;
    }

    /**
     * Returns whether a player runs the Cosmic Threat. If not, the game does, and there are no players' effects on
     * that side.
     */
    @Rule(SIDES)
    @Value.Default
    default boolean hasCosmicPlayer() {
        return true;
    }

    /** Returns the effects of the encounter that are resolved in a step of every round. */
    Vector<PhaseEffect> effects();

    /** Returns the Crisis Team, for its Team Tactic cards, leaderships and immunities. */
    @Value.Default
    default CrisisTeam team() {
        return CrisisTeam.of();
    }

    /**
     * Returns the players' steps in which each side is asked for effects of its own, because cards or characters
     * in this encounter have some. In other steps a side without pending effects passes automatically. Steps that
     * are not players' steps have no meaning here.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> askedSteps();

    /** Returns whether characters gain Power for damage that they suffer, or the players report it. */
    @Rule(POWER_FROM_DAMAGE)
    @Value.Default
    default PowerFromDamage powerFromDamage() {
        return PowerFromDamage.REPORTED;
    }

    /** Returns whether the encounter counts rounds on its tracker. */
    @Value.Default
    default boolean countsRounds() {
        return false;
    }

    /**
     * Returns the tool with which characters that did not act may advance in Cleanup. The document shows it only
     * as a picture.
     */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default MovementTool cleanupTool() {
        return MovementTool.PRESUMED;
    }

    /**
     * Returns whether a Crisis Team character is immune to a special condition. Upper and lower case are not
     * distinguished.
     */
    default boolean isImmune(CombatantId character, String condition) {
        return team().member(character)
                .exists(member ->
                        member.immunities().exists(immunity -> immunity.strip().equalsIgnoreCase(condition.strip())));
    }

    /** Checks that the name is not blank and that effect names are unique. */
    @Value.Check
    default void check() {
        if (name().isBlank()) {
            throw new IllegalArgumentException("The name of the mission is blank. Give the mission a name.");
        }
        Vector<String> names = effects().map(PhaseEffect::name);
        Vector<String> twice = names.distinct().foldLeft(names, Vector::remove);
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException(
                    "Two effects of " + name() + " are named " + twice.head() + ". Rename one of them.");
        }
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link Mission} values. */
    final class Builder extends ImmutableMission.Builder {
        Builder() {}
    }
}
