package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REMOVING_WITH_EASE_IS_AN_ACTION;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for spending and earning plot points outside the rolls. */
public final class PlotRules {
    private PlotRules() {}

    @Rule(PP_AFTER)
    public static Either<RuleViolation, Vector<SceneEvent>> keep(SceneState state, StoryCommand.KeepTrait command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.alive(state, command.payer()))
                .flatMap(payer -> Preconditions.here(state, command.holder()))
                .flatMap(holder -> holder.created(command.trait())
                        .<RuleViolation>toEither(
                                () -> new SceneViolation.NoSuchTrait(command.holder(), command.trait())))
                .flatMap(trait -> {
                    boolean asset = trait.trait().kind() == TraitKind.ASSET && trait.lifetime() == Lifetime.ROLL;
                    boolean complication = trait.isComplication() && trait.lifetime() == Lifetime.SCENE;
                    if (!asset && !complication) {
                        return Either.left(new SceneViolation.NothingToKeep(command.trait()));
                    }
                    CreatedTrait kept = trait.lasting(asset ? Lifetime.SCENE : Lifetime.NEXT_ACTION_SCENE);
                    return command.payment()
                            .by(state, command.payer(), asset ? PlotSpend.KEEP_ASSET : PlotSpend.KEEP_COMPLICATION)
                            .map(paid -> paid.append(new CastEvent.TraitChanged(command.holder(), trait, kept)));
                });
    }

    @Rule({PP_ANY, DOOM_SPEND})
    public static Either<RuleViolation, Vector<SceneEvent>> useSfx(SceneState state, StoryCommand.UseSfx command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.alive(state, command.who()))
                .flatMap(who -> who.datafile()
                        .powerSets()
                        .flatMap(PowerSet::sfx)
                        .find(one -> one.name().equals(command.sfx()))
                        .<RuleViolation>toEither(() -> new SceneViolation.NoSuchSfx(command.who(), command.sfx())))
                .flatMap(sfx -> sfx.costsPlotPoint()
                        ? command.payment()
                                .by(
                                        state,
                                        Option.some(command.who()),
                                        PlotSpend.SPECIAL_EFFECT,
                                        DoomSpend.SPECIAL_EFFECT,
                                        DieSize.D4)
                        : Either.right(Vector.<SceneEvent>empty()))
                .map(paid -> paid.append(new StoryEvent.SfxUsed(command.who(), command.sfx())));
    }

    /** Decides on using one's own limit, which earns a hero a plot point and makes the doom pool grow for a villain. */
    @Rule({PP_EARN, DOOM_GROW})
    public static Either<RuleViolation, Vector<SceneEvent>> ownLimit(
            SceneState state, StoryCommand.UseOwnLimit command) {
        return limited(state, command.who(), command.limit()).flatMap(who -> {
            if (command.growth() == DoomGrowth.ONE_DIE) {
                return Either.left(new ActionViolation.WrongDoomGrowth(command.growth(), 1));
            }
            return Either.right(Vector.of(
                    new StoryEvent.LimitActivated(command.who(), command.limit()),
                    who.hero()
                            ? new StoryEvent.PlotPointEarned(command.who(), PlotEarn.LIMIT)
                            : new StoryEvent.DoomGrew(command.growth(), 1)));
        });
    }

    @Rule(PP_ANY)
    public static Either<RuleViolation, Vector<SceneEvent>> villainLimit(
            SceneState state, StoryCommand.ActivateVillainLimit command) {
        return Preconditions.hero(state, command.hero())
                .flatMap(hero -> Preconditions.villain(state, command.villain()))
                .flatMap(villain -> limited(state, command.villain(), command.limit()))
                .flatMap(villain -> Payment.plotPoint().by(state, command.hero(), PlotSpend.VILLAIN_LIMIT))
                .map(paid -> paid.append(new StoryEvent.LimitActivated(command.villain(), command.limit())));
    }

    private static Either<RuleViolation, CastMember> limited(SceneState state, CastId who, String limit) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.alive(state, who))
                .filterOrElse(
                        one -> one.datafile()
                                .powerSets()
                                .flatMap(PowerSet::limits)
                                .contains(limit),
                        one -> new SceneViolation.NoSuchSfx(who, limit));
    }

    /**
     * Decides on removing a trait without a roll, which is an action. By giving the command the players state that
     * the power can easily do it and that the Watcher agrees.
     */
    @Rule({PP_ANY, RECOVERY_ALONE_REMOVES_STRESS, REMOVING_WITH_EASE_IS_AN_ACTION})
    public static Either<RuleViolation, Vector<SceneEvent>> removeEasily(
            SceneState state, StoryCommand.RemoveTraitWithPower command) {
        Either<RuleViolation, String> named = Preconditions.written("the power", command.power());
        if (named.isLeft()) {
            return Either.left(named.getLeft());
        }
        Trait power = Trait.power(command.power());
        return Preconditions.turn(state, command.hero())
                .filterOrElse(CastMember::hero, one -> new SceneViolation.NotAHero(command.hero()))
                .filterOrElse(
                        hero -> hero.die(power).isDefined(),
                        hero -> new SceneViolation.NoSuchTrait(command.hero(), power))
                .flatMap(hero -> EffectRules.removal(state, command.owner(), command.trait()))
                .flatMap(removal -> Payment.plotPoint()
                        .by(state, command.hero(), PlotSpend.REMOVE_TRAIT)
                        .map(paid -> paid.append(removal).appendAll(TurnRules.taken(state, command.hero()))));
    }

    /** Decides on a resource made in a transition scene, which lasts until the end of the next action scene. */
    @Rule(PP_TRANSITION)
    public static Either<RuleViolation, Vector<SceneEvent>> resource(
            SceneState state, StoryCommand.MakeResource command) {
        return Preconditions.open(state)
                .filterOrElse(
                        open -> open.kind() == SceneKind.TRANSITION, open -> new SceneViolation.NotATransitionScene())
                .flatMap(open -> Preconditions.hero(state, command.hero()))
                .flatMap(hero -> resource(hero, command.specialty(), command.name(), Lifetime.NEXT_ACTION_SCENE))
                .flatMap(event -> Payment.plotPoint()
                        .by(state, command.hero(), PlotSpend.RESOURCE)
                        .map(paid -> paid.append(event)));
    }

    /** Decides on a resource of the size that the specialty gives, unless the specialty is shut down. */
    @Rule({PP_TRANSITION, COMPLICATION_IS_ON_THE_OPPOSITION, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    public static Either<RuleViolation, SceneEvent> resource(
            CastMember hero, String specialty, String name, Lifetime lifetime) {
        Either<RuleViolation, String> named = Preconditions.written("the resource", name);
        if (named.isLeft()) {
            return Either.left(named.getLeft());
        }
        if (hero.created(Trait.resource(name)).isDefined()) {
            return Either.left(new SceneViolation.NameTaken(name));
        }
        Either<RuleViolation, String> used = Preconditions.written("the specialty", specialty);
        if (used.isLeft()) {
            return Either.left(used.getLeft());
        }
        Trait trait = Trait.specialty(specialty);
        return hero.die(trait)
                .flatMap(there -> hero.datafile().specialty(specialty))
                .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(hero.id(), trait))
                .map(one -> new CastEvent.TraitCreated(
                        hero.id(), CreatedTrait.resource(name, one.mastery().resource(), lifetime)));
    }

    @Rule(PP_EARN)
    public static Either<RuleViolation, Vector<SceneEvent>> reward(
            SceneState state, StoryCommand.RewardStressedOut command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.hero(state, command.hero()))
                .filterOrElse(
                        hero -> hero.harm().isStressedOut(), hero -> new SceneViolation.NotStressedOut(command.hero()))
                .map(hero -> Vector.of(new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.STRESSED_OUT_PLAYED)));
    }
}
