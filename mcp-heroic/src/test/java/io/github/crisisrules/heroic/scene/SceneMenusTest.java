package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static io.github.crisisrules.heroic.scene.Heroes.VULTURE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * Whole menus as text, in one situation of each kind: what is offered, what is asked, and which answers there are. Whatever
 * is answered, the rules accept. {@link SceneHistoryProperties} checks that nothing is missing.
 */
class SceneMenusTest {
    private static Staged rich() {
        return Heroes.withDoom("2d6+d8+2d12")
                .changeAll(one -> one.withPlotPoints(new PlotPoints(2))
                        .withExperience(Experience.none().gain(30)))
                .change(
                        SPIDER,
                        one -> one.withTraits(Vector.of(
                                CreatedTrait.asset("Net", DieSize.D6), CreatedTrait.complication("Dazed", DieSize.D6))))
                .change(VULTURE, one -> one.withTraits(Vector.of(CreatedTrait.complication("Webbed", DieSize.D8))));
    }

    private static void menu(String situation, SceneState state) {
        StringBuilder text = new StringBuilder();
        Scene.GAME.choices(state).forEach(choice -> print(choice, "* ", text));
        RandomSource random = Seed.ofWords(situation).random();
        for (Choice<SceneCommand> choice : FlatMenu.of(state)) {
            SceneCommand command = choice.command(AnswerSource.random(random));
            assertThat(Scene.GAME.decide(state, command).refusal())
                    .as("%s: %s", situation, command)
                    .isEmpty();
        }
        Golden.check("heroic/menus/" + situation + ".txt", text.toString());
    }

    private static void print(Choice<SceneCommand> choice, String indent, StringBuilder text) {
        text.append(indent).append(choice.describe()).append('\n');
        for (Question<?> question : choice.questions()) {
            text.append(indent.replace('*', ' '))
                    .append("  ")
                    .append(question.describe())
                    .append(choice.isGroup() ? "" : " " + question)
                    .append('\n');
        }
        choice.members().forEach(member -> print(member, "    " + indent, text));
    }

    @Test
    void betweenScenes() {
        menu("between-scenes", rich().state());
    }

    @Test
    void aHeroActs() {
        menu("a-hero-acts", SceneFixture.turnOf(rich(), SPIDER).state());
    }

    @Test
    void theNextToActIsNamed() {
        menu(
                "who-acts-next",
                SceneFixture.turnOf(rich(), SPIDER)
                        .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                        .state());
    }

    @Test
    void aVillainActs() {
        menu(
                "a-villain-acts",
                SceneFixture.turnOf(rich(), SPIDER)
                        .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                        .play(new StoryCommand.NameNext(Option.some(SPIDER), RHINO))
                        .state());
    }

    @Test
    void aPoolOfAnAttack() {
        menu(
                "a-pool-of-an-attack",
                SceneFixture.turnOf(rich(), SPIDER)
                        .hurt(SPIDER, VULTURE)
                        .add(RollSide.ACTION, Trait.power("Strength"))
                        .state());
    }

    @Test
    void aReaction() {
        menu("a-reaction", SceneFixture.attack().state());
    }

    @Test
    void anEffectToUse() {
        menu("an-effect-to-use", SceneFixture.attack().rhino(2, 3, 4).state());
    }

    @Test
    void opportunitiesOfAHero() {
        menu(
                "opportunities-of-a-hero",
                SceneFixture.turnOf(rich(), SPIDER)
                        .hurt(SPIDER, RHINO)
                        .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                        .roll(RollSide.ACTION, Vector.of(5, 1, 1), Vector.of(0), -1)
                        .state());
    }

    @Test
    void aRecoveryInATransitionScene() {
        menu(
                "a-recovery",
                SceneFixture.transition(Heroes.hurt(rich(), SPIDER, DieSize.D8))
                        .heal(SPIDER, SPIDER, Ailment.stress(StressType.PHYSICAL))
                        .state());
    }

    @Test
    void theFirstToActInTheNextRoundIsNamed() {
        SceneFixture table =
                SceneFixture.turnOf(rich(), SPIDER).play(new StoryCommand.ActUnopposed(SPIDER, "he waits"));
        CastId last = SPIDER;
        for (CastId next : Vector.of(DEVIL, RHINO, VULTURE)) {
            table.play(new StoryCommand.NameNext(Option.some(last), next))
                    .play(new StoryCommand.ActUnopposed(next, "he waits"));
            last = next;
        }
        menu("who-starts-the-next-round", table.state());
    }

    @Test
    void againstOneWhoCannotReact() {
        Staged out = Heroes.hurt(rich(), RHINO, DieSize.D12, DieSize.D12);
        assertThat(out.state().isAble(RHINO)).isFalse();
        menu("against-one-who-cannot-react", SceneFixture.turnOf(out, SPIDER).state());
    }

    @Test
    void aHeroWithoutPowers() {
        Staged plain =
                rich().change(SPIDER, one -> one.withDatafile(one.datafile().withPowerSets(Vector.empty())));
        menu("a-hero-without-powers", SceneFixture.turnOf(plain, SPIDER).state());
    }

    @Test
    void aCharacterIsAwayAndAPowerIsGone() {
        Staged away = rich().change(DEVIL, one -> one.withIsPresent(false));
        menu(
                "somebody-is-away",
                SceneFixture.turnOf(away, SPIDER)
                        .play(CastCommand.MakeRuling.of(
                                "Out of fluid", new Consequence.LoseTrait(Option.some(SPIDER), Trait.power("Webs"))))
                        .state());
    }

    @Test
    void severalAreAway() {
        menu(
                "several-are-away",
                SceneFixture.turnOf(
                                rich().change(DEVIL, one -> one.withIsPresent(false))
                                        .change(VULTURE, one -> one.withIsPresent(false)),
                                SPIDER)
                        .state());
    }

    @Test
    void aPoolAgainstOneWhoIsHurt() {
        menu(
                "a-pool-against-one-who-is-hurt",
                SceneFixture.turnOf(Heroes.hurt(rich(), RHINO, DieSize.D8), SPIDER)
                        .hurt(SPIDER, RHINO)
                        .state());
    }

    @Test
    void aHeroIsStressedOut() {
        Staged out = Heroes.hurt(rich(), DEVIL, DieSize.D12, DieSize.D12);
        menu("a-hero-is-stressed-out", SceneFixture.turnOf(out, SPIDER).state());
    }

    @Test
    void theDoomPoolReacts() {
        menu(
                "the-doom-pool-reacts",
                SceneFixture.turnOf(rich(), SPIDER)
                        .play(SceneFixture.helping(SPIDER, DEVIL))
                        .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                        .roll(RollSide.ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                        .state());
    }

    @Test
    void helpToUse() {
        menu(
                "help-to-use",
                SceneFixture.turnOf(rich(), SPIDER)
                        .play(SceneFixture.helping(SPIDER, DEVIL))
                        .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                        .roll(RollSide.ACTION, Vector.of(8, 9, 4), Vector.of(0, 1), 2)
                        .roll(RollSide.REACTION, Vector.of(2, 3, 2, 4, 2), Vector.of(0, 1), 4)
                        .state());
    }

    @Test
    void opportunitiesOfAVillain() {
        menu(
                "opportunities-of-a-villain",
                SceneFixture.turnOf(rich(), DEVIL)
                        .hurt(DEVIL, RHINO)
                        .add(RollSide.ACTION, Trait.specialty("Medicine"))
                        .roll(RollSide.ACTION, Vector.of(4), Vector.of(0), -1)
                        .add(RollSide.REACTION, Trait.solo(), Trait.distinction("Brute"))
                        .roll(RollSide.REACTION, Vector.of(1, 1), Vector.empty(), -1)
                        .state());
    }

    @Test
    void stressThatWasJustTaken() {
        menu(
                "stress-just-taken",
                SceneFixture.turnOf(rich(), SPIDER)
                        .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                        .play(new StoryCommand.NameNext(Option.some(SPIDER), RHINO))
                        .hurt(RHINO, SPIDER)
                        .add(
                                RollSide.ACTION,
                                Trait.solo(),
                                Trait.power("Might of the Rhino"),
                                Trait.distinction("Brute"))
                        .roll(RollSide.ACTION, Vector.of(7, 11, 4), Vector.of(0, 1), 2)
                        .add(RollSide.REACTION, Trait.power("Strength"))
                        .roll(RollSide.REACTION, Vector.of(3), Vector.of(0), -1)
                        .use(EffectUse.stress(StressType.PHYSICAL))
                        .state());
    }

    @Test
    void aNewcomerIsAHeroOrAVillain() {
        Choice<SceneCommand> newcomer = Scene.GAME
                .choices(rich().state())
                .find(choice -> choice.describe().equals("Add a character to the cast"))
                .get();
        for (boolean hero : new boolean[] {true, false}) {
            SceneCommand command = newcomer.command(
                    Answers.otherwise(AnswerSource.random(Seed.of(1).random()))
                            .to(SceneQuestion.IsHero.class, question -> hero));
            assertThat(((CastCommand.JoinCast) command).sheet().isHero()).isEqualTo(hero);
        }
    }

    @Test
    void aHeroChoosesDice() {
        menu(
                "a-hero-chooses-dice",
                SceneFixture.turnOf(rich(), SPIDER)
                        .hurt(SPIDER, RHINO)
                        .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                        .add(RollSide.ACTION, Trait.specialty("Science"))
                        .play(ActionCommand.RollPool.of(5, 9, 4, 3))
                        .state());
    }

    /** Two dice are the total and the third is the effect: no die is left that could be one more. */
    @Test
    void noDieIsSoldFromAnEmptyPool() {
        SceneState three = SceneFixture.turnOf(rich(), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .play(ActionCommand.RollPool.of(5, 9, 4))
                .state();
        assertThat(Scene.GAME.choices(three).map(Choice::describe)).doesNotContain("Buy one more effect die");
    }

    @Test
    void aVillainChoosesDiceAndPaysWithTheSmallestDoomDieThatIsEnough() {
        SceneState rolled = SceneFixture.attack()
                .add(RollSide.REACTION, Trait.solo(), Trait.power("Might of the Rhino"), Trait.distinction("Brute"))
                .play(ActionCommand.BuildPool.of(new PoolPart.SpentDoomDie(DieSize.D6)))
                .play(ActionCommand.RollPool.of(3, 11, 5, 4))
                .state();
        menu(
                "a-villain-with-one-large-doom-die",
                new Staged(rolled).withDoom(Pool.of("d12")).state());
        menu(
                "a-villain-chooses-dice",
                new Staged(rolled).withDoom(Pool.of("d6+2d8+d12")).state());
    }

    @Test
    void aMilestoneIsCompletedAndATraumaMayBeFramed() {
        menu(
                "a-milestone-is-completed",
                SceneFixture.turnOf(
                                rich().change(
                                                DEVIL,
                                                one -> one.withHarm(Ailments.none()
                                                        .take(StressType.MENTAL, DieSize.D12)
                                                        .take(StressType.MENTAL, DieSize.D12))),
                                SPIDER)
                        .play(new StoryCommand.HitMilestone(SPIDER, "Day Job", MilestoneTier.GREAT))
                        .state());
    }

    @Test
    void aTransitionScene() {
        menu(
                "a-transition-scene",
                SceneFixture.transition(Heroes.hurt(rich(), DEVIL, DieSize.D8)).state());
    }
}
