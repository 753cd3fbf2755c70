package io.github.crisisrules.fairness.own;

import io.github.crisisrules.fairness.assumption.MatchFunction;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Matches;
import io.github.crisisrules.fairness.assumption.PlayerPool;

/** Player p beats p + 1 to p + n/2 in the circle of all players two times in three, whatever their strengths. */
public record Circle() implements MatchModel {
    @Override
    public String describe() {
        return "each beats the next half of the circle";
    }

    @Override
    public MatchFunction chances() {
        return (own, other, drawn) -> drawn ? 0 : 0.5;
    }

    @Override
    public Matches in(PlayerPool pool) {
        int n = pool.players();
        return (one, other, drawn) -> {
            int ahead = Math.floorMod(other - one, n);
            return drawn ? 0 : 2 * ahead == n ? 0.5 : 2 * ahead < n ? 2.0 / 3 : 1.0 / 3;
        };
    }
}
