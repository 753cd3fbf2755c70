package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
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
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;

/** A small cast for tests. The dice are ours. */
public final class Heroes {
    public static final CastId SPIDER = new CastId("Spider-Man");
    public static final CastId DEVIL = new CastId("Daredevil");
    public static final CastId RHINO = new CastId("Rhino");
    public static final CastId VULTURE = new CastId("Vulture");

    private Heroes() {}

    public static Datafile spider() {
        return Datafile.builder()
                .name("Spider-Man")
                .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
                .addDistinctions("Wisecracker", "Great Responsibility")
                .addPowerSets(PowerSet.builder()
                        .name("Spider-Powers")
                        .addPowers(
                                Power.of("Strength", DieSize.D10),
                                Power.of("Wall-Crawling", DieSize.D6),
                                new Power("Reflexes", DieSize.D8, PowerKind.REFLEXES))
                        .addSfx(new Sfx("Spider-Sense", true), new Sfx("Second Wind", false))
                        .addLimits("Exhausted", "Public Menace")
                        .build())
                .addPowerSets(PowerSet.builder()
                        .name("Web-Shooters")
                        .addPowers(Power.of("Webs", DieSize.D8))
                        .addLimits("Out of Fluid")
                        .build())
                .addSpecialties(new Specialty("Acrobatics", Mastery.MASTER), new Specialty("Science", Mastery.EXPERT))
                .addMilestones(new Milestone("Day Job", ""), new Milestone("Friendly Neighbour", ""))
                .build();
    }

    static Datafile devil() {
        return Datafile.builder()
                .name("Daredevil")
                .affiliations(new Affiliations(DieSize.D8, DieSize.D10, DieSize.D6))
                .addDistinctions("Man Without Fear")
                .addPowerSets(PowerSet.builder()
                        .name("Radar")
                        .addPowers(new Power("Senses", DieSize.D6, PowerKind.SENSES))
                        .build())
                .addSpecialties(new Specialty("Medicine", Mastery.EXPERT))
                .addMilestones(new Milestone("Guardian Devil", ""))
                .build();
    }

    private static Datafile villain(String name, DieSize power) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(DieSize.D8, DieSize.D6, DieSize.D4))
                .addDistinctions("Brute")
                .addPowerSets(PowerSet.builder()
                        .name("Might of " + name)
                        .addPowers(Power.of("Might of the " + name, power))
                        .addSfx(new Sfx("Charge", true))
                        .addLimits("Single-Minded")
                        .build())
                .build();
    }

    /** Two heroes together, two villains, and 1 PP for each hero, between scenes. */
    public static Staged state() {
        return new Staged(Play.started(Scene.start(SceneStart.of(
                                CastSheet.hero(spider()),
                                CastSheet.hero(devil()),
                                CastSheet.villain(villain("Rhino", DieSize.D12)),
                                CastSheet.villain(villain("Vulture", DieSize.D8)))
                        .together("Spider-Man", "Daredevil")))
                .state());
    }

    /** As above with this doom pool. */
    public static Staged withDoom(String doom) {
        return state().withDoom(Pool.parse(doom).get());
    }

    /** A character has taken these effects as physical stress. */
    public static Staged hurt(Staged state, CastId character, DieSize... effects) {
        return state.change(
                character,
                one -> one.withHarm(
                        Vector.of(effects).foldLeft(one.harm(), (harm, die) -> harm.take(StressType.PHYSICAL, die))));
    }
}
