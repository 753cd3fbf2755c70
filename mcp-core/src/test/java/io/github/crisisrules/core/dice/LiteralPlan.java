package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A plan followed die by die: every way the dice fall, every choice of places to reroll, every choice of changes. */
final class LiteralPlan {
    private static final Vector<CrisisFace> FACES = Vector.of(CrisisFace.values());

    private final CrisisPlan plan;
    private final int pool;
    private final Map<String, Ratio> rolls = new TreeMap<>();
    private final Map<String, Vector<CrisisFace>> ends = new TreeMap<>();

    private LiteralPlan(CrisisPlan plan, int pool) {
        this.plan = plan;
        this.pool = pool;
    }

    /** The odds of the dice in the end. */
    static Distribution<FaceTally> odds(CrisisPlan plan, int pool) {
        LiteralPlan literal = new LiteralPlan(plan, pool);
        literal.original(Vector.empty(), Ratio.ONE);
        Map<String, Ratio> odds = new TreeMap<>();
        literal.rolls.forEach((dice, chance) -> literal.reroll(CrisisFace.parseAll(dice))
                .forEach((end, share) -> odds.merge(end, chance.times(share), Ratio::plus)));
        BigInteger scale = BigInteger.ONE.shiftLeft(200);
        LinkedHashMap<FaceTally, BigInteger> weights = LinkedHashMap.empty();
        for (var entry : odds.entrySet()) {
            Ratio weight = entry.getValue().times(Ratio.of(scale, BigInteger.ONE));
            weights = weights.put(FaceTally.parse(entry.getKey()), weight.numerator());
        }
        return Distribution.of(weights);
    }

    private void original(Vector<CrisisFace> dice, Ratio chance) {
        if (dice.size() == pool) {
            boolean adds = plan.rules().criticalsAddDice();
            added(dice, adds ? dice.count(face -> face == CrisisFace.CRITICAL) : 0, chance);
        } else {
            FACES.forEach(face ->
                    original(dice.append(face), chance.times(face.faces()).over(8)));
        }
    }

    private void added(Vector<CrisisFace> dice, int due, Ratio chance) {
        if (due == 0) {
            rolls.merge(text(dice), chance, Ratio::plus);
        } else {
            FACES.forEach(face ->
                    added(dice.append(face), due - 1, chance.times(face.faces()).over(8)));
        }
    }

    /** The odds of the end after the best choice of places: fewest if equal, then those that show the worst. */
    private Map<String, Ratio> reroll(Vector<CrisisFace> dice) {
        Vector<CrisisFace> worst = worstFirst();
        Vector<Integer> places = Vector.range(0, dice.size())
                .filter(place -> worst.contains(dice.get(place)))
                .sortBy(place -> worst.indexOf(dice.get(place)));
        List<Vector<Integer>> choices = new ArrayList<>();
        choose(places, Vector.empty(), plan.rules().rerolls().limit(), choices);
        choices.sort(Comparator.comparingInt(Vector::size));
        Map<String, Ratio> best = roll(dice, choices.get(0));
        for (Vector<Integer> choice : choices) {
            Map<String, Ratio> odds = roll(dice, choice);
            if (isBetter(expected(odds), expected(best))) {
                best = odds;
            }
        }
        return best;
    }

    private void choose(Vector<Integer> places, Vector<Integer> chosen, int left, List<Vector<Integer>> choices) {
        if (places.isEmpty()) {
            choices.add(chosen);
            return;
        }
        if (left > 0) {
            choose(places.tail(), chosen.append(places.head()), left - 1, choices);
        }
        choose(places.tail(), chosen, left, choices);
    }

    private Vector<CrisisFace> worstFirst() {
        Vector<CrisisFace> order = Vector.of(
                CrisisFace.FAILURE,
                CrisisFace.BLANK,
                CrisisFace.BLOCK,
                CrisisFace.HIT,
                CrisisFace.CRITICAL,
                CrisisFace.WILD);
        return order.filter(face -> !plan.rules().successes().include(face))
                .appendAll(order.filter(plan.rules().successes()::include))
                .filter(face -> face != CrisisFace.FAILURE || plan.rules().failuresUnlocked());
    }

    private Map<String, Ratio> roll(Vector<CrisisFace> dice, Vector<Integer> places) {
        Map<String, Ratio> odds = new TreeMap<>();
        if (places.isEmpty()) {
            odds.put(text(end(dice)), Ratio.ONE);
            return odds;
        }
        for (CrisisFace face : FACES) {
            roll(dice.update(places.head(), face), places.tail())
                    .forEach((end, chance) ->
                            odds.merge(end, chance.times(face.faces()).over(8), Ratio::plus));
        }
        return odds;
    }

    private Vector<Ratio> expected(Map<String, Ratio> odds) {
        return goals().map(goal -> {
            Ratio mean = Ratio.ZERO;
            for (var entry : odds.entrySet()) {
                mean = mean.plus(entry.getValue().times(goal.worth(FaceTally.parse(entry.getKey()))));
            }
            return mean;
        });
    }

    private Vector<RollGoal> goals() {
        return plan.goals().isEmpty() ? Vector.of(RollGoal.most(plan.rules().successes())) : plan.goals();
    }

    private static boolean isBetter(Vector<Ratio> one, Vector<Ratio> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order > 0;
            }
        }
        return false;
    }

    /** Dice dropped, then changed by the player, then by the opponent. */
    private Vector<CrisisFace> end(Vector<CrisisFace> dice) {
        return ends.computeIfAbsent(text(dice), key -> {
            KeptDice kept = plan.kept();
            Vector<CrisisFace> left =
                    dice.sortBy(face -> kept.order().indexOf(face)).drop(kept.dropped());
            return change(0, left.take(kept.max()), plan.changes().appendAll(plan.opposing()));
        });
    }

    /** The best choice of places for an effect: fewest if equal, then the player's worst, or best by the opponent. */
    private Vector<CrisisFace> change(int effect, Vector<CrisisFace> dice, Vector<FaceChange> changes) {
        if (effect == changes.size()) {
            return dice;
        }
        boolean own = effect < plan.changes().size();
        FaceChange change = changes.get(effect);
        Vector<CrisisFace> order = own ? worstFirst() : worstFirst().reverse();
        Vector<Integer> places = Vector.range(0, dice.size())
                .filter(place -> change.from().contains(dice.get(place)) && order.contains(dice.get(place)))
                .sortBy(place -> order.indexOf(dice.get(place)));
        List<Vector<Integer>> choices = new ArrayList<>();
        choose(places, Vector.empty(), change.max(), choices);
        choices.sort(Comparator.comparingInt(Vector::size));
        Vector<CrisisFace> best = change(effect + 1, dice, changes);
        for (Vector<Integer> choice : choices) {
            Vector<CrisisFace> changed = choice.foldLeft(dice, (all, place) -> all.update(place, change.to()));
            Vector<CrisisFace> end = change(effect + 1, changed, changes);
            if (own ? isBetter(worths(end), worths(best)) : isBetter(worths(best), worths(end))) {
                best = end;
            }
        }
        return best;
    }

    private Vector<Ratio> worths(Vector<CrisisFace> dice) {
        return goals().map(goal -> Ratio.of(goal.worth(FaceTally.of(dice))))
                .append(Ratio.of(dice.count(plan.rules().successes()::include)));
    }

    private static String text(Vector<CrisisFace> dice) {
        return dice.sorted().map(CrisisFace::letter).mkString();
    }
}
