package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.UsedAsset;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/** Decides whether a command outside the rolls is allowed, one sentence of the sheet after the other. Slow, and no twin of the decider. */
final class LiteralLegality {
    private final Moment now;

    private LiteralLegality(Moment now) {
        this.now = now;
    }

    static boolean allows(SceneState state, SceneCommand command) {
        Moment now = new Moment(state);
        if (command instanceof ActionCommand action) {
            return new LiteralAction(now).allows(action);
        }
        return command instanceof CastCommand cast
                ? new LiteralCast(now).allows(cast)
                : new LiteralLegality(now).allows((StoryCommand) command);
    }

    /** Returns whether the sheet allows it. */
    private boolean allows(StoryCommand command) {
        if (command instanceof StoryCommand.BeginAct one) {
            return beginAct(one);
        }
        if (command instanceof StoryCommand.BeginSession one) {
            return beginSession(one);
        }
        if (command instanceof StoryCommand.BeginScene one) {
            return beginScene(one);
        }
        if (command instanceof StoryCommand.EndScene one) {
            return endScene(one);
        }
        if (command instanceof StoryCommand.EndSceneWithDoom one) {
            return endSceneWithDoom(one);
        }
        if (command instanceof StoryCommand.NameNext one) {
            return nameNext(one);
        }
        if (command instanceof StoryCommand.Interrupt one) {
            return interrupt(one);
        }
        if (command instanceof StoryCommand.HelpAsVillain one) {
            return helpAsVillain(one);
        }
        if (command instanceof StoryCommand.KeepTrait one) {
            return keepTrait(one);
        }
        if (command instanceof StoryCommand.UseSfx one) {
            return useSfx(one);
        }
        if (command instanceof StoryCommand.UseOwnLimit one) {
            return useOwnLimit(one);
        }
        if (command instanceof StoryCommand.ActivateVillainLimit one) {
            return activateVillainLimit(one);
        }
        if (command instanceof StoryCommand.ActivateHeroLimit one) {
            return activateHeroLimit(one);
        }
        if (command instanceof StoryCommand.RemoveTraitWithPower one) {
            return removeEasily(one);
        }
        if (command instanceof StoryCommand.MakeResource one) {
            return makeResource(one);
        }
        if (command instanceof StoryCommand.RewardStressedOut one) {
            return rewardStressedOut(one);
        }
        if (command instanceof StoryCommand.CreateSceneDistinction one) {
            return createSceneDistinction(one);
        }
        if (command instanceof StoryCommand.DeclineToStart one) {
            return now.actionScene()
                    && now.betweenActions()
                    && !now.state().order().current().exists(now::standing)
                    && now.asked().contains(one.character());
        }
        if (command instanceof StoryCommand.ActUnopposed one) {
            return now.actionScene()
                    && now.mayAct(one.character())
                    && !one.description().isBlank();
        }
        if (command instanceof StoryCommand.UseSceneEffect one) {
            return useSceneEffect(one);
        }
        if (command instanceof StoryCommand.HitMilestone one) {
            return hitMilestone(one);
        }
        if (command instanceof StoryCommand.ChooseMilestone one) {
            return chooseMilestone(one);
        }
        if (command instanceof StoryCommand.SpendXp one) {
            return spendXp(one);
        }
        if (command instanceof StoryCommand.FrameTrauma one) {
            return frameTrauma(one);
        }
        throw new AssertionError(command);
    }

    private boolean beginAct(StoryCommand.BeginAct command) {
        return !now.sceneOn();
    }

    private boolean beginSession(StoryCommand.BeginSession command) {
        return !now.sceneOn();
    }

    private boolean beginScene(StoryCommand.BeginScene command) {
        return !now.sceneOn();
    }

    private boolean endScene(StoryCommand.EndScene command) {
        return now.betweenActions();
    }

    private boolean endSceneWithDoom(StoryCommand.EndSceneWithDoom command) {
        return now.sceneOn() && now.state().doom().dice().count(die -> die == DieSize.D12) >= 2;
    }

    private boolean nameNext(StoryCommand.NameNext command) {
        ActionOrder order = now.state().order();
        boolean characterIsNamed = order.current().exists(now::standing);
        if (!now.actionScene() || !now.betweenActions() || characterIsNamed || !now.standing(command.character())) {
            return false;
        }
        boolean heroesStand = now.state().cast().keySet().exists(one -> now.hero(one) && now.standing(one));
        boolean mayBeFirst = now.hero(command.character()) || !heroesStand;
        if (now.roundOver()) {
            // The last to act goes first again, or declines; then the Watcher names a hero.
            return now.asked().isDefined()
                    ? command.by().equals(now.asked()) && now.asked().contains(command.character())
                    : command.by().isEmpty() && mayBeFirst;
        }
        Option<CastId> namer = order.acted().lastOption().filter(now::alive);
        return command.by().equals(namer)
                && !now.actedThisRound(command.character())
                && (!order.acted().isEmpty() || mayBeFirst);
    }

    private boolean interrupt(StoryCommand.Interrupt command) {
        DieSize quickest = now.state()
                .cast()
                .values()
                .filter(one -> one.isHero() && now.alive(one.id()))
                .flatMap(hero -> hero.datafile()
                        .powerSets()
                        .flatMap(PowerSet::powers)
                        .filter(power -> power.kind() == PowerKind.REFLEXES || power.kind() == PowerKind.SENSES)
                        .flatMap(power -> now.onSheet(hero.id(), Trait.power(power.name()))))
                .maxBy(DieSize::sides)
                .filter(die -> die.sides() > DieSize.D6.sides())
                .getOrElse(DieSize.D6);
        return now.actionScene()
                && now.betweenActions()
                && now.villain(command.villain())
                && now.standing(command.villain())
                && (now.roundOver() || !now.actedThisRound(command.villain()))
                && !now.state().order().current().contains(command.villain())
                && now.doomDie(command.die(), quickest);
    }

    private boolean helpAsVillain(StoryCommand.HelpAsVillain command) {
        return now.villain(command.villain())
                && now.mayAct(command.villain())
                && now.alive(command.receiver())
                && command.trait().kind() != TraitKind.AFFILIATION
                && now.onSheet(command.villain(), command.trait()).isDefined()
                && now.made(command.receiver(), Trait.asset(command.trait().name()))
                        .isEmpty();
    }

    private boolean keepTrait(StoryCommand.KeepTrait command) {
        return now.sceneOn()
                && now.alive(command.payer())
                && now.there(command.holder())
                && (command.trait().kind() != TraitKind.ASSET
                        || !now.state()
                                .rollAt(RollStage.POOL)
                                .flatMap(RollInProgress::roller)
                                .contains(command.holder()))
                && now.madeTrait(command.holder(), command.trait())
                        .orElse(() -> now.state()
                                .usedAssets()
                                .find(used -> used.holder().equals(command.holder())
                                        && used.asset().trait().equals(command.trait()))
                                .map(UsedAsset::asset))
                        .exists(one -> (command.trait().kind() == TraitKind.ASSET && one.lifetime() == Lifetime.ROLL)
                                || (command.trait().kind() == TraitKind.COMPLICATION
                                        && one.lifetime() == Lifetime.SCENE))
                && now.pays(Option.some(command.payer()), command.payment(), DieSize.D4);
    }

    private boolean useSfx(StoryCommand.UseSfx command) {
        if (!now.sceneOn() || !now.alive(command.character())) {
            return false;
        }
        Option<Sfx> sfx = now.one(command.character())
                .datafile()
                .powerSets()
                .flatMap(PowerSet::sfx)
                .find(one -> one.name().equals(command.sfx()));
        return sfx.exists(one ->
                !one.costsPlotPoint() || now.pays(Option.some(command.character()), command.payment(), DieSize.D4));
    }

    private boolean useOwnLimit(StoryCommand.UseOwnLimit command) {
        return now.sceneOn()
                && now.limit(command.character(), command.limit())
                && command.growth() != DoomGrowth.ONE_DIE;
    }

    private boolean activateVillainLimit(StoryCommand.ActivateVillainLimit command) {
        return now.sceneOn()
                && now.plotPoint(command.hero())
                && now.livingVillain(command.villain())
                && now.limit(command.villain(), command.limit());
    }

    private boolean activateHeroLimit(StoryCommand.ActivateHeroLimit command) {
        return now.sceneOn()
                && now.hero(command.hero())
                && now.limit(command.hero(), command.limit())
                && now.doomDie(command.die(), DieSize.D4);
    }

    /** It is an action: one who can act, in one's turn. */
    private boolean removeEasily(StoryCommand.RemoveTraitWithPower command) {
        return now.mayAct(command.hero())
                && now.plotPoint(command.hero())
                && now.onSheet(command.hero(), Trait.power(command.power())).isDefined()
                && command.owner()
                        .map(owner -> now.there(owner)
                                && now.anyTrait(owner, command.trait()).isDefined())
                        .getOrElse(() -> command.trait().kind() == TraitKind.SCENE_DISTINCTION
                                && now.state()
                                        .distinctions()
                                        .contains(command.trait().name()));
    }

    private boolean makeResource(StoryCommand.MakeResource command) {
        return now.transitionScene()
                && now.plotPoint(command.hero())
                && resource(now, command.hero(), command.specialty(), command.name());
    }

    /** A specialty that is not shut down makes a resource of a new name. */
    static boolean resource(Moment now, CastId hero, String specialty, String name) {
        return now.onSheet(hero, Trait.specialty(specialty)).isDefined()
                && now.made(hero, Trait.resource(name)).isEmpty();
    }

    private boolean rewardStressedOut(StoryCommand.RewardStressedOut command) {
        return now.sceneOn()
                && now.livingHero(command.hero())
                && now.one(command.hero()).harm().stress().values().exists(level -> level.isPastD12());
    }

    private boolean createSceneDistinction(StoryCommand.CreateSceneDistinction command) {
        return now.sceneOn()
                && !now.state().distinctions().contains(command.name())
                && now.doomDie(command.die(), DieSize.D8);
    }

    private boolean useSceneEffect(StoryCommand.UseSceneEffect command) {
        return now.sceneOn() && now.doomDie(command.die(), DieSize.D4);
    }

    private boolean hitMilestone(StoryCommand.HitMilestone command) {
        if (!now.sceneOn() || !now.livingHero(command.hero()) || !milestone(command.hero(), command.milestone())) {
            return false;
        }
        CastMember hero = now.one(command.hero());
        boolean gained = command.tier() == MilestoneTier.MIDDLE
                ? hero.experience().hitThisScene().contains(command.milestone())
                : command.tier() == MilestoneTier.GREAT
                        && hero.experience().hitThisAct().contains(command.milestone());
        return !gained;
    }

    private boolean milestone(CastId hero, String name) {
        return now.one(hero).datafile().milestones().exists(one -> one.name().equals(name));
    }

    private boolean chooseMilestone(StoryCommand.ChooseMilestone command) {
        return now.hero(command.hero())
                && !now.dead(command.hero())
                && milestone(command.hero(), command.completed())
                && now.one(command.hero()).experience().completed().contains(command.completed())
                && !milestone(command.hero(), command.chosen().name());
    }

    private boolean spendXp(StoryCommand.SpendXp command) {
        return now.transitionScene()
                && now.hero(command.hero())
                && !now.dead(command.hero())
                && LiteralSpend.allows(now.one(command.hero()), command.spend());
    }

    private boolean frameTrauma(StoryCommand.FrameTrauma command) {
        return now.actionScene()
                && now.livingHero(command.hero())
                && now.one(command.hero()).harm().trauma().containsKey(command.type())
                && !now.one(command.hero()).framedTrauma().contains(command.type());
    }
}
