package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A mutable count of what happened to each player in continuations.
 *
 * <p>Layout: {@code counts[(player * CASES + case) * FIGURES + figure]}, where case 0 is every continuation and the
 * others are the outcomes of the next match, and figure 0 is the number of continuations.
 */
final class OddsTally {
    private static final int CASES = 4;
    private static final int FIGURES = 4;

    private final int players;
    private final long[] counts;

    OddsTally(int players) {
        this.players = players;
        counts = new long[players * CASES * FIGURES];
    }

    void count(PlayedEvent event) {
        for (int p = 0; p < players; p++) {
            Outcome next = event.nextOutcome(p);
            count(event, p, 0);
            if (next != null) {
                count(event, p, place(next));
            }
        }
    }

    private static int place(Outcome next) {
        return switch (next) {
            case WIN -> 1;
            case DRAW -> 2;
            case LOSS -> 3;
        };
    }

    private void count(PlayedEvent event, int player, int place) {
        int at = (player * CASES + place) * FIGURES;
        counts[at]++;
        counts[at + 1] += event.isInCut(player) ? 1 : 0;
        counts[at + 2] += event.winner() == player ? 1 : 0;
        counts[at + 3] += event.swissWinner() == player ? 1 : 0;
    }

    /** Returns the sum of both counts, as a new value. */
    OddsTally merge(OddsTally other) {
        OddsTally sum = new OddsTally(players);
        for (int i = 0; i < counts.length; i++) {
            sum.counts[i] = counts[i] + other.counts[i];
        }
        return sum;
    }

    Vector<PlayerForecast> forecasts(Vector<PlayerId> ids, boolean hasCut) {
        return ids.zipWithIndex((id, player) -> new PlayerForecast(
                id,
                odds(player, 0, hasCut).get(),
                TreeMap.ofEntries(Vector.of(Outcome.values())
                        .flatMap(outcome ->
                                odds(player, place(outcome), hasCut).map(odds -> Tuple.of(outcome, odds))))));
    }

    private Option<Odds> odds(int player, int place, boolean hasCut) {
        int at = (player * CASES + place) * FIGURES;
        long of = counts[at];
        return Option.when(
                of > 0,
                () -> new Odds(
                        Option.when(hasCut, () -> new Chance(counts[at + 1], of)),
                        new Chance(counts[at + 2], of),
                        new Chance(counts[at + 3], of)));
    }
}
