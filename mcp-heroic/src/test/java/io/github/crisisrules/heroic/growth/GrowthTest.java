package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class GrowthTest {
    private static final Datafile HERO = Datafile.builder()
            .name("Hero")
            .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
            .addDistinctions("Brave")
            .addPowerSets(PowerSet.builder()
                    .name("Set")
                    .addPowers(
                            Power.of("Six", DieSize.D6), Power.of("Ten", DieSize.D10), Power.of("Twelve", DieSize.D12))
                    .addLimits("Limit")
                    .build())
            .addSpecialties(new Specialty("Science", Mastery.EXPERT))
            .addMilestones(new Milestone("One", ""), new Milestone("Two", ""))
            .build();

    private static Seq<RuleViolation> faults(int xp, SceneKind scene, XpSpend spend) {
        return Growth.spend(Experience.none().gain(xp), HERO, scene, spend).getError();
    }

    private static GrowthResult bought(XpSpend spend, int price) {
        GrowthResult grown = Growth.spend(Experience.none().gain(price), HERO, SceneKind.TRANSITION, spend)
                .get();
        assertThat(grown.experience().xp()).as("price of %s", spend).isZero();
        assertThat(faults(price - 1, SceneKind.TRANSITION, spend).flatMap(RuleViolation::rule))
                .containsExactly(XP_SPEND);
        return grown;
    }

    @Test
    @Verifies({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void milestonesHaveLimitsEachOfItsOwn() {
        Experience one =
                Growth.hit(Experience.none(), HERO, "One", MilestoneTier.SMALL).get();
        one = Growth.hit(one, HERO, "One", MilestoneTier.SMALL).get();
        one = Growth.hit(one, HERO, "One", MilestoneTier.MIDDLE).get();
        assertThat(Growth.hit(one, HERO, "One", MilestoneTier.MIDDLE).isLeft()).isTrue();
        one = Growth.hit(one, HERO, "Two", MilestoneTier.MIDDLE).get();
        one = Growth.hit(one, HERO, "One", MilestoneTier.GREAT).get();
        assertThat(one.xp()).isEqualTo(18);
        assertThat(Growth.hit(one.inNewScene(), HERO, "One", MilestoneTier.MIDDLE)
                        .isRight())
                .isTrue();
        assertThat(Growth.hit(one.inNewScene(), HERO, "One", MilestoneTier.GREAT)
                        .getLeft())
                .isEqualTo(new GrowthViolation.MilestoneAlreadyHit("One", MilestoneTier.GREAT));
        assertThat(Growth.hit(one.inNewAct(), HERO, "One", MilestoneTier.GREAT).isRight())
                .isTrue();
        // Only the completed milestone may be exchanged.
        Milestone next = new Milestone("Three", "");
        assertThat(Growth.chooseNew(one, HERO, "Two", next).getLeft().rule()).containsExactly(XP_GAIN);
        assertThat(Growth.chooseNew(one, HERO, "One", next)
                        .get()
                        .datafile()
                        .milestones()
                        .map(Milestone::name))
                .containsExactly("Three", "Two");
        // A hero does not have the same milestone twice.
        assertThat(Growth.chooseNew(one, HERO, "One", new Milestone("Two", "")).getLeft())
                .isEqualTo(new GrowthViolation.AlreadyOnDatafile(DatafilePart.MILESTONE, "Two"));
    }

    @Test
    @Verifies(MILESTONE)
    void milestonesOfTheEventMayTakeTheirPlaceAtSetup() {
        Vector<Milestone> event = Vector.of(new Milestone("Breakout", ""));
        assertThat(Growth.atSetup(HERO, "One", "Breakout", event)
                        .get()
                        .milestones()
                        .map(Milestone::name))
                .containsExactly("Breakout", "Two");
        assertThat(Growth.atSetup(HERO, "One", "Invented", event).getLeft().rule())
                .containsExactly(MILESTONE);
        assertThat(Growth.atSetup(HERO, "One", "Two", Vector.of(new Milestone("Two", "")))
                        .getLeft())
                .isEqualTo(new GrowthViolation.AlreadyOnDatafile(DatafilePart.MILESTONE, "Two"));
        assertThat(Growth.atSetup(HERO, "Nine", "Breakout", event).getLeft().rule())
                .containsExactly(MILESTONE);
    }

    @Test
    @Verifies(XP_SPEND)
    void everythingHasItsPrice() {
        assertThat(bought(new XpSpend.GainPlotPoint(), 1).experience().sessionPlotPoints())
                .isEqualTo(2);
        assertThat(bought(new XpSpend.SwitchAffiliations(AffiliationKind.SOLO, AffiliationKind.TEAM), 5)
                        .datafile()
                        .affiliations())
                .isEqualTo(new Affiliations(DieSize.D6, DieSize.D8, DieSize.D10));
        assertThat(bought(new XpSpend.ReplaceDistinction("Brave", "Wise"), 5)
                        .datafile()
                        .distinctions())
                .containsExactly("Wise");
        assertThat(set(bought(new XpSpend.AddLimit("Set", "Other"), 5)).limits())
                .containsExactly("Limit", "Other");
        assertThat(set(bought(new XpSpend.ReplaceLimit("Set", "Limit", "Other"), 5))
                        .limits())
                .containsExactly("Other");
        assertThat(bought(new XpSpend.UnlockResource("Base", false), 5)
                        .experience()
                        .unlocked())
                .containsExactly("Base");
        assertThat(bought(new XpSpend.UnlockResource("Base", true), 10)
                        .experience()
                        .unlocked())
                .containsExactly("Base");
        assertThat(set(bought(new XpSpend.AddSfx("Set", new Sfx("Boom", true)), 10))
                        .sfx())
                .hasSize(1);
        assertThat(set(bought(new XpSpend.StepUpPower("Six"), 10))
                        .power("Six")
                        .get()
                        .die())
                .isEqualTo(DieSize.D8);
        assertThat(set(bought(new XpSpend.StepUpPower("Ten"), 15))
                        .power("Ten")
                        .get()
                        .die())
                .isEqualTo(DieSize.D12);
        assertThat(set(bought(new XpSpend.AddPower("Set", "New", PowerKind.OTHER), 10))
                        .power("New")
                        .get()
                        .die())
                .isEqualTo(DieSize.D6);
        PowerSet other = PowerSet.builder()
                .name("Other")
                .addPowers(Power.of("Glow", DieSize.D8))
                .build();
        assertThat(bought(new XpSpend.ReplacePowerSet("Set", other), 15)
                        .datafile()
                        .powerSets())
                .containsExactly(other);
        assertThat(bought(new XpSpend.AddSpecialty("Medicine"), 15)
                        .datafile()
                        .specialty("Medicine")
                        .get()
                        .mastery())
                .isEqualTo(Mastery.EXPERT);
        assertThat(bought(new XpSpend.UpgradeSpecialty("Science"), 15)
                        .datafile()
                        .specialty("Science")
                        .get()
                        .mastery())
                .isEqualTo(Mastery.MASTER);
        Experience rich = Experience.none().gain(9);
        for (int i = 0; i < 6; i++) {
            rich = Growth.spend(rich, HERO, SceneKind.TRANSITION, new XpSpend.GainPlotPoint())
                    .get()
                    .experience();
        }
        assertThat(rich.sessionPlotPoints()).isEqualTo(5);
        assertThat(rich.xp()).isEqualTo(3);
    }

    private static PowerSet set(GrowthResult grown) {
        return grown.datafile().powerSet("Set").get();
    }

    @Test
    @Verifies(XP_SPEND)
    void allThatStandsAgainstItIsReportedAtOnce() {
        assertThat(faults(3, SceneKind.ACTION, new XpSpend.RemoveLimit("Set", "None")))
                .containsExactly(
                        new GrowthViolation.NotATransitionScene(),
                        new GrowthViolation.NotEnoughXp(10, 3),
                        new GrowthViolation.NotOnDatafile(DatafilePart.LIMIT, "None"),
                        new GrowthViolation.LastLimit("Set"));
        Datafile two = HERO.withPowerSets(HERO.powerSets()
                .append(PowerSet.builder()
                        .name("More")
                        .addPowers(Power.of("Glow", DieSize.D8))
                        .build()));
        PowerSet clash = PowerSet.builder()
                .name("More")
                .addPowers(Power.of("Glow", DieSize.D6))
                .build();
        assertThat(Growth.spend(
                                Experience.none().gain(15),
                                two,
                                SceneKind.TRANSITION,
                                new XpSpend.ReplacePowerSet("Set", clash))
                        .getError())
                .containsExactly(
                        new GrowthViolation.AlreadyOnDatafile(DatafilePart.POWER_SET, "More"),
                        new GrowthViolation.AlreadyOnDatafile(DatafilePart.POWER, "Glow"));
        assertThat(faults(99, SceneKind.TRANSITION, new XpSpend.StepUpPower("Twelve")))
                .containsExactly(new GrowthViolation.CannotStepUp("Twelve", DieSize.D12));
        assertThat(faults(99, SceneKind.TRANSITION, new XpSpend.AddPower("Set", "Six", PowerKind.OTHER)))
                .containsExactly(new GrowthViolation.AlreadyOnDatafile(DatafilePart.POWER, "Six"));
        assertThat(faults(99, SceneKind.TRANSITION, new XpSpend.AddLimit("Nowhere", "Six")))
                .containsExactly(new GrowthViolation.NotOnDatafile(DatafilePart.POWER_SET, "Nowhere"));
        Datafile master = bought(new XpSpend.UpgradeSpecialty("Science"), 15).datafile();
        assertThat(Growth.spend(
                                Experience.none().gain(99),
                                master,
                                SceneKind.TRANSITION,
                                new XpSpend.UpgradeSpecialty("Science"))
                        .getError())
                .containsExactly(new GrowthViolation.AlreadyMaster("Science"));
        assertThat(faults(99, SceneKind.TRANSITION, new XpSpend.UpgradeSpecialty("Medicine")))
                .containsExactly(new GrowthViolation.NotOnDatafile(DatafilePart.SPECIALTY, "Medicine"));
        assertThat(faults(99, SceneKind.TRANSITION, new XpSpend.StepUpPower("Glow")))
                .containsExactly(new GrowthViolation.NotOnDatafile(DatafilePart.POWER, "Glow"));
        assertThat(faults(
                        99,
                        SceneKind.TRANSITION,
                        new XpSpend.SwitchAffiliations(AffiliationKind.SOLO, AffiliationKind.SOLO)))
                .containsExactly(new GrowthViolation.SameAffiliation());
    }

    @Test
    @Verifies(XP_SPEND)
    void ofTwoLimitsOneMayGo() {
        Datafile two = bought(new XpSpend.AddLimit("Set", "Other"), 5).datafile();
        GrowthResult grown = Growth.spend(
                        Experience.none().gain(10), two, SceneKind.TRANSITION, new XpSpend.RemoveLimit("Set", "Limit"))
                .get();
        assertThat(grown.experience().xp()).isZero();
        assertThat(set(grown).limits()).containsExactly("Other");
        assertThat(faults(10, SceneKind.TRANSITION, new XpSpend.RemoveLimit("Set", "Limit")))
                .containsExactly(new GrowthViolation.LastLimit("Set"));
    }

    @Test
    @Verifies(XP_SPEND)
    void aResourceIsUnlockedOnce() {
        Experience unlocked = bought(new XpSpend.UnlockResource("Base", false), 5)
                .experience()
                .gain(20);
        assertThat(Growth.spend(unlocked, HERO, SceneKind.TRANSITION, new XpSpend.UnlockResource("Base", true))
                        .getError())
                .containsExactly(new GrowthViolation.AlreadyOnDatafile(DatafilePart.RESOURCE, "Base"));
        assertThat(Growth.spend(unlocked, HERO, SceneKind.TRANSITION, new XpSpend.UnlockResource("Jet", true))
                        .get()
                        .experience()
                        .unlocked())
                .containsExactly("Base", "Jet");
    }

    @Test
    @Verifies({XP_GAIN, MILESTONE})
    void onlyMilestonesOfTheHeroAreHitOrExchanged() {
        assertThat(Growth.hit(Experience.none(), HERO, "Nine", MilestoneTier.SMALL)
                        .getLeft())
                .isEqualTo(new GrowthViolation.UnknownMilestone("Nine"));
        // Completed in an earlier scene, and since then no longer on the datafile.
        Experience once = Experience.builder().addCompleted("Nine").build();
        assertThat(Growth.chooseNew(once, HERO, "Nine", new Milestone("Three", ""))
                        .getLeft())
                .isEqualTo(new GrowthViolation.UnknownMilestone("Nine"));
        GrowthResult grown = Growth.chooseNew(
                        Experience.builder().addCompleted("One", "Two").build(),
                        HERO,
                        "Two",
                        new Milestone("Three", ""))
                .get();
        assertThat(grown.experience().completed()).containsExactly("One");
        assertThat(grown.plotPoints()).isZero();
    }

    @Test
    @Verifies(XP_SPEND)
    void experienceIsNeverNegativeAndIsLimited() {
        Experience most =
                Experience.builder().xp(Experience.MAX_XP).sessionPlotPoints(5).build();
        assertThat(most.gain(10).xp()).isEqualTo(1_000_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().xp(-1).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().xp(1_000_001).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().sessionPlotPoints(0).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().sessionPlotPoints(6).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().addHitThisScene("").build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().addHitThisAct("").build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().addCompleted("").build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().addUnlocked("").build());
    }

    @Test
    void aRefusalNamesWhatIsMissing() {
        assertThat(new GrowthViolation.NotEnoughXp(10, 3).describe())
                .isEqualTo("This costs 10 XP, and the hero has 3. Gain 7 more first.");
        assertThat(Vector.of(MilestoneTier.MIDDLE, MilestoneTier.GREAT)
                        .map(tier -> new GrowthViolation.MilestoneAlreadyHit("One", tier).describe()))
                .containsExactly(
                        "The 3 XP of the milestone \"One\" have been gained in this scene already. Wait for the next one.",
                        "The 10 XP of the milestone \"One\" have been gained in this Act already. Wait for the next one.");
    }

    @Test
    @Verifies({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void onlyASpentD12GivesXp() {
        assertThat(DieSize.all().map(Growth::xpForDoom)).containsExactly(0, 0, 0, 0, 1);
    }

    @Test
    @Verifies(XP_SPEND)
    void aSessionBeginsWithThePlotPointsThatWereBought() {
        Experience bought = Experience.builder().sessionPlotPoints(3).build();
        assertThat(bought.inNewSession(new PlotPoints(1))).isEqualTo(new PlotPoints(3));
        assertThat(bought.inNewSession(new PlotPoints(4))).isEqualTo(new PlotPoints(4));
    }
}
