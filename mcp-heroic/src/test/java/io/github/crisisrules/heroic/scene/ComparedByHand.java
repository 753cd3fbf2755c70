package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.vavr.collection.Vector;

/** Comparisons in a log, worked out again with whole numbers alone: faces, sums, fives and sizes by their sides. */
final class ComparedByHand {
    private ComparedByHand() {}

    /** Every comparison and every counter-attack of the log comes to what the faces say. */
    static void check(Vector<SceneEvent> log) {
        Intent intent = Intent.HURT;
        int[] totals = new int[2];
        int[][] effects = new int[2][];
        boolean[] spare = new boolean[2];
        boolean reacted = false;
        for (SceneEvent event : log) {
            if (event instanceof ActionEvent.ActionDeclared declared) {
                intent = declared.intent();
                reacted = false;
            } else if (event instanceof ActionEvent.ResultDeclared result) {
                int side = result.side() == RollSide.ACTION ? 0 : 1;
                reacted = side == 1;
                Vector<RolledDie> dice = result.choice().roll().dice();
                totals[side] = 0;
                for (int place : result.choice().totalDice()) {
                    totals[side] += dice.get(place).face();
                }
                Vector<Integer> chosen = result.choice().effectDice();
                effects[side] = chosen.isEmpty()
                        ? new int[] {4}
                        : sides(chosen.map(place -> dice.get(place).size()));
                int used = result.choice().totalDice().size() + chosen.size();
                spare[side] = dice.count(die -> die.face() > 1) > used;
            } else if (event instanceof ActionEvent.ResultReported result) {
                int side = result.side() == RollSide.ACTION ? 0 : 1;
                reacted = side == 1;
                totals[side] = result.result().total();
                effects[side] = sides(result.result().effects());
                spare[side] = false;
            } else if (event instanceof ActionEvent.TotalsCompared outcome) {
                boolean won = !reacted || totals[0] >= totals[1];
                assertThat(outcome.winner()).isEqualTo(won ? RollSide.ACTION : RollSide.REACTION);
                int steps = won && reacted ? (totals[0] - totals[1]) / 5 : 0;
                int against = reacted && intent == Intent.HURT ? effects[1][0] : 0;
                assertThat(sides(outcome.effects())).isEqualTo(won ? used(effects[0], steps, against) : new int[0]);
                assertThat(outcome.canTakeSecondEffect()).isEqualTo(won && effects[0][0] + 2 * steps > 12 && spare[0]);
            } else if (event instanceof ActionEvent.CounterAttacked back) {
                int steps = (totals[1] - totals[0]) / 5;
                assertThat(sides(back.effects())).isEqualTo(used(effects[1], steps, effects[0][0]));
                assertThat(back.canTakeSecondEffect()).isEqualTo(effects[1][0] + 2 * steps > 12 && spare[1]);
            }
        }
    }

    /** Steps up for the first die, twelve sides at most; then each steps back where the other side's first is larger. */
    private static int[] used(int[] effects, int steps, int against) {
        int[] left = new int[effects.length];
        int count = 0;
        for (int i = 0; i < effects.length; i++) {
            int die = i == 0 ? Math.min(12, effects[0] + 2 * steps) : effects[i];
            int after = against > die ? die - 2 : die;
            if (after >= 4) {
                left[count++] = after;
            }
        }
        return java.util.Arrays.copyOf(left, count);
    }

    private static int[] sides(Vector<DieSize> dice) {
        return dice.toJavaStream().mapToInt(DieSize::sides).toArray();
    }
}
