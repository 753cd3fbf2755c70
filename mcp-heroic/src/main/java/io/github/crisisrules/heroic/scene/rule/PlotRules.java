package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REMOVING_WITH_EASE_IS_AN_ACTION;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.actor;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.created;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.die;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.living;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.noActionInProgress;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.present;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsTransition;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validName;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.villain;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.UsedAsset;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for spending and earning plot points outside the rolls. */
public final class PlotRules {
    private PlotRules() {}

    /** Decides on keeping a trait. An asset that was used up in the last action is still there to be kept. */
    @Rule({PP_AFTER, ASSET_IS_KEPT_AFTER_A_ROLL})
    public static Decision<SceneState, SceneEvent> keep(SceneState state, StoryCommand.KeepTrait command) {
        CastId holder = command.holder();
        boolean isRolling =
                state.rollAt(RollStage.POOL).flatMap(RollInProgress::roller).contains(holder);
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(living(state, command.payer()))
                .require(
                        present(state, holder)
                                .flatMap(one -> created(one, command.trait())
                                        .orElse(() -> usedUp(state, holder, command.trait()))),
                        (now, trait) -> now.require(
                                        trait.isComplication() || !isRolling,
                                        () -> new SceneViolation.NotKeptBeforeRoll(command.trait()))
                                .require(
                                        trait.kept().toEither(() -> new SceneViolation.NothingToKeep(command.trait())),
                                        (ok, kept) -> ok.and(open -> pay(open, command, trait))
                                                .then(new CastEvent.TraitChanged(holder, trait, kept))));
    }

    private static Either<RuleViolation, CreatedTrait> usedUp(SceneState state, CastId holder, Trait trait) {
        return state.usedAssets()
                .find(used ->
                        used.holder().equals(holder) && used.asset().trait().equals(trait))
                .map(UsedAsset::asset)
                .toEither(() -> new SceneViolation.NoSuchTrait(holder, trait));
    }

    private static Decision<SceneState, SceneEvent> pay(
            Decision<SceneState, SceneEvent> now, StoryCommand.KeepTrait command, CreatedTrait trait) {
        PlotSpend spend = trait.isComplication() ? PlotSpend.KEEP_COMPLICATION : PlotSpend.KEEP_ASSET;
        return command.payment().by(now, command.payer(), spend);
    }

    @Rule({PP_ANY, DOOM_SPEND})
    public static Decision<SceneState, SceneEvent> useSfx(SceneState state, StoryCommand.UseSfx command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        living(state, command.character()).flatMap(character -> sfx(character, command.sfx())),
                        (now, sfx) -> now.andIf(
                                sfx.costsPlotPoint(),
                                ok -> command.payment().by(ok, command.character(), PlotSpend.SPECIAL_EFFECT)))
                .then(new StoryEvent.SfxUsed(command.character(), command.sfx()));
    }

    private static Either<RuleViolation, Sfx> sfx(CastMember character, String name) {
        return character
                .datafile()
                .powerSets()
                .flatMap(PowerSet::sfx)
                .find(one -> one.name().equals(name))
                .toEither(() -> new SceneViolation.NoSuchSfx(character.id(), name));
    }

    /** Decides on using one's own limit, which earns a hero a plot point and makes the doom pool grow for a villain. */
    @Rule({PP_EARN, DOOM_GROW, ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE})
    public static Decision<SceneState, SceneEvent> ownLimit(SceneState state, StoryCommand.UseOwnLimit command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        living(state, command.character()),
                        (now, character) -> now.require(hasLimit(character, command.limit()))
                                .require(
                                        command.growth().isAllowed(1, 1),
                                        () -> new ActionViolation.WrongDoomGrowth(command.growth(), 1))
                                .then(new StoryEvent.LimitActivated(command.character(), command.limit()))
                                .then(
                                        character.isHero()
                                                ? new StoryEvent.PlotPointEarned(command.character(), PlotEarn.LIMIT)
                                                : new StoryEvent.DoomGrew(command.growth(), 1)));
    }

    @Rule(PP_ANY)
    public static Decision<SceneState, SceneEvent> villainLimit(
            SceneState state, StoryCommand.ActivateVillainLimit command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(hero(state, command.hero()))
                .require(
                        villain(state, command.villain()),
                        (now, villain) -> now.require(sceneIsOpen()).require(hasLimit(villain, command.limit())))
                .and(now -> Payment.plotPoint().by(now, command.hero(), PlotSpend.VILLAIN_LIMIT))
                .then(new StoryEvent.LimitActivated(command.villain(), command.limit()));
    }

    static Requirement<SceneState> hasLimit(CastMember character, String limit) {
        return state -> Option.when(
                !character.datafile().powerSets().flatMap(PowerSet::limits).contains(limit),
                () -> new SceneViolation.NoSuchSfx(character.id(), limit));
    }

    /**
     * Decides on removing a trait without a roll, which is an action. By giving the command the players state that
     * the power can easily do it and that the Watcher agrees.
     */
    @Rule({PP_ANY, RECOVERY_ALONE_REMOVES_STRESS, REMOVING_WITH_EASE_IS_AN_ACTION})
    public static Decision<SceneState, SceneEvent> removeEasily(
            SceneState state, StoryCommand.RemoveTraitWithPower command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(validName(SceneViolation.Part.POWER, command.power()))
                .require(sceneIsOpen())
                .require(noActionInProgress())
                .require(
                        actor(state, command.hero()),
                        (now, hero) -> now.require(hero.isHero(), () -> new SceneViolation.NotAHero(command.hero()))
                                .require(die(hero, Trait.power(command.power()))))
                .require(
                        EffectRules.removal(state, command.owner(), command.trait()),
                        (now, removal) -> now.and(
                                        ok -> Payment.plotPoint().by(ok, command.hero(), PlotSpend.REMOVE_TRAIT))
                                .then(removal))
                .and(now -> TurnRules.endTurn(now, command.hero()));
    }

    /** Decides on a resource made in a transition scene, which lasts until the end of the next action scene. */
    @Rule(PP_TRANSITION)
    public static Decision<SceneState, SceneEvent> resource(SceneState state, StoryCommand.MakeResource command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(sceneIsTransition())
                .require(
                        hero(state, command.hero())
                                .flatMap(hero -> resource(
                                        hero, command.specialty(), command.name(), Lifetime.NEXT_ACTION_SCENE)),
                        (now, resource) -> now.and(ok -> Payment.plotPoint().by(ok, command.hero(), PlotSpend.RESOURCE))
                                .then(new CastEvent.TraitCreated(command.hero(), resource)));
    }

    /** Returns a resource of the size that the hero's specialty gives, unless the specialty is shut down. */
    @Rule(CHANGED_TRAITS_RETURN_NEXT_SCENE)
    static Either<RuleViolation, CreatedTrait> resource(
            CastMember hero, String specialty, String name, Lifetime lifetime) {
        return validName(SceneViolation.Part.RESOURCE, name)
                .filterOrElse(
                        named -> hero.created(Trait.resource(name)).isEmpty(),
                        named -> new SceneViolation.NameTaken(name))
                .flatMap(named -> validName(SceneViolation.Part.SPECIALTY, specialty))
                .flatMap(named -> hero.die(Trait.specialty(specialty))
                        .flatMap(there -> hero.datafile().specialty(specialty))
                        .toEither(() -> new SceneViolation.NoSuchTrait(hero.id(), Trait.specialty(specialty))))
                .map(one -> CreatedTrait.resource(name, one.mastery().resource(), lifetime));
    }

    @Rule(PP_EARN)
    public static Decision<SceneState, SceneEvent> reward(SceneState state, StoryCommand.RewardStressedOut command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(hero(state, command.hero())
                        .filterOrElse(
                                hero -> hero.harm().isStressedOut(),
                                hero -> new SceneViolation.NotStressedOut(command.hero())))
                .then(new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.STRESSED_OUT_ROLEPLAY));
    }
}
