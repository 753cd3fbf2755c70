package io.github.crisisrules.tournament.game;

import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The checks of what people say about a match. The values of a match cannot hold impossible numbers, and their
 * constructors throw; here the same numbers are refused with a violation that names the player.
 */
public final class MatchReport {
    private MatchReport() {}

    /** Returns the match of two players, or a violation if one player was named twice. */
    public static Either<TournamentViolation, Pairing> pairing(PlayerId one, PlayerId other) {
        return one.equals(other)
                ? Either.left(new TournamentViolation.DuplicatePlayer(one))
                : Either.right(Pairing.of(one, other));
    }

    /** Returns the ending of a match at the given VPs, or a violation if no match can have ended so. */
    public static Either<TournamentViolation, MatchEnding> ending(
            EndingKind kind, PlayerId first, int firstVps, PlayerId second, int secondVps) {
        Option<TournamentViolation> fault = impossible(first, firstVps).orElse(() -> impossible(second, secondVps));
        return fault.isDefined()
                ? Either.left(fault.get())
                : pairing(first, second).map(pairing -> kind.of(first, firstVps, second, secondVps));
    }

    /**
     * Returns the ending of a match that the player with more VPs won, or a violation if the VPs are equal or not
     * possible.
     */
    public static Either<TournamentViolation, MatchEnding> onPoints(
            PlayerId one, int vps, PlayerId other, int otherVps) {
        return vps == otherVps
                ? pairing(one, other).flatMap(pairing -> Either.left(new TournamentViolation.EqualScores(pairing, vps)))
                : ending(vps > otherVps ? EndingKind.FIRST_WINS : EndingKind.SECOND_WINS, one, vps, other, otherVps);
    }

    /** Returns the VPs of an open match that one player leaves, or a violation if they are not possible. */
    public static Either<TournamentViolation, PartialScore> partialScore(
            PlayerId leaver, int leaverVps, PlayerId opponent, int opponentVps) {
        Option<TournamentViolation> fault =
                impossible(leaver, leaverVps).orElse(() -> impossible(opponent, opponentVps));
        return fault.isDefined() ? Either.left(fault.get()) : Either.right(new PartialScore(leaverVps, opponentVps));
    }

    private static Option<TournamentViolation> impossible(PlayerId player, int vps) {
        return Option.when(!Tally.isPossible(vps), () -> new TournamentViolation.ImpossibleVps(player, vps));
    }
}
