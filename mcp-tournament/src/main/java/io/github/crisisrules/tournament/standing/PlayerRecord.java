package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * What a player has to show: points, rounds played, opponents met, victory points. An event makes it round by round;
 * a league with other points may fill it in as it likes.
 */
@Value.Immutable
@HouseStyle
public sealed interface PlayerRecord extends WithPlayerRecord permits ImmutablePlayerRecord {
    /** Whose record it is. */
    PlayerId player();

    /** Event points. */
    int points();

    /** How many rounds the player has played, as it counts for the opponents' Strength of Schedule. */
    int rounds();

    /** Everybody met, in order, once for each match. */
    Vector<PlayerId> opponents();

    /** Victory points in all rounds. */
    int vps();

    /** How many byes the player has had. */
    int byes();

    /** A record to be filled in; what is not given is 0. */
    static Builder builder() {
        return new Builder();
    }

    /** Nothing played yet. */
    static PlayerRecord start(PlayerId player) {
        return builder().player(player).build();
    }

    /** A record in which each opponent was met in one round, as leagues keep it. */
    static PlayerRecord of(PlayerId player, int points, int rounds, Iterable<PlayerId> opponents, int vps) {
        return builder()
                .player(player)
                .points(points)
                .rounds(rounds)
                .opponents(Vector.ofAll(opponents))
                .vps(vps)
                .build();
    }

    /** After a match, also when it was conceded or declined. */
    @Rule({EventRules.POINTS, EventRules.VP, EventRules.ABSENT_AFTER_PAIRING_CONCEDES})
    default PlayerRecord played(Score own, Score opponent, PointScale scale) {
        return after(own, scale.points(own, opponent))
                .withRounds(rounds() + 1)
                .withOpponents(opponents().append(opponent.player()));
    }

    /** After a bye: a round played that adds no opponent. */
    @Rule({EventRules.BYE, EventRules.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    default PlayerRecord bye(PointScale scale) {
        return after(Scoring.bye(player()), scale.bye())
                .withRounds(rounds() + 1)
                .withByes(byes() + 1);
    }

    /** After a round missed: no opponent; whether it is a round played is a policy. */
    @Rule({EventRules.REJOIN, EventRules.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    default PlayerRecord unpairedLoss(PointScale scale, UnpairedLosses policy) {
        PlayerRecord after = after(Scoring.unpairedLoss(player()), scale.loss());
        return policy == UnpairedLosses.ARE_ROUNDS_PLAYED ? after.withRounds(rounds() + 1) : after;
    }

    private PlayerRecord after(Score score, int worth) {
        if (!score.player().equals(player())) {
            throw new IllegalArgumentException(
                    "the score of " + score.player() + " does not belong in the record of " + player());
        }
        return withPoints(Math.addExact(points(), worth)).withVps(Math.addExact(vps(), score.vps()));
    }

    /** Nothing is negative, nobody plays against themselves, and nobody meets more opponents than rounds were played. */
    @Value.Check
    default void check() {
        if (points() < 0 || rounds() < 0 || vps() < 0 || byes() < 0) {
            throw new IllegalArgumentException("the record of " + player() + " has " + points() + " points, " + rounds()
                    + " rounds, " + vps() + " VPs and " + byes() + " byes; each must be 0 or more");
        }
        for (PlayerId opponent : opponents()) {
            if (opponent.equals(player())) {
                throw new IllegalArgumentException("player " + player() + " is listed as their own opponent");
            }
        }
        if (opponents().size() > rounds()) {
            throw new IllegalArgumentException("player " + player() + " has "
                    + opponents().size() + " opponents in " + rounds() + " rounds; there is at most 1 in a round");
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
