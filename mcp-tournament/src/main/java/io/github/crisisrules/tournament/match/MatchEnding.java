package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import java.util.function.Function;

/** How a match ended, as reported by the two players; {@link Scoring} says what it is worth. */
public sealed interface MatchEnding {
    /** One player won; the winner may have fewer VPs, for a victory need not be on points. */
    @Rule({EventRules.VICTORY, EventRules.RULING_6})
    record Victory(Tally winner, Tally loser) implements MatchEnding {
        /** Two different players. */
        public Victory {
            Pairing.of(winner.player(), loser.player());
        }
    }

    /** The clock ended the match; VPs alone decide. */
    @Rule({EventRules.TIME, EventRules.RULING_6})
    record Time(Tally one, Tally other) implements MatchEnding {
        /** Two different players. */
        public Time {
            Pairing.of(one.player(), other.player());
        }
    }

    /** One player gave the match up, at these VPs. */
    @Rule({EventRules.CONCEDE, EventRules.RULING_12})
    record Concession(Tally conceding, Tally opponent) implements MatchEnding {
        /** Two different players. */
        public Concession {
            Pairing.of(conceding.player(), opponent.player());
        }
    }

    /** Nobody won, or both declined to play. */
    @Rule(EventRules.DRAW)
    record Draw(Tally one, Tally other) implements MatchEnding {
        /** Two different players. */
        public Draw {
            Pairing.of(one.player(), other.player());
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
    @Rule({EventRules.DRAW, EventRules.RULING_6})
    static MatchEnding declined(PlayerId one, PlayerId other) {
        return draw(one, 0, other, 0);
    }

    /** The one place that tells the endings apart. */
    default <R> R match(
            Function<Victory, R> victory,
            Function<Time, R> time,
            Function<Concession, R> concession,
            Function<Draw, R> draw) {
        if (this instanceof Victory ending) {
            return victory.apply(ending);
        }
        if (this instanceof Time ending) {
            return time.apply(ending);
        }
        if (this instanceof Concession ending) {
            return concession.apply(ending);
        }
        return draw.apply((Draw) this);
    }

    /** The two players of the match. */
    default Pairing pairing() {
        return match(
                ending -> Pairing.of(ending.winner().player(), ending.loser().player()),
                ending -> Pairing.of(ending.one().player(), ending.other().player()),
                ending -> Pairing.of(
                        ending.conceding().player(), ending.opponent().player()),
                ending -> Pairing.of(ending.one().player(), ending.other().player()));
    }
}
