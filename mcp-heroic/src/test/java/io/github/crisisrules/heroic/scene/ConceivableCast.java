package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Commands about the cast of every kind in one state; the rules refuse many of them. */
final class ConceivableCast {
    private ConceivableCast() {}

    static Vector<SceneCommand> commands(SceneState state, String name) {
        Vector<CastId> cast = state.cast().keySet().toVector();
        Vector<Vector<CastId>> groups =
                cast.combinations().filter(group -> group.size() < 4).toVector();
        Vector<DieSize> doom = state.doom().dice().distinct();
        Vector<SceneCommand> moves = cast.flatMap(character -> Vector.<SceneCommand>of(
                new CastCommand.EnterScene(character),
                new CastCommand.LeaveScene(character),
                new CastCommand.ReportStress(character, StressType.MENTAL, DieSize.D8)));
        Vector<SceneCommand> hands = state.cast()
                .values()
                .toVector()
                .flatMap(from -> from.traits()
                        .map(CreatedTrait::trait)
                        .flatMap(trait -> cast.map(to -> new CastCommand.GiveAsset(from.id(), trait, to))));
        return moves.appendAll(groups.map(CastCommand.FormGroup::new))
                .appendAll(groups.flatMap(group -> doom.map(die -> new CastCommand.ForceGrouping(group, die))))
                .appendAll(hands)
                .append(new CastCommand.JoinCast(
                        CastSheet.villain(Heroes.devil().withName(name))))
                .append(new CastCommand.JoinCast(CastSheet.hero(Heroes.spider())))
                .append(CastCommand.MakeRuling.of(name))
                .appendAll(consequences(state, name).map(one -> CastCommand.MakeRuling.of(name, one)));
    }

    static Vector<Consequence> consequences(SceneState state, String name) {
        return state.cast()
                .values()
                .toVector()
                .flatMap(one -> {
                    CastId character = one.id();
                    return Vector.<Consequence>of(
                                    new Consequence.TakeStress(character, StressType.EMOTIONAL, DieSize.D6),
                                    new Consequence.StepHarm(character, Ailment.trauma(StressType.PHYSICAL), true),
                                    new Consequence.StepHarm(character, Ailment.stress(StressType.PHYSICAL), false),
                                    new Consequence.TakeComplication(character, name, DieSize.D6),
                                    new Consequence.GainAsset(character, name, DieSize.D6),
                                    new Consequence.EarnPlotPoint(character),
                                    new Consequence.SpendPlotPoint(character),
                                    new Consequence.ChangeTrait(character, Trait.distinction("Brute"), DieSize.D12))
                            .appendAll(one.traits()
                                    .map(trait -> new Consequence.LoseTrait(Option.some(character), trait.trait())))
                            .append(new Consequence.LoseTrait(Option.some(character), Trait.distinction("Brute")));
                })
                .appendAll(state.distinctions()
                        .map(one -> new Consequence.LoseTrait(Option.none(), Trait.sceneDistinction(one))))
                .append(new Consequence.LoseTrait(Option.none(), Trait.power("Webs")))
                .append(new Consequence.AddDie(Trait.power("Webs"), DieSize.D8))
                .append(new Consequence.AddDie(Trait.distinction("Brute"), DieSize.D12))
                .append(new Consequence.AddDie(Trait.sceneDistinction("Burning Building"), DieSize.D4))
                .append(new Consequence.AddDie(Trait.push(name), DieSize.D6))
                .append(new Consequence.AddDie(Trait.solo(), DieSize.D10))
                .append(new Consequence.AddDie(Trait.stress(StressType.PHYSICAL), DieSize.D6))
                .append(new Consequence.StepEffect(true))
                .append(new Consequence.StepEffect(false))
                .append(new Consequence.AddDoom(DieSize.D6))
                .append(new Consequence.RemoveDoom(DieSize.D6));
    }
}
