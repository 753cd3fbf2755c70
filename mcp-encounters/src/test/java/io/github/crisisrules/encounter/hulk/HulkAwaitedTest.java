package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.A;
import static io.github.crisisrules.encounter.hulk.HulkGames.B;
import static io.github.crisisrules.encounter.hulk.HulkGames.activate;
import static io.github.crisisrules.encounter.hulk.HulkGames.after;
import static io.github.crisisrules.encounter.hulk.HulkGames.crisisTurn;
import static io.github.crisisrules.encounter.hulk.HulkGames.frame;
import static io.github.crisisrules.encounter.hulk.HulkGames.refused;
import static io.github.crisisrules.encounter.hulk.HulkGames.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Awaited steps offer the command that continues, made of what the table answers; and bounds include their last number. */
class HulkAwaitedTest {
    private static final HulkState STATE = crisisTurn(HulkDifficulty.NORMAL);
    private static final HulkState SUBDUED =
            after(STATE, frame(new FrameCommand.SufferDamage(A, 9)), frame(new FrameCommand.SufferDamage(B, 9)));
    private static final Option<String> NORTH = Option.some("north");
    private static final Answers TABLE = Answers.only()
            .to(HulkQuestion.PushDestination.class, question -> NORTH)
            .to(HulkQuestion.HulkAttackResult.class, question -> AttackResult.of(question.dice()))
            .to(HulkQuestion.AttackOnHulkResult.class, question -> AttackResult.of(question.defenceDice()))
            .to(HulkQuestion.IsHulkPushed.class, question -> true)
            .to(HulkQuestion.AttackKind.class, question -> AttackType.MYSTIC)
            .to(HulkQuestion.AttackStrength.class, question -> 4)
            .to(HulkQuestion.IsAttackerNear.class, question -> true)
            .to(
                    HulkQuestion.CharactersNearHulk.class,
                    question -> question.team().take(1));

    private static Vector<HulkCommand> commands(HulkAwaited awaited) {
        return commands(STATE, awaited);
    }

    private static Vector<HulkCommand> commands(HulkState state, HulkAwaited awaited) {
        return awaited.choices(state).map(choice -> choice.command(TABLE));
    }

    @Test
    @Verifies({HulkRuleId.STRIKE, HulkRuleId.SUBDUED, HulkRuleId.RAGE, HulkRuleId.PUNY})
    void answersBecomeTheCommandThatIsAwaited() {
        assertThat(commands(new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, 6, 2)))
                .containsExactly(new HulkCommand.RollAttack(AttackResult.of(6)));
        assertThat(commands(SUBDUED, new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, A)))
                .containsExactly(new HulkCommand.PushTarget(NORTH), new HulkCommand.DeclinePush());
        assertThat(commands(SUBDUED, new HulkAwaited.SubduedPush(A)))
                .containsExactly(new HulkCommand.PushSubdued(A, NORTH));
        assertThat(commands(new HulkAwaited.RagePushTargets()))
                .containsExactly(new HulkCommand.ReportRagePushTargets(Vector.of(A)));
        assertThat(commands(SUBDUED, new HulkAwaited.RagePushes(Vector.of(A, B))))
                .containsExactly(new HulkCommand.PushAway(A, NORTH), new HulkCommand.PushAway(B, NORTH));
        int defence = STATE.setup().card().defence(AttackType.ENERGY);
        assertThat(commands(new HulkAwaited.HulkDefence(A, AttackType.ENERGY, 5, false)))
                .containsExactly(new HulkCommand.RollAttackOnHulk(AttackResult.of(defence), true));
        // These come by themselves.
        assertThat(commands(new HulkAwaited.HulkPush(true))).isEmpty();
        assertThat(commands(new HulkAwaited.Collision(2, false))).isEmpty();
        HulkState acting = after(STATE, activate(A));
        assertThat(Hulk.GAME
                        .choices(acting)
                        .find(choice -> choice.describe().equals("Attack Hulk with A"))
                        .map(choice -> choice.command(TABLE)))
                // The Gamma Aura adds nothing to this attack, so it is not asked who is near.
                .containsExactly(new HulkCommand.AttackHulk(A, AttackType.MYSTIC, 4, false));
        assertThat(Hulk.GAME.choices(acting).map(Choice::describe)).contains("End the activation");
    }

    @Test
    @Verifies({HulkRuleId.ABSORBER, HulkRuleId.PUNY})
    void whatWouldChangeNothingIsNotAsked() {
        // A Gamma Absorber does nothing to a character that is not Subdued.
        assertThat(commands(new HulkAwaited.RagePushes(Vector.of(A))))
                .containsExactly(new HulkCommand.PushAway(A, Option.none()));
        assertThat(commands(new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, A)))
                .containsExactly(new HulkCommand.PushTarget(Option.none()), new HulkCommand.DeclinePush());
        // After Puny the special rules of the attack do not push Hulk.
        assertThat(commands(new HulkAwaited.HulkDefence(A, AttackType.ENERGY, 5, true)))
                .containsExactly(new HulkCommand.RollAttackOnHulk(
                        AttackResult.of(STATE.setup().card().defence(AttackType.ENERGY)), false));
    }

    @Test
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.RAGE})
    void aCharacterThatIsOutOfPlayIsNotPushed() {
        assertThat(new HulkAwaited.SubduedPush(A).without(A)).isEmpty();
        assertThat(new HulkAwaited.SubduedPush(A).without(B)).containsExactly(new HulkAwaited.SubduedPush(A));
        assertThat(new HulkAwaited.RagePushes(Vector.of(A, B)).without(A))
                .containsExactly(new HulkAwaited.RagePushes(Vector.of(B)));
        assertThat(new HulkAwaited.RagePushes(Vector.of(B)).without(B)).isEmpty();
        assertThat(new HulkAwaited.RagePushTargets().retargeted(A, B)).isEqualTo(new HulkAwaited.RagePushTargets());
    }

    @Test
    void theLeastNumbersThatCanBeAreTaken() {
        HulkState acting = after(STATE, activate(A));
        assertThat(refused(acting, new HulkCommand.AttackHulk(A, AttackType.ENERGY, 0, false)))
                .isEqualTo(new AttackViolation.NoDice(0));
        assertThat(after(acting, new HulkCommand.AttackHulk(A, AttackType.ENERGY, 1, false))
                        .nextAwaited())
                .isNotEmpty();
        LinkedHashMap<CombatantId, Integer> sizes = LinkedHashMap.of(A, 1, B, 0);
        assertThat(setup(HulkDifficulty.NORMAL).withCharacterSizes(sizes).faults())
                .containsExactly(new HulkSetupViolation.CharacterTooSmall(B, 0));
        assertThat(new AttackProfile(AttackType.PHYSICAL, AttackRange.single(1), 1, 0).cost())
                .isZero();
    }
}
