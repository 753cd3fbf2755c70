package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TRACKER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
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

    /** Effects are told apart by name. */
    @Value.Check
    default void check() {
        if (name().isBlank()) {
            throw new IllegalArgumentException("a mission without a name");
        }
        if (effects().map(PhaseEffect::name).distinct().size() < effects().size()) {
            throw new IllegalArgumentException("two effects of " + name() + " have the same name");
        }
    }

    /** Named step by step. */
    static Builder builder() {
        return new Builder();
    }

    /** Names the parts. */
    final class Builder extends ImmutableMission.Builder {
        Builder() {}
    }
}
