package io.github.crisisrules.heroic.scene.menu;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;

/** The choices about milestones, XP and framing a scene around trauma. */
final class GrowthChoices {
    private final ChoiceBuilder offers;
    private final Vector<CastMember> heroes;

    GrowthChoices(SceneState state) {
        this.offers = new ChoiceBuilder(state);
        this.heroes = state.heroes().reject(hero -> hero.harm().isDead());
    }

    @Rule({XP_GAIN, XP_SPEND})
    Vector<Choice<SceneCommand>> all() {
        return heroes.flatMap(this::hits)
                .appendAll(milestones())
                .appendAll(heroes.flatMap(hero -> new Purchases(hero).all()))
                .appendAll(heroes.flatMap(hero -> offers.asking(
                        "the Watcher frames the scene around the trauma of " + hero.id(),
                        Vector.of(StressType.values()),
                        SceneQuestion.WhichType::new,
                        type -> new StoryCommand.FrameTrauma(hero.id(), type))));
    }

    private Vector<Choice<SceneCommand>> hits(CastMember hero) {
        return offers.among(
                hero.id() + " gains XP for a milestone",
                hero.datafile()
                        .milestones()
                        .flatMap(milestone -> Vector.of(MilestoneTier.values())
                                .map(tier -> new StoryCommand.HitMilestone(hero.id(), milestone.name(), tier))));
    }

    /** Returns the choices for replacing completed milestones, which are available between scenes too. */
    @Rule(XP_GAIN)
    Vector<Choice<SceneCommand>> milestones() {
        return heroes.flatMap(hero -> {
            Vector<String> mine = hero.datafile().milestones().map(Milestone::name);
            Vector<String> completed = hero.experience().completed().filter(mine::contains);
            return completed.isEmpty()
                    ? Vector.empty()
                    : Vector.of(Prompt.of(
                            hero.id() + " takes a new milestone",
                            new SceneQuestion.Which("in place of which?", completed),
                            new SceneQuestion.NewName("what is the milestone?", mine),
                            new SceneQuestion.NewName("what are its triggers for 1, 3 and 10 XP?", Vector.empty()),
                            (old, name, triggers) ->
                                    new StoryCommand.ChooseMilestone(hero.id(), old, new Milestone(name, triggers))));
        });
    }

    /** The purchases of one hero. */
    private final class Purchases {
        private final CastMember hero;
        private final CastId who;
        private final Datafile datafile;
        private final Vector<String> sets;
        private final Vector<String> powers;
        private final Vector<String> limits;

        Purchases(CastMember hero) {
            this.hero = hero;
            this.who = hero.id();
            this.datafile = hero.datafile();
            this.sets = datafile.powerSets().map(PowerSet::name);
            this.powers = datafile.powerSets().flatMap(PowerSet::powers).map(Power::name);
            this.limits = datafile.powerSets().flatMap(PowerSet::limits);
        }

        Vector<Choice<SceneCommand>> all() {
            return known().appendAll(named())
                    .appendAll(sfx())
                    .appendAll(power())
                    .appendAll(powerSet());
        }

        private SceneCommand spent(XpSpend spend) {
            return new StoryCommand.SpendXp(who, spend);
        }

        private SceneQuestion.NewName name(String part, Vector<String> taken) {
            return new SceneQuestion.NewName("what is the " + part + "?", taken);
        }

        /** Returns one choice with all purchases that need no new name. */
        private Vector<Choice<SceneCommand>> known() {
            Vector<XpSpend> spends = Vector.<XpSpend>of(new XpSpend.GainPlotPoint())
                    .appendAll(powers.map(XpSpend.StepUpPower::new))
                    .appendAll(datafile.specialties().map(one -> new XpSpend.UpgradeSpecialty(one.name())))
                    .appendAll(datafile.powerSets()
                            .flatMap(set -> set.limits().map(limit -> new XpSpend.RemoveLimit(set.name(), limit))))
                    .appendAll(Vector.of(AffiliationKind.values())
                            .combinations(2)
                            .map(two -> new XpSpend.SwitchAffiliations(two.head(), two.last())));
            return offers.among(who + " spends XP on what is on the datafile", spends.map(this::spent));
        }

        private Vector<Choice<SceneCommand>> named() {
            Vector<String> specialties = datafile.specialties().map(Specialty::name);
            Vector<String> unlocked = hero.experience().unlocked();
            return offers.naming(
                            who + " spends XP on a new specialty",
                            name("specialty", specialties),
                            name -> spent(new XpSpend.AddSpecialty(name)))
                    .appendAll(offers.naming(
                            who + " spends XP on another distinction",
                            datafile.distinctions(),
                            options -> new SceneQuestion.Which("in place of which distinction?", options),
                            name("distinction", datafile.distinctions()),
                            (old, name) -> spent(new XpSpend.ReplaceDistinction(old, name))))
                    .appendAll(offers.naming(
                            who + " spends XP on one more limit",
                            sets,
                            options -> new SceneQuestion.Which("of which power set?", options),
                            name("limit", limits),
                            (set, name) -> spent(new XpSpend.AddLimit(set, name))))
                    .appendAll(offers.naming(
                            who + " spends XP on another limit",
                            limits,
                            options -> new SceneQuestion.Which("in place of which limit?", options),
                            name("limit", limits),
                            (old, name) -> spent(new XpSpend.ReplaceLimit(setWith(old), old, name))))
                    .appendAll(Vector.of(false, true)
                            .flatMap(major -> offers.naming(
                                    who + " spends XP on a " + (major ? "major" : "minor") + " resource of the event",
                                    name("resource", unlocked),
                                    name -> spent(new XpSpend.UnlockResource(name, major)))));
        }

        private String setWith(String limit) {
            return datafile.powerSets()
                    .find(set -> set.limits().contains(limit))
                    .map(PowerSet::name)
                    .get();
        }

        private Vector<Choice<SceneCommand>> sfx() {
            return offers.naming(
                    who + " spends XP on a special effect",
                    sets,
                    options -> new SceneQuestion.Which("of which power set?", options),
                    name(
                            "special effect",
                            datafile.powerSets().flatMap(PowerSet::sfx).map(Sfx::name)),
                    new SceneQuestion.DoesItCost(),
                    true,
                    (set, name, costs) -> spent(new XpSpend.AddSfx(set, new Sfx(name, costs))));
        }

        private Vector<Choice<SceneCommand>> power() {
            return offers.naming(
                    who + " spends XP on a new power",
                    sets,
                    options -> new SceneQuestion.Which("in which power set?", options),
                    name("power", powers),
                    new SceneQuestion.WhichPowerKind(),
                    PowerKind.OTHER,
                    (set, name, kind) -> spent(new XpSpend.AddPower(set, name, kind)));
        }

        /** Returns the choice of a new power set with one power, a D6. For a larger set, use the command directly. */
        private Vector<Choice<SceneCommand>> powerSet() {
            SceneQuestion.NewName power = name("power in it, a D6", powers);
            return offers.naming(
                    who + " spends XP on another power set",
                    sets,
                    options -> new SceneQuestion.Which("in place of which power set?", options),
                    name("power set", sets),
                    power,
                    ChoiceBuilder.example(power),
                    (old, name, first) -> spent(new XpSpend.ReplacePowerSet(
                            old,
                            PowerSet.builder()
                                    .name(name)
                                    .addPowers(Power.of(first, DieSize.D6))
                                    .build())));
        }
    }
}
