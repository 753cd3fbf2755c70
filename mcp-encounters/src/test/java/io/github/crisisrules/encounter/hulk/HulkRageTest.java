package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkRageTest {
    private static final Option<String> NORTH = Option.of("north");

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.SCORE, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void hulkGainsRageInsteadOfBeingDazed() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        HulkState hurt = after(turn, suffer(HULK, 8));
        assertThat(hurt.rage()).isEqualTo(1);
        // 1 of the 5 fells him; the other 4 are lost.
        Decision<HulkState, HulkEvent> angry = step(hurt, suffer(HULK, 5));
        assertThat(angry.events())
                .containsExactly(
                        new HulkEvent.InFrame(new FrameEvent.DamageSuffered(HULK, 1)),
                        new HulkEvent.RageGained(2, 2),
                        new HulkEvent.InFrame(new FrameEvent.DamageRemoved(HULK, 9)),
                        new HulkEvent.RagePushDue());
        assertThat(angry.state().rage()).isEqualTo(2);
        assertThat(angry.state().hulk().damage()).isZero();
        assertThat(angry.state().hulk().powerLimit()).isEqualTo(12);
        assertThat(angry.state().hulk().isStanding()).isTrue();
        assertThat(angry.state().frame().points(Side.CRISIS_TEAM)).isEqualTo(2);
        assertThat(angry.state().nextAwaited()).isEqualTo(Option.of(new HulkAwaited.RagePushTargets()));
    }

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void rageThenPushesInTheOrderOfTheCosmicThreat() {
        HulkState angry = after(crisisTurn(HulkDifficulty.NORMAL), suffer(HULK, 9));
        assertThat(refused(angry, activate(A)))
                .isEqualTo(new HulkViolation.OtherActionAwaited(new HulkAwaited.RagePushTargets()));
        assertThat(refused(angry, new HulkCommand.ReportRagePushTargets(Vector.of(HULK))))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(HULK));
        HulkState near = after(angry, new HulkCommand.ReportRagePushTargets(Vector.of(A, B, C)));
        HulkState pushed = after(near, new HulkCommand.PushAway(B, Option.none()));
        assertThat(pushed.nextAwaited()).isEqualTo(Option.of(new HulkAwaited.RagePushes(Vector.of(A, C))));
        assertThat(refused(pushed, new HulkCommand.PushAway(B, Option.none())).rule())
                .containsExactly(HulkRuleId.RAGE);
        // A is not Subdued: touching an absorber does nothing.
        HulkState done = after(pushed, new HulkCommand.PushAway(A, NORTH), new HulkCommand.PushAway(C, Option.none()));
        assertThat(done.nextAwaited()).isEqualTo(Option.none());
        assertThat(done.team()).hasSize(6);
        assertThat(after(angry, new HulkCommand.ReportRagePushTargets(Vector.empty()))
                        .nextAwaited())
                .isEqualTo(Option.none());
    }

    /** Two tokens push A twice: first for the second token, which came in between, then for the first. */
    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void eachRageTokenPushesThoseNearHimThoughAnotherCameInBetween() {
        HulkState near = after(
                crisisTurn(HulkDifficulty.NORMAL),
                suffer(HULK, 9),
                new HulkCommand.ReportRagePushTargets(Vector.of(A, B)));
        HulkState twice = after(near, suffer(HULK, 9), new HulkCommand.ReportRagePushTargets(Vector.of(A, C)));
        HulkState second =
                after(twice, new HulkCommand.PushAway(A, Option.none()), new HulkCommand.PushAway(C, Option.none()));
        assertThat(second.awaited()).containsExactly(new HulkAwaited.RagePushes(Vector.of(A, B)));
        HulkState done =
                after(second, new HulkCommand.PushAway(B, Option.none()), new HulkCommand.PushAway(A, Option.none()));
        assertThat(done.nextAwaited()).isEqualTo(Option.none());
        // Who is KO'd is pushed no more, whichever token it was.
        HulkState out = after(
                crisisTurn(HulkDifficulty.NORMAL),
                suffer(A, 5),
                suffer(HULK, 9),
                new HulkCommand.ReportRagePushTargets(Vector.of(A, B)),
                suffer(HULK, 9),
                new HulkCommand.ReportRagePushTargets(Vector.of(A, C)),
                new HulkCommand.PushAway(A, NORTH));
        assertThat(out.awaited())
                .containsExactly(new HulkAwaited.RagePushes(Vector.of(C)), new HulkAwaited.RagePushes(Vector.of(B)));
    }

    @Test
    @Verifies({HulkRuleId.ENDS_AT_THE_FIRST_CONDITION, HulkRuleId.ABSORBER, HulkRuleId.END})
    void aRagePushCanKnockOutAndEndTheGameBeforeTheNextPush() {
        HulkState subdued = after(crisisTurn(start(setup(HulkDifficulty.NORMAL, 3))), suffer(A, 5), suffer(B, 5));
        HulkState near = after(subdued, suffer(HULK, 9), new HulkCommand.ReportRagePushTargets(Vector.of(A, B)));
        Decision<HulkState, HulkEvent> last = step(near, new HulkCommand.PushAway(B, NORTH));
        assertThat(last.state().ending())
                .isEqualTo(Option.of(new Ending(Side.COSMIC_THREAT, "Rampage Over", HulkRuleId.END)));
        assertThat(last.state().frame().points(Side.COSMIC_THREAT)).isEqualTo(2);
        assertThat(last.state().nextAwaited()).isEqualTo(Option.none());
        assertThat(refused(last.state(), new HulkCommand.PushAway(A, NORTH)))
                .isInstanceOf(FrameViolation.EncounterOver.class);
    }

    @Test
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void theSixthRageTokenInPlayWinsForTheCrisisTeamBeforeAnythingElse() {
        HulkState state = crisisTurn(HulkDifficulty.SMASH);
        for (int i = 0; i < 5; i++) {
            state = after(
                    state,
                    suffer(HULK, 9),
                    new HulkCommand.ReportRagePushTargets(Vector.of(A)),
                    new HulkCommand.PushAway(A, Option.none()));
        }
        assertThat(state.frame().points(Side.CRISIS_TEAM)).isEqualTo(10);
        assertThat(state.rage()).isEqualTo(8);
        Decision<HulkState, HulkEvent> end = step(state, suffer(HULK, 9));
        assertThat(end.state().ending())
                .isEqualTo(Option.of(new Ending(Side.CRISIS_TEAM, "Gamma Rampage", HulkRuleId.END)));
        // Nothing after the win: his damage is still there, and no character is pushed.
        assertThat(end.state().hulk().damage()).isEqualTo(9);
        assertThat(end.events()).hasSize(3);
    }

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.CLAP, HulkRuleId.SMASH})
    void theEffectsOfRageForEveryNumberOfTokens() {
        HulkCard card = HulkCard.standIn();
        for (int rage = 0; rage <= 12; rage++) {
            assertThat(Rage.powerLimit(rage)).isEqualTo(10 + rage);
            assertThat(Rage.rerolls(rage)).isEqualTo(rage);
            assertThat(Rage.range(card, HulkAttack.STRIKE, rage))
                    .isEqualTo(card.strike().range());
            assertThat(Rage.range(card, HulkAttack.THUNDER_CLAP, rage))
                    .isEqualTo(rage < 3 ? card.thunderClap().range() : AttackRange.beam(4));
            assertThat(Rage.range(card, HulkAttack.HULK_SMASH, rage))
                    .isEqualTo(
                            rage < 2 ? card.hulkSmash().range() : rage < 5 ? AttackRange.area(1) : AttackRange.area(2));
        }
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE, HulkRuleId.RAGE})
    void everyRageWithEveryAuraFaceAndEveryCrowd() {
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            HulkState angry = crisisTurn(difficulty);
            // The sixth token that he gains ends the game.
            for (int gained = 0; gained <= 5; gained++) {
                checkAura(idleTurn(angry), difficulty.startingRage() + gained);
                angry = after(angry, suffer(HULK, 9));
                angry = gained < 5 ? after(angry, new HulkCommand.ReportRagePushTargets(Vector.empty())) : angry;
            }
            assertThat(angry.isOver()).isTrue();
        }
    }

    private static void checkAura(HulkState turn, int rage) {
        int power = turn.hulk().power();
        for (CrisisFace face : CrisisFace.values()) {
            for (int crowd = 0; crowd <= 6; crowd++) {
                HulkState rolled =
                        after(turn, new HulkCommand.RollAura(face, turn.team().take(crowd)));
                boolean surge = face == CrisisFace.BLANK || face == CrisisFace.FAILURE;
                boolean frenzy = face == CrisisFace.HIT || face == CrisisFace.BLOCK;
                int gain = surge ? rage : frenzy ? crowd : 0;
                assertThat(rolled.hulk().power()).isEqualTo(Math.min(10 + rage, power + gain));
                for (int i = 0; i < 6; i++) {
                    assertThat(rolled.frame().combatant(turn.team().get(i)).power())
                            .isEqualTo(3 + (surge && i < crowd ? 1 : 0));
                }
                checkDice(rolled, rage, frenzy);
            }
        }
    }

    private static void checkDice(HulkState acting, int rage, boolean frenzy) {
        HulkState struck = after(acting, new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), 0));
        assertThat(struck.nextAwaited())
                .isEqualTo(Option.of(new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, frenzy ? 8 : 6, rage)));
    }

    @Test
    @Verifies(HulkRuleId.RAGE)
    void heRerollsAsManyDiceAsHeHasRage() {
        HulkState struck = after(
                hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.WILD),
                new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), 0));
        Vector<CrisisFace> original = faces("---HHF");
        CrisisRoll defence = CrisisRoll.parse("---");
        CrisisRoll two = new CrisisRoll(original, Vector.empty(), faces("HH-HHF"));
        assertThat(after(struck, new HulkCommand.RollAttack(AttackResult.of(two, defence)))
                        .frame()
                        .combatant(A)
                        .damage())
                .isEqualTo(4);
        CrisisRoll three = new CrisisRoll(original, Vector.empty(), faces("HHHHHF"));
        assertThat(refused(struck, new HulkCommand.RollAttack(AttackResult.of(three, defence))))
                .isEqualTo(new HulkViolation.TooManyRerolls(3, 2));
        CrisisRoll failure = new CrisisRoll(original, Vector.empty(), faces("---HHH"));
        assertThat(refused(struck, new HulkCommand.RollAttack(AttackResult.of(failure, defence))))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.FailureLocked(5)));
        assertThat(refused(struck, roll("HHH against ---")))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.WrongDiceCount(3, 6)));
        assertThat(refused(struck, roll("CHHHHH against ---")))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.WrongAddedDiceCount(0, 1)));
    }

    @Test
    @Verifies(HulkRuleId.IMMUNE)
    void hulkIsImmuneToThreeConditions() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        for (String condition : Vector.of("Poison", "Stagger", "Stun", "stun")) {
            assertThat(refused(turn, frame(new FrameCommand.GainCondition(HULK, condition))))
                    .isEqualTo(new HulkViolation.Immune(condition));
        }
        HulkState slowed = after(turn, frame(new FrameCommand.GainCondition(HULK, "Slow")));
        assertThat(slowed.hulk().conditions()).containsExactly("Slow");
        assertThat(after(turn, frame(new FrameCommand.GainCondition(A, "Stun")))
                        .frame()
                        .combatant(A)
                        .conditions())
                .containsExactly("Stun");
    }
}
