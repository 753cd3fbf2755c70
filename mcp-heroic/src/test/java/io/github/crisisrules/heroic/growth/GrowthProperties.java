package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.testing.heroic.DatafileArbitraries;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class GrowthProperties {
    @Property
    @Verifies(XP_SPEND)
    void aPurchaseTakesExactlyThePrintedPrice(
            @ForAll("experience") Experience hero, @ForAll("purchases") GrowthArbitraries.Purchase purchase) {
        int printed = printed(purchase.datafile(), purchase.spend());
        assertThat(purchase.spend().price(purchase.datafile())).isEqualTo(printed);
        Validation<Seq<RuleViolation>, GrowthResult> bought = spend(hero, purchase, SceneKind.TRANSITION);
        assertThat(bought.map(after -> after.experience().xp() + printed).getOrElse(hero.xp()))
                .isEqualTo(hero.xp());
    }

    /** Returns the price as the rules sheet lists it. */
    private static int printed(Datafile datafile, XpSpend spend) {
        if (spend instanceof XpSpend.GainPlotPoint) {
            return 1;
        }
        if (spend instanceof XpSpend.UnlockResource resource) {
            return resource.isMajor() ? 10 : 5;
        }
        if (spend instanceof XpSpend.StepUpPower step) {
            return datafile.die(Trait.power(step.power())).contains(DieSize.D10) ? 15 : 10;
        }
        Vector<Class<?>> five = Vector.of(
                XpSpend.SwitchAffiliations.class,
                XpSpend.ReplaceDistinction.class,
                XpSpend.AddLimit.class,
                XpSpend.ReplaceLimit.class);
        Vector<Class<?>> ten = Vector.of(XpSpend.AddSfx.class, XpSpend.AddPower.class, XpSpend.RemoveLimit.class);
        return five.contains(spend.getClass()) ? 5 : ten.contains(spend.getClass()) ? 10 : 15;
    }

    @Property
    @Verifies(XP_SPEND)
    void moreXpNeverMakesAPurchaseImpossibleAndAnActionSceneAlwaysDoes(
            @ForAll("experience") Experience hero,
            @ForAll("purchases") GrowthArbitraries.Purchase purchase,
            @ForAll @IntRange(max = 20) int more) {
        if (spend(hero, purchase, SceneKind.TRANSITION).isValid()) {
            assertThat(spend(hero.gain(more), purchase, SceneKind.TRANSITION).isValid())
                    .isTrue();
        }
        assertThat(spend(hero, purchase, SceneKind.ACTION).isInvalid()).isTrue();
    }

    @Property
    @Verifies(XP_SPEND)
    void everyReasonAgainstAPurchaseIsReportedWhateverTheOthers(
            @ForAll("purchases") GrowthArbitraries.Purchase purchase) {
        Experience rich = Experience.none().gain(15);
        Validation<Seq<RuleViolation>, GrowthResult> affordable = spend(rich, purchase, SceneKind.TRANSITION);
        Seq<RuleViolation> all =
                spend(Experience.none(), purchase, SceneKind.ACTION).getError();
        Seq<RuleViolation> unfit = affordable.isValid() ? Vector.empty() : affordable.getError();
        assertThat(all)
                .containsExactlyInAnyOrderElementsOf(unfit.append(new GrowthViolation.NotATransitionScene())
                        .append(new GrowthViolation.NotEnoughXp(purchase.spend().price(purchase.datafile()), 0)));
    }

    @Property
    @Verifies({XP_SPEND, PP_START})
    void onlyABoughtPlotPointRaisesWhatASessionBeginsWithAndNeverAboveFive(
            @ForAll("experience") Experience hero,
            @ForAll("purchases") GrowthArbitraries.Purchase purchase,
            @ForAll @IntRange(max = 9) int left) {
        boolean point = purchase.spend() instanceof XpSpend.GainPlotPoint;
        for (GrowthResult after : spend(hero, purchase, SceneKind.TRANSITION)) {
            assertThat(after.plotPoints()).isEqualTo(point ? 1 : 0);
            assertThat(after.experience().sessionPlotPoints())
                    .isEqualTo(point ? Math.min(5, hero.sessionPlotPoints() + 1) : hero.sessionPlotPoints());
        }
        assertThat(hero.inNewSession(new PlotPoints(left)).count())
                .isEqualTo(Math.max(left, hero.sessionPlotPoints()))
                .isPositive();
    }

    @Property
    @Verifies({XP_SPEND, DATAFILE})
    void aPurchaseLeavesAValidDatafileWithAtMostOnePartChanged(
            @ForAll("purchases") GrowthArbitraries.Purchase purchase) {
        Datafile before = purchase.datafile();
        for (GrowthResult after : spend(Experience.none().gain(15), purchase, SceneKind.TRANSITION)) {
            Datafile now = after.datafile();
            assertThat(DatafileCheck.check(now).isValid()).isTrue();
            Vector<Boolean> changed = Vector.of(
                    !now.affiliations().equals(before.affiliations()),
                    !now.distinctions().equals(before.distinctions()),
                    !now.powerSets().equals(before.powerSets()),
                    !now.specialties().equals(before.specialties()));
            assertThat(changed.count(one -> one)).isLessThanOrEqualTo(1);
            assertThat(now.milestones()).isEqualTo(before.milestones());
        }
    }

    @Property
    @Verifies(XP_SPEND)
    void aPurchaseThatFitsTheDatafileIsNeverRefusedAndNoOtherIsAccepted(
            @ForAll("purchases") GrowthArbitraries.Purchase purchase) {
        Datafile datafile = purchase.datafile();
        boolean bought = spend(Experience.none().gain(15), purchase, SceneKind.TRANSITION)
                .isValid();
        XpSpend spend = purchase.spend();
        if (spend instanceof XpSpend.StepUpPower step) {
            int sides = datafile.die(Trait.power(step.power())).get().sides();
            assertThat(bought).isEqualTo(sides >= 6 && sides <= 10);
        } else if (spend instanceof XpSpend.RemoveLimit limit) {
            assertThat(bought)
                    .isEqualTo(
                            datafile.powerSet(limit.powerSet()).get().limits().size() >= 2);
        } else if (spend instanceof XpSpend.UpgradeSpecialty upgrade) {
            assertThat(bought)
                    .isEqualTo(
                            datafile.die(Trait.specialty(upgrade.specialty())).contains(DieSize.D8));
        } else if (spend instanceof XpSpend.SwitchAffiliations two) {
            assertThat(bought).isEqualTo(two.first() != two.second());
        } else if (spend instanceof XpSpend.AddPower power) {
            assertThat(bought).isEqualTo(isNew(power.power()) && !isNew(power.powerSet()));
        } else if (spend instanceof XpSpend.AddLimit limit) {
            assertThat(bought).isEqualTo(isNew(limit.limit()));
        } else if (spend instanceof XpSpend.AddSpecialty specialty) {
            assertThat(bought).isEqualTo(isNew(specialty.specialty()));
        } else if (spend instanceof XpSpend.ReplaceDistinction distinction) {
            assertThat(bought).isEqualTo(isNew(distinction.after()));
        } else {
            assertThat(bought).isTrue();
        }
    }

    private static boolean isNew(String name) {
        return name.equals(GrowthArbitraries.NEW);
    }

    @Property
    @Verifies(XP_SPEND)
    void aPurchaseAddsTheDiceAndLimitsThatItNames(@ForAll("purchases") GrowthArbitraries.Purchase purchase) {
        Datafile before = purchase.datafile();
        XpSpend spend = purchase.spend();
        for (GrowthResult after : spend(Experience.none().gain(15), purchase, SceneKind.TRANSITION)) {
            Datafile now = after.datafile();
            int sides = spend instanceof XpSpend.StepUpPower || spend instanceof XpSpend.UpgradeSpecialty
                    ? 2
                    : spend instanceof XpSpend.AddPower ? 6 : spend instanceof XpSpend.AddSpecialty ? 8 : 0;
            if (!(spend instanceof XpSpend.ReplacePowerSet)) {
                assertThat(sides(now) - sides(before)).isEqualTo(sides);
                assertThat(limits(now) - limits(before))
                        .isEqualTo(
                                spend instanceof XpSpend.AddLimit ? 1 : spend instanceof XpSpend.RemoveLimit ? -1 : 0);
            }
            assertThat(after.experience().unlocked().size()).isEqualTo(spend instanceof XpSpend.UnlockResource ? 1 : 0);
        }
    }

    private static int sides(Datafile datafile) {
        return datafile.traits()
                .flatMap(datafile::die)
                .map(DieSize::sides)
                .sum()
                .intValue();
    }

    private static int limits(Datafile datafile) {
        return datafile.powerSets().flatMap(PowerSet::limits).size();
    }

    @Property
    @Verifies({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void eachMilestoneGivesThreeXpOnceASceneAndTenOnceAnAct(
            @ForAll("datafiles") Datafile datafile, @ForAll("hits") Vector<GrowthArbitraries.Hit> hits) {
        Experience gained = after(Experience.none(), datafile, hits);
        Vector<GrowthArbitraries.Hit> counted = hits.filter(hit -> hit.tier() == MilestoneTier.SMALL)
                .appendAll(hits.filter(hit -> hit.tier() != MilestoneTier.SMALL).distinct());
        assertThat(gained.xp()).isEqualTo(xp(counted));
        // A new scene opens the 3 XP again, and a new Act the 10 XP; together they open everything.
        Vector<GrowthArbitraries.Hit> great = counted.filter(hit -> hit.tier() == MilestoneTier.GREAT);
        assertThat(after(gained.inNewScene(), datafile, hits).xp()).isEqualTo(2 * xp(counted) - xp(great));
        assertThat(after(gained.inNewScene().inNewAct(), datafile, hits).xp()).isEqualTo(2 * xp(counted));
    }

    /** Returns the experience after the hits, without those that the rules refuse. */
    private static Experience after(Experience start, Datafile datafile, Vector<GrowthArbitraries.Hit> hits) {
        return hits.foldLeft(
                start,
                (gained, hit) -> Growth.hit(gained, datafile, hit.milestone(), hit.tier())
                        .getOrElse(gained));
    }

    private static int xp(Vector<GrowthArbitraries.Hit> hits) {
        return hits.map(hit -> hit.tier() == MilestoneTier.SMALL ? 1 : hit.tier() == MilestoneTier.MIDDLE ? 3 : 10)
                .sum()
                .intValue();
    }

    @Property
    @Verifies(XP_GAIN)
    void aMilestoneIsExchangedExactlyOnceAfterItsTenXp(
            @ForAll("datafiles") Datafile datafile, @ForAll("hits") Vector<GrowthArbitraries.Hit> hits) {
        Experience gained = after(Experience.none(), datafile, hits);
        for (Milestone old : datafile.milestones()) {
            Milestone chosen = new Milestone(GrowthArbitraries.NEW, "");
            Either<RuleViolation, GrowthResult> exchanged = Growth.chooseNew(gained, datafile, old.name(), chosen);
            assertThat(exchanged.isRight())
                    .isEqualTo(hits.contains(new GrowthArbitraries.Hit(old.name(), MilestoneTier.GREAT)));
            for (GrowthResult after : exchanged) {
                assertThat(after.datafile().milestones())
                        .isEqualTo(datafile.milestones().replace(old, chosen));
                assertThat(after.experience().xp()).isEqualTo(gained.xp());
                assertThat(Growth.chooseNew(after.experience(), after.datafile(), GrowthArbitraries.NEW, old)
                                .isLeft())
                        .isTrue();
            }
        }
    }

    @Property
    @Verifies({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void onlyTheLargestDoomDieGivesXp(@ForAll DieSize spent) {
        assertThat(Growth.xpForDoom(spent)).isEqualTo(spent.stepUp().isEmpty() ? 1 : 0);
    }

    @Property
    @Verifies(MILESTONE)
    void aMilestoneOfTheEventTakesThePlaceOfOneAndIsGivenBack(
            @ForAll("datafiles") Datafile datafile,
            @ForAll("eventMilestones") Vector<Milestone> event,
            @ForAll @IntRange(max = 1) int place) {
        Milestone old = datafile.milestones().get(place);
        for (Milestone chosen : event) {
            Datafile changed =
                    Growth.atSetup(datafile, old.name(), chosen.name(), event).get();
            assertThat(changed.milestones()).isEqualTo(datafile.milestones().update(place, chosen));
            assertThat(Growth.atSetup(changed, chosen.name(), old.name(), event.append(old)))
                    .containsExactly(datafile);
            // Another hero may share it, but no hero has it twice.
            Milestone other = changed.milestones().get(1 - place);
            assertThat(Growth.atSetup(changed, other.name(), chosen.name(), event)
                            .isLeft())
                    .isTrue();
        }
        assertThat(Growth.atSetup(datafile, old.name(), GrowthArbitraries.NEW, event)
                        .isLeft())
                .isTrue();
    }

    private static Validation<Seq<RuleViolation>, GrowthResult> spend(
            Experience hero, GrowthArbitraries.Purchase purchase, SceneKind scene) {
        return Growth.spend(hero, purchase.datafile(), scene, purchase.spend());
    }

    @Provide
    Arbitrary<Experience> experience() {
        return GrowthArbitraries.experience();
    }

    @Provide
    Arbitrary<GrowthArbitraries.Purchase> purchases() {
        return GrowthArbitraries.purchases();
    }

    @Provide
    Arbitrary<Datafile> datafiles() {
        return DatafileArbitraries.datafiles();
    }

    @Provide
    Arbitrary<Vector<GrowthArbitraries.Hit>> hits() {
        return GrowthArbitraries.hits();
    }

    @Provide
    Arbitrary<Vector<Milestone>> eventMilestones() {
        return GrowthArbitraries.eventMilestones();
    }
}
