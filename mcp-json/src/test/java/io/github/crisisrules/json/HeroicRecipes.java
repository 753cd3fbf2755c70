package io.github.crisisrules.json;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ActionOutcome;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.PoolOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Recipes for values of scenes that cannot be made of parts at random. */
final class HeroicRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.of(Goal.class, SceneTable.class);

    static final LinkedHashSet<Class<?>> VIEWS = LinkedHashSet.of(
            SceneState.class, CastMember.class, Exchange.class, RollInProgress.class, PoolOdds.class, ActionOdds.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(
                    Experience.class,
                    some -> Experience.builder()
                            .xp(some.below(30))
                            .sessionPlotPoints(1 + some.below(5))
                            .hitThisScene(Vector.of("hit in the scene").take(some.below(2)))
                            .hitThisAct(Vector.of("hit in the act").take(some.below(2)))
                            .unlocked(Vector.of("a resource").take(some.below(2)))
                            .completed(Vector.of("a milestone").take(some.below(2)))
                            .build())
            .put(
                    Groups.class,
                    some -> Groups.none()
                            .together(Vector.of("Swift", "Strong", "Sinister")
                                    .take(some.below(4))
                                    .map(CastId::new)))
            .put(
                    RollResult.class,
                    some -> new RollResult(
                            some.below(30),
                            Vector.fill(1 + some.below(2), () -> some.one(DieSize.class)),
                            some.below(3)))
            .put(Pool.class, some -> Pool.ofAll(dice(some, 7)))
            .put(ActionOutcome.class, some -> ActionOutcome.of(some.one(RollSide.class), dice(some, 4)))
            .put(SceneState.class, some -> state())
            .put(CastMember.class, some -> some.oneOf(state().cast().values().toVector()))
            .put(Exchange.class, some -> exchange())
            .put(RollInProgress.class, some -> exchange().roll(RollSide.ACTION).get())
            .put(
                    ReactionPlan.class,
                    some -> some.below(4) == 0 ? ReactionPlan.none() : new ReactionPlan(plan(), some.below(2) == 0))
            .put(PoolOdds.class, some -> PoolOdds.of(plan()))
            .put(ActionOdds.class, some -> ActionOdds.hurting(plan(), new ReactionPlan(plan(), false)));

    private HeroicRecipes() {}

    private static Vector<DieSize> dice(Specimens some, int fewerThan) {
        return Vector.fill(some.below(fewerThan), () -> some.one(DieSize.class));
    }

    private static RollPlan plan() {
        return RollPlan.of(Pool.of(DieSize.D6, DieSize.D8, DieSize.D8));
    }

    private static SceneState state() {
        return Play.started(Scene.start(Samples.cast())).state();
    }

    private static Exchange exchange() {
        return new SceneTable(Play.started(Scene.start(Samples.cast())))
                .actionScene("Roof")
                .next("Swift")
                .attack("Swift", "Sinister")
                .state()
                .exchange()
                .get();
    }
}
