package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import org.jspecify.annotations.Nullable;

/**
 * Draws which lower players a group's floats meet: every set of {@code floats} unpaired players of lower groups whose
 * steps add up to {@code steps}, each equally likely. The drawn are swapped to the front of their group's range, and
 * {@link #taken} says how many there are of each.
 *
 * <p>One float needs one draw. For more, {@link OpponentSets} draws how many come from each group.
 */
final class OpponentDraw {
    private static final int[] NOBODY = {};

    private final Field field;
    final int[] taken;
    private int group;
    private int floats;
    private int steps;
    private int deepest;
    private int[] known = NOBODY;
    private @Nullable OpponentSets sets;

    OpponentDraw(Field field) {
        this.field = field;
        this.taken = new int[field.groupCount() + 1];
    }

    /** Prepares the draws for one group whose opponents are not below group {@code limit}. */
    void prepare(int g, int count, int total, int limit) {
        clear();
        group = g;
        floats = count;
        steps = total;
        deepest = count == 0 ? g : Math.min(limit, g + total - count + 1);
        sets = null;
        known = NOBODY;
    }

    int deepest() {
        return deepest;
    }

    /** Forgets the drawn players. */
    void clear() {
        for (int h = group + 1; h <= deepest; h++) {
            taken[h] = 0;
        }
    }

    /** There is only one set of opponents: every draw will be this. */
    void only(int[] players) {
        known = players;
    }

    void draw(Draw draw) {
        if (known.length > 0) {
            take(known);
        } else if (floats == 1) {
            int h = group + steps;
            taken[h] = 1;
            field.swap(field.low[h], field.low[h] + draw.below(field.size(h)));
        } else if (floats > 1) {
            drawSeveral(draw);
        }
    }

    private void drawSeveral(Draw draw) {
        if (sets == null) {
            sets = OpponentSets.of(field, group, floats, steps, deepest);
        }
        int f = floats;
        int s = steps;
        for (int i = 0; group + 1 + i <= deepest; i++) {
            int count = sets.draw(draw, i, f, s);
            take(group + 1 + i, count, draw);
            f -= count;
            s -= count * (i + 1);
        }
    }

    /** Takes given players, each of a lower group, instead of drawing them. */
    void take(int[] players) {
        for (int player : players) {
            int h = field.groups.groupOf(field.points[player]);
            int to = field.low[h] + taken[h]++;
            int at = to;
            while (field.order[at] != player) {
                at++;
            }
            field.swap(to, at);
        }
    }

    private void take(int h, int count, Draw draw) {
        taken[h] = count;
        for (int j = 0; j < count; j++) {
            int at = field.low[h] + j;
            field.swap(at, at + draw.below(field.high[h] - at));
        }
    }

    /** The drawn players are paired: their groups go on without them. */
    void keep() {
        for (int h = group + 1; h <= deepest; h++) {
            field.low[h] += taken[h];
            taken[h] = 0;
        }
    }
}
