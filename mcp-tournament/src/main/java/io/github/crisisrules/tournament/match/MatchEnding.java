package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.rulebook.EventRules;

/**
 * How a match ended, as the two players report it: in a Swiss round, where {@link Scoring} says what it is worth, or in a
 * final round, where no points are given and the Swiss ranks decide what would be a draw.
 */
public sealed interface MatchEnding extends Cited, PlayerWords {
    /** One player won; the winner may have fewer VPs, for a victory need not be on points. */
    @Rule({EventRules.VICTORY, EventRules.WINNER_MAY_HAVE_FEWER_VPS})
    record Victory(Tally winner, Tally loser) implements MatchEnding {
        /** Two different players. */
        public Victory {
            Pairing.of(winner.player(), loser.player());
        }

        @Override
        public MatchResult result() {
            return Scoring.victory(winner, loser);
        }

        @Override
        public String how(Names names) {
            return "victory";
        }

        @Override
        public String words(Names names) {
            return winner.against(loser, names);
        }
    }

    /** The clock ended the match; VPs alone decide. */
    @Rule({EventRules.TIME, EventRules.WINNER_MAY_HAVE_FEWER_VPS})
    record Time(Tally one, Tally other) implements MatchEnding {
        /** Two different players. */
        public Time {
            Pairing.of(one.player(), other.player());
        }

        @Override
        public MatchResult result() {
            return Scoring.time(one, other);
        }

        @Override
        public String how(Names names) {
            return result().isDraw() ? "time, a draw" : "time";
        }

        @Override
        public String words(Names names) {
            return "time, " + one.against(other, names);
        }
    }

    /** One player gave the match up, at these VPs. */
    @Rule({EventRules.CONCEDE, EventRules.CONCEDER_KEEPS_VPS})
    record Concession(Tally conceding, Tally opponent) implements MatchEnding {
        /** Two different players. */
        public Concession {
            Pairing.of(conceding.player(), opponent.player());
        }

        @Override
        public MatchResult result() {
            return Scoring.concession(conceding, opponent);
        }

        @Override
        public String how(Names names) {
            String at =
                    conceding.vps() == 0 && opponent.vps() == 0 ? "" : " at " + conceding.vps() + "–" + opponent.vps();
            return names.of(conceding.player()) + " conceded" + at;
        }

        @Override
        public String words(Names names) {
            return names.of(conceding.player()) + " concedes at " + conceding.vps() + "-" + opponent.vps() + " to "
                    + names.of(opponent.player());
        }
    }

    /** Nobody won, or both declined to play. */
    @Rule(EventRules.DRAW)
    record Draw(Tally one, Tally other) implements MatchEnding {
        /** Two different players. */
        public Draw {
            Pairing.of(one.player(), other.player());
        }

        @Override
        public MatchResult result() {
            return Scoring.draw(one, other);
        }

        @Override
        public String how(Names names) {
            return "draw";
        }

        @Override
        public String words(Names names) {
            return names.of(one.player()) + " draws with " + names.of(other.player()) + ", " + one.vps() + "-"
                    + other.vps();
        }
    }

    /** {@code winner} won the match, with these VPs on both sides. */
    static MatchEnding victory(PlayerId winner, int winnerVps, PlayerId loser, int loserVps) {
        return new Victory(new Tally(winner, winnerVps), new Tally(loser, loserVps));
    }

    /** The clock ended the match at these VPs. */
    static MatchEnding time(PlayerId one, int oneVps, PlayerId other, int otherVps) {
        return new Time(new Tally(one, oneVps), new Tally(other, otherVps));
    }

    /** {@code conceding} gave up, at these VPs. */
    static MatchEnding concession(PlayerId conceding, int concedingVps, PlayerId opponent, int opponentVps) {
        return new Concession(new Tally(conceding, concedingVps), new Tally(opponent, opponentVps));
    }

    /** {@code conceding} gave up before a point was scored, or did not appear. */
    static MatchEnding concession(PlayerId conceding, PlayerId opponent) {
        return concession(conceding, 0, opponent, 0);
    }

    /** Nobody won, at these VPs. */
    static MatchEnding draw(PlayerId one, int oneVps, PlayerId other, int otherVps) {
        return new Draw(new Tally(one, oneVps), new Tally(other, otherVps));
    }

    /** Both players decided not to play: a draw without VPs. */
    @Rule({EventRules.DRAW, EventRules.WINNER_MAY_HAVE_FEWER_VPS})
    static MatchEnding declined(PlayerId one, PlayerId other) {
        return draw(one, 0, other, 0);
    }

    /** The match as it counts in the standings. */
    MatchResult result();

    /** How it ended, beside the score: {@code victory}, {@code time}, {@code Ida conceded at 5–8}, {@code draw}. */
    String how(Names names);

    /** The two players of the match. */
    default Pairing pairing() {
        return result().pairing();
    }
}
