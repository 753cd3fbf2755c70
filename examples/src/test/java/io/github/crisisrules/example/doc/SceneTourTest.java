package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.condition.CreatedTrait;
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
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.PoolPart;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.heroic.scene.view.SceneView;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.json.log.LogFormats;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The code that the tour of a scene shows, compiled and run. */
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
        Datafile nurse = lancer.withName("Nurse").withSpecialties(Vector.of(new Specialty("Medicine", Mastery.MASTER)));
        Datafile brute = lancer.withName("Brute").withDistinctions(Vector.of("Huge", "Cruel", "Slow"));
        // end
        // doc
        SceneTable table = SceneTable.start(CastSheet.hero(lancer), CastSheet.hero(nurse), CastSheet.villain(brute))
                .together("Lancer", "Nurse")
                .actionScene("Burning Building")
                .next("Lancer")
                .help("Lancer", "Nurse")
                .roll(Vector.of(Trait.buddy(), Trait.distinction("Roof Runner"), Trait.power("Flight")), 4, 5, 7)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .roll(6, 4) // the doom pool: two dice leave no choice
                .use(EffectUse.asset("Way Out", "Nurse"));
        table.play().log().takeRight(6).forEach(event -> System.out.println(event.describe()));
        System.out.println(table.play().awaited().describe());
        // end
        // doc
        table = table.next("Brute")
                .attack("Brute", "Lancer")
                .roll(Vector.of(Trait.solo(), Trait.distinction("Cruel"), Trait.power("Lightning")), 8, 3, 9)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .pool(
                        PoolPart.of(Trait.buddy()),
                        PoolPart.of(Trait.power("Flight")),
                        PoolPart.push("All I have")) // one plot point
                .roll(2, 6, 3)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .use(EffectUse.stress(StressType.PHYSICAL));
        System.out.println(table.character("Lancer").plotPoints().count() + " PP, "
                + table.character("Lancer").harm());
        // end
        // doc
        table = table.endScene()
                .transitionScene()
                .heal("Lancer", "Lancer", Ailment.stress(StressType.PHYSICAL))
                .roll(Vector.of(Trait.buddy(), Trait.distinction("Old Debts"), Trait.power("Lightning")), 6, 7, 4)
                .choose(PickStrategy.LARGEST_EFFECT)
                .roll(2, 5, 3) // the doom pool, and the stress that eased to D8
                .choose(PickStrategy.HIGHEST_TOTAL);
        System.out.println(table.character("Lancer").harm());
        // end
        // doc
        table = table.endScene()
                .actionScene()
                .next("Nurse")
                .report(
                        ActionCommand.DeclareAction.attack("Nurse", "Brute"),
                        RollResult.of(13, DieSize.D8).withOpportunities(1),
                        RollResult.of(6, DieSize.D6))
                .buyOpportunities(DoomGrowth.ADD_D6, 1) // the Watcher pays Nurse a plot point
                .use(EffectUse.complication("Blinded"))
                .apply(new CastCommand.ReportStress(new CastId("Nurse"), StressType.MENTAL, DieSize.D6))
                .ruling(
                        "The roof comes down",
                        new Consequence.TakeStress(new CastId("Brute"), StressType.PHYSICAL, DieSize.D8));
        System.out.println(
                table.character("Brute").traits().map(CreatedTrait::describe).mkString() + "; "
                        + table.character("Brute").harm());
        // end
        // doc
        table = table.endScene()
                .beginAct(Stakes.CATASTROPHIC, Threat.COSMIC) // four D10 of doom; plot points are 1 again
                .actionScene("Rooftops")
                .next("Lancer")
                .interrupt("Brute", DieSize.D10)
                .attack("Brute", "Nurse")
                .roll(Vector.of(Trait.solo(), Trait.distinction("Cruel"), Trait.power("Lightning")), 8, 7, 9)
                .choose(PickStrategy.HIGHEST_TOTAL, 1, 0, DieSize.D10) // a third die in the total, for a doom die
                .roll(Vector.of(Trait.buddy(), Trait.power("Flight")), 6, 5)
                .use(EffectUse.stress(StressType.EMOTIONAL))
                .sceneEffect(
                        "The chimney falls",
                        DieSize.D10,
                        new Consequence.TakeComplication(new CastId("Nurse"), "Pinned", DieSize.D8))
                .split(DieSize.D10, "Nurse")
                .limit("Lancer", "Grounded"); // a hero's own limit earns a plot point
        System.out.println(table.view().text());
        // end
        // doc
        table = table.milestone("Lancer", "Pay the Debt", MilestoneTier.MIDDLE) // 3 XP
                .milestone("Lancer", "Pay the Debt", MilestoneTier.GREAT) // 10 XP
                .endScene()
                .transitionScene()
                .spendXp("Lancer", new XpSpend.GainPlotPoint())
                .spendXp("Lancer", new XpSpend.StepUpPower("Flight"))
                .endScene()
                .beginSession();
        System.out.println(table.character("Lancer").experience().xp() + " XP, Flight "
                + table.character("Lancer").die(Trait.power("Flight")).get());
        // end
        // doc
        String document = LogFormats.SCENES.write(table.play());
        SceneTable again = new SceneTable(LogFormats.SCENES.readOrThrow(document));
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
        Play<SceneState, SceneCommand, SceneEvent> play = Scene.play(CastSheet.hero(spider), CastSheet.villain(rhino));
        // end
        assertThat(play.steps()).isEmpty();
        // doc
        SceneTable table = SceneTable.start(CastSheet.hero(spider), CastSheet.hero(devil))
                .together("Spider-Man", "Daredevil")
                .actionScene("Burning Building")
                .next("Spider-Man")
                .help("Spider-Man", "Daredevil")
                .roll(Vector.of(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs")), 4, 5, 2)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .roll(3, 3) // the doom pool
                .use(EffectUse.asset("Line", "Daredevil"));
        // end
        assertThat(table.character("Daredevil").traits()).hasSize(1);
        SceneState state = table.state();
        // doc
        System.out.println(SceneView.of(state, Wording.ENGLISH).text());
        // end
        Datafile datafile = spider;
        sheet(datafile);
    }

    private static void sheet(Datafile datafile) {
        // doc
        CastSheet spider = CastSheet.hero(datafile).withPlotPoints(new PlotPoints(2));
        // end
        assertThat(spider.plotPoints().count()).isEqualTo(2);
    }
}
