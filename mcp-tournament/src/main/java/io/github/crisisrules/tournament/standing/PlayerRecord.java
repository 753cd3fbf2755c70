package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The record of a player: points, rounds played, opponents met and victory points. An event builds it round by
 * round; a league with other points may fill it in directly.
 */
@Value.Immutable
@HouseStyle
public sealed interface PlayerRecord extends WithPlayerRecord permits ImmutablePlayerRecord {
    /** Returns the player. */
    PlayerId player();

    /** Returns the event points. */
    int points();

    /** Returns the number of rounds the player has played, as it counts for the opponents' Strength of Schedule. */
    int rounds();

    /** Returns the opponents met, in order, once for each match. */
    Vector<PlayerId> opponents();

    /** Returns the victory points of all rounds. */
    int vps();

    /** Returns the number of byes the player has had. */
    int byes();

    /** Returns a builder; values that are not set are 0. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates the record of a player who has not played yet. */
    static PlayerRecord start(PlayerId player) {
        return builder().player(player).build();
    }

    /**
     * Creates the record of a player who had an opponent in every round, as leagues keep it.
     *
     * @throws IllegalArgumentException if the number of opponents is not that of rounds; name the byes then
     */
    static PlayerRecord of(PlayerId player, int points, int rounds, Iterable<PlayerId> opponents, int vps) {
        int met = Vector.ofAll(opponents).size();
        if (met != rounds) {
            throw new IllegalArgumentException("Player " + player + " has " + met + " opponents in " + rounds
                    + " rounds. Add the number of byes as the last argument, 0 if the player missed the other rounds.");
        }
        return of(player, points, rounds, opponents, vps, 0);
    }

    /**
     * Creates a record in which each opponent was met in one round, as leagues keep it. Rounds that were neither played
     * nor byes were missed.
     */
    static PlayerRecord of(PlayerId player, int points, int rounds, Iterable<PlayerId> opponents, int vps, int byes) {
        return builder()
                .player(player)
                .points(points)
                .rounds(rounds)
                .opponents(Vector.ofAll(opponents))
                .vps(vps)
                .byes(byes)
                .build();
    }

    /** Returns the record after a match, which may have been conceded or declined. */
    @Rule({EventRuleId.POINTS, EventRuleId.VP, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    default PlayerRecord played(Score own, Score opponent, Scoring scoring) {
        return after(own, scoring.points().points(own, opponent))
                .withRounds(rounds() + 1)
                .withOpponents(opponents().append(opponent.player()));
    }

    /** Returns the record after a bye: a round played that adds no opponent. */
    @Rule({EventRuleId.BYE, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    default PlayerRecord bye(Scoring scoring) {
        return after(scoring.bye(player()), scoring.points().bye())
                .withRounds(rounds() + 1)
                .withByes(byes() + 1);
    }

    /**
     * Returns the record after a missed round, which adds no opponent; {@code policy} decides whether it counts as
     * a round played.
     */
    @Rule({EventRuleId.REJOIN, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    default PlayerRecord unpairedLoss(Scoring scoring, UnpairedLossPolicy policy) {
        PlayerRecord after =
                after(Scoring.unpairedLoss(player()), scoring.points().loss());
        return policy == UnpairedLossPolicy.COUNTED_AS_PLAYED ? after.withRounds(rounds() + 1) : after;
    }

    private PlayerRecord after(Score score, int worth) {
        if (!score.player().equals(player())) {
            throw new IllegalArgumentException("The score of " + score.player() + " does not belong in the record of "
                    + player() + ". Add it to the player's own record.");
        }
        return withPoints(Math.addExact(points(), worth)).withVps(Math.addExact(vps(), score.vps()));
    }

    /**
     * Checks that no value is negative, that the player is not among the opponents, and that there are not more
     * opponents and byes than rounds.
     *
     * @throws IllegalArgumentException if one of these conditions is violated
     */
    @Value.Check
    default void check() {
        if (points() < 0 || rounds() < 0 || vps() < 0 || byes() < 0) {
            throw new IllegalArgumentException("The record of " + player() + " has " + points() + " points, " + rounds()
                    + " rounds, " + vps() + " VPs and " + byes() + " byes. Each must be 0 or more.");
        }
        if (opponents().contains(player())) {
            throw new IllegalArgumentException(
                    "Player " + player() + " is listed as their own opponent. List other players only.");
        }
        if (opponents().size() + byes() > rounds()) {
            throw new IllegalArgumentException("Player " + player() + " has "
                    + opponents().size() + " opponents and " + byes() + " byes in " + rounds()
                    + " rounds. Add at most 1 in each round.");
        }
    }

    /** The builder of a record. */
    final class Builder extends ImmutablePlayerRecord.Builder {
        Builder() {
            points(0);
            rounds(0);
            vps(0);
            byes(0);
        }
    }
}
