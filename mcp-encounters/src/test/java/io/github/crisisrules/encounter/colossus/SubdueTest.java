package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.crisisTurn;
import static io.github.crisisrules.encounter.colossus.Colossi.decide;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.colossus.ColossusCommand.AttackWithBareMetalHands;
import io.github.crisisrules.encounter.colossus.ColossusCommand.CrossLink;
import io.github.crisisrules.encounter.colossus.ColossusCommand.DamageColossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand.EndPush;
import io.github.crisisrules.encounter.colossus.ColossusCommand.HurlDebris;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ReportNoTarget;
import io.github.crisisrules.encounter.colossus.ColossusCommand.RollChart;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchCharacter;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTerrain;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTower;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class SubdueTest {
    @Test
    @Verifies(ColossusRuleId.STEEL)
    void organicSteelTakesOneOffButNotTheLast() {
        assertThat(Vector.of(1, 2, 3, 9).map(ColossusCard::afterSteel)).containsExactly(1, 1, 2, 8);
        assertThat(decide(active(), new DamageColossus(0)).events()).containsExactly(new ColossusEvent.NoDamageDealt());
        assertThat(refused(active(), new DamageColossus(-2))).isEqualTo(new AttackViolation.NegativeDamage(-2));
        assertThat(refused(crisisTurn(), round(new FrameCommand.SufferDamage(ColossusCard.ID, 1))))
                .isEqualTo(new ColossusViolation.OrganicSteelAppliesFirst());
    }

    @Test
    @Verifies({ColossusRuleId.MOMENTUM, ColossusRuleId.STEEL, ColossusRuleId.ORDER_OF_DAMAGE})
    void eachTimeHeSuffersDamageHeLosesOneMomentumAndThenTheDamageGoes() {
        assertThat(decide(active(), new DamageColossus(5)).events())
                .containsExactly(
                        new ColossusEvent.DamageTaken(4),
                        new ColossusEvent.MomentumLost(1, MomentumCause.DAMAGE),
                        new ColossusEvent.DamageRemoved(4));
        // An attack and the collision after it are two.
        ColossusState state = run(active(), new DamageColossus(5), new DamageColossus(1));
        assertThat(state.momentum()).isEqualTo(Momentum.of(7));
        assertThat(state.frame().combatant(ColossusCard.ID).damage()).isZero();
    }

    @Test
    @Verifies(ColossusRuleId.MOMENTUM)
    void aCrisisCharacterDazedOrKnockedOutByAnythingGivesOne() {
        ColossusState state = run(active(), round(new FrameCommand.SufferDamage(id("d"), 3)));
        assertThat(state.momentum()).isEqualTo(Momentum.of(10));
        ColossusState injured = StateEdits.frame(state, new FrameEvent.BecameInjured(id("e")));
        assertThat(run(injured, round(new FrameCommand.SufferDamage(id("e"), 2)))
                        .momentum())
                .isEqualTo(Momentum.of(11));
        assertThat(run(at(injured, 12), round(new FrameCommand.SufferDamage(id("e"), 2)))
                        .momentum())
                .isEqualTo(Momentum.of(12));
    }

    @Test
    @Verifies({
        ColossusRuleId.SUBDUE,
        ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN,
        ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED
    })
    void subduedInACrisisTurnHeRampagesAtOnceAndTheActivationGoesOn() {
        LastingEffect glue = LastingEffect.thisRound("glue").character(ColossusCard.ID);
        LastingEffect smoke = LastingEffect.thisRound("smoke");
        ColossusState before = run(
                at(active(), 1), round(new FrameCommand.BeginEffect(glue)), round(new FrameCommand.BeginEffect(smoke)));
        var story = decide(before, new DamageColossus(3));
        assertThat(story.events().map(event -> event.getClass().getSimpleName()))
                .containsExactly(
                        "DamageTaken", "MomentumLost", "ColossusSubdued", "DamageRemoved", "InFrame", "RampageBegan");
        ColossusState state = story.state();
        assertThat(state.subdueTokens()).isEqualTo(1);
        assertThat(state.momentum()).isEqualTo(Momentum.NONE);
        assertThat(state.frame()
                        .runningEffects()
                        .map(running -> running.effect().name()))
                .containsExactly("smoke");
        assertThat(state.rampage().get().isSubdued()).isTrue();
        // Nothing he does gives Momentum now: terrain, a Daze, a critical, a second strike takes nothing.
        state = run(
                state,
                new TouchTerrain(5),
                round(new FrameCommand.SufferDamage(id("d"), 2)),
                new TouchCharacter(id("d")),
                new DamageColossus(2),
                new EndPush(),
                new RollChart(CrisisFace.CRITICAL));
        assertThat(state.frame().combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.momentum()).isEqualTo(Momentum.NONE);
        assertThat(state.subdueTokens()).isEqualTo(1);
        state = run(state, new ReportNoTarget());
        assertThat(state.momentum()).isEqualTo(Momentum.of(9));
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.FRAME);
        assertThat(state.frame().active()).containsExactly(id("a"));
        assertThat(state.frame().trackerTokens()).isZero();
        assertThat(state.frame().runningEffects()).hasSize(1);
    }

    @Test
    @Verifies({ColossusRuleId.SUBDUE, ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED})
    void theSubduedRampageHasItsOwnToolAlsoWhereItGoesOn() {
        MomentumTrack track = new MomentumTrack(Colossi.TRACK.tiers(), MovementTool.LONG);
        ColossusState state = at(active(), 1);
        state = run(StateEdits.of(state).withSetup(state.setup().withMomentumTrack(track)), new DamageColossus(1));
        assertThat(state.rampage().get().tool()).isEqualTo(MovementTool.LONG);
        // Contact damage is the lowest tier's: 1.
        state = run(state, new TouchCharacter(id("d")));
        assertThat(state.frame().combatant(id("d")).damage()).isEqualTo(1);
        state = run(state, new EndPush(), new RollChart(CrisisFace.WILD), new ReportNoTarget());
        assertThat(state.rampage().get().number()).isEqualTo(2);
        assertThat(state.rampage().get().isSubdued()).isTrue();
        assertThat(state.rampage().get().tool()).isEqualTo(MovementTool.LONG);
        assertThat(state.momentum()).isEqualTo(Momentum.NONE);
        // At Momentum 0 his hands are no area attack.
        state = run(state, new EndPush(), new RollChart(CrisisFace.HIT));
        assertThat(refused(
                        state,
                        new AttackWithBareMetalHands(
                                Vector.of(AttackedTarget.of(id("a"), 1), AttackedTarget.of(id("b"), 1)))))
                .isEqualTo(new ColossusViolation.WrongTargets(2));
    }

    @Test
    @Verifies({ColossusRuleId.SUBDUE, ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE})
    void subduedInARampageHeFinishesItWithoutGainsAndThenRampagesForIt() {
        ColossusState state = run(linked(push(3), 2, 5, 3, 6), new TouchTerrain(4), new CrossLink(tower(2), tower(5)));
        assertThat(state.subdueTokens()).isEqualTo(1);
        assertThat(state.isRampageDue()).isTrue();
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.PUSH);
        // A further link costs nothing, and subdues no second time.
        state = run(state, new CrossLink(tower(3), tower(6)));
        assertThat(state.subdueTokens()).isEqualTo(1);
        assertThat(state.links()).isEmpty();
        state = run(state, new EndPush(), new RollChart(CrisisFace.FAILURE));
        state = run(state, new HurlDebris(AttackedTarget.of(id("a"), 3)));
        assertThat(state.momentum()).isEqualTo(Momentum.NONE);
        assertThat(state.rampage().get().isSubdued()).isTrue();
        assertThat(state.isRampageDue()).isFalse();
        assertThat(state.frame().trackerTokens()).isZero();
        state = run(state, new EndPush(), new RollChart(CrisisFace.CRITICAL), new ReportNoTarget());
        assertThat(state.momentum()).isEqualTo(Momentum.of(9));
        assertThat(state.frame().trackerTokens()).isEqualTo(1);
    }

    @Test
    @Verifies(ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE)
    void aRampageAgainComesBeforeTheOneThatHeOwes() {
        ColossusState state = run(push(1), new DamageColossus(1), new EndPush(), new RollChart(CrisisFace.WILD));
        state = run(state, new ReportNoTarget());
        assertThat(state.rampage().get().isSubdued()).isFalse();
        assertThat(state.rampage().get().number()).isEqualTo(2);
        assertThat(state.isRampageDue()).isTrue();
        state = run(state, new EndPush(), new RollChart(CrisisFace.CRITICAL), new ReportNoTarget());
        assertThat(state.rampage().get().isSubdued()).isTrue();
        assertThat(state.rampage().get().number()).isEqualTo(1);
    }

    @Test
    @Verifies({ColossusRuleId.SUBDUE, ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN})
    void aCharacterFelledInTheSubduedRampageHasFinishedItsActivation() {
        ColossusState state =
                run(at(active(), 1), new DamageColossus(1), round(new FrameCommand.SufferDamage(id("a"), 2)));
        state = run(state, new TouchCharacter(id("a")));
        assertThat(state.frame().combatant(id("a")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.frame().active()).containsExactly(id("a"));
        state = run(state, new EndPush(), new RollChart(CrisisFace.CRITICAL), new ReportNoTarget());
        assertThat(state.frame().active()).isEmpty();
        assertThat(state.frame().turn().get().activated()).containsExactly(id("a"));
    }

    @Test
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void theLastSubdueTokenWinsAtOnce() {
        for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
            ColossusState state = active();
            state = StateEdits.of(
                            at(StateEdits.of(state).withSetup(state.setup().withDifficulty(difficulty)), 1))
                    .withSubdueTokens(difficulty.subdueTokens() - 1);
            ColossusState won = run(state, new DamageColossus(1));
            assertThat(won.ending()).containsExactly(ColossusEndings.EVACUATION);
            assertThat(won.awaiting()).isEqualTo(ColossusAwaited.NOTHING);
            assertThat(won.rampage()).isEmpty();
            assertThat(refused(won, new DamageColossus(1)))
                    .isEqualTo(new FrameViolation.EncounterOver(ColossusEndings.EVACUATION));
            assertThat(run(StateEdits.of(state).withSubdueTokens(difficulty.subdueTokens() - 2), new DamageColossus(1))
                            .isOver())
                    .isFalse();
        }
    }

    @Test
    @Verifies({ColossusRuleId.LOSE, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void theLastTowerLosesEvenWhereItsLinkWouldSubdueHim() {
        ColossusState last =
                StateEdits.of(push(3)).withTowerTokens(Vector.of(tower(4))).withSubdueTokens(2);
        ColossusState lost = run(last, new TouchTower(tower(4), Vector.of(id("a"))));
        assertThat(lost.ending()).containsExactly(ColossusEndings.DESTRUCTION);
        assertThat(lost.frame().combatant(id("a")).damage()).isZero();
        ColossusState five = StateEdits.of(push(3)).withTowerTokens(Vector.of(tower(4), tower(5)));
        assertThat(run(five, new TouchTower(tower(4), Vector.empty())).isOver()).isFalse();
    }

    @Test
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void aSubdueEarlierInTheSameMoveWinsFirst() {
        ColossusState two = StateEdits.of(linked(push(3), 4, 5))
                .withTowerTokens(Vector.of(tower(4), tower(5)))
                .withSubdueTokens(2);
        ColossusState crossed = run(two, new CrossLink(tower(4), tower(5)));
        assertThat(crossed.ending()).containsExactly(ColossusEndings.EVACUATION);
        // The tower's own link subdues him before anybody near it suffers.
        ColossusState felled = run(two, new TouchTower(tower(4), Vector.of(id("a"))));
        assertThat(felled.ending()).containsExactly(ColossusEndings.EVACUATION);
        assertThat(felled.frame().combatant(id("a")).damage()).isZero();
    }
}
