package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The state of the encounter. It is created by {@link Hulk#start} and changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface HulkState extends EncounterState, Describable permits ImmutableHulkState {
    /** Returns the setup. */
    HulkSetup setup();

    @Override
    FrameState frame();

    /** Returns the number of Hulk's Rage tokens. */
    int rage();

    /** Returns the Gamma Aura in force; empty until it is rolled. */
    @Rule(AURA_POWER_IS_PAID_ONCE)
    Option<AuraResult> aura();

    /** Returns the Crisis Team characters with a Subdued token. */
    Vector<CombatantId> subdued();

    /** Returns the items that must be done before anything else, in order. */
    Vector<HulkAwaited> awaited();

    /** Returns whether Hulk has leapt in this turn. */
    boolean hasLeapt();

    /** Returns the names of the terrain that has been destroyed. */
    Vector<String> destroyedTerrain();

    /** Returns the item that must be done next; empty if the round goes on. */
    default Option<HulkAwaited> nextAwaited() {
        return isOver() ? Option.none() : awaited().headOption();
    }

    /** Returns whether terrain has been destroyed. */
    default boolean isDestroyed(Terrain terrain) {
        return destroyedTerrain().contains(terrain.name());
    }

    /** Returns Hulk with his tokens. */
    default Combatant hulk() {
        return frame().combatant(HulkSetup.HULK);
    }

    /** Returns the Crisis Team characters in play. */
    default Vector<CombatantId> team() {
        return frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id);
    }

    /** Returns whether a character has a Subdued token. */
    default boolean isSubdued(CombatantId character) {
        return subdued().contains(character);
    }

    /**
     * Returns the tool with which a Crisis Team character moves: {@code printed}, or the tool of the card (Short
     * by default) while it is Subdued.
     */
    default MovementTool movement(CombatantId character, MovementTool printed) {
        return setup().card().movementTool(isSubdued(character), printed);
    }

    /** Checks that the number of Rage tokens is not negative. */
    @Value.Check
    default void check() {
        if (rage() < 0) {
            throw new IllegalArgumentException(rage() + " Rage tokens are impossible. Give 0 or more.");
        }
    }

    /** Describes the state: victory points, Rage, Hulk's tokens, Subdued characters, Gamma Aura, and the ending. */
    @Override
    default String describe(Wording wording) {
        return Sentences.summary(
                wording,
                frame().points(Side.CRISIS_TEAM),
                frame().points(Side.COSMIC_THREAT),
                rage(),
                hulk().damage(),
                hulk().power(),
                subdued(),
                aura(),
                ending());
    }
}
