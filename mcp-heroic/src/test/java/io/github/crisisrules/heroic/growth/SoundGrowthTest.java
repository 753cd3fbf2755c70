package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Purchases never make a sound datafile unsound: every part has a name, and no two have the same. */
class SoundGrowthTest {
    private static final Datafile HERO = Datafile.builder()
            .name("Hero")
            .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
            .addDistinctions("Brave", "Calm")
            .addPowerSets(set("Fire", "Flame", "Burst", "Water"), set("Flight", "Wings", "Dive", "Storm"))
            .addSpecialties(new Specialty("Science", Mastery.EXPERT))
            .addMilestones(new Milestone("One", ""), new Milestone("Two", ""))
            .build();
    private static final Vector<String> NAMES = Vector.of(
            "", "Brave", "Calm", "Fire", "Flight", "Flame", "Wings", "Burst", "Dive", "Water", "Storm", "Science",
            "New");

    private static PowerSet set(String name, String power, String sfx, String limit) {
        return PowerSet.builder()
                .name(name)
                .addPowers(Power.of(power, DieSize.D8))
                .addSfx(new Sfx(sfx, false))
                .addLimits(limit)
                .build();
    }

    private static Vector<XpSpend> spends() {
        Vector<XpSpend> one = NAMES.flatMap(name -> Vector.<XpSpend>of(
                new XpSpend.StepUpPower(name),
                new XpSpend.AddSpecialty(name),
                new XpSpend.UpgradeSpecialty(name),
                new XpSpend.ReplacePowerSet(
                        "Fire", PowerSet.builder().name(name).build())));
        Vector<XpSpend> two = NAMES.flatMap(name -> NAMES.flatMap(other -> Vector.<XpSpend>of(
                new XpSpend.ReplaceDistinction(name, other),
                new XpSpend.AddLimit(name, other),
                new XpSpend.RemoveLimit(name, other),
                new XpSpend.ReplaceLimit("Fire", name, other),
                new XpSpend.AddSfx(name, new Sfx(other, true)),
                new XpSpend.ReplacePowerSet("Fire", set(name, "Flame", other, "Water")),
                new XpSpend.ReplacePowerSet("Fire", set(name, "Flame", "Burst", other)))));
        Vector<XpSpend> powers =
                NAMES.tail().flatMap(name -> NAMES.map(set -> new XpSpend.AddPower(set, name, PowerKind.OTHER)));
        return one.appendAll(two).appendAll(powers);
    }

    @Test
    @Verifies({XP_SPEND, DATAFILE})
    void aSoundDatafileStaysSoundWhateverIsBought() {
        assertThat(DatafileCheck.check(HERO).isValid()).isTrue();
        int bought = 0;
        for (XpSpend spend : spends()) {
            var grown = Growth.spend(Experience.none().gain(20), HERO, SceneKind.TRANSITION, spend);
            if (grown.isValid()) {
                bought++;
                assertThat(DatafileCheck.check(grown.get().datafile()).isValid())
                        .as("%s", spend)
                        .isTrue();
            }
        }
        assertThat(bought).as("spends that went through").isGreaterThan(50);
    }

    @Test
    @Verifies(DATAFILE)
    void theFaultIsReportedAmongTheOthers() {
        // Storm is a limit of the other power set; a pool could not tell the two apart.
        Seq<RuleViolation> faults = Growth.spend(
                        Experience.none(), HERO, SceneKind.ACTION, new XpSpend.AddLimit("Fire", "Storm"))
                .getError();
        assertThat(faults)
                .containsExactly(
                        new GrowthViolation.NotATransitionScene(),
                        new GrowthViolation.NotEnoughXp(5, 0),
                        new DatafileViolation.DuplicateName("Hero", DatafilePart.LIMIT, "Storm"));
        assertThat(faults.last().rule()).containsExactly(DATAFILE);
    }

    @Test
    @Verifies(DATAFILE)
    void aMilestoneHasAName() {
        assertThat(Growth.atSetup(HERO, "One", "", Vector.of(new Milestone("", "")))
                        .getLeft())
                .isEqualTo(new DatafileViolation.MissingName("Hero", DatafilePart.MILESTONE));
    }

    @Test
    void aPurchaseThatNeedsANameCannotBeCreatedWithoutOne() {
        assertThatThrownBy(() -> new XpSpend.AddPower("Fire", " ", PowerKind.OTHER))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new XpSpend.UnlockResource("", true)).isInstanceOf(IllegalArgumentException.class);
    }
}
