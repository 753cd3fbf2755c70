package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.util.function.Predicate;

/**
 * The accounts of plot points, XP and doom dice, kept by hand from the events of a play. Nothing is gained or lost without an
 * event that says why, and what one side pays for is what the other receives.
 */
final class SceneLedger {
    private LinkedHashMap<CastId, Integer> plotPoints;
    private LinkedHashMap<CastId, Integer> sessionPlotPoints;
    private LinkedHashMap<CastId, Integer> xp;
    private Pool doom;

    private SceneLedger(SceneState start) {
        plotPoints = start.cast().mapValues(one -> one.plotPoints().count());
        sessionPlotPoints = start.cast().mapValues(one -> one.experience().sessionPlotPoints());
        xp = start.cast().mapValues(one -> one.experience().xp());
        doom = start.doom();
    }

    /** Checks the accounts of every character and of the doom pool after each command of a play. */
    static void check(Play<SceneState, SceneCommand, SceneEvent> play) {
        SceneLedger ledger = new SceneLedger(play.start());
        SceneState before = play.start();
        for (Play.Step<SceneState, SceneCommand, SceneEvent> step : play.steps()) {
            for (SceneEvent event : step.events()) {
                ledger.book(before, event);
            }
            SceneState after = step.state();
            assertThat(after.cast().mapValues(one -> one.plotPoints().count()))
                    .as("The plot points after %s", step.command())
                    .isEqualTo(ledger.plotPoints);
            assertThat(after.cast().mapValues(one -> one.experience().xp()))
                    .as("The XP after %s", step.command())
                    .isEqualTo(ledger.xp);
            assertThat(after.doom())
                    .as("The doom pool after %s", step.command())
                    .isEqualTo(ledger.doom);
            checkBothSides(before, step);
            before = after;
        }
    }

    private void book(SceneState before, SceneEvent event) {
        if (event instanceof StoryEvent.PlotPointEarned earned) {
            addPlotPoints(before, earned.character(), 1);
        } else if (event instanceof StoryEvent.PlotPointSpent spent) {
            addPlotPoints(before, spent.character(), -1);
        } else if (event instanceof CastEvent.ExperienceGained gained) {
            addXp(gained.character(), gained.xp());
        } else if (event instanceof CastEvent.MilestoneHit hit) {
            addXp(hit.character(), hit.tier().xp());
        } else if (event instanceof CastEvent.ExperienceSpent spent) {
            addXp(
                    spent.character(),
                    -spent.on().price(before.known(spent.character()).datafile()));
            int bought = spent.on() instanceof XpSpend.GainPlotPoint ? 1 : 0;
            sessionPlotPoints = sessionPlotPoints.put(
                    spent.character(),
                    Math.min(5, sessionPlotPoints.get(spent.character()).get() + bought));
        } else if (event instanceof CastEvent.CharacterJoined joined) {
            open(joined.sheet());
        } else if (event instanceof StoryEvent.SessionBegan) {
            plotPoints = plotPoints.map((character, count) -> Tuple.of(
                    character, Math.max(count, sessionPlotPoints.get(character).get())));
        } else {
            bookDoom(event);
        }
    }

    private void bookDoom(SceneEvent event) {
        if (event instanceof StoryEvent.ActBegan act) {
            plotPoints = plotPoints.mapValues(count -> 1);
            doom = act.doom();
        } else if (event instanceof StoryEvent.StakesSet act) {
            doom = act.doom();
        } else if (event instanceof StoryEvent.DoomGrew grew) {
            doom = grew.growth().grow(doom, grew.times());
        } else if (event instanceof StoryEvent.DoomDieAdded added) {
            doom = doom.plus(added.die());
        } else if (event instanceof StoryEvent.DoomDieSpent spent) {
            takeDoom(spent.die());
        } else if (event instanceof StoryEvent.DoomDieRemoved removed) {
            takeDoom(removed.die());
        }
    }

    private void open(CastSheet sheet) {
        CastId character = new CastId(sheet.datafile().name());
        plotPoints = plotPoints.put(character, sheet.plotPoints().count());
        sessionPlotPoints = sessionPlotPoints.put(character, sheet.experience().sessionPlotPoints());
        xp = xp.put(character, sheet.experience().xp());
    }

    private void addPlotPoints(SceneState before, CastId character, int more) {
        assertThat(before.known(character).isHero())
                .as("%s has plot points", character)
                .isTrue();
        plotPoints = plotPoints.put(character, plotPoints.get(character).get() + more);
        assertThat(plotPoints.get(character).get())
                .as("plot points of %s", character)
                .isNotNegative();
    }

    private void addXp(CastId character, int more) {
        xp = xp.put(character, xp.get(character).get() + more);
        assertThat(xp.get(character).get()).as("XP of %s", character).isNotNegative();
    }

    private void takeDoom(DieSize die) {
        assertThat(doom.has(die)).as("%s is in the doom pool %s", die, doom).isTrue();
        doom = doom.minus(die);
    }

    /** One side takes exactly what the other gives: lent traits, sold opportunities and D12 doom dice. */
    private static void checkBothSides(SceneState before, Play.Step<SceneState, SceneCommand, SceneEvent> step) {
        assertThat(earned(step, PlotEarn.TRAIT_LENT))
                .as("points for traits that were lent")
                .isEqualTo(count(
                        step,
                        event -> event instanceof StoryEvent.PlotPointSpent spent
                                && spent.on() == PlotSpend.BORROWED_TRAIT));
        int price = step.command() instanceof ActionCommand.BuyOpportunities bought
                ? bought.growth().price(bought.count())
                : 0;
        assertThat(earned(step, PlotEarn.OPPORTUNITY_SOLD))
                .as("points for opportunities that were sold")
                .isEqualTo(price);
        int largest =
                count(step, event -> event instanceof StoryEvent.DoomDieSpent spent && spent.die() == DieSize.D12);
        int living = before.heroes().count(hero -> !hero.harm().isDead());
        assertThat(count(step, CastEvent.ExperienceGained.class::isInstance))
                .as("XP for D12 doom dice")
                .isEqualTo(largest * living);
    }

    private static int earned(Play.Step<SceneState, SceneCommand, SceneEvent> step, PlotEarn by) {
        return count(step, event -> event instanceof StoryEvent.PlotPointEarned earned && earned.by() == by);
    }

    private static int count(Play.Step<SceneState, SceneCommand, SceneEvent> step, Predicate<SceneEvent> which) {
        return Vector.ofAll(step.events()).count(which);
    }
}
