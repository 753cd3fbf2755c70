package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.json.log.LogFormats;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What the tour of a scene shows, compiled and run. */
class SceneTourTest {
    @Test
    void aSceneIsPlayedLineByLine() {
        // doc
        Datafile lancer = Datafile.builder()
                .name("Lancer")
                .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6)) // solo, buddy, team
                .distinctions(Vector.of("Quick Wit", "Old Debts", "Roof Runner"))
                .powerSets(Vector.of(PowerSet.builder()
                        .name("Storm Armour")
                        .powers(Vector.of(
                                new Power("Lightning", DieSize.D10, PowerKind.OTHER),
                                new Power("Flight", DieSize.D8, PowerKind.OTHER)))
                        .sfx(Vector.of(new Sfx("Chain Lightning", true)))
                        .limits(Vector.of("Grounded"))
                        .build()))
                .specialties(Vector.of(new Specialty("Acrobatics", Mastery.EXPERT)))
                .milestones(Vector.of(new Milestone("Pay the Debt", "when an old friend is helped")))
                .build();
        Datafile brute = lancer.withName("Brute").withDistinctions(Vector.of("Huge", "Cruel", "Slow"));
        // end
        // doc
        SceneTable table = SceneTable.start(CastSheet.hero(lancer), CastSheet.villain(brute))
                .actionScene("Burning Building")
                .next("Lancer")
                .attack("Lancer", "Brute")
                .pool(Trait.solo(), Trait.distinction("Roof Runner"), Trait.power("Lightning"))
                .roll(7, 5, 9)
                .choose(Pick.HIGHEST_TOTAL)
                .stand();
        table.play().log().takeRight(4).forEach(event -> System.out.println(event.words()));
        System.out.println("The table waits for: " + table.play().awaited().words());
        // end
        assertThat(table.state().exchange().isDefined()).isTrue();
        // doc
        table = table.pool(Trait.distinction("Huge"), Trait.power("Lightning"))
                .roll(3, 4)
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .use(EffectUse.stress(StressType.PHYSICAL))
                .endAction();
        System.out.println(table.who("Brute").harm());
        // end
        // doc
        String document = LogFormats.SCENES.write(table.play());
        SceneTable again = new SceneTable(LogFormats.SCENES.read(document).get());
        // end
        assertThat(again).isEqualTo(table);
    }

    private static Datafile called(String name, String... powers) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(DieSize.D6, DieSize.D8, DieSize.D10))
                .distinctions(Vector.of(name + "'s wit", name + "'s past", name + "'s city"))
                .powerSets(Vector.of(powers).map(power -> set(name + "'s " + power, power)))
                .specialties(Vector.of(new Specialty(name + "'s lore", Mastery.EXPERT)))
                .milestones(Vector.of(new Milestone(name + "'s quest", "when it happens")))
                .build();
    }

    private static PowerSet set(String name, String power) {
        return PowerSet.builder()
                .name(name)
                .powers(Vector.of(new Power(power, DieSize.D8, PowerKind.OTHER)))
                .sfx(Vector.of(new Sfx(name + " trick", true)))
                .limits(Vector.of(name + " limit"))
                .build();
    }

    @Test
    void whatTheJavadocShows() {
        Datafile spider = called("Spider-Man", "Strength", "Webs");
        Datafile devil = called("Daredevil", "Senses");
        Datafile rhino = called("Rhino", "Charge");
        // doc
        Play<SceneState, SceneCommand, SceneEvent> play =
                Play.started(Scene.start(CastSheet.hero(spider), CastSheet.villain(rhino)));
        // end
        assertThat(play.steps()).isEmpty();
        // doc
        SceneTable table = SceneTable.start(
                        CastSheet.hero(spider).withAllies(1),
                        CastSheet.hero(devil).withAllies(1))
                .actionScene("Burning Building")
                .next("Spider-Man")
                .help("Spider-Man", "Daredevil")
                .pool(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(4, 5, 2)
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .roll(3, 3)
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .use(EffectUse.asset("Line", "Daredevil"))
                .endAction();
        // end
        assertThat(table.who("Daredevil").traits()).hasSize(1);
        Datafile datafile = spider;
        sheet(datafile);
    }

    private static void sheet(Datafile datafile) {
        // doc
        CastSheet spider = CastSheet.hero(datafile).withAllies(1);
        // end
        assertThat(spider.allies()).isEqualTo(1);
    }
}
