package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TACTICS;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.Side;
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
    Vector<Combatant> combatants();

    /** Rounds begun so far. */
    int round();

    /** Where the round has come to. */
    Step step();

    /** In steps where sides have the word one after the other: who has it. */
    Option<Side> floor();

    /** Effects of this step that are still to be resolved: in a players' step those of the side that has the word. */
    Vector<String> pending();

    /** The turn in progress, in the part of the round that has turns. */
    Option<Turn> turn();

    /** Activated tokens on the Encounter Tracker. */
    int trackerTokens();

    /** Crisis Team characters that have advanced in this Cleanup Phase. */
    Vector<CombatantId> advanced();

    /** Effects that go on for a while. */
    Vector<LastingEffect.Running> effects();

    /** Status cards in play. */
    Vector<StatusCard> statuses();

    /** Team Tactic cards that have been played, in order. */
    Vector<PlayedTactic> played();

    /** Victory points of the Crisis Team. */
    int crisisPoints();

    /** Victory points of the Cosmic Threat. */
    int cosmicPoints();

    @Override
    Option<Ending> ending();

    /** The frame alone is an encounter too. */
    @Override
    default RoundState frame() {
        return this;
    }

    /** Before the first round: the mission and all characters. */
    static RoundState setup(Mission mission, Seq<Combatant> combatants) {
        Vector<CombatantId> names = Vector.ofAll(combatants).map(Combatant::id);
        Vector<CombatantId> twice = names.distinct().foldLeft(names, Vector::remove);
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException(
                    "two characters are called " + twice.head() + ": call one of them something else");
        }
        // Said here rather than as defaults: copies of a value with defaults cost twice as much.
        return ImmutableRoundState.builder()
                .mission(mission)
                .combatants(Vector.ofAll(combatants))
                .round(0)
                .step(Step.SETUP)
                .trackerTokens(0)
                .crisisPoints(0)
                .cosmicPoints(0)
                .build();
    }

    /** The character of this name, KO'd or not; none where nobody was ever called so. */
    default Option<Combatant> find(CombatantId id) {
        for (Combatant combatant : combatants()) {
            if (combatant.id().equals(id)) {
                return Option.of(combatant);
            }
        }
        return Option.none();
    }

    /** The character of this name, KO'd or not; asking for one who never was here is a mistake. */
    default Combatant combatant(CombatantId id) {
        return find(id).getOrElseThrow(() -> new IllegalArgumentException("no character is called " + id
                + "; there are: " + combatants().map(Combatant::id).mkString(", ")));
    }

    /** Characters of a side that have not been KO'd. */
    default Vector<Combatant> inPlay(Side side) {
        return combatants().filter(combatant -> combatant.side() == side && combatant.isInPlay());
    }

    /** Characters of a side that are neither Dazed nor KO'd. */
    default Vector<Combatant> standing(Side side) {
        return combatants().filter(combatant -> combatant.side() == side && combatant.isStanding());
    }

    /** How many characters of a side have not been KO'd. */
    default int strength(Side side) {
        int strength = 0;
        for (Combatant combatant : combatants()) {
            strength += combatant.side() == side && combatant.isInPlay() ? 1 : 0;
        }
        return strength;
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

    /** The Team Tactic cards that a player of the Crisis Team has left to play. */
    @Rule(TACTICS)
    default Vector<String> hand(String player) {
        return mission()
                .team()
                .squads()
                .filter(squad -> squad.player().equals(player))
                .flatMap(CrisisSquad::tactics)
                .reject(card -> played().contains(new PlayedTactic(player, card)));
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
