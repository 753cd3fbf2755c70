package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion.ConsequenceKind;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion.DieUse;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion.Role;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion.Subject;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The choices of rulings and of effects of the scene. They ask for the consequences one after another, each in the
 * state that the ones before it leave.
 */
final class RulingChoices {
    private static final int MAX_CONSEQUENCES = 6;

    private RulingChoices() {}

    static Choice<SceneCommand> ruling(SceneState state) {
        Describable label = Sentences::ruling;
        return Prompt.first(
                label,
                new SceneQuestion.NewName(Subject.RULING, Vector.empty()),
                what -> new Step(label, state, Vector.empty(), all -> new CastCommand.MakeRuling(what, all)).next());
    }

    static Vector<Choice<SceneCommand>> sceneEffect(SceneState state) {
        Describable label = Sentences::sceneEffect;
        Vector<DieSize> doom = state.doom().dice().distinct();
        return doom.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.first(
                        label,
                        new SceneQuestion.NewName(Subject.SCENE_EFFECT, Vector.empty()),
                        what -> Prompt.first(
                                label, new SceneQuestion.WhichDoomDie(doom), die -> effect(label, state, what, die))));
    }

    private static Choice<SceneCommand> effect(Describable label, SceneState state, String what, DieSize die) {
        SceneState paid =
                StoryCommand.UseSceneEffect.of(what, die).decide(state).state();
        return new Step(label, paid, Vector.empty(), all -> new StoryCommand.UseSceneEffect(what, die, all)).next();
    }

    /** The question for the next consequence, after those in {@code before} have led to {@code state}. */
    private record Step(
            Describable label,
            SceneState state,
            Vector<Consequence> before,
            Function<Vector<Consequence>, SceneCommand> command) {
        private Choice<SceneCommand> next() {
            return before.size() == MAX_CONSEQUENCES
                    ? new Ready<>(command.apply(before))
                    : ask(
                            new SceneQuestion.NextConsequence(
                                    before.isEmpty(),
                                    Vector.of(ConsequenceKind.values())
                                            .filter(kind -> choice(kind).isDefined())),
                            kind -> choice(kind).get());
        }

        private <A> Choice<SceneCommand> ask(Question<A> question, Function<A, Choice<SceneCommand>> next) {
            return Prompt.first(label, question, next);
        }

        private Choice<SceneCommand> then(Consequence consequence) {
            SceneState after = consequence.decide(Decision.in(state)).state();
            return new Step(label, after, before.append(consequence), command).next();
        }

        private boolean isAccepted(Consequence consequence) {
            return !consequence.decide(Decision.in(state)).isRefused();
        }

        private Option<Choice<SceneCommand>> among(Vector<? extends Consequence> consequences) {
            Vector<Consequence> open = Vector.<Consequence>narrow(consequences).filter(this::isAccepted);
            return asking(open, SceneQuestion.WhichConsequence::new, this::then);
        }

        private <A> Option<Choice<SceneCommand>> asking(
                Vector<A> options, Function<Vector<A>, Question<A>> question, Function<A, Choice<SceneCommand>> next) {
            return Option.when(!options.isEmpty(), () -> ask(question.apply(options), next));
        }

        private Option<Choice<SceneCommand>> character(
                Role role, Vector<CastMember> options, Function<CastId, Choice<SceneCommand>> next) {
            return asking(options.map(CastMember::id), ids -> new SceneQuestion.WhichCharacter(role, ids), next);
        }

        private Vector<CastMember> living() {
            return state.cast()
                    .values()
                    .filter(one -> one.isPresent() && !one.harm().isDead())
                    .toVector();
        }

        private static Question<DieSize> die(DieUse use) {
            return new SceneQuestion.WhichDieSize(use, use == DieUse.ASSET ? DieSize.D6 : DieSize.D4);
        }

        /** Returns the questions about a consequence of the given kind, or none if it is not possible now. */
        private Option<Choice<SceneCommand>> choice(ConsequenceKind kind) {
            return switch (kind) {
                case NOTHING -> Option.some(new Ready<>(command.apply(before)));
                case STRESS ->
                    character(
                            Role.TAKES_STRESS,
                            living(),
                            one -> ask(
                                    new SceneQuestion.WhichStressType(Vector.of(StressType.values())),
                                    type -> ask(
                                            die(DieUse.STRESS),
                                            die -> then(new Consequence.TakeStress(one, type, die)))));
                case STEP_HARM -> among(steps());
                case COMPLICATION ->
                    character(
                            Role.TAKES_COMPLICATION,
                            living(),
                            one -> ask(
                                    new SceneQuestion.NewName(Subject.COMPLICATION, Vector.empty()),
                                    name -> ask(
                                            die(DieUse.COMPLICATION),
                                            die -> then(new Consequence.TakeComplication(one, name, die)))));
                case ASSET -> character(Role.GETS_ASSET, living(), this::asset);
                case LOSE_TRAIT ->
                    character(
                            Role.LOSES_TRAIT,
                            state.cast()
                                    .values()
                                    .filter(one -> !losses(one).isEmpty())
                                    .toVector(),
                            one -> among(losses(state.known(one))).get());
                case LOSE_DISTINCTION ->
                    among(state.distinctions()
                            .map(name -> new Consequence.LoseTrait(Option.none(), Trait.sceneDistinction(name))));
                case CHANGE_TRAIT -> character(Role.HAS_CHANGED_TRAIT, living(), this::change);
                case EARN_PLOT_POINT ->
                    character(
                            Role.EARNS_PLOT_POINT,
                            living().filter(CastMember::isHero),
                            one -> then(new Consequence.EarnPlotPoint(one)));
                case SPEND_PLOT_POINT ->
                    character(
                            Role.SPENDS_PLOT_POINT,
                            living().filter(one -> isAccepted(new Consequence.SpendPlotPoint(one.id()))),
                            one -> then(new Consequence.SpendPlotPoint(one)));
                case POOL_DIE -> poolDie();
                case EFFECT_DIE -> among(Vector.of(true, false).map(Consequence.StepEffect::new));
                case ADD_DOOM -> Option.some(ask(die(DieUse.DOOM), die -> then(new Consequence.AddDoom(die))));
                case REMOVE_DOOM ->
                    asking(
                            state.doom().dice().distinct(),
                            SceneQuestion.WhichDoomDie::new,
                            die -> then(new Consequence.RemoveDoom(die)));
            };
        }

        private Vector<Consequence> steps() {
            return living().flatMap(one -> Vector.of(StressType.values())
                    .flatMap(type -> Vector.of(Ailment.stress(type), Ailment.trauma(type)))
                    .flatMap(ailment ->
                            Vector.of(true, false).map(up -> new Consequence.StepHarm(one.id(), ailment, up))));
        }

        private Choice<SceneCommand> asset(CastId character) {
            Vector<String> taken = state.known(character)
                    .traits()
                    .map(CreatedTrait::trait)
                    .filter(trait -> trait.kind() == TraitKind.ASSET)
                    .map(Trait::name);
            return ask(
                    new SceneQuestion.NewName(Subject.ASSET, taken),
                    name -> ask(die(DieUse.ASSET), die -> then(new Consequence.GainAsset(character, name, die))));
        }

        private Vector<Consequence> losses(CastMember one) {
            return one.traits()
                    .map(CreatedTrait::trait)
                    .appendAll(one.datafile().traits())
                    .<Consequence>map(trait -> new Consequence.LoseTrait(Option.some(one.id()), trait))
                    .filter(this::isAccepted);
        }

        private Choice<SceneCommand> change(CastId character) {
            return ask(
                    new SceneQuestion.WhichTrait(
                            SceneQuestion.TraitUse.HAS_ANOTHER_DIE,
                            state.known(character).datafile().traits()),
                    trait -> ask(die(DieUse.TRAIT), die -> then(new Consequence.ChangeTrait(character, trait, die))));
        }

        /** Asks for a trait that joins the pool, or for a push where the roller has none left that could. */
        private Option<Choice<SceneCommand>> poolDie() {
            return asking(
                            poolTraits(),
                            traits -> new SceneQuestion.WhichTrait(SceneQuestion.TraitUse.JOINS_POOL, traits),
                            this::poolDie)
                    .orElse(() -> Option.when(
                            isAccepted(new Consequence.AddDie(Trait.push("?"), DieSize.D6)),
                            () -> ask(
                                    new SceneQuestion.NewName(Subject.PUSH, Vector.empty()),
                                    name -> poolDie(Trait.push(name)))));
        }

        private Choice<SceneCommand> poolDie(Trait trait) {
            return ask(die(DieUse.POOL), die -> then(new Consequence.AddDie(trait, die)));
        }

        private Vector<Trait> poolTraits() {
            return state.exchange()
                    .flatMap(exchange -> exchange.rolling().flatMap(exchange::roll))
                    .flatMap(hand -> hand.roller())
                    .map(state::known)
                    .map(roller -> roller.datafile()
                            .traits()
                            .appendAll(state.distinctions().map(Trait::sceneDistinction))
                            .filter(trait -> isAccepted(new Consequence.AddDie(trait, DieSize.D6))))
                    .getOrElse(Vector.empty());
        }
    }
}
