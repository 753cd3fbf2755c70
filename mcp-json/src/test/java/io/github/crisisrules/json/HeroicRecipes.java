package io.github.crisisrules.json;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollInHand;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.PoolOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneMoves;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** How to make values of scenes that cannot be made of parts at random. */
final class HeroicRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.of(Goal.class, SceneMoves.class);

    static final LinkedHashSet<Class<?>> VIEWS =
            LinkedHashSet.of(SceneState.class, Exchange.class, RollInHand.class, PoolOdds.class, ActionOdds.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(
                    Experience.class,
                    some -> Experience.none()
                            .gain(some.below(30))
                            .withSessionPlotPoints(1 + some.below(5))
                            .withHitThisScene(Vector.of("hit in the scene").take(some.below(2)))
                            .withHitThisAct(Vector.of("hit in the act").take(some.below(2)))
                            .withUnlocked(Vector.of("a resource").take(some.below(2)))
                            .withCompleted(Vector.of("a milestone").take(some.below(2))))
            .put(CastMember.class, HeroicRecipes::member)
            .put(SceneState.class, some -> SceneState.start(Vector.of(member(some))))
            .put(
                    Exchange.class,
                    some -> Exchange.begin(
                            some.one(CastId.class),
                            some.one(Intent.class),
                            some.one(CastId.class),
                            Option.none(),
                            Option.none()))
            .put(RollInHand.class, some -> RollInHand.by(Option.some(some.one(CastId.class))))
            .put(PoolOdds.class, some -> PoolOdds.of(plan()))
            .put(ActionOdds.class, some -> ActionOdds.hurting(plan(), new ReactionPlan(plan(), false)));

    private HeroicRecipes() {}

    private static RollPlan plan() {
        return RollPlan.of(new DicePool(Vector.of(DieSize.D6, DieSize.D8, DieSize.D8)));
    }

    private static CastMember member(Specimens some) {
        Datafile datafile = some.one(Datafile.class);
        return (some.below(2) == 0 ? CastMember.hero(datafile) : CastMember.villain(datafile))
                .withAllies(some.below(4))
                .withPlotPoints(some.one(PlotPoints.class))
                .withExperience(some.one(Experience.class))
                .withHarm(some.one(Harm.class))
                .withTraits(Vector.fill(some.below(3), () -> some.one(Temporary.class)))
                .withChanged(LinkedHashMap.of(some.one(Trait.class), Option.some(some.one(DieSize.class))))
                .withBoosts(some.below(3))
                .withTried(Vector.fill(some.below(3), () -> some.one(Ailment.class)))
                .withFramed(Vector.fill(some.below(3), () -> some.one(StressType.class)))
                .withLikeStress(Vector.fill(some.below(3), () -> some.one(StressType.class)));
    }
}
