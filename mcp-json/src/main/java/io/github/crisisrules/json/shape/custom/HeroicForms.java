package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.DieViolation;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ActionOutcome;
import io.github.crisisrules.heroic.odds.OddsViolation;
import io.github.crisisrules.heroic.odds.PoolOdds;
import io.github.crisisrules.heroic.plot.PlotViolation;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.derived.Forms;
import io.vavr.collection.Vector;

/** The forms of Marvel Heroic scenes. */
public final class HeroicForms {
    private HeroicForms() {}

    /** Returns the forms of values that logs hold, and that therefore every program with logs needs. */
    public static Forms logged() {
        return Forms.none()
                .converted(
                        Pool.class,
                        PoolFacts.class,
                        pool -> new PoolFacts(pool.dice()),
                        (facts, place) -> Pool.ofAll(facts.dice()))
                .unlimited(PickStrategy.class, "reach");
    }

    /** Returns all forms. */
    public static Forms forms() {
        return logged().converted(
                        ActionOutcome.class,
                        OutcomeFacts.class,
                        outcome -> new OutcomeFacts(outcome.winner(), outcome.effects()),
                        (facts, place) -> ActionOutcome.of(facts.winner(), facts.effects()))
                .viewed(
                        PoolOdds.class,
                        (shapes, odds) -> shapes.write(odds.outcomes()),
                        (shapes, book) -> SchemaBook.ofType("array"))
                .viewed(
                        ActionOdds.class,
                        (shapes, odds) -> shapes.write(odds.outcomes()),
                        (shapes, book) -> SchemaBook.ofType("array"))
                .violations(
                        DieViolation.class,
                        DoomViolation.class,
                        DatafileViolation.class,
                        GrowthViolation.class,
                        PlotViolation.class,
                        PoolViolation.class,
                        SceneViolation.class,
                        StartViolation.class,
                        OrderViolation.class,
                        EffectViolation.class,
                        ActionViolation.class,
                        OddsViolation.class);
    }

    /** The facts of a pool of dice. */
    public record PoolFacts(Vector<DieSize> dice) {}

    /** The facts of the outcome of an action. */
    public record OutcomeFacts(RollSide winner, Vector<DieSize> effects) {}
}
