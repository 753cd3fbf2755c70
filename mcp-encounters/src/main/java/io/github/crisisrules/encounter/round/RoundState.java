package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The frame at one moment. Made by {@link #setup}; changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface RoundState extends EncounterState permits ImmutableRoundState {
    /** What the encounter told the frame. */
    Mission mission();

    /** Every character that ever was in play, in a fixed order. */
    LinkedHashMap<CombatantId, Combatant> combatants();

    /** Rounds begun so far. */
    @Value.Default
    default int round() {
        return 0;
    }

    /** Where the round has come to. */
    @Value.Default
    default Step step() {
        return Step.SETUP;
    }

    /** In steps where sides have the word one after the other: who has it. */
    Option<Side> floor();

    /** Effects of this step that are still to be resolved: in a players' step those of the side that has the word. */
    Vector<String> pending();

    /** The turn in progress, in the part of the round that has turns. */
    Option<Turn> turn();

    /** Activated tokens on the Encounter Tracker. */
    @Value.Default
    default int trackerTokens() {
        return 0;
    }

    /** Crisis Team characters that have advanced in this Cleanup Phase. */
    Vector<CombatantId> advanced();

    /** Effects that go on for a while. */
    Vector<LastingEffect.Running> effects();

    /** Status cards in play. */
    Vector<StatusCard> statuses();

    /** Victory points of the Crisis Team. */
    @Value.Default
    default int crisisPoints() {
        return 0;
    }

    /** Victory points of the Cosmic Threat. */
    @Value.Default
    default int cosmicPoints() {
        return 0;
    }

    @Override
    Option<Ending> ending();

    /** The frame alone is an encounter too. */
    @Override
    default RoundState frame() {
        return this;
    }

    /** Before the first round: the mission and all characters. */
    static RoundState setup(Mission mission, Seq<Combatant> combatants) {
        LinkedHashMap<CombatantId, Combatant> byId = LinkedHashMap.empty();
        for (Combatant combatant : combatants) {
            if (byId.containsKey(combatant.id())) {
                throw new IllegalArgumentException("two characters are called " + combatant.id());
            }
            byId = byId.put(combatant.id(), combatant);
        }
        return ImmutableRoundState.builder().mission(mission).combatants(byId).build();
    }

    /** The character of this name, KO'd or not; asking for one who never was here is a mistake. */
    default Combatant combatant(CombatantId id) {
        return combatants().get(id).getOrElseThrow(() -> new IllegalArgumentException("nobody is called " + id));
    }

    /** Characters of a side that have not been KO'd. */
    default Vector<Combatant> inPlay(Side side) {
        return combatants()
                .valuesIterator()
                .filter(combatant -> combatant.side() == side && combatant.isInPlay())
                .toVector();
    }

    /** Characters of a side that are neither Dazed nor KO'd. */
    default Vector<Combatant> standing(Side side) {
        return combatants()
                .valuesIterator()
                .filter(combatant -> combatant.side() == side && combatant.isStanding())
                .toVector();
    }

    /** The side whose turn it is, if it is a turn. */
    default Option<Side> turnSide() {
        return turn().map(Turn::side);
    }

    /** The character whose activation is going on. */
    default Option<CombatantId> active() {
        return turn().flatMap(Turn::active);
    }

    /** Victory points of a side. */
    default int points(Side side) {
        return side == Side.CRISIS_TEAM ? crisisPoints() : cosmicPoints();
    }

    /** The round token's place, where the encounter counts rounds. */
    default Option<Integer> roundCounter() {
        return Option.when(mission().countsRounds(), round());
    }

    /** Status cards with this character. */
    @Rule(STATUS)
    default Vector<StatusCard> statusesOf(CombatantId character) {
        return statuses().filter(card -> card.holder().contains(character));
    }

    /** Status cards with this player. */
    @Rule(STATUS)
    default Vector<StatusCard> statusesOf(String player) {
        return statuses().filter(card -> card.holder().swap().contains(player));
    }
}
