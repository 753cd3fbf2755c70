package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.FrameAwaited;
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
    void everyCommandSaysWhatItDoes() {
        SaidInWords.phrases(Vector.<HulkCommand>of(
                new HulkCommand.DeployTeam(Vector.of(A)),
                new HulkCommand.DeployHulk(true),
                new HulkCommand.RollAura(CrisisFace.WILD, Vector.empty()),
                new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(A, B)),
                new HulkCommand.DeclareAttack(HulkAttack.THUNDER_CLAP, Vector.of(A, B), 0),
                new HulkCommand.RetargetAttack(A, B),
                new HulkCommand.WithdrawAttack(),
                new HulkCommand.RollAttack(AttackResult.of(3)),
                new HulkCommand.PushTarget(NORTH),
                new HulkCommand.DeclinePush(),
                new HulkCommand.PushSubdued(A, Option.none()),
                new HulkCommand.ReportRagePushTargets(Vector.of(A)),
                new HulkCommand.PushAway(A, NORTH),
                new HulkCommand.Leap(true),
                new HulkCommand.UseStrongestOneThereIs(),
                new HulkCommand.AttackHulk(A, AttackType.ENERGY, 5, true),
                new HulkCommand.DecidePuny(true),
                new HulkCommand.DecidePuny(false),
                new HulkCommand.RollAttackOnHulk(AttackResult.of(2), false),
                new HulkCommand.ReportHulkCollision(2),
                new HulkCommand.ThrowTerrain(A, CAR, true, true),
                new HulkCommand.DestroyTerrain(A, CAR, true),
                new HulkCommand.EnterAbsorber(A, "north"),
                new HulkCommand.SecureAbsorbers(Vector.of("north", "south")),
                new HulkCommand.UseSerums(Vector.of(A))));
    }

    @Test
    void everyEventSaysWhatHappened() {
        SaidInWords.sentences(Vector.<HulkEvent>of(
                new HulkEvent.TeamDeployed(),
                new HulkEvent.HulkDeployed(),
                new HulkEvent.AuraRolled(CrisisFace.WILD, AuraResult.FRENZY),
                new HulkEvent.AttackDeclared(HulkAttack.HULK_SMASH, Vector.of(A, B), AttackRange.area(2), 8, 3),
                new HulkEvent.AttackRetargeted(HulkAttack.STRIKE, A, B),
                new HulkEvent.AttackWithdrawn(HulkAttack.STRIKE),
                new HulkEvent.AttackOnHulkWithdrawn(A),
                new HulkEvent.AttackRolled(HulkAttack.STRIKE, A, 3),
                new HulkEvent.AttackEnded(HulkAttack.STRIKE, A),
                new HulkEvent.CharacterSubdued(A),
                new HulkEvent.SubduedPushDue(A),
                new HulkEvent.CharacterPushed(A, PushCause.RAGE, MovementTool.SHORT, NORTH),
                new HulkEvent.AbsorberEntered(A, "north"),
                new HulkEvent.CharacterKnockedOut(A, 2),
                new HulkEvent.RageGained(3, 1),
                new HulkEvent.RagePushDue(),
                new HulkEvent.RagePushTargetsReported(Vector.empty()),
                new HulkEvent.RagePushTargetsReported(Vector.of(A, B)),
                new HulkEvent.HulkLeapt(),
                new HulkEvent.StrongestOneThereIsUsed(),
                new HulkEvent.HulkTargeted(A, AttackType.MYSTIC, 5),
                new HulkEvent.CollisionDue(2),
                new HulkEvent.PunyDecided(true),
                new HulkEvent.PunyDecided(false),
                new HulkEvent.HulkHit(2, false, false),
                new HulkEvent.HulkPushed(true),
                new HulkEvent.HulkPushed(false),
                new HulkEvent.TerrainThrown(A, CAR, MovementTool.MEDIUM),
                new HulkEvent.TerrainDestroyed(A, CAR),
                new HulkEvent.AbsorbersSecured(Vector.empty()),
                new HulkEvent.AbsorbersSecured(Vector.of("north", "south")),
                new HulkEvent.SerumTaken(A)));
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
    void everyRefusalSaysWhatHoldsAndWhatToDo() {
        SaidInWords.sentences(Vector.<RuleViolation>of(
                new HulkViolation.AuraFacesNotPartitioned(Vector.of(CrisisFace.WILD, CrisisFace.HIT), Vector.empty()),
                new HulkViolation.OtherActionAwaited(new HulkAwaited.PunyDecision()),
                new HulkViolation.NotAwaited(new HulkCommand.Leap(true), new FrameAwaited.Start()),
                new HulkViolation.WrongTargetCount(HulkAttack.STRIKE, AttackRange.single(3), 2),
                new HulkViolation.WrongTargetCount(HulkAttack.THUNDER_CLAP, AttackRange.beam(4), 0),
                new HulkViolation.NotATarget(A, Vector.of(B)),
                new HulkViolation.AlreadyTargeted(A),
                new HulkViolation.TooManyRerolls(3, 2),
                new HulkViolation.DeployedOutOfRange(Vector.of(A, B)),
                new HulkViolation.LeapOutOfRange(),
                new HulkViolation.TerrainOutOfRange(CAR, A),
                new HulkViolation.SubduedKeepsDamage(A),
                new HulkViolation.NotSubdued(A),
                new HulkViolation.NoSuchAbsorber("west", Vector.of("north", "south")),
                new HulkViolation.Immune("Stun"),
                new HulkViolation.LeapUsed(),
                new HulkViolation.CostNotOnCard(),
                new HulkViolation.NotThrowable(CAR, A, 1),
                new HulkViolation.NotThrowable(WALL, A, 4),
                new HulkViolation.NotInteractive(WALL),
                new HulkViolation.TerrainDiffers(CAR, new Terrain("car", 2, false)),
                new HulkViolation.TerrainAlreadyDestroyed("car"),
                new HulkViolation.NeedsObservation(HulkSetup.SERUMS),
                new HulkViolation.NeedsObservation(HulkSetup.ABSORBERS),
                new HulkViolation.ScoredByRulesOnly(),
                new HulkSetupViolation.MissingObjectiveName(),
                new HulkSetupViolation.MissingCardSource(),
                new HulkSetupViolation.CharacterTooSmall(A, 0),
                new HulkSetupViolation.DuplicateName("north"),
                new HulkSetupViolation.NoAbsorber(),
                new HulkSetupViolation.SizeOfUnknownCharacter(A),
                new HulkSetupViolation.RangeShrinksWithRage(
                        HulkAttack.THUNDER_CLAP, AttackRange.beam(5), AttackRange.beam(4))));
        assertThat(new HulkViolation.OtherActionAwaited(new HulkAwaited.PunyDecision()).rules())
                .containsExactly(HulkRuleId.PUNY);
        assertThat(new HulkViolation.WrongTargetCount(HulkAttack.STRIKE, AttackRange.single(3), 2).rules())
                .containsExactly(HulkRuleId.STRIKE);
    }

    @Test
    void theAwaitedStepIsDescribedWithTheCommandsThatContinue() {
        SaidInWords.sentences(Vector.<HulkAwaited>of(
                new HulkAwaited.TeamDeployment(),
                new HulkAwaited.HulkDeployment(),
                new HulkAwaited.AuraRoll(),
                new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, 6, 2),
                new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, A),
                new HulkAwaited.SubduedPush(A),
                new HulkAwaited.RagePushTargets(),
                new HulkAwaited.RagePushes(Vector.of(A, B)),
                new HulkAwaited.PunyDecision(),
                new HulkAwaited.HulkDefence(A, AttackType.ENERGY, 5, false),
                new HulkAwaited.HulkPush(false),
                new HulkAwaited.Collision(2, false)));
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
    void everyQuestionIsDescribedAndTakesEveryValidAnswer() {
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
        SaidInWords.sentences(Vector.<HulkQuestion<?>>of(
                new HulkQuestion.AuraFace(),
                new HulkQuestion.CharactersNearHulk(3, team),
                one,
                all,
                his,
                end,
                new HulkQuestion.AttackKind(A),
                new HulkQuestion.AttackStrength(A),
                new HulkQuestion.IsAttackerNear(A),
                atHim,
                new HulkQuestion.IsHulkPushed(A),
                new HulkQuestion.ThrownTerrain(A, Vector.of(CAR)),
                new HulkQuestion.SecuredAbsorbers(Vector.of("north")),
                new HulkQuestion.CharactersNearSerum(team)));
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
