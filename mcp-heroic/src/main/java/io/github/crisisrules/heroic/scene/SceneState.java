package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The table: the cast, the doom pool, the scene that is on, whose turn it is, and the action in progress. Events alone change it. */
@Rule(SCENES)
@Value.Immutable
@HouseStyle
public sealed interface SceneState permits ImmutableSceneState {
    /** Which Act of the event, from 1. */
    int act();

    /** Which scene of the Act, from 1; 0 before the first. */
    int scene();

    /** The kind of the scene that is on, or was last. */
    SceneKind kind();

    /** Whether a scene is on. */
    boolean open();

    /** The doom pool. */
    Pool doom();

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

    /** Somebody of the cast. */
    default Option<CastMember> member(CastId id) {
        return cast().get(id);
    }

    /** Somebody of the cast who is known to be there. */
    default CastMember known(CastId id) {
        return member(id).getOrElseThrow(() -> new IllegalArgumentException(id + " is not in the cast"));
    }

    /** The roll that is going on, if it has come to that stage. */
    default Option<RollInHand> hand(Stage stage) {
        return exchange().flatMap(one -> one.rolling().flatMap(one::roll)).filter(hand -> hand.stage() == stage);
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
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    default DieSize interruptPrice() {
        return heroes().flatMap(hero -> hero.datafile().quickest()).foldLeft(DieSize.D6, DieSize::max);
    }
}
