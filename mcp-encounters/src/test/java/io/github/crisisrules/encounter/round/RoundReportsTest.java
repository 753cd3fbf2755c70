package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.round.Frames.COSMIC;
import static io.github.crisisrules.encounter.round.Frames.CRISIS;
import static io.github.crisisrules.encounter.round.Frames.ROUNDS;
import static io.github.crisisrules.encounter.round.Frames.id;
import static io.github.crisisrules.encounter.round.Frames.refused;
import static io.github.crisisrules.encounter.round.Frames.run;
import static io.github.crisisrules.encounter.round.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What people report beside the course of a round: damage taken off, conditions, effects, points. */
class RoundReportsTest {
    private static final CombatantId A = id("a");

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void noMoreDamageIsTakenOffThanThereIs() {
        RoundState hurt = run(turns(2, 0), new RoundCommand.Suffer(A, 2));
        assertThat(events(hurt, new RoundCommand.Heal(A, 1))).containsExactly(new RoundEvent.DamageRemoved(A, 1));
        assertThat(events(hurt, new RoundCommand.Heal(A, 5))).containsExactly(new RoundEvent.DamageRemoved(A, 2));
        RoundState healed = run(hurt, new RoundCommand.Heal(A, 5));
        assertThat(healed.combatant(A).damage()).isZero();
        assertThat(events(healed, new RoundCommand.Heal(A, 1))).isEmpty();
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void aConditionIsGainedAndLostOnce() {
        RoundState state = turns(2, 0);
        assertThat(events(state, new RoundCommand.LoseCondition(A, "Stun"))).isEmpty();
        RoundState stunned = run(state, new RoundCommand.GainCondition(A, "Stun"));
        assertThat(events(stunned, new RoundCommand.GainCondition(A, "Stun"))).isEmpty();
        RoundState slowToo = run(stunned, new RoundCommand.GainCondition(A, "Slow"));
        assertThat(slowToo.combatant(A).conditions()).containsExactly("Stun", "Slow");
        assertThat(run(slowToo, new RoundCommand.LoseCondition(A, "Stun"))
                        .combatant(A)
                        .conditions())
                .containsExactly("Slow");
        assertThat(slowToo.combatant(id("b")).conditions()).isEmpty();
        assertThat(refused(state, new RoundCommand.GainCondition(A, "\t")).message())
                .isNotBlank();
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void capitalLettersMakeNoOtherCondition() {
        RoundState stunned = run(turns(2, 0), new RoundCommand.GainCondition(A, "stun"));
        assertThat(events(stunned, new RoundCommand.GainCondition(A, "Stun"))).isEmpty();
        assertThat(events(stunned, new RoundCommand.LoseCondition(A, "STUN")))
                .containsExactly(new RoundEvent.ConditionLost(A, "stun"));
    }

    /** Who has no stamina is never felled, so its damage has no other end. */
    @Test
    @Verifies(EncounterRules.CLEANUP)
    void damageAndPointsStayNumbers() {
        CombatantId rock = id("Rock");
        EncounterCharacter character =
                EncounterCharacter.builder().id(rock).encounter("Made up").build();
        RoundState hurt = run(
                RoundState.setup(Frames.quick(), Vector.of(Combatant.of(character))),
                new RoundCommand.Begin(),
                new RoundCommand.Suffer(rock, 5),
                new RoundCommand.Suffer(rock, Integer.MAX_VALUE));
        assertThat(hurt.combatant(rock).damage()).isEqualTo(Integer.MAX_VALUE);
        assertThat(events(hurt, new RoundCommand.Suffer(rock, 1))).isEmpty();
        RoundState many = run(turns(1, 0), new RoundCommand.Score(CRISIS, Integer.MAX_VALUE - 1));
        assertThat(refused(many, new RoundCommand.Score(CRISIS, 2)))
                .isEqualTo(new RoundViolation.TooLarge("the score", 2, 1));
        assertThat(run(many, new RoundCommand.Score(CRISIS, 1), new RoundCommand.Score(COSMIC, 2))
                        .points(CRISIS))
                .isEqualTo(Integer.MAX_VALUE);
    }

    /** Of eleven characters nine act; j falls as the rest may advance, and k is still to be asked. */
    @Test
    @Verifies(EncounterRules.CLEANUP)
    void whoFallsInCleanupIsToldThatItIsDazed() {
        RoundState state = Frames.doomActs(Frames.act(turns(11, 0), "a", "b", "c"));
        state = Frames.doomActs(Frames.act(state, "d", "e", "f"));
        state = Frames.passAll(Frames.doomActs(Frames.act(state, "g", "h", "i")));
        state = run(state, new RoundCommand.Suffer(id("j"), 3));
        assertThat(refused(state, new RoundCommand.Advance(id("j")))).isEqualTo(new RoundViolation.IsDazed(id("j")));
        assertThat(refused(state, new RoundCommand.Advance(A))).isEqualTo(new RoundViolation.HasActed(A));
    }

    /** Nobody plays the Cosmic Threat, so the Crisis Team resolves what the card has in a players' step. */
    @Test
    @Verifies({EncounterRules.STATUS, EncounterRules.SIDES})
    void anEffectOfASideThatNobodyPlaysIsNotForgotten() {
        Mission unplayed = Frames.quick()
                .withCosmicPlayer(false)
                .withTeam(CrisisTeam.of(CrisisSquad.of("Ada", TeamMember.of("a", 3, 3, 2))));
        StatusCard fog = StatusCard.withPlayer("Fog", "Ada").withEffect(PhaseEffect.of("Fog rises", Step.END_PLAYERS));
        RoundState state = run(Frames.setup(unplayed, 2, 0), new RoundCommand.Begin());
        assertThat(refused(state, new RoundCommand.AttachStatus(StatusCard.withPlayer("Fog", "Bo"))))
                .isEqualTo(new RoundViolation.NoSuchPlayer("Bo"));
        RoundState nameless = run(Frames.setup(Frames.quick().withCosmicPlayer(false), 2, 0), new RoundCommand.Begin());
        assertThat(run(nameless, new RoundCommand.AttachStatus(fog)).statuses()).containsExactly(fog);
        state = run(state, new RoundCommand.AttachStatus(fog));
        while (state.round() == 1 && state.pending().isEmpty()) {
            state = run(state, RoundChoices.of(state).head());
        }
        assertThat(state.step()).isEqualTo(Step.END_PLAYERS);
        assertThat(state.floor()).containsExactly(CRISIS);
        assertThat(state.pending()).containsExactly("Fog rises");
        assertThat(run(state, new RoundCommand.Resolve("Fog rises")).round()).isEqualTo(2);
    }

    @Test
    @Verifies(EncounterRules.POWER)
    void powerIsGainedUpToTheLimitAndPaidToTheLastToken() {
        // Each has 1 Power from the Power Phase.
        RoundState state = turns(2, 0);
        assertThat(events(state, new RoundCommand.GainPower(A, 3))).containsExactly(new RoundEvent.PowerGained(A, 3));
        RoundState full = run(state, new RoundCommand.GainPower(A, 9));
        assertThat(full.combatant(A).power()).isEqualTo(10);
        assertThat(events(full, new RoundCommand.GainPower(A, 1))).isEmpty();
        assertThat(run(full, new RoundCommand.SpendPower(A, 10)).combatant(A).power())
                .isZero();
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void eachSideHasPointsOfItsOwn() {
        RoundState state = run(
                turns(1, 0),
                new RoundCommand.Score(CRISIS, 2),
                new RoundCommand.Score(COSMIC, 3),
                new RoundCommand.Score(CRISIS, 1));
        assertThat(state.points(CRISIS)).isEqualTo(3);
        assertThat(state.points(COSMIC)).isEqualTo(3);
        assertThat(run(state, new RoundCommand.Score(COSMIC, 1)).points(COSMIC)).isEqualTo(4);
    }

    @Test
    @Verifies({EncounterRules.DURATION, EncounterRules.STATUS})
    void effectsAndStatusCardsLieWithThoseWhoAreInPlay() {
        RoundState state = turns(2, 0);
        LastingEffect cloak =
                new LastingEffect("cloak", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.of(id("nobody")));
        assertThat(refused(state, new RoundCommand.BeginEffect(cloak)))
                .isEqualTo(new RoundViolation.NobodyOfThatName(id("nobody")));
        assertThat(refused(state, new RoundCommand.AttachStatus(StatusCard.withCharacter("Curse", id("nobody")))))
                .isEqualTo(new RoundViolation.NobodyOfThatName(id("nobody")));
        LastingEffect own = new LastingEffect("cloak", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.of(A));
        assertThat(events(state, new RoundCommand.BeginEffect(own))).containsExactly(new RoundEvent.EffectBegan(own));
        RoundState setup = Frames.setup(Frames.mission(), 1, 0);
        assertThat(refused(setup, new RoundCommand.BeginEffect(own))).isInstanceOf(RoundViolation.WrongTime.class);
        assertThat(refused(setup, new RoundCommand.AttachStatus(StatusCard.withCharacter("Curse", A))))
                .isInstanceOf(RoundViolation.WrongTime.class);
        assertThat(refused(setup, new RoundCommand.Score(CRISIS, 1))).isInstanceOf(RoundViolation.WrongTime.class);
        assertThat(refused(state, new RoundCommand.Suffer(id("nobody"), 1)))
                .isEqualTo(new RoundViolation.NobodyOfThatName(id("nobody")));
        assertThat(refused(state, new RoundCommand.Activate(id("nobody"))))
                .isEqualTo(new RoundViolation.NobodyOfThatName(id("nobody")));
    }

    @Test
    @Verifies(EncounterRules.STATUS)
    void discardingACardLeavesTheOthersAndTheirEffects() {
        StatusCard curse =
                StatusCard.withCharacter("Curse", A).withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER));
        StatusCard plague = StatusCard.withCharacter("Plague", id("b"))
                .withEffect(PhaseEffect.of("Plague spreads", Step.CLEANUP_ENCOUNTER));
        RoundState state =
                run(turns(2, 0), new RoundCommand.AttachStatus(curse), new RoundCommand.AttachStatus(plague));
        while (state.step() != Step.CLEANUP_ENCOUNTER) {
            state = run(state, RoundChoices.of(state).head());
        }
        assertThat(state.pending()).containsExactly("Curse bites", "Plague spreads");
        assertThat(RoundAwaited.of(state).words()).isEqualTo("the effects Curse bites, Plague spreads");
        RoundState one = run(state, new RoundCommand.DiscardStatus("Curse"));
        assertThat(one.statuses()).containsExactly(plague);
        assertThat(one.pending()).containsExactly("Plague spreads");
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void onlyTheCrisisTeamAdvancesAndOnlyInCleanup() {
        RoundState state = run(turns(2, 0), new RoundCommand.Suffer(A, 1));
        assertThat(refused(state, new RoundCommand.Advance(A))).isInstanceOf(RoundViolation.WrongTime.class);
        state = Frames.act(state, "b", "a");
        state = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(state))));
        // Both have acted: nobody may advance, so Cleanup is over and the second round begins.
        assertThat(state.round()).isEqualTo(2);
        RoundState rested = run(turns(2, 0), new RoundCommand.Suffer(A, 3));
        rested = Frames.act(rested, "b");
        rested = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(rested))));
        assertThat(rested.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        assertThat(refused(rested, new RoundCommand.Advance(Frames.DOOM)))
                .isEqualTo(new RoundViolation.NotTheirTurn(COSMIC, RoundAwaited.of(rested)));
        assertThat(refused(rested, new RoundCommand.Advance(id("nobody"))))
                .isEqualTo(new RoundViolation.NobodyOfThatName(id("nobody")));
    }

    private static Vector<RoundEvent> events(RoundState state, RoundCommand command) {
        return ROUNDS.decide(state, command).get().events();
    }
}
