package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TRACKER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** What an encounter tells the frame. */
@Value.Immutable
@HouseStyle
public sealed interface Mission extends WithMission permits ImmutableMission {
    /** The encounter's name. */
    String name();

    /** The side that has priority, for the whole encounter: it is neither rolled for nor passed on. */
    @Rule(PRIORITY)
    @Value.Default
    default Side priority() {
        return Side.CRISIS_TEAM;
    }

    /** Whether somebody plays the Cosmic Threat; if not, the game does, and it has no players' effects. */
    @Rule(SIDES)
    @Value.Default
    default boolean cosmicPlayer() {
        return true;
    }

    /** Effects of the encounter that belong to a step of every round. */
    Vector<PhaseEffect> effects();

    /** The Crisis Team, for its Team Tactic cards, leaderships and immunities. */
    @Value.Default
    default CrisisTeam team() {
        return CrisisTeam.of();
    }

    /**
     * The players' steps in which each side is asked whether it has effects of its own, because cards or characters at this
     * table have some. In the others a side with nothing to resolve passes by itself. Steps that are not the players' say
     * nothing here.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> stops();

    /** Whether the encounter counts rounds on its tracker. */
    @Value.Default
    default boolean countsRounds() {
        return false;
    }

    /** The tool with which characters that did not act may advance in Cleanup; the document shows it as a picture. */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default Tool cleanupTool() {
        return Tool.PRESUMED;
    }

    /** How many tokens on the Encounter Tracker end the Activation Phase. */
    @Rule(TRACKER)
    @Value.Derived
    default int trackerSpaces() {
        return 3;
    }

    /** Whether a Crisis Team character cannot get this special condition; capital letters make no difference. */
    default boolean isImmune(CombatantId character, String condition) {
        return team().member(character)
                .exists(member ->
                        member.immunities().exists(immunity -> immunity.strip().equalsIgnoreCase(condition.strip())));
    }

    /** Effects are told apart by name. */
    @Value.Check
    default void check() {
        if (name().isBlank()) {
            throw new IllegalArgumentException("the name of the mission is blank: name it");
        }
        Vector<String> names = effects().map(PhaseEffect::name);
        Vector<String> twice = names.distinct().foldLeft(names, Vector::remove);
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException(
                    "two effects of " + name() + " are called " + twice.head() + ": call one of them something else");
        }
    }

    /** A builder of a mission; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a mission. */
    final class Builder extends ImmutableMission.Builder {
        Builder() {}
    }
}
