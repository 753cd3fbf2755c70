package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class HulkChoicesTest {
    private static final Terrain CAR = Terrain.interactive("car", 2);
    private static final Terrain BUS = Terrain.interactive("bus", 3);

    /** The choices that carry the encounter on, without the two groups of reports after them. */
    private static Vector<String> offered(HulkState state) {
        return Hulk.GAME.choices(state).map(Choice::describe).removeAll(Vector.of("Report an effect", "Use a card"));
    }

    private static HulkCommand asked(HulkState state, String words, Answers table) {
        return Hulk.GAME
                .choices(state)
                .find(choice -> choice.describe().equals(words))
                .get()
                .command(table);
    }

    @Test
    void theSidesDeployAndThenTheRoundBegins() {
        HulkState state = prepared(HulkDifficulty.NORMAL);
        assertThat(offered(state)).containsExactly("Deploy the Crisis Team");
        HulkState there = after(state, new HulkCommand.DeployTeam(state.team()));
        assertThat(offered(there)).containsExactly("Deploy Hulk");
        assertThat(Hulk.GAME.awaited(there).describe())
                .isEqualTo("Hulk deploys within range 3 of the edge of his side.");
        assertThat(offered(after(there, new HulkCommand.DeployHulk(true)))).containsExactly("Begin the first round");
    }

    @Test
    @Verifies(HulkRuleId.AURA)
    void theAuraAsksForTheFaceAndForWhoIsNear() {
        HulkState turn = idleTurn(crisisTurn(HulkDifficulty.NORMAL));
        Answers table = Answers.only()
                .to(HulkQuestion.AuraFace.class, question -> CrisisFace.HIT)
                .to(
                        HulkQuestion.CharactersNearHulk.class,
                        question -> question.team().take(question.range()));
        assertThat(asked(turn, "Roll the Gamma Aura", table))
                .isEqualTo(new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(A, B, C)));
    }

    @Test
    @Verifies({HulkRuleId.LEAP, HulkRuleId.STRONGEST, HulkRuleId.CLAP, HulkRuleId.SMASH})
    void hulkIsOfferedWhatHeCanPay() {
        // 3 Power: Thunder Clap and the superpowers cost 3 or less, Hulk Smash 5.
        HulkState acting = hulkActs(crisisTurn(HulkDifficulty.NORMAL), CrisisFace.WILD);
        assertThat(acting.hulk().power()).isEqualTo(3);
        assertThat(offered(acting))
                .startsWith(
                        "Use Strike (range 2)",
                        "Use Thunder Clap (beam 3, 3 Power)",
                        "Use Super Gamma Leap",
                        "Use The Strongest One There Is");
        assertThat(offered(after(acting, new HulkCommand.Leap(true)))).first().isEqualTo("Use Strike (range 2)");
        assertThat(offered(after(acting, new HulkCommand.Leap(true))))
                .noneMatch(words -> words.contains("Clap") || words.contains("Leap") || words.contains("Strongest"));
        HulkState rich = after(acting, frame(new FrameCommand.GainPower(HULK, 10)));
        assertThat(offered(rich)).contains("Use Hulk Smash (range 2, 5 Power)");
    }

    @Test
    @Verifies({HulkRuleId.SMASH, HulkRuleId.CLAP})
    void anAttackAsksForAsManyTargetsAsItsRangeAllows() {
        Vector<CombatantId> team = Vector.of(A, B, C);
        assertThat(new HulkQuestion.AttackTargets(HulkAttack.HULK_SMASH, AttackRange.single(2), team).form())
                .isEqualTo(Form.someOf(team, 1, 1));
        assertThat(new HulkQuestion.AttackTargets(HulkAttack.HULK_SMASH, AttackRange.area(1), team).form())
                .isEqualTo(Form.someOf(team, 1, 3));
        HulkState angry = after(
                hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.WILD),
                frame(new FrameCommand.GainPower(HULK, 10)));
        Answers all = Answers.only().to(HulkQuestion.AttackTargets.class, HulkQuestion.AttackTargets::team);
        // With 2 Rage Hulk Smash is an area attack; his strike has one target.
        assertThat(after(angry, asked(angry, "Use Hulk Smash (area 1, 5 Power)", all))
                        .awaited())
                .hasSize(6);
        assertThat(refused(angry, asked(angry, "Use Strike (range 2)", all)))
                .isInstanceOf(HulkViolation.WrongTargetCount.class);
    }

    @Test
    @Verifies(HulkRuleId.THROW)
    void onlyTerrainThatStandsAndIsSmallEnoughIsOfferedToThrow() {
        HulkState turn = crisisTurn(start(setup(HulkDifficulty.NORMAL).withTerrain(Vector.of(CAR, BUS))));
        HulkState acting = after(turn, activate(A));
        assertThat(offered(acting))
                .containsExactly("Attack Hulk with A", "Throw terrain with A (2 Power)", "End the activation");
        Answers first = Answers.only()
                .to(
                        HulkQuestion.ThrownTerrain.class,
                        question -> question.terrain().single());
        assertThat(asked(acting, "Throw terrain with A (2 Power)", first))
                .isEqualTo(new HulkCommand.ThrowTerrain(A, CAR, true, false));
        HulkState gone = after(acting, new HulkCommand.DestroyTerrain(A, CAR, true));
        assertThat(offered(gone)).containsExactly("Attack Hulk with A", "End the activation");
        HulkState poor = after(acting, new HulkCommand.ThrowTerrain(A, CAR, true, false));
        assertThat(offered(poor)).containsExactly("Attack Hulk with A", "End the activation");
    }

    @Test
    @Verifies(HulkRuleId.PUNY)
    void punyIsAskedOfWhoCanPayForIt() {
        HulkState due = after(crisisTurn(HulkDifficulty.NARRATIVE), new HulkCommand.ReportHulkCollision(3));
        assertThat(offered(due)).containsExactly("Do without Puny", "Use Puny");
        HulkState poor = after(
                crisisTurn(HulkDifficulty.NARRATIVE),
                frame(new FrameCommand.SpendPower(HULK, 2)),
                new HulkCommand.ReportHulkCollision(3));
        assertThat(poor.nextAwaited()).isEmpty();
        assertThat(poor.hulk().damage()).isEqualTo(3);
    }

    @Test
    @Verifies({HulkRuleId.SCORE, HulkRuleId.SERUM})
    void effectsThatNeedEyesAskForWhatIsSeen() {
        HulkState scoring = toScoring(hulkActs(crisisTurn(HulkDifficulty.NARRATIVE), CrisisFace.BLANK));
        assertThat(offered(scoring)).containsExactly("Score the Gamma Absorbers");
        Answers north = Answers.only()
                .to(
                        HulkQuestion.SecuredAbsorbers.class,
                        question -> question.absorbers().take(1));
        assertThat(asked(scoring, "Score the Gamma Absorbers", north))
                .isEqualTo(new HulkCommand.SecureAbsorbers(Vector.of("north")));
    }

    @Test
    void aGameIsHeldAsAPlay() {
        Play<HulkState, HulkCommand, HulkEvent> play = Play.started(Hulk.start(setup(HulkDifficulty.HARD)));
        assertThat(play)
                .hasToString(
                        "Incredible Hulk, 0 commands. The Crisis Team deploys within range 3 of the edge of its side.");
        Play<HulkState, HulkCommand, HulkEvent> deployed =
                play.apply(new HulkCommand.DeployTeam(play.state().team())).apply(new HulkCommand.DeployHulk(true));
        assertThat(deployed.lastSentences()).containsExactly("Hulk is deployed.");
        assertThat(deployed.undo().undo()).isEqualTo(play);
        assertThat(deployed.awaited().describe()).isEqualTo("The players begin the first round.");
    }
}
