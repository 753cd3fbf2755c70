package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A reason why a command about the cut or the final rounds is refused. */
public sealed interface FinalsViolation extends RuleViolation {
    /** The cut is larger than the number of players. */
    @Rule(EventRuleId.CUT)
    record CutTooLarge(int cut, int players) implements FinalsViolation {}

    /** The player neither advanced nor was left outside: unknown, or dropped before the cut was made. */
    @Rule(EventRuleId.CUT)
    record NotInCut(PlayerId player) implements FinalsViolation {}

    /** The player has left the event since the cut. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record LeftSinceCut(PlayerId player) implements FinalsViolation {}

    /** The player is outside the cut and can return only in place of a qualifier. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record OutsideCut(PlayerId player) implements FinalsViolation {}

    /** The player is a qualifier still in the event, and so cannot rejoin it. */
    record StillQualified(PlayerId player) implements FinalsViolation {}

    /** A game of the next stage has been played, so qualifiers are not replaced any more. */
    @Rule(EventRuleId.CUT_REPLACE)
    record NextStageBegun(PlayerId player) implements FinalsViolation {}

    /** All players outside the cut have left, so no player can replace the qualifier. */
    @Rule(EventRuleId.CUT_REPLACE)
    record NoPlayerToMoveUp(PlayerId player) implements FinalsViolation {}

    /** There are too few players for a bracket. */
    @Rule(TimelineRuleId.BRACKET)
    record NotABracketSize(int players) implements FinalsViolation {}

    /** The player is not one of the finalists. */
    record NotAFinalist(PlayerId player) implements FinalsViolation {}

    /** The two players do not meet in the current round. */
    record NotAFinalMatch(Pairing pairing, int round) implements FinalsViolation {}

    /** It is already settled which player goes on from this match. */
    record MatchDecided(Pairing pairing, int round, Option<PlayerId> winner) implements FinalsViolation {}

    /** Matches of the round are still open. */
    @Rule(TimelineRuleId.BRACKET)
    record RoundNotOver(int round, Vector<Pairing> openMatches) implements FinalsViolation {}

    /** A match that follows from this result was played, or is being played. */
    record LaterMatchPlayed(Pairing pairing, int round) implements FinalsViolation {}

    /** The last match is decided. */
    record FinalsOver(Option<PlayerId> champion) implements FinalsViolation {}

    /** The finalist has already lost or left. */
    @Rule(TimelineRuleId.FINAL_END)
    record AlreadyEliminated(PlayerId player) implements FinalsViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
