package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Commands of every kind in one state, one by one; the rules refuse most of them. Faces come from a seed, invented names are given. */
final class ConceivableCommands {
    private final SceneState state;
    private final String name;
    private final Vector<CastId> cast;
    private final Vector<CastMember> members;
    private final Vector<DieSize> doom;

    private ConceivableCommands(SceneState state, String name) {
        this.state = state;
        this.name = name;
        this.cast = state.cast().keySet().toVector();
        this.members = state.cast().values().toVector();
        this.doom = state.doom().dice().distinct();
    }

    /** Everything one could think of here; the rules refuse most of it. */
    static Vector<SceneCommand> conceivable(SceneState state, String name, Seed seed) {
        ConceivableCommands moves = new ConceivableCommands(state, name);
        Vector<SceneCommand> frame = moves.frame()
                .appendAll(moves.plot())
                .appendAll(moves.growth())
                .appendAll(ConceivableCast.commands(state, name))
                .appendAll(moves.changes());
        return state.exchange().isDefined()
                ? frame.appendAll(moves.pool())
                        .appendAll(Scene.roll(state, seed))
                        .appendAll(moves.rolls(seed))
                        .appendAll(moves.results())
                        .appendAll(moves.effects())
                : frame.appendAll(moves.actions());
    }

    private Vector<Payment> payments() {
        return Vector.of(Payment.plotPoint()).appendAll(doom.map(Payment::doomDie));
    }

    private Vector<SceneCommand> frame() {
        Vector<SceneCommand> acts = Vector.of(Stakes.values())
                .flatMap(stakes -> Vector.of(Threat.values()).map(threat -> new StoryCommand.BeginAct(stakes, threat)));
        return acts.append(new StoryCommand.BeginSession())
                .append(new StoryCommand.EndScene())
                .append(new StoryCommand.EndSceneWithDoom())
                .appendAll(
                        Vector.of(SceneKind.values()).map(kind -> new StoryCommand.BeginScene(kind, Vector.of(name))))
                .appendAll(cast.flatMap(character -> cast.map(Option::some)
                        .prepend(Option.none())
                        .map(by -> new StoryCommand.NameNext(by, character))))
                .appendAll(cast.map(StoryCommand.DeclineToStart::new))
                .appendAll(cast.flatMap(character -> doom.map(die -> new StoryCommand.Interrupt(character, die))));
    }

    /** Every recovery that a character could try. */
    private Vector<ActionCommand.DeclareAction> recoveries(CastId actor, CastId target) {
        return Vector.of(StressType.values())
                .flatMap(type -> Vector.of(Ailment.stress(type), Ailment.trauma(type)))
                .flatMap(ailment -> Vector.of(false, true)
                        .map(power -> new ActionCommand.DeclareAction(
                                actor, Intent.HEAL, target, Option.some(ailment), Option.none(), power)));
    }

    private Vector<SceneCommand> actions() {
        Vector<SceneCommand> reports = cast.flatMap(actor -> cast.flatMap(target -> Vector.of(
                        ActionCommand.DeclareAction.attack(actor.name(), target.name()),
                        ActionCommand.DeclareAction.help(actor.name(), target.name()))
                .appendAll(recoveries(actor, target))
                .flatMap(action -> Vector.of(Option.some(RollResult.of(9, DieSize.D6)), Option.<RollResult>none())
                        .map(answer ->
                                new ActionCommand.ReportResult(action, RollResult.of(12, DieSize.D8), answer)))));
        Vector<SceneCommand> helps = members.flatMap(villain -> villain.datafile()
                .traits()
                .flatMap(trait ->
                        cast.map(character -> new StoryCommand.HelpAsVillain(villain.id(), trait, character))));
        Vector<SceneCommand> free = cast.map(character -> new StoryCommand.ActUnopposed(character, name));
        return helps.appendAll(reports)
                .appendAll(free)
                .appendAll(cast.flatMap(actor -> members.flatMap(target -> {
                    Vector<SceneCommand> heals = Vector.narrow(recoveries(actor, target.id()));
                    Vector<Option<Trait>> affected = target.traits()
                            .map(CreatedTrait::trait)
                            .appendAll(target.changedTraits().keySet())
                            .appendAll(state.distinctions().map(Trait::sceneDistinction))
                            .map(Option::some)
                            .prepend(Option.none());
                    return heals.appendAll(Vector.of(Intent.HURT, Intent.HELP)
                            .flatMap(intent -> affected.map(trait -> new ActionCommand.DeclareAction(
                                    actor, intent, target.id(), Option.none(), trait, false))));
                })));
    }

    private Vector<Trait> everyTrait() {
        return members.flatMap(member -> traits(member))
                .appendAll(state.distinctions().map(one -> Trait.sceneDistinction(one)))
                .appendAll(Vector.of(StressType.values())
                        .flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type), Trait.ownStress(type))))
                .distinct();
    }

    private static Vector<Trait> traits(CastMember member) {
        return member.datafile().traits().appendAll(member.traits().map(CreatedTrait::trait));
    }

    private Vector<SceneCommand> pool() {
        Vector<Trait> efforts = members.flatMap(member -> member.datafile().traits())
                .filter(trait -> trait.kind() == TraitKind.POWER || trait.kind() == TraitKind.SPECIALTY)
                .map(trait -> Trait.stunt(trait.name()))
                .append(Trait.push(name))
                .distinct();
        Vector<PoolPart> own = everyTrait().map(PoolPart::of);
        Vector<PoolPart> low = everyTrait()
                .flatMap(trait -> Vector.of(DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST)
                        .map(growth -> new PoolPart.DistinctionAsD4(trait, growth)));
        Vector<PoolPart> bought = everyTrait()
                .appendAll(efforts)
                .flatMap(trait -> Vector.of(
                                PlotSpend.EXTRA_TRAIT, PlotSpend.STUNT, PlotSpend.OWN_STRESS, PlotSpend.PUSH)
                        .flatMap(spend -> payments().map(payment -> new PoolPart.BoughtDie(spend, trait, payment))));
        Vector<PoolPart> loans =
                members.flatMap(lender -> traits(lender).map(trait -> new PoolPart.BorrowedTrait(trait, lender.id())));
        Vector<PoolPart> spent = doom.map(PoolPart.SpentDoomDie::new);
        return own.appendAll(low)
                .appendAll(bought)
                .appendAll(loans)
                .appendAll(spent)
                .<SceneCommand>map(ActionCommand.BuildPool::of)
                .append(new ActionCommand.BuildPool(Vector.empty()));
    }

    /** The whole pool with its roll, the dice alone, and pairs of parts. */
    private Vector<SceneCommand> rolls(Seed seed) {
        RandomSource random = seed.split("rolls").random();
        Vector<Trait> traits = everyTrait();
        Vector<Vector<PoolPart>> pairs =
                Vector.fill(12, () -> Vector.fill(2, () -> PoolPart.of(traits.get(random.below(traits.size())))));
        return pairs.<SceneCommand>map(ActionCommand.BuildPool::new)
                .appendAll(pairs.flatMap(parts -> Scene.roll(state, parts, seed).toOption()))
                .append(new ActionCommand.ReportRoll(Vector.of(
                        new RolledDie(DieSize.D8, 1 + random.below(8)),
                        new RolledDie(DieSize.D10, 1 + random.below(10)),
                        new RolledDie(DieSize.D6, 1 + random.below(6)))));
    }

    private Vector<SceneCommand> results() {
        Option<Roll> roll = state.rollAt(RollStage.CHOICE).flatMap(RollInProgress::roll);
        Vector<DiceChoice> two = roll.map(dice -> DiceChoice.all(dice, 2)).getOrElse(Vector.empty());
        Vector<DiceChoice> choices = two.appendAll(two.map(choice -> choice.withLargestSpares(1)))
                .appendAll(roll.map(dice -> DiceChoice.all(dice, 3)).getOrElse(Vector.empty()))
                .distinct();
        Vector<SceneCommand> chosen = choices.flatMap(choice -> Vector.of(Vector.<DieSize>empty())
                .appendAll(doom.map(Vector::of))
                .map(paid -> new ActionCommand.ChooseDice(choice.totalDice(), choice.effectDice(), paid)));
        Vector<SceneCommand> sold = Vector.of(DoomGrowth.values())
                .flatMap(growth ->
                        Vector.rangeClosed(1, 5).map(count -> new ActionCommand.BuyOpportunities(growth, count)));
        Vector<SceneCommand> spent =
                members.flatMap(hero -> Vector.<SceneCommand>of(new ActionCommand.StepUpNextPush(hero.id()))
                        .appendAll(hero.traits().map(trait -> new ActionCommand.StepUpAsset(hero.id(), trait.trait())))
                        .appendAll(hero.datafile()
                                .specialties()
                                .map(one -> new ActionCommand.FindResource(hero.id(), one.name(), name))));
        return chosen.appendAll(sold)
                .appendAll(spent)
                .appendAll(Vector.range(0, 8).map(ActionCommand.TakeSecondEffect::new));
    }

    private Vector<SceneCommand> changes() {
        return Vector.of(StressType.values())
                .flatMap(type -> payments().map(payment -> new ActionCommand.ChangeStress(type, payment)));
    }

    private Vector<SceneCommand> effects() {
        Vector<Trait> traits = everyTrait();
        Vector<EffectUse> uses = Vector.<EffectUse>of(
                        new EffectUse.CreateComplication(name), new EffectUse.FeedDoom(), new EffectUse.Recover())
                .appendAll(Vector.of(StressType.values()).map(EffectUse.InflictStress::new))
                .appendAll(cast.map(holder -> new EffectUse.CreateAsset(name, holder)))
                .appendAll(traits.flatMap(trait -> Vector.of(
                        new EffectUse.StepTrait(trait, true),
                        new EffectUse.StepTrait(trait, false),
                        new EffectUse.RemoveTrait(trait),
                        new EffectUse.RestoreTrait(trait))));
        return payments()
                .<SceneCommand>map(ActionCommand.CounterAttack::new)
                .appendAll(uses.map(ActionCommand.UseEffect::new))
                .append(new ActionCommand.EndAction());
    }

    private Vector<SceneCommand> plot() {
        return members.flatMap(member -> {
                    CastId character = member.id();
                    Vector<String> limits = member.datafile().powerSets().flatMap(PowerSet::limits);
                    Vector<SceneCommand> keeps = member.traits()
                            .flatMap(trait -> cast.flatMap(payer -> payments()
                                    .map(payment ->
                                            new StoryCommand.KeepTrait(payer, character, trait.trait(), payment))));
                    Vector<SceneCommand> sfx = member.datafile()
                            .powerSets()
                            .flatMap(PowerSet::sfx)
                            .flatMap(one ->
                                    payments().map(payment -> new StoryCommand.UseSfx(character, one.name(), payment)));
                    Vector<SceneCommand> bounds = limits.flatMap(limit -> Vector.of(
                                    DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST)
                            .<SceneCommand>map(growth -> new StoryCommand.UseOwnLimit(character, limit, growth))
                            .appendAll(cast.map(hero -> new StoryCommand.ActivateVillainLimit(hero, character, limit)))
                            .appendAll(doom.flatMap(
                                    die -> Vector.of(new StoryCommand.ActivateHeroLimit(character, limit, die)))));
                    Vector<SceneCommand> removals = members.flatMap(hero -> hero.datafile()
                            .powerSets()
                            .flatMap(PowerSet::powers)
                            .flatMap(power -> traits(member)
                                    .map(trait -> new StoryCommand.RemoveTraitWithPower(
                                            hero.id(), power.name(), Option.some(character), trait))));
                    return keeps.appendAll(sfx)
                            .appendAll(bounds)
                            .appendAll(removals)
                            .appendAll(member.datafile()
                                    .specialties()
                                    .map(one -> new StoryCommand.MakeResource(character, one.name(), name)))
                            .appendAll(state.distinctions()
                                    .map(one -> new StoryCommand.RemoveTraitWithPower(
                                            character, "Webs", Option.none(), Trait.sceneDistinction(one))))
                            .append(new StoryCommand.RewardStressedOut(character));
                })
                .appendAll(doom.flatMap(die -> Vector.of(
                        new StoryCommand.CreateSceneDistinction(name, die),
                        StoryCommand.UseSceneEffect.of(name, die))));
    }

    private Vector<SceneCommand> growth() {
        return members.flatMap(member -> {
            Vector<String> milestones = member.datafile().milestones().map(Milestone::name);
            Vector<SceneCommand> hits = milestones.flatMap(one -> Vector.of(MilestoneTier.values())
                    .map(tier -> new StoryCommand.HitMilestone(member.id(), one, tier)));
            return hits.appendAll(milestones.map(
                            one -> new StoryCommand.ChooseMilestone(member.id(), one, new Milestone(name, ""))))
                    .appendAll(purchases(member).map(spend -> new StoryCommand.SpendXp(member.id(), spend)))
                    .appendAll(Vector.of(StressType.values())
                            .map(type -> new StoryCommand.FrameTrauma(member.id(), type)));
        });
    }

    private Vector<XpSpend> purchases(CastMember member) {
        Datafile datafile = member.datafile();
        Vector<AffiliationKind> company = Vector.of(AffiliationKind.values());
        return Vector.<XpSpend>of(
                        new XpSpend.GainPlotPoint(),
                        new XpSpend.UnlockResource(name, false),
                        new XpSpend.UnlockResource(name, true),
                        new XpSpend.AddSpecialty(name))
                .appendAll(company.flatMap(one -> company.map(other -> new XpSpend.SwitchAffiliations(one, other))))
                .appendAll(datafile.distinctions().map(one -> new XpSpend.ReplaceDistinction(one, name)))
                .appendAll(datafile.specialties().map(one -> new XpSpend.UpgradeSpecialty(one.name())))
                .appendAll(datafile.powerSets()
                        .flatMap(set -> Vector.<XpSpend>of(
                                        new XpSpend.AddLimit(set.name(), name),
                                        new XpSpend.AddSfx(set.name(), new Sfx(name, true)),
                                        new XpSpend.AddPower(set.name(), name, PowerKind.OTHER),
                                        new XpSpend.ReplacePowerSet(set.name(), set.withName(name)))
                                .appendAll(set.powers().map(power -> new XpSpend.StepUpPower(power.name())))
                                .appendAll(set.limits()
                                        .flatMap(limit -> Vector.of(
                                                new XpSpend.RemoveLimit(set.name(), limit),
                                                new XpSpend.ReplaceLimit(set.name(), limit, name))))));
    }
}
