package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;

/**
 * The reason for a player's rank: the tiebreakers that rank the player below the next player above and above the
 * next player below.
 *
 * @param standing the line of the player in the standings
 * @param above the next player above; none for the first
 * @param below the next player below; none for the last
 */
public record RankReason(Standing standing, Option<Decided> above, Option<Decided> below) implements Describable {
    /**
     * A neighbour in the standings, and the tiebreaker that ranks the two apart.
     *
     * @param neighbour the line of the neighbour
     * @param tiebreaker the first tiebreaker in which the two differ
     */
    public record Decided(Standing neighbour, Tiebreaker tiebreaker) implements Describable {
        PlayerId player() {
            return neighbour.player();
        }

        int points() {
            return neighbour.points();
        }

        int vps() {
            return neighbour.vps();
        }

        /** Returns the neighbour's value of the tiebreaker, as text. */
        String figure() {
            return neighbour.figure(tiebreaker).map(Ratio::toString).getOrElse("–");
        }

        String rule() {
            return tiebreaker.rule();
        }

        /** Returns a description such as {@code Bruno by event points (6 points, EV-POINTS)}. */
        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Returns the reason for a player's rank, or none if the player is not ranked. */
    public static Option<RankReason> of(Standings standings, PlayerId player) {
        return standings
                .of(player)
                .map(own -> new RankReason(
                        own, neighbour(standings, own, own.rank() - 1), neighbour(standings, own, own.rank() + 1)));
    }

    private static Option<Decided> neighbour(Standings standings, Standing own, int rank) {
        return Option.when(
                        rank >= 1 && rank <= standings.rows().size(),
                        () -> standings.rows().get(rank - 1))
                .map(other -> new Decided(other, standings.chain().deciding(own, other)));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.rank(
                wording,
                standing.player(),
                standing.rank(),
                standing.points(),
                standing.strengthOfSchedule().toString(),
                standing.vps(),
                standing.tiebreakValues(),
                above,
                below);
    }
}
