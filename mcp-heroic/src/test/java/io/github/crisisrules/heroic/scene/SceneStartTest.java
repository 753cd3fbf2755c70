package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class SceneStartTest {
    private static CastSheet named(String name) {
        return CastSheet.hero(Heroes.devil().withName(name));
    }

    @Test
    @Verifies({DATAFILE, POOL})
    void everyFaultIsToldAtOnce() {
        CastSheet crowded = named("Crowd").withAllies(5);
        CastSheet unsound = CastSheet.villain(Heroes.devil().withName("Rhino").withDistinctions(Vector.empty()))
                .withAllies(-1)
                .withTraits(Vector.of(Temporary.asset("Net", DieSize.D6), Temporary.asset("Net", DieSize.D8)));
        assertThat(Scene.start(named("Ada"), named(" "), named("Ada"), crowded, unsound)
                        .getError())
                .containsExactly(
                        new StartViolation.NobodysName(2),
                        new StartViolation.NameShared("Ada"),
                        new StartViolation.NotSoManyAllies("Crowd", 5, 3),
                        new DatafileViolation.NothingThere("Rhino", "distinctions"),
                        new StartViolation.NotSoManyAllies("Rhino", -1, 0),
                        new StartViolation.TraitTwice("Rhino", Trait.asset("Net")));
    }

    @Test
    @Verifies(ORDER)
    void thereIsAHeroInTheCast() {
        assertThat(Scene.start().getError()).containsExactly(new StartViolation.NoHero());
        assertThat(Scene.start(CastSheet.villain(Heroes.devil())).getError().flatMap(RuleViolation::rule))
                .containsExactly(ORDER);
    }

    @Test
    void whatIsLeftOfEarlierScenesComesAlongAndTheStartIsWrittenDown() {
        CastSheet spider = CastSheet.hero(Heroes.spider())
                .withPlotPoints(new PlotPoints(3))
                .withExperience(Experience.none().gain(7))
                .withHarm(Ailments.none().take(StressType.MENTAL, DieSize.D8))
                .withTraits(Vector.of(Temporary.complication("Wanted", DieSize.D6)))
                .withFramed(Vector.of(StressType.MENTAL));
        SceneStart start = SceneStart.of(spider, named("Daredevil"))
                .withDoom(Pool.of(DieSize.D10))
                .withTraumaPolicy(TraumaPolicy.ONE_STEP_BACK);
        Play<SceneState, SceneCommand, SceneEvent> play = Play.started(Scene.start(start));
        CastMember member = play.state().known(Heroes.SPIDER);
        assertThat(member.plotPoints().count()).isEqualTo(3);
        assertThat(member.experience().xp()).isEqualTo(7);
        assertThat(member.harm()).hasToString("mental D8");
        assertThat(member.traits()).containsExactly(Temporary.complication("Wanted", DieSize.D6));
        assertThat(play.state().doom()).hasToString("d10");
        assertThat(play.state().traumaPolicy()).isEqualTo(TraumaPolicy.ONE_STEP_BACK);
        assertThat(SceneStart.of(play.start())).isEqualTo(start);
        assertThat(SceneStart.of(
                        new SceneTable(play).transitionScene().endScene().play().start()))
                .isEqualTo(start);
    }
}
