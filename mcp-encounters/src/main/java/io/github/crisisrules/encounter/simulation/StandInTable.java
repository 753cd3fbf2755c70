package io.github.crisisrules.encounter.simulation;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.WORST;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusChoices;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDice;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Harmed;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A table without a map: observations are drawn with fixed odds, dice are rolled, and choices for him are the worst. */
public record StandInTable(TableOdds odds) implements ColossusTable {
    /** With the stand-in odds. */
    public static final StandInTable PLAIN =
            new StandInTable(TableOdds.builder().build());

    @Override
    public ColossusCommand answer(ColossusState state, Seed seed) {
        Draw draws = seed.draws();
        return switch (state.awaiting()) {
            case PUSH -> push(state, draws);
            case CHART -> new ColossusCommand.RollChart(ColossusDice.chart(seed));
            case CHARACTER_THROW ->
                worst(state, within(state, odds.withinTwo(), draws))
                        .<ColossusCommand>map(target -> thrown(target, draws))
                        .getOrElse(new ColossusCommand.NobodyThere());
            case TERRAIN_THROW -> terrain(state, draws);
            case HANDS -> hands(state, draws, seed);
            case HANDS_THROWS ->
                worst(
                                state,
                                state.rampage()
                                        .get()
                                        .throwable()
                                        .filter(character -> state.frame()
                                                .combatant(character)
                                                .isStanding()))
                        .<ColossusCommand>map(target -> thrown(target, draws))
                        .getOrElse(new ColossusCommand.ForgoThrows());
            case DEBRIS ->
                worst(state, within(state, odds.withinFive(), draws))
                        .<ColossusCommand>map(target -> new ColossusCommand.AttackWithDebris(
                                ColossusDice.attack(target, odds.defenceDice(), seed)))
                        .getOrElse(new ColossusCommand.NobodyThere());
            case CHAIN_BOUND -> new ColossusCommand.StopThere();
            case ROUND, NOTHING -> throw new IllegalArgumentException("the game waits for " + state.awaiting());
        };
    }

    private ColossusCommand push(ColossusState state, Draw draws) {
        Rampage rampage = state.rampage().get();
        int chance = draws.below(100);
        int crosses = state.links().isEmpty() ? 0 : odds.crosses();
        if (chance < crosses) {
            var link = state.links().get(draws.below(state.links().size()));
            return new ColossusCommand.CrossLink(link.low(), link.high());
        }
        Vector<CombatantId> untouched = ColossusChoices.targets(state).removeAll(rampage.touched());
        if (chance < crosses + odds.touches() && untouched.nonEmpty()) {
            return new ColossusCommand.TouchCharacter(untouched.get(draws.below(untouched.size())));
        }
        int further = crosses + odds.touches();
        if (chance >= further && chance < further + odds.breaks()) {
            return new ColossusCommand.TouchTerrain(1 + draws.below(4));
        }
        further += odds.breaks();
        if (chance >= further && chance < further + odds.reachesTower(rampage.tool())) {
            Vector<CombatantId> near = within(state, odds.nearTower(), draws);
            return new ColossusCommand.TouchTower(state.priorityTower().get(), near);
        }
        return new ColossusCommand.EndPush();
    }

    private ColossusCommand terrain(ColossusState state, Draw draws) {
        if (draws.below(100) >= odds.terrainWithinTwo()) {
            return new ColossusCommand.NobodyThere();
        }
        int size = 1 + draws.below(4);
        Option<CombatantId> target = worst(state, within(state, odds.collides(), draws));
        return new ColossusCommand.ThrowTerrain(
                size,
                new ThrowReport(
                        target.map(hit -> Harmed.of(hit, draws.below(size + 1))).toVector(), Vector.of(size)));
    }

    private ColossusCommand hands(ColossusState state, Draw draws, Seed seed) {
        Vector<CombatantId> near = within(state, odds.withinTwo(), draws);
        Vector<CombatantId> targets = ColossusCard.handsAreArea(state.momentum())
                ? near
                : worst(state, near).toVector();
        return targets.isEmpty()
                ? new ColossusCommand.NobodyThere()
                : new ColossusCommand.AttackWithHands(targets.map(
                        target -> ColossusDice.attack(target, odds.defenceDice(), seed.split(target.name()))));
    }

    private ColossusCommand thrown(CombatantId target, Draw draws) {
        Vector<Harmed> collisions =
                draws.below(100) < odds.collides() ? Vector.of(Harmed.of(target, 1 + draws.below(2))) : Vector.empty();
        return new ColossusCommand.ThrowCharacter(target, new ThrowReport(collisions, Vector.empty()));
    }

    private static Vector<CombatantId> within(ColossusState state, int percent, Draw draws) {
        return state.frame()
                .standing(Side.CRISIS_TEAM)
                .map(Combatant::id)
                .filter(character -> draws.below(100) < percent);
    }

    /** Worst for the players: the character nearest to being felled, which would give him Momentum. */
    @Rule(WORST)
    private static Option<CombatantId> worst(ColossusState state, Vector<CombatantId> targets) {
        return targets.minBy(target -> {
            Combatant combatant = state.frame().combatant(target);
            return combatant.limit().getOrElse(Integer.MAX_VALUE) - combatant.damage();
        });
    }
}
