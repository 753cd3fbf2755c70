package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The progression cut: who advances, in the order of their seeds, and who stays outside, in the order in which they
 * would move up. Everybody in it was ranked when it was made; nobody is in it twice.
 *
 * @param qualified those who advance, the best first
 * @param outside those left outside who are still there, the best first
 * @param gone those who have left the event since, in the order of leaving
 */
public record ProgressionCut(Vector<PlayerId> qualified, Vector<PlayerId> outside, Vector<PlayerId> gone) {
    /**
     * Somebody advances, and nobody is in it twice.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ProgressionCut {
        if (qualified.isEmpty()) {
            throw new IllegalArgumentException("a cut must let at least one player advance");
        }
        RankOrder.requireDistinct(qualified.appendAll(outside).appendAll(gone));
    }

    /**
     * The best {@code size} advance, all others stay outside.
     *
     * @param ranking everybody who is still in the event, the best first: whoever dropped before cannot advance
     */
    @Rule(EventRules.CUT)
    public static Either<FinalsViolation, ProgressionCut> of(Iterable<PlayerId> ranking, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("a cut must let 1 player or more advance, not " + size);
        }
        Vector<PlayerId> players = Vector.ofAll(ranking);
        return size > players.size()
                ? Either.left(new FinalsViolation.CutLargerThanField(size, players.size()))
                : Either.right(new ProgressionCut(players.take(size), players.drop(size), Vector.empty()));
    }

    /** Who would be added next, if anybody can. */
    @Rule({EventRules.CUT_REPLACE, EventRules.CUT_IS_NOT_WITHDRAWN})
    public Option<PlayerId> next() {
        return outside.headOption();
    }

    /**
     * Somebody leaves before any game of the next stage. In place of a qualifier the best-ranked player outside
     * advances with the last seed, and those below the gap move up; a player outside just cannot move up any more.
     *
     * <p>Where nobody is left outside this is refused: the next stage is then paired as it stands, and the drop counts
     * as one of that stage.
     *
     * @param nextStageBegun whether a game of the next stage has been played
     */
    @Rule({EventRules.CUT_REPLACE, EventRules.REPLACEMENT_TAKES_THE_LAST_SEED, EventRules.CUT_IS_NOT_WITHDRAWN})
    public Either<FinalsViolation, ProgressionCut> drop(PlayerId player, boolean nextStageBegun) {
        if (gone.contains(player)) {
            return Either.left(new FinalsViolation.GoneSinceTheCut(player));
        }
        if (outside.contains(player)) {
            return Either.right(new ProgressionCut(qualified, outside.remove(player), gone.append(player)));
        }
        if (!qualified.contains(player)) {
            return Either.left(new FinalsViolation.NotInTheCut(player));
        }
        if (nextStageBegun) {
            return Either.left(new FinalsViolation.NextStageBegun(player));
        }
        return next().toEither((FinalsViolation) new FinalsViolation.NobodyToMoveUp(player))
                .map(newcomer -> new ProgressionCut(
                        qualified.remove(player).append(newcomer), outside.tail(), gone.append(player)));
    }

    /** After the cut nobody rejoins; this says why not. */
    @Rule(EventRules.CUT_IS_NOT_WITHDRAWN)
    public FinalsViolation whyNoRejoin(PlayerId player) {
        if (qualified.contains(player)) {
            return new FinalsViolation.StillQualified(player);
        }
        if (outside.contains(player)) {
            return new FinalsViolation.OutsideTheCut(player);
        }
        return gone.contains(player)
                ? new FinalsViolation.GoneSinceTheCut(player)
                : new FinalsViolation.NotInTheCut(player);
    }
}
