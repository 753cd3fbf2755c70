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
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the encounter, with the rule that caused it. */
public sealed interface ColossusEvent extends GameEvent<ColossusState> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

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
        public String describe(Wording wording) {
            return event.describe(wording);
        }
    }

    /** A Disruption Beam token was placed. */
    @Rule(BEAM)
    record BeamPlaced(CombatantId character, BeamToken beam) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withBeams(state.beams().append(beam));
        }
    }

    /** Two towers were linked, because their tokens point at each other. */
    @Rule(BEAM)
    record TowersLinked(TowerLink link) implements ColossusEvent {}

    /** A Rampage began. */
    @Rule(RAMPAGE)
    record RampageBegan(boolean isSubdued, int number, Option<Tower> toward, MovementTool tool)
            implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withRampage(ImmutableRampage.builder()
                            .isSubdued(isSubdued)
                            .number(number)
                            .toward(toward)
                            .tool(tool)
                            .awaited(ColossusAwaited.PUSH)
                            .hasDestroyed(false)
                            .build())
                    .withIsRampageDue(state.isRampageDue() && !isSubdued);
        }
    }

    /** Terrain was destroyed in the Rampage. */
    @Rule(RAMPAGE)
    record TerrainDestroyed(int size) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            boolean counts = size >= Momentum.TERRAIN_SIZE;
            return StateEdits.rampage(state, rampage -> rampage.withHasDestroyed(rampage.hasDestroyed() || counts));
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
    }

    /** The Colossus crossed a link, and both its tokens were removed. */
    @Rule(CROSS)
    record LinkBroken(TowerLink link) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withBeams(DisruptionBeams.afterCrossing(link, state.beams()));
        }
    }

    /** A tower was destroyed, and its randomizer token and every beam token on it or toward it were removed. */
    @Rule(TOWER)
    record TowerDestroyed(Tower tower) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withTowerTokens(state.towerTokens().remove(tower))
                    .withBeams(DisruptionBeams.afterDestruction(tower, state.beams()));
        }
    }

    /** The next randomizer token was turned up and names the priority tower. */
    @Rule(TOWER)
    record TowerTokenRevealed(Tower tower) implements ColossusEvent {}

    /** The Colossus gained Momentum. */
    @Rule(MOMENTUM)
    record MomentumGained(int amount, MomentumCause cause) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withMomentum(Momentum.of(state.momentum().level() + amount));
        }
    }

    /** The Colossus lost Momentum. */
    @Rule(MOMENTUM)
    record MomentumLost(int amount, MomentumCause cause) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state)
                    .withMomentum(Momentum.of(state.momentum().level() - amount));
        }
    }

    /**
     * The Colossus was Subdued.
     *
     * @param tokens the total number of Subdue tokens
     */
    @Rule(SUBDUE)
    record ColossusSubdued(int tokens) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withSubdueTokens(tokens).withIsRampageDue(true);
        }
    }

    /** The push of the Rampage ended. */
    @Rule(RAMPAGE)
    record PushEnded() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, ColossusAwaited.CHART);
        }
    }

    /** The die for the Rampage chart was rolled. */
    @Rule(CHART)
    record ChartRolled(CrisisFace face) implements ColossusEvent {
        /** Returns the result of the chart. */
        ColossusAwaited result() {
            return RampageChart.result(face);
        }

        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, RampageChart.result(face));
        }
    }

    /** No character was near enough for Bare Metal Hands, so the failure result of the chart applies. */
    @Rule(CHART)
    record ChartFellBackToFailure() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, RampageChart.result(CrisisFace.FAILURE));
        }
    }

    /** There was no target for the result of the chart. */
    @Rule(CHART)
    record NoTargetReported() implements ColossusEvent {}

    /** The Colossus threw a character. */
    @Rule(CHART)
    record CharacterThrown(CombatantId character, MovementTool tool) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(
                    state, rampage -> rampage.withThrowable(rampage.throwable().remove(character)));
        }
    }

    /** The Colossus threw a terrain feature. */
    @Rule(CHART)
    record TerrainThrown(int size, MovementTool tool) implements ColossusEvent {}

    /** The Colossus attacked with Bare Metal Hands. */
    @Rule(HANDS)
    record BareMetalHandsAttacked(boolean isArea, Vector<DamagedCharacter> targets) implements ColossusEvent {
        /** Returns the targets. */
        Vector<CombatantId> characters() {
            return targets.map(DamagedCharacter::character);
        }

        /** Returns the targets that suffer no damage. */
        Vector<CombatantId> unharmed() {
            return targets.filter(target -> target.damage() == 0).map(DamagedCharacter::character);
        }
    }

    /** The Colossus may throw the targets that were damaged and are neither Dazed nor KO'd. */
    @Rule(HANDS)
    record ThrowsOffered(Vector<CombatantId> characters) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(
                    state,
                    rampage -> rampage.withThrowable(characters).withAwaited(ColossusAwaited.BARE_METAL_HANDS_THROWS));
        }
    }

    /** The remaining throws after Bare Metal Hands were declined. */
    @Rule(HANDS)
    record ThrowsForgone() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.rampage(state, rampage -> rampage.withThrowable(Vector.empty()));
        }
    }

    /** The Colossus attacked with Hurl Debris. */
    @Rule(DEBRIS)
    record DebrisHurled(DamagedCharacter target) implements ColossusEvent {
        /** Returns the target. */
        CombatantId character() {
            return target.character();
        }

        /** Returns whether the attack deals no damage. */
        boolean isHarmless() {
            return target.damage() == 0;
        }
    }

    /** A Rampage ended. */
    @Rule(ORDER_AT_THE_END_OF_A_RAMPAGE)
    record RampageEnded() implements ColossusEvent {}

    /** The maximum number of Rampages in a row was reached, and the players decide whether they go on. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageLimitReached(int rampages) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.awaiting(state, ColossusAwaited.RAMPAGE_LIMIT);
        }
    }

    /** The chain of Rampages ended. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageChainEnded() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withRampage(Option.none());
        }
    }

    /** The Subdued Rampage ended, and Momentum is 9 again. */
    @Rule(SUBDUE)
    record MomentumRestored() implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.of(state).withMomentum(Momentum.START);
        }
    }

    /** An effect of a Crisis Team character that would have moved the Colossus was ignored. */
    @Rule(HELMET)
    record HelmetPreventedMovement(CombatantId by) implements ColossusEvent {}

    /** An attack on the Colossus dealt no damage. */
    @Rule(STEEL)
    record NoDamageDealt() implements ColossusEvent {}

    /** The Colossus suffered damage, after Organic Steel. */
    @Rule(STEEL)
    record DamageTaken(int damage) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.frame(state, new FrameEvent.DamageSuffered(ColossusCard.ID, damage));
        }
    }

    /** The effect was resolved, and all damage was removed from the Colossus. */
    @Rule(STEEL)
    record DamageRemoved(int damage) implements ColossusEvent {
        @Override
        public ColossusState applyTo(ColossusState state) {
            return StateEdits.frame(state, new FrameEvent.DamageRemoved(ColossusCard.ID, damage));
        }
    }
}
