package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Where nothing is left to decide the game goes on by itself, and nowhere else. */
class ForcedStepsTest {
    private static final Staged NO_DOOM = Heroes.state().withDoom(Pool.empty());

    private static SceneFixture villainActs(Staged state) {
        return SceneFixture.turnOf(state, SPIDER)
                .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                .play(new StoryCommand.NameNext(Option.some(SPIDER), RHINO));
    }

    /** 9 against 3 of Rhino's attack: whoever has a plot point may strike back; without one the action is over. */
    @Test
    @Verifies(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    void aHeroWithoutAPlotPointCannotStrikeBack() {
        for (int points : new int[] {0, 1}) {
            SceneFixture won = villainActs(
                            Heroes.state().change(SPIDER, one -> one.withPlotPoints(new PlotPoints(points))))
                    .hurt(RHINO, SPIDER)
                    .add(RollSide.ACTION, Trait.solo())
                    .roll(RollSide.ACTION, Vector.of(3), Vector.of(0), -1)
                    .add(RollSide.REACTION, Trait.power("Strength"))
                    .roll(RollSide.REACTION, Vector.of(9), Vector.of(0), -1);
            assertThat(won.state().exchange().isDefined()).as("%s PP", points).isEqualTo(points > 0);
        }
    }

    /** 19 of Rhino against 14: with a doom die he may strike back; without one the action is over. */
    @Test
    @Verifies(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    void theWatcherWithoutADoomDieCannotStrikeBack() {
        for (Staged state : Vector.of(NO_DOOM, Heroes.state())) {
            SceneFixture won = SceneFixture.turnOf(state, SPIDER)
                    .hurt(SPIDER, RHINO)
                    .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                    .roll(RollSide.ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                    .rhino(7, 12, 4);
            assertThat(won.state().exchange().isDefined())
                    .isEqualTo(!state.state().doom().isEmpty());
        }
    }

    @Test
    @Verifies({ROLL, SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void anEmptyDoomPoolReactsByItselfUnlessTheWatcherMayStillBuy() {
        SceneFixture help = SceneFixture.turnOf(NO_DOOM, SPIDER)
                .play(SceneFixture.helping(SPIDER, DEVIL))
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"));
        SceneFixture plain =
                new SceneFixture(help.state()).roll(RollSide.ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2);
        assertThat(plain.state().exchange().flatMap(Exchange::winner)).contains(RollSide.ACTION);
        // The buddy die shows 1: the Watcher may buy it, and then there is a die to roll.
        SceneFixture one =
                new SceneFixture(help.state()).roll(RollSide.ACTION, Vector.of(1, 9, 4), Vector.of(1, 2), -1);
        assertThat(one.state().exchange().flatMap(Exchange::winner)).isEmpty();
        one.play(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1));
        assertThat(one.state().exchange().flatMap(Exchange::winner)).isEmpty();
        one.play(ActionCommand.RollPool.of(6));
        assertThat(one.sizes(RollSide.REACTION)).containsExactly(DieSize.D6);
        assertThat(one.state().exchange().flatMap(Exchange::winner)).contains(RollSide.ACTION);
    }

    @Test
    @Verifies({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    void aCharacterThatHasLeftDoesNotNameTheNext() {
        SceneFixture acted =
                SceneFixture.turnOf(Heroes.state(), SPIDER).play(new StoryCommand.ActUnopposed(SPIDER, "he waits"));
        assertThat(acted.state().namer()).contains(SPIDER);
        acted.play(new CastCommand.LeaveScene(SPIDER));
        assertThat(acted.state().namer()).isEmpty();
        acted.play(new StoryCommand.NameNext(Option.none(), DEVIL));
        assertThat(acted.state().acting()).contains(DEVIL);
    }
}
