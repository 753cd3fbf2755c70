package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Grown;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** States as they are after a change. Only events call this: nothing else leads from one state to the next. */
final class Changed {
    private Changed() {}

    /** The table, to be changed. */
    static ImmutableSceneState table(SceneState state) {
        return (ImmutableSceneState) state;
    }

    /** The table with one of the cast changed. */
    static ImmutableSceneState member(
            SceneState state, CastId who, Function<ImmutableCastMember, ? extends CastMember> change) {
        CastMember changed = change.apply((ImmutableCastMember) state.known(who));
        return table(state).withCast(state.cast().put(who, changed));
    }

    /** The table with other assets, resources and complications of somebody. */
    static SceneState traits(SceneState state, CastId who, UnaryOperator<Vector<Temporary>> change) {
        return member(state, who, member -> member.withTraits(change.apply(member.traits())));
    }

    /** The table with other dice for traits on somebody's datafile. */
    static SceneState datafileTraits(
            SceneState state, CastId who, UnaryOperator<LinkedHashMap<Trait, Option<DieSize>>> change) {
        return member(state, who, member -> member.withChanged(change.apply(member.changed())));
    }

    /** The table with a hero who has grown. */
    static SceneState grown(SceneState state, CastId who, Grown after) {
        return member(
                state, who, member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
    }

    /** The table with all of the cast changed. */
    static ImmutableSceneState everyone(SceneState state, Function<ImmutableCastMember, ? extends CastMember> change) {
        return table(state).withCast(state.cast().mapValues(one -> change.apply((ImmutableCastMember) one)));
    }

    /** The table with the action in progress changed. */
    static ImmutableSceneState exchange(SceneState state, Function<ImmutableExchange, ? extends Exchange> change) {
        return table(state).withExchange(state.exchange().map(one -> change.apply((ImmutableExchange) one)));
    }

    /** The table with one roll of the action in progress changed. */
    static ImmutableSceneState roll(
            SceneState state, RollSide side, Function<ImmutableRollInHand, ? extends RollInHand> change) {
        return exchange(state, one -> {
            Option<RollInHand> roll = one.roll(side).map(hand -> change.apply((ImmutableRollInHand) hand));
            return side == RollSide.REACTION ? one.withReaction(roll) : one.withAction(roll.get());
        });
    }

    /** One of the cast when something ends: created traits by their lifetimes, the datafile as printed after a scene. */
    static ImmutableCastMember after(ImmutableCastMember member, Ending ending) {
        ImmutableCastMember left = member.withTraits(member.traits().flatMap(trait -> trait.after(ending)));
        return ending.isScene()
                ? left.withChanged(LinkedHashMap.empty()).withBoosts(0).withTried(Vector.empty())
                : left;
    }
}
