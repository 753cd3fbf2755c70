package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PlayedTactic;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The state of the common frame. It is created by {@link #setup} and changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface FrameState extends EncounterState permits ImmutableFrameState {
    /** Returns the data of the encounter. */
    Mission mission();

    /** Returns all characters of the encounter in a fixed order, including those that have been KO'd. */
    Vector<Combatant> combatants();

    /** Returns the number of rounds that have begun. */
    int round();

    /** Returns the current step of the round. */
    Step step();

    /** Returns the side that may act, in steps in which the sides act one after the other. */
    Option<Side> sideToAct();

    /**
     * Returns the names of the effects that are still to be resolved in this step: in a players' step, those of
     * the side that may act.
     */
    Vector<String> pendingEffects();

    /** Returns the turn in progress, if any. */
    Option<Turn> turn();

    /** Returns the number of Activated tokens on the Encounter Tracker. */
    int trackerTokens();

    /** Returns the Crisis Team characters that have advanced in this Cleanup Phase. */
    Vector<CombatantId> advanced();

    /** Returns the effects with a duration that are in progress. */
    Vector<LastingEffect.Running> runningEffects();

    /** Returns the Status cards in play. */
    Vector<StatusCard> statuses();

    /** Returns the Team Tactic cards that have been played, in order. */
    Vector<PlayedTactic> playedTactics();

    /** Returns the victory points of the Crisis Team. */
    int crisisPoints();

    /** Returns the victory points of the Cosmic Threat. */
    int cosmicPoints();

    @Override
    Option<Ending> ending();

    /** Returns this state, because the frame alone is also an encounter. */
    @Override
    default FrameState frame() {
        return this;
    }

    /**
     * Creates the state before the first round.
     *
     * @throws IllegalArgumentException if two characters have the same name
     */
    static FrameState setup(Mission mission, Seq<Combatant> combatants) {
        Vector<CombatantId> names = Vector.ofAll(combatants).map(Combatant::id);
        Vector<CombatantId> twice = names.distinct().foldLeft(names, Vector::remove);
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException("Two characters are named " + twice.head() + ". Rename one of them.");
        }
        // Set here instead of as defaults, because copying a value with defaults costs twice as much.
        return ImmutableFrameState.builder()
                .mission(mission)
                .combatants(Vector.ofAll(combatants))
                .round(0)
                .step(Step.SETUP)
                .trackerTokens(0)
                .crisisPoints(0)
                .cosmicPoints(0)
                .build();
    }

    /**
     * Returns the character with the given name, even if it has been KO'd; empty if the encounter has no such
     * character.
     */
    default Option<Combatant> find(CombatantId id) {
        for (Combatant combatant : combatants()) {
            if (combatant.id().equals(id)) {
                return Option.of(combatant);
            }
        }
        return Option.none();
    }

    /**
     * Returns the character with the given name, even if it has been KO'd.
     *
     * @throws IllegalArgumentException if the encounter has no such character
     */
    default Combatant combatant(CombatantId id) {
        return find(id).getOrElseThrow(() -> new IllegalArgumentException("No character is named " + id
                + ". The characters are: " + combatants().map(Combatant::id).mkString(", ")));
    }

    /** Returns the characters of a side that have not been KO'd. */
    default Vector<Combatant> inPlay(Side side) {
        return combatants().filter(combatant -> combatant.side() == side && combatant.isInPlay());
    }

    /** Returns the characters of a side that are neither Dazed nor KO'd. */
    default Vector<Combatant> standing(Side side) {
        return combatants().filter(combatant -> combatant.side() == side && combatant.isStanding());
    }

    /** Returns the number of characters of a side that have not been KO'd. */
    default int strength(Side side) {
        int strength = 0;
        for (Combatant combatant : combatants()) {
            strength += combatant.side() == side && combatant.isInPlay() ? 1 : 0;
        }
        return strength;
    }

    /** Returns the side whose turn it is, if a turn is in progress. */
    default Option<Side> turnSide() {
        return turn().map(Turn::side);
    }

    /** Returns the character whose activation is in progress, if any. */
    default Option<CombatantId> active() {
        return turn().flatMap(Turn::active);
    }

    /** Returns the victory points of a side. */
    default int points(Side side) {
        return side == Side.CRISIS_TEAM ? crisisPoints() : cosmicPoints();
    }

    /** Returns the position of the round token, if the encounter counts rounds. */
    default Option<Integer> roundCounter() {
        return Option.when(mission().countsRounds(), round());
    }

    /** Returns the Team Tactic cards that a Crisis Team player can still play. */
    @Rule(TACTICS)
    default Vector<String> hand(String player) {
        return mission()
                .team()
                .squads()
                .filter(squad -> squad.player().equals(player))
                .flatMap(CrisisSquad::tactics)
                .reject(card -> playedTactics().contains(new PlayedTactic(player, card)));
    }

    /** Returns the Status cards of a character. */
    @Rule(STATUS)
    default Vector<StatusCard> statusesOf(CombatantId character) {
        return statuses().filter(card -> card.holder().contains(character));
    }

    /** Returns the Status cards of a player. */
    @Rule(STATUS)
    default Vector<StatusCard> statusesOf(String player) {
        return statuses().filter(card -> card.holder().swap().contains(player));
    }
}
