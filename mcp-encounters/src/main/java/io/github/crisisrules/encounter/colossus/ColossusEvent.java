package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HELMET;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** An event of the encounter, with the rule that caused it. */
public sealed interface ColossusEvent extends GameEvent<ColossusState> {
    /** Returns the unchanged state, unless the event overrides this method. */
    @Override
    default ColossusState applyTo(ColossusState state) {
        return state;
    }

    /** An event of the common frame happened. */
    record InFrame(FrameEvent event) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.frame(state, event);
        }

        @Override
        public Vector<String> rules() {
            return event.rules();
        }

        @Override
        public String words() {
            return event.words();
        }
    }

    /** A Disruption Beam token was placed. */
    @Rule(BEAM)
    record BeamPlaced(CombatantId character, BeamToken beam) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withBeams(state.beams().append(beam));
        }

        @Override
        public String words() {
            return character + " points a Disruption Beam from " + beam.on() + " toward " + beam.toward();
        }
    }

    /** Two towers were linked, because their tokens point at each other. */
    @Rule(BEAM)
    record TowersLinked(BeamLink link) implements ColossusEvent {
        @Override
        public String words() {
            return link.low() + " and " + link.high() + " are linked";
        }
    }

    /** A Rampage began. */
    @Rule(RAMPAGE)
    record RampageBegan(boolean isSubdued, int number, Option<Tower> toward, Tool tool) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withRampage(ImmutableRampage.builder()
                            .isSubdued(isSubdued)
                            .number(number)
                            .toward(toward)
                            .tool(tool)
                            .awaiting(Awaiting.PUSH)
                            .hasDestroyed(false)
                            .build())
                    .withOwesRampage(state.owesRampage() && !isSubdued);
        }

        @Override
        public String words() {
            return "Colossus rampages" + (number > 1 ? " again" : "") + (isSubdued ? " though Subdued" : "")
                    + toward.map(tower -> " toward " + tower).getOrElse("") + ", " + tool + " tool";
        }
    }

    /** Terrain was destroyed in the Rampage. */
    @Rule(RAMPAGE)
    record TerrainDestroyed(int size) implements ColossusEvent {
        /** Only terrain of size 2 or more counts for Momentum. */
        @Override
        @Rule(MOMENTUM)
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(state, rampage -> rampage.withHasDestroyed(rampage.hasDestroyed() || size >= 2));
        }

        @Override
        public String words() {
            return "terrain of size " + size + " is destroyed";
        }
    }

    /** The push touched a character. */
    @Rule(RAMPAGE)
    record CharacterTouched(CombatantId character) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(
                    state, rampage -> rampage.withTouched(rampage.touched().append(character)));
        }

        @Override
        public String words() {
            return "he runs into " + character;
        }
    }

    /** The Colossus crossed a link, and both its tokens were removed. */
    @Rule(CROSS)
    record LinkBroken(BeamLink link) implements ColossusEvent {
        @Override
        @Rule(CROSS)
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withBeams(state.beams()
                            .reject(beam ->
                                    BeamLink.between(beam.on(), beam.toward()).equals(link)));
        }

        @Override
        public String words() {
            return "he breaks the " + link;
        }
    }

    /** A tower was destroyed, and its randomizer token and every beam token on it or toward it were removed. */
    @Rule(TOWER)
    record TowerDestroyed(Tower tower) implements ColossusEvent {
        @Override
        @Rule(TOWER)
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withTokens(state.tokens().remove(tower))
                    .withBeams(state.beams()
                            .reject(beam ->
                                    beam.on().equals(tower) || beam.toward().equals(tower)));
        }

        @Override
        public String words() {
            return tower + " falls";
        }
    }

    /** The next randomizer token was turned up and names the priority tower. */
    @Rule(TOWER)
    record TowerTokenRevealed(Tower tower) implements ColossusEvent {
        @Override
        public String words() {
            return tower + " is the priority tower now";
        }
    }

    /** The Colossus gained Momentum. */
    @Rule(MOMENTUM)
    record MomentumGained(int amount, MomentumCause cause) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withMomentum(state.momentum().gain(amount));
        }

        @Override
        public String words() {
            return "Momentum +" + amount + ": " + cause;
        }
    }

    /** The Colossus lost Momentum. */
    @Rule(MOMENTUM)
    record MomentumLost(int amount, MomentumCause cause) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withMomentum(state.momentum().lose(amount));
        }

        @Override
        public String words() {
            return "Momentum -" + amount + ": " + cause;
        }
    }

    /**
     * The Colossus was Subdued.
     *
     * @param tokens the total number of Subdue tokens
     */
    @Rule(SUBDUE)
    record Subdued(int tokens) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withSubdueTokens(tokens).withOwesRampage(true);
        }

        @Override
        public String words() {
            return "he is SUBDUED, token " + tokens;
        }
    }

    /** The push of the Rampage ended. */
    @Rule(RAMPAGE)
    record PushEnded() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, Awaiting.CHART);
        }

        @Override
        public String words() {
            return "he stops";
        }
    }

    /** The die for the Rampage chart was rolled. */
    @Rule(CHART)
    record ChartRolled(CrisisFace face) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, Awaiting.after(face));
        }

        @Override
        public String words() {
            return "Rampage chart: " + face.name().toLowerCase(Locale.ROOT);
        }
    }

    /** No character was near enough for Bare Metal Hands, so the failure result of the chart applies. */
    @Rule(CHART)
    record ChartFellBackToFailure() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, Awaiting.DEBRIS);
        }

        @Override
        public String words() {
            return "nobody is near enough: as failure";
        }
    }

    /** There was no target for the result of the chart. */
    @Rule(CHART)
    record NoTargetReported() implements ColossusEvent {
        @Override
        public String words() {
            return "nothing there";
        }
    }

    /** The Colossus threw a character. */
    @Rule(CHART)
    record CharacterThrown(CombatantId character, Tool tool) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(
                    state, rampage -> rampage.withThrowable(rampage.throwable().remove(character)));
        }

        @Override
        public String words() {
            return "he throws " + character + " " + tool;
        }
    }

    /** The Colossus threw a terrain feature. */
    @Rule(CHART)
    record TerrainThrown(int size, Tool tool) implements ColossusEvent {
        @Override
        public String words() {
            return "he throws terrain of size " + size + " " + tool;
        }
    }

    /** The Colossus attacked with Bare Metal Hands. */
    @Rule(HANDS)
    record BareMetalHandsAttacked(boolean isArea, Vector<Harmed> targets) implements ColossusEvent {
        @Override
        public String words() {
            return "Bare Metal Hands" + (isArea ? " (area)" : "") + " against "
                    + targets.map(Harmed::words).mkString(", ");
        }
    }

    /** The Colossus may throw the targets that were damaged and are neither Dazed nor KO'd. */
    @Rule(HANDS)
    record ThrowsOffered(Vector<CombatantId> characters) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(
                    state, rampage -> rampage.withThrowable(characters).withAwaiting(Awaiting.HANDS_THROWS));
        }

        @Override
        public String words() {
            return "he may throw " + characters.mkString(", ");
        }
    }

    /** The remaining throws after Bare Metal Hands were declined. */
    @Rule(HANDS)
    record ThrowsForgone() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(state, rampage -> rampage.withThrowable(Vector.empty()));
        }

        @Override
        public String words() {
            return "he throws nobody else";
        }
    }

    /** The Colossus attacked with Hurl Debris. */
    @Rule(DEBRIS)
    record DebrisHurled(Harmed target) implements ColossusEvent {
        @Override
        public String words() {
            return "Hurl Debris against " + target.words();
        }
    }

    /** A Rampage ended. */
    @Rule(ORDER_AT_THE_END_OF_A_RAMPAGE)
    record RampageEnded() implements ColossusEvent {
        @Override
        public String words() {
            return "the Rampage is over";
        }
    }

    /** The maximum number of Rampages in a row was reached, and the players decide whether they go on. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageLimitReached(int rampages) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, Awaiting.CHAIN_BOUND);
        }

        @Override
        public String words() {
            return rampages + " Rampages in a row: the players decide whether he goes on";
        }
    }

    /** The chain of Rampages ended. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageChainEnded() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withRampage(Option.none());
        }

        @Override
        public String words() {
            return "he stands still";
        }
    }

    /** The Subdued Rampage ended, and Momentum is 9 again. */
    @Rule(SUBDUE)
    record MomentumRestored() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withMomentum(Momentum.START);
        }

        @Override
        public String words() {
            return "Momentum is back at 9";
        }
    }

    /** An effect of a Crisis Team character that would have moved the Colossus was ignored. */
    @Rule(HELMET)
    record HelmetPreventedMovement(CombatantId by) implements ColossusEvent {
        @Override
        public String words() {
            return by + " cannot move him: his helmet prevents it";
        }
    }

    /** An attack on the Colossus dealt no damage. */
    @Rule(STEEL)
    record NoDamageDealt() implements ColossusEvent {
        @Override
        public String words() {
            return "the attack deals Colossus no damage";
        }
    }

    /** The Colossus suffered damage, after Organic Steel. */
    @Rule(STEEL)
    record DamageTaken(int damage) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.frame(state, new FrameEvent.DamageSuffered(ColossusCard.ID, damage));
        }

        @Override
        public String words() {
            return "Colossus suffers " + damage + " damage";
        }
    }

    /** The effect was resolved, and all damage was removed from the Colossus. */
    @Rule(STEEL)
    record DamageShed(int damage) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.frame(state, new FrameEvent.DamageRemoved(ColossusCard.ID, damage));
        }

        @Override
        public String words() {
            return "he sheds " + damage + " damage";
        }
    }
}
