package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_10;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.HouseStyle;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;

/** The table: the cast, the doom pool, the scene that is on, whose turn it is, and the action in progress. */
@Rule(SCENES)
@Value.Immutable
@HouseStyle
public sealed interface SceneState extends WithSceneState permits ImmutableSceneState {
    /** Which Act of the event, from 1. */
    int act();

    /** Which scene of the Act, from 1; 0 before the first. */
    int scene();

    /** The kind of the scene that is on, or was last. */
    SceneKind kind();

    /** Whether a scene is on. */
    boolean open();

    /** The doom pool. */
    DicePool doom();

    /** The scene's own distinctions. */
    Vector<String> distinctions();

    /** Everyone, in the order in which they came. */
    LinkedHashMap<CastId, CastMember> cast();

    /** Whose turn it is; for action scenes. */
    ActionOrder order();

    /** The action in progress, if there is one. */
    Option<Exchange> exchange();

    /** How the sheet is read where trauma is recovered. */
    TraumaPolicy traumaPolicy();

    /** The first Act of an event before its first scene, with the usual doom pool. */
    static SceneState start(Seq<CastMember> cast) {
        Builder builder = new Builder();
        builder.cast(LinkedHashMap.ofEntries(cast.map(member -> new io.vavr.Tuple2<>(member.id(), member))));
        return builder.build();
    }

    /** Somebody of the cast. */
    default Option<CastMember> member(CastId id) {
        return cast().get(id);
    }

    /** Somebody of the cast who is known to be there. */
    default CastMember known(CastId id) {
        return member(id).getOrElseThrow(() -> new IllegalArgumentException(id + " is not in the cast"));
    }

    /** The same with one of the cast changed. */
    default SceneState change(CastId id, UnaryOperator<CastMember> change) {
        return withCast(cast().put(id, change.apply(known(id))));
    }

    /** The same with all of the cast changed. */
    default SceneState changeAll(UnaryOperator<CastMember> change) {
        return withCast(cast().mapValues(change));
    }

    /** The players' characters. */
    default Vector<CastMember> heroes() {
        return cast().values().filter(CastMember::hero).toVector();
    }

    /** Who can act and has not in this round. */
    default Vector<CastId> waiting() {
        return cast().values()
                .filter(member -> member.isAble() && !order().acted().contains(member.id()))
                .map(CastMember::id)
                .toVector();
    }

    /** The smallest doom die that buys an interrupt: D6, or the heroes' best Reflexes or Senses if larger. */
    @Rule({INTERRUPT, RULING_10})
    default DieSize interruptPrice() {
        return heroes().flatMap(hero -> hero.datafile().quickest()).foldLeft(DieSize.D6, DieSize::max);
    }

    /** Builds states; the first Act before its first scene unless told. */
    final class Builder extends ImmutableSceneState.Builder {
        Builder() {
            act(1);
            scene(0);
            kind(SceneKind.TRANSITION);
            open(false);
            doom(DoomPool.starting(Stakes.USUAL, Threat.LOCAL));
            order(ActionOrder.start());
            traumaPolicy(TraumaPolicy.GONE);
        }
    }
}
