package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
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
    void everyFaultIsReportedAtOnce() {
        CastSheet unsound = CastSheet.villain(Heroes.devil().withName("Rhino").withDistinctions(Vector.empty()))
                .withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D6), CreatedTrait.asset("Net", DieSize.D8)));
        assertThat(Scene.start(SceneStart.of(named("Ada"), named(" "), named("Ada"), named("Ben"), unsound)
                                .together("Ada", "Rhino")
                                .together("Ben", "Ada", "Nobody"))
                        .getError())
                .containsExactly(
                        new StartViolation.MissingName(2),
                        new StartViolation.DuplicateName("Ada"),
                        new DatafileViolation.EmptyPart("Rhino", DatafilePart.DISTINCTION),
                        new StartViolation.DuplicateTrait("Rhino", Trait.asset("Net")),
                        new StartViolation.UnknownName("Nobody"),
                        new StartViolation.InTwoGroups("Ada"),
                        new StartViolation.GroupOfBothSides(Vector.of("Ada", "Rhino")));
    }

    /** No character is replaced by a character of the same name, and every name on a datafile is one. */
    @Test
    @Verifies(DATAFILE)
    void aVillainWithAHerosNameAndBlankNamesAreRefused() {
        assertThat(Scene.start(named("Ada"), CastSheet.villain(Heroes.devil().withName("Ada")))
                        .getError())
                .containsExactly(new StartViolation.DuplicateName("Ada"));
        Datafile blank = Heroes.devil()
                .withDistinctions(Vector.of(" "))
                .withSpecialties(Vector.of(new Specialty("", Mastery.EXPERT)));
        assertThat(Scene.start(CastSheet.hero(blank)).getError())
                .containsExactly(
                        new DatafileViolation.MissingName("Daredevil", DatafilePart.DISTINCTION),
                        new DatafileViolation.MissingName("Daredevil", DatafilePart.SPECIALTY));
        assertThatThrownBy(() -> Trait.asset(" "))
                .hasMessage("The asset has an invalid name. The name is empty. Enter a name that can be read.");
    }

    // Capitals, outer blanks, invisible characters and two ways to write an accent: people would not tell them apart.
    @Test
    @Verifies(DATAFILE)
    void namesThatLookTheSameAreTheSameName() {
        for (String other : Vector.of("ZO\u00cb", " Zo\u00eb", "Zo\u00eb\u200b", "Zoe\u0308")) {
            CastSheet villain = CastSheet.villain(Heroes.devil().withName(other));
            assertThat(Scene.start(named("Zo\u00eb"), villain).getError())
                    .as(other)
                    .containsExactly(new StartViolation.DuplicateName("Zo\u00eb"));
            assertThat(Play.started(Scene.start(named("Zo\u00eb")))
                            .attempt(new CastCommand.JoinCast(villain))
                            .getLeft())
                    .as(other)
                    .isEqualTo(
                            new SceneViolation.CannotJoin(other, Vector.of(new StartViolation.DuplicateName(other))));
        }
        assertThat(Scene.start(named("Zoe"), named("Zo\u00eb")).isValid()).isTrue();
    }

    @Test
    @Verifies(ORDER)
    void thereIsAHeroInTheCast() {
        assertThat(Scene.start().getError()).containsExactly(new StartViolation.NoHero());
        assertThat(Scene.start(CastSheet.villain(Heroes.devil())).getError().flatMap(RuleViolation::rule))
                .containsExactly(ORDER);
    }

    @Test
    void aNameHasRoomOnASheetAndOneAloneIsNoGroup() {
        String longest = "x".repeat(PlainName.LONGEST);
        assertThat(Scene.start(named(longest)).isValid()).isTrue();
        assertThat(Scene.start(named(longest + "x")).getError()).hasSize(1);
        SceneStart alone = SceneStart.of(named("Ada"), named("Ben"), named("Cleo"))
                .together("Ada")
                .together("Ben", "Cleo");
        SceneState state = Play.started(Scene.start(alone)).state();
        assertThat(state.groups().groups()).containsExactly(Vector.of(new CastId("Ben"), new CastId("Cleo")));
        assertThat(SceneStart.of(state).groups()).containsExactly(Vector.of("Ben", "Cleo"));
    }

    @Test
    void effectsOfEarlierScenesContinueAndTheStartIsRecorded() {
        CastSheet spider = CastSheet.hero(Heroes.spider())
                .withPlotPoints(new PlotPoints(3))
                .withExperience(Experience.none().gain(7))
                .withHarm(Ailments.none().take(StressType.MENTAL, DieSize.D8))
                .withTraits(Vector.of(CreatedTrait.complication("Wanted", DieSize.D6)))
                .withFramedTrauma(Vector.of(StressType.MENTAL));
        SceneStart start = SceneStart.of(spider, named("Daredevil"))
                .withDoom(Pool.of(DieSize.D10))
                .withTraumaPolicy(TraumaPolicy.STEPPED_DOWN);
        Play<SceneState, SceneCommand, SceneEvent> play = Scene.play(start);
        CastMember member = play.state().known(Heroes.SPIDER);
        assertThat(member.plotPoints().count()).isEqualTo(3);
        assertThat(member.experience().xp()).isEqualTo(7);
        assertThat(member.harm()).hasToString("mental D8");
        assertThat(member.traits()).containsExactly(CreatedTrait.complication("Wanted", DieSize.D6));
        assertThat(play.state().doom()).hasToString("d10");
        assertThat(play.state().traumaPolicy()).isEqualTo(TraumaPolicy.STEPPED_DOWN);
        assertThat(SceneStart.of(play.start())).isEqualTo(start);
        assertThat(SceneStart.of(
                        new SceneTable(play).transitionScene().endScene().play().start()))
                .isEqualTo(start);
    }
}
