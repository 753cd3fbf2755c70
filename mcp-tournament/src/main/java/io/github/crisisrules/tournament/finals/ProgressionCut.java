package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The progression cut: the players who advance, in the order of their seeds, and those left outside, in the order
 * in which they would move up. All of them were ranked when the cut was made, and no player is in it twice.
 *
 * @param qualified the players who advance, the best first
 * @param outside the players left outside who have not left the event, the best first
 * @param left the players who have left the event since, in the order of leaving
 */
public record ProgressionCut(Vector<PlayerId> qualified, Vector<PlayerId> outside, Vector<PlayerId> left) {
    /**
     * Creates a cut.
     *
     * @throws IllegalArgumentException if {@code qualified} is empty, or if a player is listed twice
     */
    public ProgressionCut {
        if (qualified.isEmpty()) {
            throw new IllegalArgumentException("A cut must let at least one player advance. Name the qualifiers.");
        }
        RankOrder.requireDistinct(qualified.appendAll(outside).appendAll(left));
    }

    /**
     * Makes the cut: the best {@code size} players advance, all others stay outside. Returns a violation if there
     * are too few players.
     *
     * @param ranking all players still in the event, the best first; dropped players cannot advance
     * @throws IllegalArgumentException if {@code size} is less than 1, or if a player is listed twice
     */
    @Rule(EventRuleId.CUT)
    public static Either<FinalsViolation, ProgressionCut> of(Iterable<PlayerId> ranking, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("A cut must let 1 player or more advance, not " + size + ".");
        }
        Vector<PlayerId> players = Vector.ofAll(ranking);
        return size > players.size()
                ? Either.left(new FinalsViolation.CutTooLarge(size, players.size()))
                : Either.right(new ProgressionCut(players.take(size), players.drop(size), Vector.empty()));
    }

    /** Returns the next player to move up, or none if no player is left outside. */
    @Rule({EventRuleId.CUT_REPLACE, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public Option<PlayerId> next() {
        return outside.headOption();
    }

    /**
     * Removes a player who leaves before any game of the next stage. A qualifier is replaced: the best-ranked
     * player outside advances with the last seed, and the seeds below the gap move up. A player outside can simply
     * not move up any more.
     *
     * <p>If no player is left outside, the replacement is refused: the next stage is then paired with those who
     * are left, and the drop counts as one of that stage.
     *
     * @param nextStageBegun whether a game of the next stage has been played
     */
    @Rule({EventRuleId.CUT_REPLACE, EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public Either<FinalsViolation, ProgressionCut> drop(PlayerId player, boolean nextStageBegun) {
        if (left.contains(player)) {
            return Either.left(new FinalsViolation.LeftSinceCut(player));
        }
        if (outside.contains(player)) {
            return Either.right(new ProgressionCut(qualified, outside.remove(player), left.append(player)));
        }
        if (!qualified.contains(player)) {
            return Either.left(new FinalsViolation.NotInCut(player));
        }
        if (nextStageBegun) {
            return Either.left(new FinalsViolation.NextStageBegun(player));
        }
        return next().toEither((FinalsViolation) new FinalsViolation.NoPlayerToMoveUp(player))
                .map(newcomer -> new ProgressionCut(
                        qualified.remove(player).append(newcomer), outside.tail(), left.append(player)));
    }

    /** Returns the reason why a player cannot rejoin: after the cut, no player can. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    public FinalsViolation whyNoRejoin(PlayerId player) {
        if (qualified.contains(player)) {
            return new FinalsViolation.StillQualified(player);
        }
        if (outside.contains(player)) {
            return new FinalsViolation.OutsideCut(player);
        }
        return left.contains(player) ? new FinalsViolation.LeftSinceCut(player) : new FinalsViolation.NotInCut(player);
    }
}
