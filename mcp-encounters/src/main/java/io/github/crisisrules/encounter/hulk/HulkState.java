package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_4;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.HouseStyle;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The encounter at one moment. Made by {@link HulkEncounter#prepare}; changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface HulkState extends WithHulkState permits ImmutableHulkState {
    /** What was agreed before. */
    HulkSetup setup();

    /** The frame: phases, turns, tokens, Power, damage and VPs. */
    RoundState round();

    /** Hulk's Rage tokens. */
    int rage();

    /** The Gamma Aura in force; none before its first roll. */
    @Rule(RULING_4)
    Option<AuraResult> aura();

    /** Crisis Team characters with a Subdued token. */
    Vector<CombatantId> subdued();

    /** What has to be done before anything else, first things first. */
    Vector<Awaited> awaiting();

    /** Whether Hulk has leapt in this turn. */
    boolean hasLeapt();

    /** Terrain that has been destroyed, by name. */
    Vector<String> destroyed();

    /** What has to be done before anything else; none where {@link HulkChoices} lists what may be done. */
    default Option<Awaited> awaits() {
        return isOver() ? Option.none() : awaiting().headOption();
    }

    /** Whether the encounter has ended. */
    default boolean isOver() {
        return round().isOver();
    }

    /** How it ended, once it has. */
    default Option<Ending> ending() {
        return round().ending();
    }

    /** Hulk's tokens. */
    default Combatant hulk() {
        return round().combatant(HulkSetup.HULK);
    }

    /** The Crisis Team characters in play. */
    default Vector<CombatantId> team() {
        return round().inPlay(Side.CRISIS_TEAM).map(Combatant::id);
    }

    /** Whether the character has a Subdued token. */
    default boolean isSubdued(CombatantId character) {
        return subdued().contains(character);
    }

    /** The tool with which a Crisis Team character moves: Short while it is Subdued. */
    @Rule(SUBDUED)
    default Tool movement(CombatantId character, Tool printed) {
        return isSubdued(character) ? Tool.SHORT : printed;
    }

    /** There are no fewer than no Rage tokens. */
    @Value.Check
    default void check() {
        if (rage() < 0) {
            throw new IllegalArgumentException(rage() + " Rage tokens");
        }
    }

    /** Names the parts; states are made by {@link HulkEncounter#prepare}. */
    final class Builder extends ImmutableHulkState.Builder {
        Builder() {}
    }
}
