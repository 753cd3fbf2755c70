package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * How a match of the final rounds came to its end, as reported. Whatever the ending, one of the two goes on: an ending
 * names no event points, because the final rounds award none, and a draw is decided by the Swiss ranks.
 */
@Rule(TimelineRules.FINAL_END)
public sealed interface FinalEnding {
    /** One player won the game. */
    record Victory(PlayerId winner) implements FinalEnding {
        @Override
        public Vector<PlayerId> named() {
            return Vector.of(winner);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.victory().apply(this);
        }
    }

    /** The round's time ran out: these were the VPs after the game round was finished. */
    record TimeUp(FinalScore first, FinalScore second) implements FinalEnding {
        /** Both scores are needed, of two players. */
        public TimeUp {
            if (first.player().equals(second.player())) {
                throw new IllegalArgumentException("two scores for " + first.player() + " and none for the opponent");
            }
        }

        @Override
        public Vector<PlayerId> named() {
            return Vector.of(first.player(), second.player());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.timeUp().apply(this);
        }
    }

    /** One player gave the match up. */
    record Concession(PlayerId conceding) implements FinalEnding {
        @Override
        public Vector<PlayerId> named() {
            return Vector.of(conceding);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.concession().apply(this);
        }
    }

    /** Nobody won, or both declined to play: in the Swiss rounds this would be a draw. */
    record NoWinner() implements FinalEnding {
        @Override
        public Vector<PlayerId> named() {
            return Vector.empty();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noWinner().apply(this);
        }
    }

    /** {@code winner} won the game. */
    static FinalEnding wonBy(PlayerId winner) {
        return new Victory(winner);
    }

    /** Time ran out with these VPs. */
    static FinalEnding timeUp(PlayerId first, int firstVps, PlayerId second, int secondVps) {
        return new TimeUp(new FinalScore(first, firstVps), new FinalScore(second, secondVps));
    }

    /** {@code conceding} gave the match up. */
    static FinalEnding concededBy(PlayerId conceding) {
        return new Concession(conceding);
    }

    /** Nobody won. */
    static FinalEnding noWinner() {
        return new NoWinner();
    }

    /** Whom the report names; they must be players of the match. */
    Vector<PlayerId> named();

    /** One function for each ending. */
    <R> R match(Cases<R> cases);

    /**
     * Who goes on: the winner, the one with more VPs when time ran out, the opponent of the one who conceded; and where
     * that would be a draw, the one ranked higher after the Swiss rounds.
     */
    @Rule({TimelineRules.FINAL_END, TimelineRules.FINAL_DRAW})
    default PlayerId winner(PlayerId higherRanked, PlayerId lowerRanked) {
        return match(new Cases<>(
                Victory::winner,
                time -> time.first().vps() == time.second().vps()
                        ? higherRanked
                        : time.first().vps() > time.second().vps()
                                ? time.first().player()
                                : time.second().player(),
                concession -> concession.conceding().equals(higherRanked) ? lowerRanked : higherRanked,
                none -> higherRanked));
    }

    /** One function for each ending. */
    record Cases<R>(
            Function<Victory, R> victory,
            Function<TimeUp, R> timeUp,
            Function<Concession, R> concession,
            Function<NoWinner, R> noWinner) {}
}
