package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static io.github.crisisrules.heroic.scene.Heroes.VULTURE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.rule.OpportunityRules;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Uses of plot points and doom dice are described, the next buyer is known, and used-up traits are gone after the roll. */
class BoughtAndUsedUpTest {
    private static final Trait NET = Trait.asset("Net");
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Payment POINT = Payment.plotPoint();

    private static Staged rich(CreatedTrait... traits) {
        return Heroes.withDoom("2d8+d12")
                .change(SPIDER, one -> one.withPlotPoints(new PlotPoints(5)).withTraits(Vector.of(traits)));
    }

    @Test
    @Verifies(PP_AFTER)
    void anAssetAndAComplicationAreKeptForADifferentPrice() {
        SceneFixture turn = SceneFixture.turnOf(
                rich(CreatedTrait.asset("Net", DieSize.D6), CreatedTrait.complication("Dazed", DieSize.D6)), SPIDER);
        SceneFixture asset = turn.play(new StoryCommand.KeepTrait(SPIDER, SPIDER, NET, POINT));
        assertThat(asset.log())
                .contains(PlotSpend.KEEP_ASSET.name())
                .doesNotContain(PlotSpend.KEEP_COMPLICATION.name());
        SceneFixture both = asset.play(new StoryCommand.KeepTrait(SPIDER, SPIDER, Trait.complication("Dazed"), POINT));
        assertThat(both.log()).contains(PlotSpend.KEEP_COMPLICATION.name());
    }

    @Test
    @Verifies(PP_AFTER)
    void aDieMoreInTheTotalAndAnEffectMoreAreDistinguished() {
        SceneFixture rolled = SceneFixture.turnOf(rich(), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, Trait.buddy(), STRENGTH, Trait.power("Webs"), Trait.specialty("Science"))
                .play(ActionCommand.RollPool.of(5, 9, 4, 3));
        SceneFixture total = new SceneFixture(rolled.state())
                .play(new ActionCommand.ChooseDice(Vector.of(0, 1, 3), Vector.of(2), Vector.empty()));
        assertThat(total.log())
                .contains(PlotSpend.EXTRA_TOTAL_DIE.name())
                .doesNotContain(PlotSpend.EXTRA_EFFECT_DIE.name());
        SceneFixture effect = new SceneFixture(rolled.state())
                .play(new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2, 3), Vector.empty()));
        assertThat(effect.log())
                .contains(PlotSpend.EXTRA_EFFECT_DIE.name())
                .doesNotContain(PlotSpend.EXTRA_TOTAL_DIE.name());
    }

    /** The villains are together all the time, and that changes nothing for the heroes. */
    @Test
    @Verifies({DOOM_SPEND, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void heroesAreGatheredThoughVillainsAreTogether() {
        SceneFixture apart = new SceneFixture(rich())
                .play(new CastCommand.FormGroup(Vector.of(RHINO, VULTURE)))
                .play(new CastCommand.FormGroup(Vector.of(SPIDER)))
                .play(StoryCommand.BeginScene.action());
        assertThat(apart.state().groups().groups()).hasSize(1);
        SceneFixture gathered = apart.play(new CastCommand.ForceGrouping(Vector.of(SPIDER, DEVIL), DieSize.D8));
        assertThat(gathered.log())
                .contains(DoomSpend.GATHER_HEROES.name())
                .doesNotContain(DoomSpend.SPLIT_HEROES.name());
    }

    @Test
    @Verifies(PP_BEFORE)
    void onlyAPushOrAStuntUsesUpABoost() {
        SceneFixture pool = SceneFixture.turnOf(rich().change(SPIDER, one -> one.withBoosts(1)), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, STRENGTH)
                .play(SceneFixture.buy(PlotSpend.EXTRA_TRAIT, Trait.power("Wall-Crawling"), POINT));
        assertThat(pool.character(SPIDER).boosts()).isEqualTo(1);
        assertThat(pool.sizes(RollSide.ACTION)).containsExactly(DieSize.D10, DieSize.D6);
        SceneFixture stunt =
                new SceneFixture(pool.state()).play(SceneFixture.buy(PlotSpend.STUNT, Trait.stunt("Webs"), POINT));
        assertThat(stunt.character(SPIDER).boosts()).isZero();
        assertThat(stunt.sizes(RollSide.ACTION)).containsExactly(DieSize.D10, DieSize.D6, DieSize.D10);
        SceneFixture push =
                new SceneFixture(pool.state()).play(SceneFixture.buy(PlotSpend.PUSH, Trait.push("Harder"), POINT));
        assertThat(push.character(SPIDER).boosts()).isZero();
    }

    @Test
    @Verifies(USE)
    void anAssetOfOneRollIsUsedUpAndOneOfTheSceneStays() {
        for (Lifetime lifetime : Vector.of(Lifetime.ROLL, Lifetime.SCENE)) {
            CreatedTrait net = CreatedTrait.asset("Net", DieSize.D6).lasting(lifetime);
            CreatedTrait van = CreatedTrait.resource("Van", DieSize.D6, Lifetime.SCENE);
            SceneFixture rolled = SceneFixture.turnOf(rich(net, van), SPIDER)
                    .hurt(SPIDER, RHINO)
                    .add(RollSide.ACTION, NET, Trait.resource("Van"))
                    .play(ActionCommand.RollPool.of(3, 4));
            assertThat(rolled.character(SPIDER).traits())
                    .isEqualTo(lifetime == Lifetime.ROLL ? Vector.of(van) : Vector.of(net, van));
        }
    }

    @Test
    @Verifies(USE)
    void noCharacterHasTwoAssetsOfOneName() {
        SceneFixture won = SceneFixture.turnOf(rich(CreatedTrait.asset("Net", DieSize.D6)), DEVIL)
                .play(SceneFixture.helping(DEVIL, SPIDER))
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Senses"), Trait.specialty("Medicine"))
                .roll(RollSide.ACTION, Vector.of(8, 6, 5), Vector.of(0, 1), 2)
                .roll(RollSide.REACTION, Vector.of(2, 2, 3), Vector.of(0, 1), 2);
        assertThat(won.refusal(new ActionCommand.UseEffect(EffectUse.asset("Net", "Spider-Man"))))
                .isEqualTo(new SceneViolation.NameTaken("Net"));
        assertThat(won.use(EffectUse.asset("Rope", "Spider-Man"))
                        .character(SPIDER)
                        .traits())
                .hasSize(2);
    }

    /** Against help with a complication the complication's own die is rolled with the doom pool. */
    @Test
    @Verifies(OPPOSE)
    void theComplicationThatIsHelpedAgainstRollsWithTheDoomPool() {
        SceneFixture table = SceneFixture.turnOf(rich(CreatedTrait.complication("Dazed", DieSize.D6)), DEVIL)
                .play(ActionCommand.DeclareAction.help("Daredevil", "Spider-Man", Trait.complication("Dazed")))
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Senses"))
                .play(ActionCommand.RollPool.of(8, 6))
                .play(ActionCommand.RollPool.of(2, 3, 4, 5));
        assertThat(table.sizes(RollSide.REACTION)).containsExactly(DieSize.D8, DieSize.D8, DieSize.D12, DieSize.D6);
    }

    /** 10 against 6, with a D8 against the D12 of the doom pool: the doom pool steps nothing back, since no character is hurt. */
    @Test
    @Verifies(EFFECT_BACK)
    void helpIsNotSteppedBackByALargerDieOfTheDoomPool() {
        SceneFixture won = SceneFixture.turnOf(rich(), SPIDER)
                .play(SceneFixture.helping(SPIDER, DEVIL))
                .add(RollSide.ACTION, Trait.buddy(), STRENGTH, Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(5, 5, 4), Vector.of(0, 1), 2)
                .roll(RollSide.REACTION, Vector.of(4, 2, 2), Vector.of(0, 1), 2);
        assertThat(won.state().exchange().get().effects()).containsExactly(DieSize.D8);
        assertThat(won.refusal(new ActionCommand.UseEffect(EffectUse.stepUp(Trait.power("Flight")))))
                .isEqualTo(new SceneViolation.NoSuchTrait(DEVIL, Trait.power("Flight")));
    }

    @Test
    @Verifies(XP_GAIN)
    void aCompletedMilestoneMakesRoomForAnother() {
        Milestone night = new Milestone("Night Job", "");
        StoryCommand.ChooseMilestone another = new StoryCommand.ChooseMilestone(SPIDER, "Day Job", night);
        SceneFixture scene = SceneFixture.turnOf(rich(), SPIDER);
        assertThat(scene.refusal(another)).isEqualTo(new GrowthViolation.MilestoneNotCompleted("Day Job"));
        scene.play(new StoryCommand.HitMilestone(SPIDER, "Day Job", MilestoneTier.GREAT), another);
        assertThat(scene.character(SPIDER).datafile().milestones().map(Milestone::name))
                .containsExactly("Night Job", "Friendly Neighbour");
        assertThat(scene.character(SPIDER).experience().xp()).isEqualTo(10);
        assertThat(scene.refusal(another)).isEqualTo(new GrowthViolation.MilestoneNotCompleted("Day Job"));
        assertThat(scene.refusal(new StoryCommand.ChooseMilestone(RHINO, "Day Job", night)))
                .isEqualTo(new SceneViolation.NotAHero(RHINO));
    }

    @Test
    @Verifies(RECOVER_TRANSITION)
    void traitsAreLentForARecoveryAndNotForHelp() {
        SceneFixture help = SceneFixture.transition(rich()).play(SceneFixture.helping(SPIDER, DEVIL));
        assertThat(help.refusal(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(Trait.power("Senses"), DEVIL))))
                .isEqualTo(new ActionViolation.SpendDoesNotApply(PlotSpend.BORROWED_TRAIT));
    }

    @Test
    @Verifies(DOOM_GROW)
    void oneDieForASingleOpportunityIsNotOffered() {
        SceneFixture one = SceneFixture.turnOf(rich(), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, Trait.buddy(), STRENGTH, Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(1, 9, 4), Vector.of(1, 2), -1);
        assertThat(one.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 1)))
                .isEqualTo(new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 1));
    }

    /** Rhino's dice all show 1: heroes may buy. */
    private static SceneFixture rhinoFails(Staged state) {
        return SceneFixture.turnOf(state, DEVIL)
                .hurt(DEVIL, RHINO)
                .add(RollSide.ACTION, Trait.specialty("Medicine"))
                .roll(RollSide.ACTION, Vector.of(4), Vector.of(0), -1)
                .add(RollSide.REACTION, Trait.solo(), Trait.distinction("Brute"))
                .roll(RollSide.REACTION, Vector.of(1, 1), Vector.empty(), -1);
    }

    @Test
    @Verifies(PP_OPP)
    void onlyAnAssetBelowD12IsSteppedUpOnAnOpportunity() {
        CreatedTrait resource = CreatedTrait.resource("Van", DieSize.D6, Lifetime.SCENE);
        SceneFixture table = rhinoFails(rich(CreatedTrait.asset("Net", DieSize.D12), resource));
        assertThat(table.refusal(new ActionCommand.StepUpAsset(SPIDER, NET)))
                .isEqualTo(new SceneViolation.NoSuchTrait(SPIDER, NET));
        assertThat(table.refusal(new ActionCommand.StepUpAsset(SPIDER, Trait.resource("Van"))))
                .isEqualTo(new SceneViolation.NoSuchTrait(SPIDER, Trait.resource("Van")));
        assertThat(table.refusal(new ActionCommand.StepUpAsset(SPIDER, Trait.asset("Rope"))))
                .isEqualTo(new SceneViolation.NoSuchTrait(SPIDER, Trait.asset("Rope")));
    }

    private static boolean isOpen(SceneFixture table, CastId hero, int points, boolean present) {
        return OpportunityRules.isOpen(new Staged(table.state())
                .changeAll(one -> one.withPlotPoints(new PlotPoints(0)))
                .change(hero, one -> one.withPlotPoints(new PlotPoints(points)).withIsPresent(present))
                .state());
    }

    @Test
    @Verifies({PP_OPP, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void theWatchersOpportunitiesAreOpenWhileSomeHeroThereCanPay() {
        SceneFixture table = rhinoFails(rich());
        assertThat(isOpen(table, SPIDER, 1, true)).isTrue();
        assertThat(isOpen(table, SPIDER, 0, true)).isFalse();
        assertThat(isOpen(table, SPIDER, 1, false)).isFalse();
        assertThat(isOpen(table, RHINO, 1, true)).as("villains pay in doom").isFalse();
        // What is awaited speaks of them only then.
        assertThat(SceneAwaited.of(table.state()).describe()).contains("opportunit");
        SceneState broke = new Staged(table.state())
                .changeAll(one -> one.withPlotPoints(new PlotPoints(0)))
                .state();
        assertThat(SceneAwaited.of(broke).describe()).doesNotContain("opportunit");
        // Those of a hero are the Watcher's to buy, who pays with no points.
        SceneFixture hero = SceneFixture.turnOf(rich(), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, Trait.buddy(), STRENGTH, Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(1, 9, 4), Vector.of(1, 2), -1);
        assertThat(isOpen(hero, SPIDER, 0, true)).isTrue();
        assertThat(isOpen(SceneFixture.attack(), SPIDER, 3, true))
                .as("no die shows 1")
                .isFalse();
    }
}
