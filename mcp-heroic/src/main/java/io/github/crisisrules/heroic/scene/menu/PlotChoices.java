package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The choices that plot points, limits and doom dice offer at any time in a scene. */
final class PlotChoices {
    private final SceneState state;
    private final ChoiceBuilder offers;
    private final Vector<CastMember> cast;
    private final Vector<DieSize> doom;

    PlotChoices(SceneState state) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.cast = state.cast().values().filter(CastMember::isPresent).toVector();
        this.doom = state.doom().dice().distinct();
    }

    /** Returns the uses of special effects, and the activations of limits by whoever may activate them. */
    Vector<Choice<SceneCommand>> effectsAndLimits() {
        return cast.flatMap(this::effects)
                .appendAll(cast.flatMap(this::limits))
                .appendAll(cast.flatMap(this::villainLimits))
                .appendAll(cast.flatMap(this::heroLimits));
    }

    /** Returns what else plot points are paid or given for. */
    Vector<Choice<SceneCommand>> plotPoints() {
        return cast.flatMap(this::keeps)
                .appendAll(cast.flatMap(this::making))
                .appendAll(cast.flatMap(hero -> offers.ready(new StoryCommand.RewardStressedOut(hero.id()))));
    }

    /** Returns the names of the resources of a character. */
    static Vector<String> resources(CastMember hero) {
        return hero.traits()
                .map(CreatedTrait::trait)
                .filter(trait -> trait.kind() == TraitKind.RESOURCE)
                .map(Trait::name);
    }

    private Vector<Choice<SceneCommand>> effects(CastMember member) {
        Vector<Payment> payments = offers.payments(Option.some(member.id()));
        return offers.among(
                wording -> Sentences.useSfx(wording, member.id()),
                member.datafile()
                        .powerSets()
                        .flatMap(PowerSet::sfx)
                        .flatMap(sfx -> (sfx.costsPlotPoint() ? payments : Vector.of(Payment.plotPoint()))
                                .map(payment -> new StoryCommand.UseSfx(member.id(), sfx.name(), payment))));
    }

    private static Vector<String> limitsOf(CastMember member) {
        return member.datafile().powerSets().flatMap(PowerSet::limits);
    }

    private Vector<Choice<SceneCommand>> limits(CastMember member) {
        return offers.asking(
                wording -> Sentences.useLimit(wording, member.id()),
                limitsOf(member),
                options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.LIMIT, options),
                member.isHero()
                        ? Vector.of(DoomGrowth.ADD_D6)
                        : Vector.of(DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST),
                SceneQuestion.WhichDoomGrowth::new,
                (limit, growth) -> new StoryCommand.UseOwnLimit(member.id(), limit, growth));
    }

    private Vector<Choice<SceneCommand>> keeps(CastMember payer) {
        return offers.asking(
                wording -> Sentences.keepTrait(wording, payer.id()),
                cast.flatMap(holder ->
                                holder.traits().map(trait -> new SceneQuestion.OwnedTrait(holder.id(), trait.trait())))
                        .appendAll(state.usedAssets()
                                .map(used -> new SceneQuestion.OwnedTrait(
                                        used.holder(), used.asset().trait())))
                        .distinct(),
                SceneQuestion.WhichOwnedTrait::new,
                offers.payments(Option.some(payer.id())),
                SceneQuestion.WhichPayment::new,
                (one, payment) -> new StoryCommand.KeepTrait(payer.id(), one.owner(), one.trait(), payment));
    }

    private Vector<Choice<SceneCommand>> making(CastMember hero) {
        return offers.naming(
                wording -> Sentences.makeResource(wording, hero.id()),
                hero.datafile().specialties().map(Specialty::name),
                options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.SPECIALTY, options),
                new SceneQuestion.NewName(SceneQuestion.Subject.RESOURCE, resources(hero)),
                (specialty, name) -> new StoryCommand.MakeResource(hero.id(), specialty, name));
    }

    private Vector<Choice<SceneCommand>> villainLimits(CastMember hero) {
        return offers.among(
                wording -> Sentences.villainLimit(wording, hero.id()),
                cast.flatMap(villain -> limitsOf(villain)
                        .map(limit -> new StoryCommand.ActivateVillainLimit(hero.id(), villain.id(), limit))));
    }

    private Vector<Choice<SceneCommand>> heroLimits(CastMember hero) {
        return offers.asking(
                wording -> Sentences.heroLimit(wording, hero.id()),
                limitsOf(hero),
                options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.LIMIT, options),
                doom,
                SceneQuestion.WhichDoomDie::new,
                (limit, die) -> new StoryCommand.ActivateHeroLimit(hero.id(), limit, die));
    }

    /** Returns the new distinctions and the effects of the scene that the Watcher pays for. */
    Vector<Choice<SceneCommand>> doomDice() {
        return offers.naming(
                        wording -> Sentences.sceneDistinction(wording),
                        doom,
                        SceneQuestion.WhichDoomDie::new,
                        new SceneQuestion.NewName(SceneQuestion.Subject.SCENE_DISTINCTION, state.distinctions()),
                        (die, name) -> new StoryCommand.CreateSceneDistinction(name, die))
                .appendAll(RulingChoices.sceneEffect(state));
    }
}
