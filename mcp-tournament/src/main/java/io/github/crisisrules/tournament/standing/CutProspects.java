package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.IntPredicate;

/**
 * The prospects of making the cut, as players ask before the last round: who has clinched it, who is in by winning,
 * and who needs others to leave. Every answer but {@link CutProspect#OPEN} is proved by bounds on event points,
 * with ties counted against the claim, so that tiebreakers and later pairings cannot overturn it. Players who have
 * dropped count as rivals if they may return, and so does any player who may still enter late. Amended results are
 * not considered: they can overturn everything.
 */
public final class CutProspects {
    private final TreeMap<PlayerId, Integer> points;
    private final Vector<Integer> returning;
    private final Option<Integer> late;
    private final Vector<Pairing> open;
    private final int freeRounds;
    private final int cut;
    private final PointScale scale;

    private CutProspects(
            TreeMap<PlayerId, Integer> points,
            Vector<Integer> returning,
            Option<Integer> late,
            Vector<Pairing> open,
            int freeRounds,
            int cut,
            PointScale scale) {
        this.points = points;
        this.returning = returning;
        this.late = late;
        this.open = open;
        this.freeRounds = freeRounds;
        this.cut = cut;
        this.scale = scale;
    }

    /**
     * Creates the prospects of the players who can still make the cut.
     *
     * @param points the event points so far of all players still in the event
     * @param open the matches of the current round without a result; two such players cannot both win
     * @param freeRounds the number of rounds not paired yet, in which any player may win or lose
     * @param cut the number of players who advance
     * @throws IllegalArgumentException if {@code cut} is below 1, {@code freeRounds} is negative, or a player
     *     of an open match has no points
     */
    public static CutProspects of(
            io.vavr.collection.Map<PlayerId, Integer> points,
            Iterable<Pairing> open,
            int freeRounds,
            int cut,
            PointScale scale) {
        if (cut < 1 || freeRounds < 0) {
            throw new IllegalArgumentException("The cut cannot be the top " + cut + " with " + freeRounds
                    + " rounds to come. Use 1 player or more and 0 rounds or more.");
        }
        TreeMap<PlayerId, Integer> sorted = TreeMap.ofEntries(Comparator.<PlayerId>naturalOrder(), points);
        for (Pairing pairing : open) {
            if (!sorted.containsKey(pairing.first()) || !sorted.containsKey(pairing.second())) {
                throw new IllegalArgumentException(
                        "The match " + pairing + " needs the points of both players. Give 0 where there are none.");
            }
        }
        return new CutProspects(sorted, Vector.empty(), Option.none(), Vector.ofAll(open), freeRounds, cut, scale);
    }

    /** Returns these prospects with players who have dropped and may return, with the given event points if they do. */
    public CutProspects returning(Iterable<Integer> eventPoints) {
        return new CutProspects(points, Vector.ofAll(eventPoints), late, open, freeRounds, cut, scale);
    }

    /**
     * Returns these prospects with any number of players who may enter late, each with the given event points for
     * the rounds missed.
     */
    public CutProspects enteringWith(int eventPoints) {
        return new CutProspects(points, returning, Option.some(eventPoints), open, freeRounds, cut, scale);
    }

    /**
     * Returns these prospects as they will be after the open match of a player, if it has the given outcome.
     *
     * @throws IllegalArgumentException if the player has no open match
     */
    public CutProspects after(PlayerId player, Outcome outcome) {
        Pairing match = open.find(pairing -> pairing.has(player))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "Player " + player + " has no open match. Ask about a player who has."));
        PlayerId opponent = match.opponentOf(player);
        return new CutProspects(
                points.put(player, points.get(player).get() + scale.points(outcome))
                        .put(opponent, points.get(opponent).get() + scale.points(outcome.opposite())),
                returning,
                late,
                open.remove(match),
                freeRounds,
                cut,
                scale);
    }

    /** Returns the prospects of all players, by registration number. */
    public TreeMap<PlayerId, CutProspect> all() {
        Bounds bounds = new Bounds();
        return points.map(
                Comparator.<PlayerId>naturalOrder(), (player, now) -> io.vavr.Tuple.of(player, bounds.of(player, now)));
    }

    /**
     * Returns the prospect of one player.
     *
     * @throws IllegalArgumentException if the points of the player were not given
     */
    public CutProspect of(PlayerId player) {
        int now = points.get(player)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "Player " + player + " is not in the race. Give the player's points first."));
        return new Bounds().of(player, now);
    }

    /**
     * The numbers of rivals who can or must reach a number of points; each is computed once for each number of
     * points that a player may end with.
     */
    private final class Bounds {
        private final java.util.TreeMap<Integer, Integer> reaching = new java.util.TreeMap<>();
        private final java.util.TreeMap<Integer, Integer> exceeding = new java.util.TreeMap<>();
        private final java.util.TreeMap<PlayerId, Pairing> pairs = new java.util.TreeMap<>();

        Bounds() {
            for (Pairing pairing : open) {
                pairs.put(pairing.first(), pairing);
                pairs.put(pairing.second(), pairing);
            }
        }

        CutProspect of(PlayerId player, int now) {
            boolean paired = pairs.containsKey(player);
            int worst = now + scale.loss() * (freeRounds + (paired ? 1 : 0));
            int best = now + scale.win() * (freeRounds + (paired ? 1 : 0));
            // The player is not counted among the rivals, and the player's own match counts as lost.
            if (rivalsReaching(player, worst, Outcome.LOSS) < cut) {
                return CutProspect.CLINCHED;
            }
            if (rivalsExceeding(player, best) >= cut) {
                return CutProspect.OUT_UNLESS_OTHERS_LEAVE;
            }
            return best > worst && rivalsReaching(player, best, Outcome.WIN) < cut
                    ? CutProspect.IN_WITH_WINS
                    : CutProspect.OPEN;
        }

        /**
         * Returns the largest number of rivals who can end with at least {@code target} points if the player's open
         * match has the outcome {@code own}.
         */
        private int rivalsReaching(PlayerId player, int target, Outcome own) {
            int most = scale.win() * freeRounds;
            if (late.exists(points -> points + most >= target)) {
                return Integer.MAX_VALUE;
            }
            return returning.count(points -> points + most >= target) + presentReaching(player, target, own);
        }

        private int presentReaching(PlayerId player, int target, Outcome own) {
            int all = reaching.computeIfAbsent(target, t -> total(gain -> gain >= t, true));
            Pairing match = pairs.get(player);
            if (match == null) {
                return all - (mostFor(player) >= target ? 1 : 0);
            }
            PlayerId rival = match.opponentOf(player);
            int rivalMost = points.get(rival).get() + scale.points(own.opposite()) + scale.win() * freeRounds;
            return all - extreme(match, end -> end >= target, true) + (rivalMost >= target ? 1 : 0);
        }

        /**
         * Returns the smallest number of rivals who end above {@code target} points in any case, if the player wins
         * everything.
         */
        private int rivalsExceeding(PlayerId player, int target) {
            int all = exceeding.computeIfAbsent(target, t -> total(end -> end > t, false));
            Pairing match = pairs.get(player);
            if (match == null) {
                return all - (points.get(player).get() + scale.loss() * freeRounds > target ? 1 : 0);
            }
            PlayerId rival = match.opponentOf(player);
            int rivalLeast = points.get(rival).get() + scale.loss() * (freeRounds + 1);
            return all - extreme(match, end -> end > target, false) + (rivalLeast > target ? 1 : 0);
        }

        private int mostFor(PlayerId player) {
            return points.get(player).get() + scale.win() * freeRounds;
        }

        private int total(IntPredicate counted, boolean most) {
            int count = 0;
            for (Pairing pairing : open) {
                count += extreme(pairing, counted, most);
            }
            int free = (most ? scale.win() : scale.loss()) * freeRounds;
            for (io.vavr.Tuple2<PlayerId, Integer> entry : points) {
                if (!pairs.containsKey(entry._1) && counted.test(entry._2 + free)) {
                    count++;
                }
            }
            return count;
        }

        /**
         * Returns how many of the two can (or must) end with points that count, over the three possible outcomes of
         * the match.
         */
        private int extreme(Pairing pairing, IntPredicate counted, boolean most) {
            int free = (most ? scale.win() : scale.loss()) * freeRounds;
            int one = points.get(pairing.first()).get() + free;
            int other = points.get(pairing.second()).get() + free;
            int extreme = most ? 0 : 2;
            for (Outcome outcome : Outcome.values()) {
                int count = (counted.test(one + scale.points(outcome)) ? 1 : 0)
                        + (counted.test(other + scale.points(outcome.opposite())) ? 1 : 0);
                extreme = most ? Math.max(extreme, count) : Math.min(extreme, count);
            }
            return extreme;
        }
    }
}
