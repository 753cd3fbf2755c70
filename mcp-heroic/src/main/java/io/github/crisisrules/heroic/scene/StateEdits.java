package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TimeSpan;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.GrowthResult;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The functions that derive a changed state. Only events call them, because only events may lead from one state to
 * the next.
 */
final class StateEdits {
    private StateEdits() {}

    /** Returns the state as the generated type, so that it can be copied with changes. */
    static ImmutableSceneState of(SceneState state) {
        return (ImmutableSceneState) state;
    }

    /** Returns the state with one member of the cast changed. */
    static ImmutableSceneState member(
            SceneState state, CastId character, Function<ImmutableCastMember, ? extends CastMember> change) {
        CastMember changed = change.apply((ImmutableCastMember) state.known(character));
        return of(state).withCast(state.cast().put(character, changed));
    }

    /** Returns the state with the assets, resources and complications of one character changed. */
    static SceneState traits(SceneState state, CastId character, UnaryOperator<Vector<CreatedTrait>> change) {
        return member(state, character, member -> member.withTraits(change.apply(member.traits())));
    }

    /** Returns the state with the dice of one character's datafile traits changed. */
    static SceneState datafileTraits(
            SceneState state, CastId character, UnaryOperator<LinkedHashMap<Trait, Option<DieSize>>> change) {
        return member(state, character, member -> member.withChangedTraits(change.apply(member.changedTraits())));
    }

    /** Returns the state with the datafile and experience of a hero after growth. */
    static SceneState grown(SceneState state, CastId character, GrowthResult after) {
        return member(
                state,
                character,
                member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
    }

    /** Returns the state with every member of the cast changed. */
    static ImmutableSceneState everyone(SceneState state, Function<ImmutableCastMember, ? extends CastMember> change) {
        return of(state).withCast(state.cast().mapValues(one -> change.apply((ImmutableCastMember) one)));
    }

    /** Returns the state with the action in progress changed. */
    static ImmutableSceneState exchange(SceneState state, Function<ImmutableExchange, ? extends Exchange> change) {
        return of(state).withExchange(state.exchange().map(one -> change.apply((ImmutableExchange) one)));
    }

    /** Returns the state with one roll of the action in progress changed. */
    static ImmutableSceneState roll(
            SceneState state, RollSide side, Function<ImmutableRollInProgress, ? extends RollInProgress> change) {
        return exchange(state, one -> {
            Option<RollInProgress> roll = one.roll(side).map(hand -> change.apply((ImmutableRollInProgress) hand));
            return side == RollSide.REACTION ? one.withReaction(roll) : one.withAction(roll.get());
        });
    }

    /**
     * Returns the member after the given ending: created traits expire by their lifetimes, and the end of a scene
     * restores the datafile as printed and resets boosts and recovery tries.
     */
    static ImmutableCastMember after(ImmutableCastMember member, TimeSpan ending) {
        ImmutableCastMember left = member.withTraits(member.traits().flatMap(trait -> trait.after(ending)));
        return ending.isScene()
                ? left.withChangedTraits(LinkedHashMap.empty()).withBoosts(0).withTriedRecoveries(Vector.empty())
                : left;
    }

    /**
     * Returns the member at the beginning of a scene. A transition scene eases stress, ends complications past D12,
     * and steps back trauma that an action scene was framed around.
     */
    @Rule({RECOVER_TRANSITION, RECOVER_TRAUMA, COMPLICATION_PAST_D12_GOES_IN_TRANSITION})
    static CastMember begin(ImmutableCastMember member, SceneKind kind) {
        ImmutableCastMember fresh =
                member.withExperience(member.experience().inNewScene()).withTraumaRecoveredLikeStress(Vector.empty());
        if (kind == SceneKind.ACTION || member.harm().isDead()) {
            return fresh;
        }
        Ailments harm = member.harm().recoverInTransition().recoverFramedTrauma(member.framedTrauma());
        Vector<StressType> easier =
                member.framedTrauma().filter(type -> harm.trauma().containsKey(type));
        return fresh.withHarm(harm)
                .withTraits(Recovery.traitsAfterTransition(member.traits()))
                .withFramedTrauma(Vector.empty())
                .withTraumaRecoveredLikeStress(easier);
    }
}
