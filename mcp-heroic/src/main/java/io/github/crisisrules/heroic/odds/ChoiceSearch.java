package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Every choice that a roll allows, each weighed once: of a total only its sum matters, of the dice left only their sizes. The
 * die that may be used past D12 is the largest spare one.
 */
final class ChoiceSearch {
    private final Roll roll;
    private final int plotPoints;
    private final Opposition opposition;
    private final Vector<Integer> usable;
    private final Map<Integer, Opposition.Answers> answers = new LinkedHashMap<>();
    private final Map<Dice, boolean[]> reached = new LinkedHashMap<>();
    private @Nullable Found best;

    ChoiceSearch(Roll roll, int plotPoints, Opposition opposition) {
        this.roll = roll;
        this.plotPoints = plotPoints;
        this.opposition = opposition;
        this.usable = roll.usable();
    }

    /** Effect dice in the order of use, and the largest spare die. */
    private record Dice(Vector<DieSize> effects, Option<DieSize> spare) {}

    /** A sum, and how many dice of each size are left. */
    private record Left(int total, int price, Vector<Integer> sizes) {}

    private record Found(Vector<Integer> total, Vector<DieSize> effects, int sum, int price, long rolls) {}

    RollAdvice best() {
        Map<Left, Vector<Integer>> totals = new LinkedHashMap<>();
        int usual = Math.min(DiceChoice.DICE_IN_TOTAL, usable.size());
        for (int dice = usual; dice <= Math.min(usual + plotPoints, usable.size()); dice++) {
            int price = dice - usual;
            for (Vector<Integer> total : usable.combinations(dice)) {
                totals.putIfAbsent(new Left(sum(total), price, left(total)), total);
            }
        }
        totals.forEach(this::effects);
        Found found = java.util.Objects.requireNonNull(best);
        DiceChoice choice = new DiceChoice(roll, found.total, places(found.total, found.effects));
        return new RollAdvice(choice, found.price, Ratio.of(BigInteger.valueOf(found.rolls), opposition.rolls()));
    }

    private int sum(Vector<Integer> places) {
        int sum = 0;
        for (int place : places) {
            sum += roll.dice().get(place).face();
        }
        return sum;
    }

    private Vector<Integer> left(Vector<Integer> total) {
        Integer[] counts = {0, 0, 0, 0, 0};
        for (int place : usable) {
            if (!total.contains(place)) {
                counts[roll.dice().get(place).size().rank()]++;
            }
        }
        return Vector.of(counts);
    }

    // Without a die left the effect is a D4; else any die of those left, and further ones as far as they can be paid
    // for.
    private void effects(Left left, Vector<Integer> total) {
        if (left.sizes.sum().intValue() == 0) {
            weigh(left, total, Vector.empty(), left.sizes);
            return;
        }
        for (DieSize first : DieSize.all()) {
            if (left.sizes.get(first.rank()) > 0) {
                more(left, total, Vector.of(first), without(left.sizes, first), DieSize.D12);
            }
        }
    }

    // Further effect dice in falling order of size: only the first die has a place of its own.
    private void more(
            Left left, Vector<Integer> total, Vector<DieSize> effects, Vector<Integer> sizes, DieSize largest) {
        weigh(left, total, effects, sizes);
        if (left.price + effects.size() > plotPoints) {
            return;
        }
        for (DieSize next : DieSize.all()) {
            if (largest.isAtLeast(next) && sizes.get(next.rank()) > 0) {
                more(left, total, effects.append(next), without(sizes, next), next);
            }
        }
    }

    private static Vector<Integer> without(Vector<Integer> sizes, DieSize one) {
        return sizes.update(one.rank(), count -> count - 1);
    }

    private void weigh(Left left, Vector<Integer> total, Vector<DieSize> effects, Vector<Integer> sizes) {
        Option<DieSize> spare = Option.none();
        for (DieSize size : DieSize.all()) {
            spare = sizes.get(size.rank()) > 0 ? Option.some(size) : spare;
        }
        Vector<DieSize> used = effects.isEmpty() ? Vector.of(DieSize.D4) : effects;
        boolean[] kept =
                reached.computeIfAbsent(new Dice(used, spare), dice -> opposition.kept(dice.effects, dice.spare));
        long rolls = opposition.reaching(answers.computeIfAbsent(left.total, opposition::answers), kept, used.head());
        int price = left.price + Math.max(0, effects.size() - 1);
        Found found = new Found(total, effects, left.total, price, rolls);
        best = best == null || isBetter(found, best) ? found : best;
    }

    private static boolean isBetter(Found one, Found other) {
        if (one.rolls != other.rolls) {
            return one.rolls > other.rolls;
        }
        if (one.price != other.price) {
            return one.price < other.price;
        }
        if (one.sum != other.sum) {
            return one.sum > other.sum;
        }
        for (int i = 0; i < Math.min(one.effects.size(), other.effects.size()); i++) {
            if (one.effects.get(i) != other.effects.get(i)) {
                return one.effects.get(i).isAtLeast(other.effects.get(i));
            }
        }
        return false;
    }

    // The first free dice of these sizes.
    private Vector<Integer> places(Vector<Integer> total, Vector<DieSize> effects) {
        List<Integer> places = new ArrayList<>();
        for (DieSize effect : effects) {
            for (int place : usable) {
                boolean free = !total.contains(place) && !places.contains(place);
                if (free && roll.dice().get(place).size() == effect) {
                    places.add(place);
                    break;
                }
            }
        }
        return Vector.ofAll(places);
    }
}
