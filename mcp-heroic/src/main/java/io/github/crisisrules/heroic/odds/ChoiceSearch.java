package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.kernel.Hands;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A search through all choices that a roll allows. Choices with the same sum of the total and the same sizes of
 * the remaining dice are equivalent, and each class is evaluated once. The die that may be used past D12 is the
 * largest spare die.
 */
final class ChoiceSearch {
    private final Roll roll;
    private final int plotPoints;
    private final Opposition opposition;
    // The usable dice: their positions in the roll, their faces, and the ranks of their sizes.
    private final int[] places;
    private final int[] faces;
    private final int[] sizes;
    private final EffectCases cases;
    private final Opposition.@Nullable Answers[] answers;
    // The totals already visited, by their sum and by the number of dice of each size that they leave.
    private final BitSet seen = new BitSet();
    // The choice being evaluated.
    private final int[] total;
    private final int[] left = new int[Hands.SIZES];
    private final int[] further = new int[Hands.SIZES];
    private int inTotal;
    private int sum;
    private int price;
    private @Nullable Found best;

    ChoiceSearch(Roll roll, int plotPoints, Opposition opposition) {
        this.roll = roll;
        this.plotPoints = plotPoints;
        this.opposition = opposition;
        Vector<Integer> usable = roll.usable();
        this.places = new int[usable.size()];
        this.faces = new int[places.length];
        this.sizes = new int[places.length];
        this.total = new int[places.length];
        int all = 0;
        for (int i = 0; i < places.length; i++) {
            places[i] = usable.get(i);
            RolledDie die = roll.dice().get(places[i]);
            faces[i] = die.face();
            sizes[i] = die.size().rank();
            left[sizes[i]]++;
            all += faces[i];
        }
        this.answers = new Opposition.Answers[all + 1];
        this.cases = new EffectCases(opposition, left);
    }

    /** A choice: the dice of the total, the sizes of the effect dice in order of use, and its value. */
    private static final class Found {
        private final int[] total;
        private final int first;
        private final int[] further;
        private final int sum;
        private final int price;
        private final long rolls;

        Found(int[] total, int first, int[] further, int sum, int price, long rolls) {
            this.total = total;
            this.first = first;
            this.further = further;
            this.sum = sum;
            this.price = price;
            this.rolls = rolls;
        }
    }

    RollAdvice best() {
        int usual = Math.min(DiceChoice.DICE_IN_TOTAL, places.length);
        for (int dice = usual; dice <= Math.min(usual + plotPoints, places.length); dice++) {
            price = dice - usual;
            totals(0, dice);
        }
        Found found = Objects.requireNonNull(best);
        DiceChoice choice = new DiceChoice(roll, placesOf(found.total), effects(found));
        return new RollAdvice(choice, found.price, Ratio.of(BigInteger.valueOf(found.rolls), opposition.rolls()));
    }

    // Chooses the missing dice of the total among the dice from a position on.
    private void totals(int from, int missing) {
        if (missing == 0) {
            effects();
            return;
        }
        for (int die = from; die + missing <= places.length; die++) {
            total[inTotal++] = die;
            sum += faces[die];
            left[sizes[die]]--;
            totals(die + 1, missing - 1);
            left[sizes[die]]++;
            sum -= faces[die];
            inTotal--;
        }
    }

    // If no die is left, the effect is a D4; otherwise it is any of the remaining dice, with further ones as far
    // as plot points pay for them.
    private void effects() {
        int key = sum * cases.sets() + cases.set(left);
        if (seen.get(key)) {
            return;
        }
        seen.set(key);
        if (inTotal == places.length) {
            weigh(-1, 0);
            return;
        }
        for (int first = 0; first < Hands.SIZES; first++) {
            if (left[first] > 0) {
                left[first]--;
                more(first, 0, Hands.SIZES - 1);
                left[first]++;
            }
        }
    }

    // Further effect dice in descending order of size, because only the first effect die is treated differently.
    private void more(int first, int bought, int largest) {
        weigh(first, bought);
        for (int next = 0; price + bought < plotPoints && next <= largest; next++) {
            if (left[next] > 0) {
                left[next]--;
                further[next]++;
                more(first, bought + 1, next);
                further[next]--;
                left[next]++;
            }
        }
    }

    private void weigh(int first, int bought) {
        int spare = -1;
        for (int size = 0; size < Hands.SIZES; size++) {
            spare = left[size] > 0 ? size : spare;
        }
        int effect = Math.max(first, 0);
        Opposition.Answers answer = answers[sum];
        if (answer == null) {
            answer = opposition.answers(sum);
            answers[sum] = answer;
        }
        long rolls = answer.reaching(cases.of(effect, further, spare), effect);
        if (isBetter(rolls, price + bought, first)) {
            best = new Found(Arrays.copyOf(total, inTotal), first, further.clone(), sum, price + bought, rolls);
        }
    }

    private boolean isBetter(long rolls, int paid, int first) {
        if (best == null || rolls != best.rolls) {
            return best == null || rolls > best.rolls;
        }
        if (paid != best.price) {
            return paid < best.price;
        }
        if (sum != best.sum) {
            return sum > best.sum;
        }
        if (first != best.first) {
            return first > best.first;
        }
        for (int size = Hands.SIZES - 1; size >= 0; size--) {
            if (further[size] != best.further[size]) {
                return further[size] > best.further[size];
            }
        }
        return false;
    }

    private Vector<Integer> placesOf(int[] dice) {
        List<Integer> found = new ArrayList<>();
        for (int die : dice) {
            found.add(places[die]);
        }
        return Vector.ofAll(found);
    }

    // The first free dice of these sizes, in order of use.
    private Vector<Integer> effects(Found found) {
        boolean[] free = new boolean[places.length];
        Arrays.fill(free, true);
        for (int die : found.total) {
            free[die] = false;
        }
        List<Integer> effects = new ArrayList<>();
        if (found.first >= 0) {
            effects.add(firstFree(found.first, free));
        }
        for (int size = Hands.SIZES - 1; size >= 0; size--) {
            for (int i = 0; i < found.further[size]; i++) {
                effects.add(firstFree(size, free));
            }
        }
        return Vector.ofAll(effects);
    }

    private int firstFree(int size, boolean[] free) {
        int die = 0;
        while (!free[die] || sizes[die] != size) {
            die++;
        }
        free[die] = false;
        return places[die];
    }
}
