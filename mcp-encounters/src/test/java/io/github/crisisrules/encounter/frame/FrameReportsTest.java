package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.COSMIC;
import static io.github.crisisrules.encounter.frame.Frames.CRISIS;
import static io.github.crisisrules.encounter.frame.Frames.ROUNDS;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static io.github.crisisrules.encounter.frame.Frames.refused;
import static io.github.crisisrules.encounter.frame.Frames.run;
import static io.github.crisisrules.encounter.frame.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Reports beside the course of a round: damage taken off, conditions, effects, points. */
class FrameReportsTest {
    private static final CombatantId A = id("a");

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void noMoreDamageIsTakenOffThanThereIs() {
        FrameState hurt = run(turns(2, 0), new FrameCommand.SufferDamage(A, 2));
        assertThat(events(hurt, new FrameCommand.RemoveDamage(A, 1)))
                .containsExactly(new FrameEvent.DamageRemoved(A, 1));
        assertThat(events(hurt, new FrameCommand.RemoveDamage(A, 5)))
                .containsExactly(new FrameEvent.DamageRemoved(A, 2));
        FrameState healed = run(hurt, new FrameCommand.RemoveDamage(A, 5));
        assertThat(healed.combatant(A).damage()).isZero();
        assertThat(events(healed, new FrameCommand.RemoveDamage(A, 1))).isEmpty();
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void aConditionIsGainedAndLostOnce() {
        FrameState state = turns(2, 0);
        assertThat(events(state, new FrameCommand.LoseCondition(A, "Stun"))).isEmpty();
        FrameState stunned = run(state, new FrameCommand.GainCondition(A, "Stun"));
        assertThat(events(stunned, new FrameCommand.GainCondition(A, "Stun"))).isEmpty();
        FrameState slowToo = run(stunned, new FrameCommand.GainCondition(A, "Slow"));
        assertThat(slowToo.combatant(A).conditions()).containsExactly("Stun", "Slow");
        assertThat(run(slowToo, new FrameCommand.LoseCondition(A, "Stun"))
                        .combatant(A)
                        .conditions())
                .containsExactly("Slow");
        assertThat(slowToo.combatant(id("b")).conditions()).isEmpty();
        assertThat(refused(state, new FrameCommand.GainCondition(A, "\t")).describe())
                .isNotBlank();
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void capitalLettersMakeNoOtherCondition() {
        FrameState stunned = run(turns(2, 0), new FrameCommand.GainCondition(A, "stun"));
        assertThat(events(stunned, new FrameCommand.GainCondition(A, "Stun"))).isEmpty();
        assertThat(events(stunned, new FrameCommand.LoseCondition(A, "STUN")))
                .containsExactly(new FrameEvent.ConditionLost(A, "stun"));
    }

    /** A character without stamina is never felled, so its damage has no other end. */
    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void damageAndPointsStayNumbers() {
        CombatantId rock = id("Rock");
        EncounterCharacter character =
                EncounterCharacter.builder().id(rock).encounter("Made up").build();
        FrameState hurt = run(
                FrameState.setup(Frames.quick(), Vector.of(Combatant.of(character))),
                new FrameCommand.BeginFirstRound(),
                new FrameCommand.SufferDamage(rock, 5),
                new FrameCommand.SufferDamage(rock, Integer.MAX_VALUE));
        assertThat(hurt.combatant(rock).damage()).isEqualTo(Integer.MAX_VALUE);
        assertThat(events(hurt, new FrameCommand.SufferDamage(rock, 1))).isEmpty();
        FrameState many = run(turns(1, 0), new FrameCommand.ScorePoints(CRISIS, Integer.MAX_VALUE - 1));
        assertThat(refused(many, new FrameCommand.ScorePoints(CRISIS, 2)))
                .isEqualTo(new FrameViolation.TooLarge(ReportedNumber.SCORE, 2, 1));
        assertThat(run(many, new FrameCommand.ScorePoints(CRISIS, 1), new FrameCommand.ScorePoints(COSMIC, 2))
                        .points(CRISIS))
                .isEqualTo(Integer.MAX_VALUE);
    }

    /** Of eleven characters nine act; j falls as the rest may advance, and k is still to be asked. */
    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void aCharacterThatFallsInCleanupIsReportedAsDazed() {
        FrameState state = Frames.doomActs(Frames.act(turns(11, 0), "a", "b", "c"));
        state = Frames.doomActs(Frames.act(state, "d", "e", "f"));
        state = Frames.passAll(Frames.doomActs(Frames.act(state, "g", "h", "i")));
        state = run(state, new FrameCommand.SufferDamage(id("j"), 3));
        assertThat(refused(state, new FrameCommand.Advance(id("j"))))
                .isEqualTo(new FrameViolation.CharacterDazed(id("j")));
        assertThat(refused(state, new FrameCommand.Advance(A))).isEqualTo(new FrameViolation.AlreadyActed(A));
    }

    /** No player runs the Cosmic Threat, so the Crisis Team resolves what the card has in a players' step. */
    @Test
    @Verifies({EncounterRuleId.STATUS, EncounterRuleId.SIDES})
    void anEffectOfASideWithoutAPlayerIsNotForgotten() {
        Mission unplayed = Frames.quick()
                .withHasCosmicPlayer(false)
                .withTeam(CrisisTeam.of(CrisisSquad.of("Ada", TeamMember.of("a", 3, 3, 2))));
        StatusCard fog = StatusCard.withPlayer("Fog", "Ada").withEffect(PhaseEffect.of("Fog rises", Step.END_PLAYERS));
        FrameState state = run(Frames.setup(unplayed, 2, 0), new FrameCommand.BeginFirstRound());
        assertThat(refused(state, new FrameCommand.AttachStatus(StatusCard.withPlayer("Fog", "Bo"))))
                .isEqualTo(new FrameViolation.NoSuchPlayer("Bo"));
        FrameState nameless =
                run(Frames.setup(Frames.quick().withHasCosmicPlayer(false), 2, 0), new FrameCommand.BeginFirstRound());
        assertThat(run(nameless, new FrameCommand.AttachStatus(fog)).statuses()).containsExactly(fog);
        state = run(state, new FrameCommand.AttachStatus(fog));
        while (state.round() == 1 && state.pendingEffects().isEmpty()) {
            state = run(state, FrameChoices.of(state).head());
        }
        assertThat(state.step()).isEqualTo(Step.END_PLAYERS);
        assertThat(state.sideToAct()).containsExactly(CRISIS);
        assertThat(state.pendingEffects()).containsExactly("Fog rises");
        assertThat(run(state, new FrameCommand.ResolveEffect("Fog rises")).round())
                .isEqualTo(2);
    }

    @Test
    @Verifies(EncounterRuleId.POWER)
    void powerIsGainedUpToTheLimitAndPaidToTheLastToken() {
        // Each has 1 Power from the Power Phase.
        FrameState state = turns(2, 0);
        assertThat(events(state, new FrameCommand.GainPower(A, 3))).containsExactly(new FrameEvent.PowerGained(A, 3));
        FrameState full = run(state, new FrameCommand.GainPower(A, 9));
        assertThat(full.combatant(A).power()).isEqualTo(10);
        assertThat(events(full, new FrameCommand.GainPower(A, 1))).isEmpty();
        assertThat(run(full, new FrameCommand.SpendPower(A, 10)).combatant(A).power())
                .isZero();
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void eachSideHasPointsOfItsOwn() {
        FrameState state = run(
                turns(1, 0),
                new FrameCommand.ScorePoints(CRISIS, 2),
                new FrameCommand.ScorePoints(COSMIC, 3),
                new FrameCommand.ScorePoints(CRISIS, 1));
        assertThat(state.points(CRISIS)).isEqualTo(3);
        assertThat(state.points(COSMIC)).isEqualTo(3);
        assertThat(run(state, new FrameCommand.ScorePoints(COSMIC, 1)).points(COSMIC))
                .isEqualTo(4);
    }

    @Test
    @Verifies({EncounterRuleId.DURATION, EncounterRuleId.STATUS})
    void effectsAndStatusCardsLieWithThoseWhoAreInPlay() {
        FrameState state = turns(2, 0);
        LastingEffect cloak =
                new LastingEffect("cloak", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.of(id("nobody")));
        assertThat(refused(state, new FrameCommand.BeginEffect(cloak)))
                .isEqualTo(new FrameViolation.UnknownCharacter(id("nobody")));
        assertThat(refused(state, new FrameCommand.AttachStatus(StatusCard.withCharacter("Curse", id("nobody")))))
                .isEqualTo(new FrameViolation.UnknownCharacter(id("nobody")));
        LastingEffect own = new LastingEffect("cloak", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.of(A));
        assertThat(events(state, new FrameCommand.BeginEffect(own))).containsExactly(new FrameEvent.EffectBegan(own));
        FrameState setup = Frames.setup(Frames.mission(), 1, 0);
        assertThat(refused(setup, new FrameCommand.BeginEffect(own)))
                .isInstanceOf(FrameViolation.FirstRoundNotBegun.class);
        assertThat(refused(setup, new FrameCommand.AttachStatus(StatusCard.withCharacter("Curse", A))))
                .isInstanceOf(FrameViolation.FirstRoundNotBegun.class);
        assertThat(refused(setup, new FrameCommand.ScorePoints(CRISIS, 1)))
                .isInstanceOf(FrameViolation.FirstRoundNotBegun.class);
        assertThat(refused(state, new FrameCommand.SufferDamage(id("nobody"), 1)))
                .isEqualTo(new FrameViolation.UnknownCharacter(id("nobody")));
        assertThat(refused(state, new FrameCommand.Activate(id("nobody"))))
                .isEqualTo(new FrameViolation.UnknownCharacter(id("nobody")));
    }

    @Test
    @Verifies(EncounterRuleId.STATUS)
    void discardingACardLeavesTheOthersAndTheirEffects() {
        StatusCard curse =
                StatusCard.withCharacter("Curse", A).withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER));
        StatusCard plague = StatusCard.withCharacter("Plague", id("b"))
                .withEffect(PhaseEffect.of("Plague spreads", Step.CLEANUP_ENCOUNTER));
        FrameState state =
                run(turns(2, 0), new FrameCommand.AttachStatus(curse), new FrameCommand.AttachStatus(plague));
        while (state.step() != Step.CLEANUP_ENCOUNTER) {
            state = run(state, FrameChoices.of(state).head());
        }
        assertThat(state.pendingEffects()).containsExactly("Curse bites", "Plague spreads");
        assertThat(FrameAwaited.of(state).describe())
                .isEqualTo("These effects are due: Curse bites and Plague spreads. Resolve them in any order.");
        FrameState one = run(state, new FrameCommand.DiscardStatus("Curse"));
        assertThat(one.statuses()).containsExactly(plague);
        assertThat(one.pendingEffects()).containsExactly("Plague spreads");
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void onlyTheCrisisTeamAdvancesAndOnlyInCleanup() {
        FrameState state = run(turns(2, 0), new FrameCommand.SufferDamage(A, 1));
        assertThat(refused(state, new FrameCommand.Advance(A))).isInstanceOf(FrameViolation.WrongTime.class);
        state = Frames.act(state, "b", "a");
        state = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(state))));
        // Both have acted: no character may advance, so Cleanup is over and the second round begins.
        assertThat(state.round()).isEqualTo(2);
        FrameState rested = run(turns(2, 0), new FrameCommand.SufferDamage(A, 3));
        rested = Frames.act(rested, "b");
        rested = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(rested))));
        assertThat(rested.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        assertThat(refused(rested, new FrameCommand.Advance(Frames.DOOM)))
                .isEqualTo(new FrameViolation.NotTheirTurn(COSMIC, FrameAwaited.of(rested)));
        assertThat(refused(rested, new FrameCommand.Advance(id("nobody"))))
                .isEqualTo(new FrameViolation.UnknownCharacter(id("nobody")));
    }

    private static Vector<FrameEvent> events(FrameState state, FrameCommand command) {
        return ROUNDS.decide(state, command).events();
    }
}
