package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.text.Describable;
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

    /** Returns what XP is gained and spent for. */
    Vector<Choice<SceneCommand>> experience() {
        return heroes.flatMap(this::hits)
                .appendAll(milestones())
                .appendAll(heroes.flatMap(hero -> MenuGroup.of(
                        wording -> Sentences.spendXp(wording, hero.id()),
                        wording -> Sentences.boughtWithXp(wording, hero.id()),
                        new Purchases(hero).all())));
    }

    /** Returns the purchases of whole power sets, which ask for too much to stand in a group. */
    Vector<Choice<SceneCommand>> powerSets() {
        return heroes.flatMap(hero -> new Purchases(hero).powerSet());
    }

    /** Returns the traumas around which the scene may be framed. */
    Vector<Choice<SceneCommand>> frames() {
        return heroes.flatMap(hero -> offers.asking(
                wording -> Sentences.frameTrauma(wording, hero.id()),
                Vector.of(StressType.values()),
                SceneQuestion.WhichStressType::new,
                type -> new StoryCommand.FrameTrauma(hero.id(), type)));
    }

    private Vector<Choice<SceneCommand>> hits(CastMember hero) {
        return offers.among(
                wording -> Sentences.hitMilestone(wording, hero.id()),
                hero.datafile()
                        .milestones()
                        .flatMap(milestone -> Vector.of(MilestoneTier.values())
                                .map(tier -> new StoryCommand.HitMilestone(hero.id(), milestone.name(), tier))));
    }

    /** Returns the choices for replacing completed milestones, which are available between scenes too. */
    Vector<Choice<SceneCommand>> milestones() {
        return heroes.flatMap(hero -> {
            Vector<String> mine = hero.datafile().milestones().map(Milestone::name);
            Vector<String> completed = hero.experience().completed().filter(mine::contains);
            return completed.isEmpty()
                    ? Vector.empty()
                    : Vector.of(Prompt.of(
                            wording -> Sentences.newMilestone(wording, hero.id()),
                            new SceneQuestion.WhichEntry(SceneQuestion.Entry.REPLACED_MILESTONE, completed),
                            new SceneQuestion.NewName(SceneQuestion.Subject.MILESTONE, mine),
                            new SceneQuestion.NewName(SceneQuestion.Subject.TRIGGERS, Vector.empty()),
                            (old, name, triggers) ->
                                    new StoryCommand.ChooseMilestone(hero.id(), old, new Milestone(name, triggers))));
        });
    }

    /** The purchases of one hero. */
    private final class Purchases {
        private final CastMember hero;
        private final CastId character;
        private final Datafile datafile;
        private final Vector<String> sets;
        private final Vector<String> powers;
        private final Vector<String> limits;

        Purchases(CastMember hero) {
            this.hero = hero;
            this.character = hero.id();
            this.datafile = hero.datafile();
            this.sets = datafile.powerSets().map(PowerSet::name);
            this.powers = datafile.powerSets().flatMap(PowerSet::powers).map(Power::name);
            this.limits = datafile.powerSets().flatMap(PowerSet::limits);
        }

        /** Returns all but a whole power set. */
        Vector<Choice<SceneCommand>> all() {
            return known().appendAll(named()).appendAll(sfx()).appendAll(power());
        }

        private SceneCommand spent(XpSpend spend) {
            return new StoryCommand.SpendXp(character, spend);
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
            return offers.among(wording -> Sentences.improve(wording, character), spends.map(this::spent));
        }

        private Vector<Choice<SceneCommand>> named() {
            Vector<String> specialties = datafile.specialties().map(Specialty::name);
            Vector<String> unlocked = hero.experience().unlocked();
            return offers.naming(
                            wording -> Sentences.addSpecialty(wording, character),
                            new SceneQuestion.NewName(SceneQuestion.Subject.SPECIALTY, specialties),
                            name -> spent(new XpSpend.AddSpecialty(name)))
                    .appendAll(offers.naming(
                            wording -> Sentences.replaceDistinction(wording, character),
                            datafile.distinctions(),
                            options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.REPLACED_DISTINCTION, options),
                            new SceneQuestion.NewName(SceneQuestion.Subject.DISTINCTION, datafile.distinctions()),
                            (old, name) -> spent(new XpSpend.ReplaceDistinction(old, name))))
                    .appendAll(offers.naming(
                            wording -> Sentences.addLimit(wording, character),
                            sets,
                            options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.POWER_SET, options),
                            new SceneQuestion.NewName(SceneQuestion.Subject.LIMIT, limits),
                            (set, name) -> spent(new XpSpend.AddLimit(set, name))))
                    .appendAll(offers.naming(
                            wording -> Sentences.replaceLimit(wording, character),
                            limits,
                            options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.REPLACED_LIMIT, options),
                            new SceneQuestion.NewName(SceneQuestion.Subject.LIMIT, limits),
                            (old, name) -> spent(new XpSpend.ReplaceLimit(setWith(old), old, name))))
                    .appendAll(Vector.of(false, true)
                            .flatMap(major -> offers.naming(
                                    wording -> Sentences.unlockResource(wording, character, major),
                                    new SceneQuestion.NewName(SceneQuestion.Subject.RESOURCE, unlocked),
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
                    wording -> Sentences.addSfx(wording, character),
                    sets,
                    options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.POWER_SET, options),
                    new SceneQuestion.NewName(
                            SceneQuestion.Subject.SFX,
                            datafile.powerSets().flatMap(PowerSet::sfx).map(Sfx::name)),
                    new SceneQuestion.CostsPlotPoint(),
                    true,
                    (set, name, costs) -> spent(new XpSpend.AddSfx(set, new Sfx(name, costs))));
        }

        private Vector<Choice<SceneCommand>> power() {
            return offers.naming(
                    wording -> Sentences.addPower(wording, character),
                    sets,
                    options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.POWER_SET, options),
                    new SceneQuestion.NewName(SceneQuestion.Subject.POWER, powers),
                    new SceneQuestion.WhichPowerKind(),
                    PowerKind.OTHER,
                    (set, name, kind) -> spent(new XpSpend.AddPower(set, name, kind)));
        }

        /** Returns the choice of a whole new power set. */
        private Vector<Choice<SceneCommand>> powerSet() {
            Describable label = wording -> Sentences.replacePowerSet(wording, character);
            PowerSet example = PowerSet.builder()
                    .name(ChoiceBuilder.example(new SceneQuestion.NewName(SceneQuestion.Subject.POWER_SET, sets)))
                    .addPowers(Power.of(
                            ChoiceBuilder.example(new SceneQuestion.NewName(SceneQuestion.Subject.POWER, powers)),
                            DieSize.D6))
                    .build();
            Vector<PowerSet> open = datafile.powerSets()
                    .filter(old -> offers.isAccepted(spent(new XpSpend.ReplacePowerSet(old.name(), example))));
            return open.isEmpty()
                    ? Vector.empty()
                    : Vector.of(Prompt.first(
                            label,
                            new SceneQuestion.WhichEntry(
                                    SceneQuestion.Entry.REPLACED_POWER_SET, open.map(PowerSet::name)),
                            old -> newSet(label, old)));
        }

        private Choice<SceneCommand> newSet(Describable label, String old) {
            Vector<PowerSet> others =
                    datafile.powerSets().reject(set -> set.name().equals(old));
            Vector<String> sfx = others.flatMap(PowerSet::sfx).map(Sfx::name);
            return Prompt.first(
                    label,
                    new SceneQuestion.NewName(SceneQuestion.Subject.POWER_SET, others.map(PowerSet::name)),
                    name -> Prompt.first(
                            label,
                            new SceneQuestion.NewPowers(
                                    others.flatMap(PowerSet::powers).map(Power::name)),
                            powers -> Prompt.first(
                                    label,
                                    new SceneQuestion.NewNames(SceneQuestion.NameList.SFX_FOR_PLOT_POINTS, 0, sfx),
                                    paid -> Prompt.of(
                                            label,
                                            new SceneQuestion.NewNames(
                                                    SceneQuestion.NameList.FREE_SFX, 0, sfx.appendAll(paid)),
                                            new SceneQuestion.NewNames(
                                                    SceneQuestion.NameList.LIMITS, 0, others.flatMap(PowerSet::limits)),
                                            (free, limits) -> spent(new XpSpend.ReplacePowerSet(
                                                    old,
                                                    PowerSet.builder()
                                                            .name(name)
                                                            .powers(powers)
                                                            .sfx(paid.map(one -> new Sfx(one, true))
                                                                    .appendAll(free.map(one -> new Sfx(one, false))))
                                                            .limits(limits)
                                                            .build()))))));
        }
    }
}
