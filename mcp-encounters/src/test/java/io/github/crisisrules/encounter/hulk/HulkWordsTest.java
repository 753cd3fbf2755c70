package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The sentences of the encounter for the people at the table: commands, events, refusals, and what it asks them. */
class HulkWordsTest {
    private static final CombatantId A = CombatantId.of("a");
    private static final CombatantId B = CombatantId.of("b");
    private static final Terrain CAR = Terrain.interactive("car", 2);
    private static final Terrain WALL = new Terrain("wall", 3, false);
    private static final Option<String> NORTH = Option.some("north");

    @Test
    void anEventOfTheFrameIsDescribedAsThere() {
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(new HulkEvent.InFrame(dazed).describe()).isEqualTo(dazed.describe());
    }

    @Test
    void anAttackIsDescribedOnceAndHulkHasOneName() {
        Play<HulkState, HulkCommand, HulkEvent> acting = Play.of(
                Hulk.GAME,
                HulkGames.after(HulkGames.crisisTurn(HulkDifficulty.NORMAL), HulkGames.activate(HulkGames.A)));
        Play<HulkState, HulkCommand, HulkEvent> attacked =
                acting.apply(new HulkCommand.AttackHulk(HulkGames.A, AttackType.MYSTIC, 4, false));
        while (attacked.choices().exists(choice -> choice.describe().equals("Do without Puny"))) {
            attacked = attacked.apply(new HulkCommand.DecidePuny(false));
        }
        assertThat(attacked.apply(HulkGames.rollAtHulk("3", false)).lastSentences())
                .containsExactly("Hulk is hit.", "Hulk suffers 3 damage.");
        assertThat(HulkTable.of(acting).gainPower("Hulk", 2).play().lastSentences())
                .containsExactly("Hulk gains 2 Power.");
        assertThat(HulkTable.of(acting)
                        .in(Language.SPANISH)
                        .gainPower("Hulk", 2)
                        .play()
                        .lastSentences())
                .containsExactly("Hulk gana 2 de Poder.");
    }

    @Test
    void anEffectIsNamedAndTheAuraIsDescribedByItsEffect() {
        assertThat(new FrameEvent.EffectResolved(HulkSetup.SERUMS).describe())
                .isEqualTo("The effect \"Booster Serums\" is resolved.");
        assertThat(new FrameEvent.PointsScored(Side.CRISIS_TEAM, 1).describe())
                .isEqualTo("The Crisis Team scores 1 VP.");
        assertThat(AuraResult.FRENZY.describe())
                .isEqualTo("Frenzy: Hulk gains 1 Power for each Crisis Team character within range 3, and Physical"
                        + " attacks by Hulk and by characters within range 3 of him have 2 more dice");
    }

    @Test
    void rageNamesThePowerAndThePointsThatItGives() {
        assertThat(new HulkEvent.RageGained(3, 1).describe())
                .isEqualTo("Instead of being Dazed, Hulk gains a Rage token and now has 3. His maximum Power is now 13,"
                        + " and the Crisis Team scores 1 VP.");
        assertThat(new HulkViolation.AuraFacesNotPartitioned(
                                Vector.of(CrisisFace.WILD, CrisisFace.HIT), Vector.of(CrisisFace.BLANK))
                        .describe())
                .isEqualTo("Each face of the die needs exactly one result of the Gamma Aura."
                        + " Missing: wild and hit. Given twice: blank.");
        assertThat(new HulkViolation.WrongTargetCount(HulkAttack.STRIKE, AttackRange.single(3), 2).describe())
                .isEqualTo("Strike (range 3) has 2 targets; it needs exactly 1.");
        assertThat(new HulkViolation.NeedsObservation(HulkSetup.SERUMS).describe())
                .endsWith("Report which characters are near a Booster Serum.");
        SaidInWords.phrases(Vector.of(HulkCardValue.values()));
        SaidInWords.phrases(Vector.of(HulkDifficulty.values()));
        SaidInWords.phrases(Vector.of(CAR, WALL));
    }

    @Test
    void anEventOfAnAttackOrAPushCitesTheRuleOfItsKind() {
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(Vector.<HulkEvent>of(
                                new HulkEvent.InFrame(dazed),
                                new HulkEvent.AttackDeclared(
                                        HulkAttack.HULK_SMASH, Vector.of(A), AttackRange.area(2), 8, 3),
                                new HulkEvent.AttackRetargeted(HulkAttack.STRIKE, A, B),
                                new HulkEvent.AttackWithdrawn(HulkAttack.THUNDER_CLAP),
                                new HulkEvent.AttackRolled(HulkAttack.STRIKE, A, 3),
                                new HulkEvent.AttackEnded(HulkAttack.STRIKE, A),
                                new HulkEvent.CharacterPushed(A, PushCause.SUBDUED, MovementTool.SHORT, NORTH))
                        .map(HulkEvent::rules))
                .containsExactly(
                        dazed.rules(),
                        Vector.of(HulkRuleId.SMASH),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.CLAP),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.SUBDUED));
    }

    @Test
    void aRefusalCitesTheRuleOfItsAttackOrDecision() {
        assertThat(new HulkViolation.OtherActionAwaited(new HulkAwaited.PunyDecision()).rules())
                .containsExactly(HulkRuleId.PUNY);
        assertThat(new HulkViolation.WrongTargetCount(HulkAttack.STRIKE, AttackRange.single(3), 2).rules())
                .containsExactly(HulkRuleId.STRIKE);
    }

    @Test
    void anAwaitedStepOfAnAttackCitesItsRule() {
        assertThat(new HulkAwaited.AttackRoll(HulkAttack.THUNDER_CLAP, A, 6, 2).rules())
                .containsExactly(HulkRuleId.CLAP);
        assertThat(new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, A).rules()).containsExactly(HulkRuleId.STRIKE);
    }

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource random = Seed.of(9).random();
        return Vector.range(0, 300).map(i -> question.form().sample(random)).distinct();
    }

    @Test
    void everyQuestionCanBeAnsweredInAllWays() {
        Vector<CombatantId> team = Vector.of(A, B);
        Vector<Vector<CombatantId>> any = Vector.of(Vector.empty(), Vector.of(A), Vector.of(B), team);
        HulkQuestion.AttackTargets one = new HulkQuestion.AttackTargets(HulkAttack.STRIKE, AttackRange.single(3), team);
        HulkQuestion.AttackTargets all =
                new HulkQuestion.AttackTargets(HulkAttack.HULK_SMASH, AttackRange.area(2), team);
        HulkQuestion.PushDestination end =
                new HulkQuestion.PushDestination(A, PushCause.RAGE, MovementTool.SHORT, Vector.of("north"));
        HulkQuestion.HulkAttackResult his =
                new HulkQuestion.HulkAttackResult(HulkAttack.STRIKE, A, AttackType.PHYSICAL, 6, 2);
        HulkQuestion.AttackOnHulkResult atHim = new HulkQuestion.AttackOnHulkResult(A, 5, 4);
        assertThat(answers(new HulkQuestion.AuraFace())).containsExactlyInAnyOrder(CrisisFace.values());
        assertThat(answers(new HulkQuestion.CharactersNearHulk(3, team))).containsExactlyInAnyOrderElementsOf(any);
        assertThat(answers(one)).containsExactlyInAnyOrder(Vector.of(A), Vector.of(B));
        assertThat(answers(all)).containsExactlyInAnyOrderElementsOf(any.tail());
        assertThat(answers(his))
                .contains(AttackResult.of(0), AttackResult.of(12))
                .hasSizeGreaterThan(50);
        assertThat(answers(end)).containsExactlyInAnyOrder(Option.none(), NORTH);
        assertThat(answers(new HulkQuestion.AttackKind(A))).containsExactlyInAnyOrder(AttackType.values());
        assertThat(answers(new HulkQuestion.AttackStrength(A)).sorted())
                .containsExactlyElementsOf(Vector.rangeClosed(1, 12));
        assertThat(answers(new HulkQuestion.IsAttackerNear(A))).containsExactlyInAnyOrder(true, false);
        assertThat(answers(atHim))
                .contains(AttackResult.of(0), AttackResult.of(12))
                .hasSizeGreaterThan(50);
        assertThat(answers(new HulkQuestion.IsHulkPushed(A))).containsExactlyInAnyOrder(true, false);
        assertThat(answers(new HulkQuestion.ThrownTerrain(A, Vector.of(CAR)))).containsExactly(CAR);
        assertThat(answers(new HulkQuestion.SecuredAbsorbers(Vector.of("north"))))
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of("north"));
        assertThat(answers(new HulkQuestion.CharactersNearSerum(team))).containsExactlyInAnyOrderElementsOf(any);
    }
}
