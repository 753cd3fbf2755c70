package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATIONS_ARE_NOT_GIVEN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RULED_ASSETS_START_AT_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEP_PAST_STRESSED_OUT_IS_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static io.github.crisisrules.heroic.scene.Heroes.VULTURE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Readings of ours where the rules sheet leaves a question open, each with a worked example. */
class SceneReadingsTest {
    private static final Ailment BODY = Ailment.stress(StressType.PHYSICAL);
    private static final Trait NET = Trait.asset("Net");

    private static SceneFixture failsToHeal(SceneFixture table) {
        return table.heal(SPIDER, DEVIL, BODY)
                .roll(RollSide.ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(RollSide.REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .end();
    }

    @Test
    @Verifies({STEP_PAST_STRESSED_OUT_IS_TRAUMA, RECOVER_ACTION})
    void anAllyWhoFailsToTreatTheStressedOutMakesTheTraumaWorse() {
        Staged start = Heroes.hurt(Heroes.withDoom("2d6"), DEVIL, DieSize.D12, DieSize.D4);
        assertThat(start.state().known(DEVIL).harm()).hasToString("physical past D12, physical trauma D6");
        assertThat(failsToHeal(SceneFixture.turnOf(start, SPIDER))
                        .character(DEVIL)
                        .harm())
                .hasToString("physical past D12, physical trauma D8");
        // Stress that is not past D12 steps up itself.
        Staged hurt = Heroes.hurt(Heroes.withDoom("2d6"), DEVIL, DieSize.D8);
        assertThat(failsToHeal(SceneFixture.turnOf(hurt, SPIDER))
                        .character(DEVIL)
                        .harm())
                .hasToString("physical D10");
    }

    @Test
    @Verifies({ONE_RECOVERY_TRY_A_SCENE, RECOVER_ACTION})
    void oneTryForEachStressInAnActionSceneToo() {
        Staged start = Heroes.hurt(Heroes.withDoom("2d6"), DEVIL, DieSize.D6)
                .change(RHINO, one -> one.withIsPresent(false))
                .change(VULTURE, one -> one.withIsPresent(false))
                .change(DEVIL, one -> one.withHarm(one.harm().take(StressType.MENTAL, DieSize.D6)));
        SceneFixture table = failsToHeal(SceneFixture.turnOf(start, SPIDER))
                .play(
                        StoryCommand.NameNext.by("Spider-Man", "Daredevil"),
                        new StoryCommand.ActUnopposed(DEVIL, "catches his breath"),
                        new StoryCommand.DeclineToStart(DEVIL),
                        StoryCommand.NameNext.byWatcher("Spider-Man"));
        assertThat(table.refusal(SceneFixture.healing(SPIDER, DEVIL, BODY, false)))
                .isEqualTo(new ActionViolation.RecoveryAlreadyTried(DEVIL, BODY));
        // Another stress has its own try, and stress that was gone and comes again is new.
        new SceneFixture(table.state())
                .play(SceneFixture.healing(SPIDER, DEVIL, Ailment.stress(StressType.MENTAL), false));
        table.play(
                        CastCommand.MakeRuling.of(
                                "A breather",
                                new Consequence.StepHarm(DEVIL, BODY, false),
                                new Consequence.StepHarm(DEVIL, BODY, false),
                                new Consequence.StepHarm(DEVIL, BODY, false)),
                        new CastCommand.ReportStress(DEVIL, StressType.PHYSICAL, DieSize.D8))
                .play(SceneFixture.healing(SPIDER, DEVIL, BODY, false));
    }

    @Test
    @Verifies({ASSET_IS_KEPT_AFTER_A_ROLL, PP_AFTER})
    void anAssetIsKeptAfterTheRollThatUsedItAndNotBefore() {
        StoryCommand.KeepTrait keep = new StoryCommand.KeepTrait(SPIDER, SPIDER, NET, Payment.plotPoint());
        SceneFixture table = SceneFixture.turnOf(
                        Heroes.state()
                                .change(
                                        SPIDER,
                                        one -> one.withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8)))),
                        SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, NET, Trait.power("Webs"), Trait.buddy());
        assertThat(table.refusal(keep)).isEqualTo(new SceneViolation.NotKeptBeforeRoll(NET));
        table.play(ActionCommand.RollPool.of(5, 4, 3));
        assertThat(table.character(SPIDER).traits()).isEmpty();
        // While the dice lie on the table, while Rhino reacts, and when the action is over.
        SceneFixture kept = new SceneFixture(table.state()).play(keep);
        assertThat(kept.character(SPIDER).traits())
                .containsExactly(CreatedTrait.asset("Net", DieSize.D8).lasting(Lifetime.SCENE));
        assertThat(kept.points(SPIDER)).isZero();
        assertThat(kept.state().usedAssets()).isEmpty();
        table.play(new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2), Vector.empty()))
                .rhino(8, 12, 8)
                .end();
        new SceneFixture(table.state()).play(keep);
        // The next action closes the time for it.
        table.play(StoryCommand.NameNext.by("Spider-Man", "Daredevil")).hurt(DEVIL, RHINO);
        assertThat(table.refusal(keep)).isEqualTo(new SceneViolation.NoSuchTrait(SPIDER, NET));
    }

    @Test
    @Verifies(ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE)
    void aLimitForWhichTheHeroTakesThePlotPointNeedsNoDoomDie() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state().withDoom(Pool.empty()), SPIDER)
                .play(new StoryCommand.UseOwnLimit(SPIDER, "Exhausted", DoomGrowth.ADD_D6));
        assertThat(table.points(SPIDER)).isEqualTo(2);
        assertThat(table.state().doom()).isEqualTo(Pool.empty());
        assertThat(table.refusal(new StoryCommand.ActivateHeroLimit(SPIDER, "Exhausted", DieSize.D6)))
                .isEqualTo(new DoomViolation.NoSuchDoomDie(DieSize.D6, Pool.empty()));
    }

    @Test
    @Verifies(AFFILIATIONS_ARE_NOT_GIVEN)
    void aVillainGivesNoAffiliation() {
        SceneFixture table =
                SceneFixture.turnOf(Heroes.withDoom("2d8"), SPIDER).play(new StoryCommand.Interrupt(RHINO, DieSize.D8));
        assertThat(table.refusal(new StoryCommand.HelpAsVillain(RHINO, Trait.solo(), VULTURE)))
                .isEqualTo(new SceneViolation.TraitNotGiven(Trait.solo()));
        table.play(new StoryCommand.HelpAsVillain(RHINO, Trait.distinction("Brute"), VULTURE));
        assertThat(table.character(VULTURE).traits()).containsExactly(CreatedTrait.asset("Brute", DieSize.D8));
    }

    @Test
    @Verifies({RULED_ASSETS_START_AT_D6, WATCHER_RULES_ON_SPECIAL_EFFECTS})
    void aRulingGivesTheAssetThatItNames() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), SPIDER);
        assertThat(table.refusal(
                        CastCommand.MakeRuling.of("A rope", new Consequence.GainAsset(DEVIL, "Rope", DieSize.D4))))
                .isEqualTo(new SceneViolation.AssetTooSmall("Rope", DieSize.D4));
        table.play(CastCommand.MakeRuling.of("A rope", new Consequence.GainAsset(DEVIL, "Rope", DieSize.D6)));
        assertThat(table.character(DEVIL).traits()).containsExactly(CreatedTrait.asset("Rope", DieSize.D6));
    }

    @Test
    @Verifies(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    void aDoomDieOfARulingCitesTheRuling() {
        assertThat(new StoryEvent.DoomDieAdded(DieSize.D6, true).rules())
                .containsExactly(WATCHER_RULES_ON_SPECIAL_EFFECTS);
    }

    // D12 and D4: stressed out; D12 more: trauma D12; D4 more: dead. As mental stress it is mental trauma.
    @Test
    @Verifies({STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN, PP_AFTER})
    void aChangeOfStressAvertsDeathUntilTheNextCharacterIsNamed() {
        Staged start = Heroes.hurt(Heroes.state(), DEVIL, DieSize.D12, DieSize.D4, DieSize.D12);
        ActionCommand.ChangeStress change = new ActionCommand.ChangeStress(StressType.MENTAL, Payment.plotPoint());
        SceneFixture table = SceneFixture.turnOf(start, SPIDER)
                .play(
                        new StoryCommand.ActUnopposed(SPIDER, "watches"),
                        new CastCommand.ReportStress(DEVIL, StressType.PHYSICAL, DieSize.D4));
        assertThat(table.character(DEVIL).harm().isDead()).isTrue();
        assertThat(new SceneFixture(table.state())
                        .play(change)
                        .character(DEVIL)
                        .harm()
                        .isDead())
                .isFalse();
        table.play(StoryCommand.NameNext.by("Spider-Man", "Rhino"));
        assertThat(table.refusal(change)).isEqualTo(new EffectViolation.NoStressToChange());
        assertThat(table.character(DEVIL).harm().isDead()).isTrue();
    }

    @Test
    @Verifies(NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT)
    void namesInOtherCapitalsAreOneTrait() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("2d8"), SPIDER)
                .play(CastCommand.MakeRuling.of(
                        "Glue",
                        new Consequence.TakeComplication(RHINO, "Stuck", DieSize.D6),
                        new Consequence.TakeComplication(RHINO, "stuck", DieSize.D6),
                        new Consequence.GainAsset(DEVIL, "Rope", DieSize.D6)));
        assertThat(table.character(RHINO).traits()).containsExactly(CreatedTrait.complication("Stuck", DieSize.D8));
        assertThat(table.refusal(
                        CastCommand.MakeRuling.of("Again", new Consequence.GainAsset(DEVIL, "ROPE", DieSize.D6))))
                .isEqualTo(new SceneViolation.NameTaken("ROPE"));
        assertThat(table.refusal(new StoryCommand.CreateSceneDistinction("burning  building", DieSize.D8)))
                .isEqualTo(new SceneViolation.NameTaken("burning  building"));
        table.play(CastCommand.MakeRuling.of(
                "Rain", new Consequence.LoseTrait(Option.none(), Trait.sceneDistinction("BURNING BUILDING"))));
        assertThat(table.state().distinctions()).isEmpty();
        assertThat(DatafileCheck.faults(Heroes.spider().withDistinctions(Vector.of("Quick", "QUICK"))))
                .containsExactly(new DatafileViolation.DuplicateName("Spider-Man", DatafilePart.DISTINCTION, "Quick"));
    }
}
