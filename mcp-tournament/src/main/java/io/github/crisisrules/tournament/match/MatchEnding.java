package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/**
 * The ending of a match, as the two players report it. {@link Scoring} turns the ending of a Swiss match into a
 * result; final matches give no points, and the Swiss ranks decide one that would be a draw.
 */
public sealed interface MatchEnding extends HasRules, Describable {
    /**
     * A match that one player won. The winner may have fewer VPs, since a victory need not be on points.
     *
     * @param winner the winner and their VPs
     * @param loser the loser and their VPs
     */
    @Rule({EventRuleId.VICTORY, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    record Victory(Tally winner, Tally loser) implements MatchEnding {
        /**
         * Creates a victory.
         *
         * @throws IllegalArgumentException if a player meets themselves
         */
        public Victory {
            Pairing.of(winner.player(), loser.player());
        }

        @Override
        public MatchResult result(Scoring scoring) {
            return Scoring.victory(winner, loser);
        }

        @Override
        public Option<PlayerId> wonBy() {
            return Option.some(winner.player());
        }

        @Override
        public Pairing pairing() {
            return Pairing.of(winner.player(), loser.player());
        }

        @Override
        public int vpsOf(PlayerId player) {
            return Tally.vpsOf(player, winner, loser);
        }

        @Override
        public String describeManner(Wording wording) {
            return Sentences.byVictory(wording);
        }

        @Override
        public String describe(Wording wording) {
            return Sentences.victory(wording, winner.player(), loser.player(), winner.vps(), loser.vps());
        }
    }

    /**
     * A match that the clock ended. Only VPs decide it.
     *
     * @param first one player and their VPs
     * @param second the other player and their VPs
     */
    @Rule({EventRuleId.TIME, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    record Time(Tally first, Tally second) implements MatchEnding {
        /**
         * Creates an ending on time.
         *
         * @throws IllegalArgumentException if a player meets themselves
         */
        public Time {
            Pairing.of(first.player(), second.player());
        }

        @Override
        public MatchResult result(Scoring scoring) {
            return Scoring.time(first, second);
        }

        @Override
        public Option<PlayerId> wonBy() {
            return Scoring.time(first, second).winner();
        }

        @Override
        public Pairing pairing() {
            return Pairing.of(first.player(), second.player());
        }

        @Override
        public int vpsOf(PlayerId player) {
            return Tally.vpsOf(player, first, second);
        }

        @Override
        public String describeManner(Wording wording) {
            return Sentences.byTime(wording, wonBy().isEmpty());
        }

        @Override
        public String describe(Wording wording) {
            Tally ahead = wonBy().contains(second.player()) ? second : first;
            Tally behind = ahead.equals(first) ? second : first;
            return Sentences.time(
                    wording, ahead.player(), behind.player(), ahead.vps(), behind.vps(), wonBy().isEmpty());
        }
    }

    /**
     * A match that one player gave up at the given VPs.
     *
     * @param conceding the player who gave up, with their VPs at that moment
     * @param opponent the opponent, with their VPs at that moment
     */
    @Rule({EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    record Concession(Tally conceding, Tally opponent) implements MatchEnding {
        /**
         * Creates a concession.
         *
         * @throws IllegalArgumentException if a player meets themselves
         */
        public Concession {
            Pairing.of(conceding.player(), opponent.player());
        }

        @Override
        public MatchResult result(Scoring scoring) {
            return scoring.concession(conceding, opponent);
        }

        @Override
        public Option<PlayerId> wonBy() {
            return Option.some(opponent.player());
        }

        @Override
        public Pairing pairing() {
            return Pairing.of(conceding.player(), opponent.player());
        }

        @Override
        public int vpsOf(PlayerId player) {
            return Tally.vpsOf(player, conceding, opponent);
        }

        @Override
        public String describeManner(Wording wording) {
            return Sentences.byConcession(wording, conceding.player(), isScored(), conceding.vps(), opponent.vps());
        }

        @Override
        public String describe(Wording wording) {
            return Sentences.concession(
                    wording, conceding.player(), opponent.player(), isScored(), conceding.vps(), opponent.vps());
        }

        private boolean isScored() {
            return conceding.vps() > 0 || opponent.vps() > 0;
        }
    }

    /**
     * A match that neither player won, or that both declined to play.
     *
     * @param first one player and their VPs
     * @param second the other player and their VPs
     */
    @Rule(EventRuleId.DRAW)
    record Draw(Tally first, Tally second) implements MatchEnding {
        /**
         * Creates a draw.
         *
         * @throws IllegalArgumentException if a player meets themselves
         */
        public Draw {
            Pairing.of(first.player(), second.player());
        }

        @Override
        public MatchResult result(Scoring scoring) {
            return Scoring.draw(first, second);
        }

        @Override
        public Option<PlayerId> wonBy() {
            return Option.none();
        }

        @Override
        public Pairing pairing() {
            return Pairing.of(first.player(), second.player());
        }

        @Override
        public int vpsOf(PlayerId player) {
            return Tally.vpsOf(player, first, second);
        }

        @Override
        public String describeManner(Wording wording) {
            return Sentences.byDraw(wording);
        }

        @Override
        public String describe(Wording wording) {
            return Sentences.draw(wording, first.player(), second.player(), first.vps(), second.vps());
        }
    }

    /** Creates the ending of a match that {@code winner} won at the given VPs. */
    static MatchEnding victory(PlayerId winner, int winnerVps, PlayerId loser, int loserVps) {
        return new Victory(new Tally(winner, winnerVps), new Tally(loser, loserVps));
    }

    /** Creates the ending of a match that the clock ended at the given VPs. */
    static MatchEnding time(PlayerId one, int oneVps, PlayerId other, int otherVps) {
        return new Time(new Tally(one, oneVps), new Tally(other, otherVps));
    }

    /** Creates the ending of a match that {@code conceding} gave up at the given VPs. */
    static MatchEnding concession(PlayerId conceding, int concedingVps, PlayerId opponent, int opponentVps) {
        return new Concession(new Tally(conceding, concedingVps), new Tally(opponent, opponentVps));
    }

    /**
     * Creates the ending of a match that {@code conceding} gave up before any VPs were scored, or did not appear
     * for.
     */
    static MatchEnding concession(PlayerId conceding, PlayerId opponent) {
        return concession(conceding, 0, opponent, 0);
    }

    /** Creates the ending of a match drawn at the given VPs. */
    static MatchEnding draw(PlayerId one, int oneVps, PlayerId other, int otherVps) {
        return new Draw(new Tally(one, oneVps), new Tally(other, otherVps));
    }

    /** Creates the ending of a match that both players declined to play: a draw without VPs. */
    @Rule({EventRuleId.DRAW, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    static MatchEnding declined(PlayerId one, PlayerId other) {
        return draw(one, 0, other, 0);
    }

    /** Returns the result as it counts in the standings by the given rules. */
    MatchResult result(Scoring scoring);

    /** Returns the player who won, or none for a draw. It is the same by all scoring rules. */
    Option<PlayerId> wonBy();

    /**
     * Returns a short description to print beside the score: {@code victory}, {@code time},
     * {@code Ida conceded at 5–8}, {@code draw}.
     */
    String describeManner(Wording wording);

    /** Returns the two players of the match. */
    Pairing pairing();

    /** Returns the VPs of a player as they stood on the table when the match ended; 0 for any other player. */
    int vpsOf(PlayerId player);

    /**
     * Returns whether the VPs suggest another ending, as after a slip of the pen: a victory with fewer or equal VPs,
     * or a draw with different ones. Both are allowed, so ask once more before you report them.
     */
    default boolean isUnusual() {
        return (this instanceof Victory won && won.winner().vps() <= won.loser().vps())
                || (this instanceof Draw drawn
                        && drawn.first().vps() != drawn.second().vps());
    }
}
