package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.EncounterState;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The encounter at one moment. Made by {@link Hulk#start}; changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface HulkState extends EncounterState permits ImmutableHulkState {
    /** What was agreed before. */
    HulkSetup setup();

    @Override
    RoundState frame();

    /** Hulk's Rage tokens. */
    int rage();

    /** The Gamma Aura in force; none before its first roll. */
    @Rule(AURA_POWER_IS_PAID_ONCE)
    Option<AuraResult> aura();

    /** Crisis Team characters with a Subdued token. */
    Vector<CombatantId> subdued();

    /** What has to be done before anything else, first things first. */
    Vector<HulkAwaited> awaiting();

    /** Whether Hulk has leapt in this turn. */
    boolean hasLeapt();

    /** Terrain that has been destroyed, by name. */
    Vector<String> destroyed();

    /** What has to be done before anything else; none where the round goes on. */
    default Option<HulkAwaited> awaits() {
        return isOver() ? Option.none() : awaiting().headOption();
    }

    /** Whether this terrain has been destroyed. */
    default boolean isDestroyed(Terrain terrain) {
        return destroyed().contains(terrain.name());
    }

    /** Hulk's tokens. */
    default Combatant hulk() {
        return frame().combatant(HulkSetup.HULK);
    }

    /** The Crisis Team characters in play. */
    default Vector<CombatantId> team() {
        return frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id);
    }

    /** Whether the character has a Subdued token. */
    default boolean isSubdued(CombatantId character) {
        return subdued().contains(character);
    }

    /** The tool with which a Crisis Team character moves: Short, or what the card says, while it is Subdued. */
    @Rule(SUBDUED)
    default Tool movement(CombatantId character, Tool printed) {
        return isSubdued(character) ? setup().card().subduedTool() : printed;
    }

    /** In one line: victory points, Rage, Hulk's tokens, who is Subdued, and the end. */
    default String words() {
        return "Crisis Team " + Counted.of(frame().points(Side.CRISIS_TEAM), "VP") + ", Cosmic Threat "
                + Counted.of(frame().points(Side.COSMIC_THREAT), "VP") + ", Rage " + rage() + ", Hulk has "
                + hulk().damage()
                + " damage and " + hulk().power() + " Power; Subdued: "
                + (subdued().isEmpty() ? "nobody" : subdued().mkString(", "))
                + ending().map(ending -> "; " + ending).getOrElse("");
    }

    /** The number of Rage tokens is 0 or more. */
    @Value.Check
    default void check() {
        if (rage() < 0) {
            throw new IllegalArgumentException(rage() + " Rage tokens: there are 0 or more");
        }
    }
}
