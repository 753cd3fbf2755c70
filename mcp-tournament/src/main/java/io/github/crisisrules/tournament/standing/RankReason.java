package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.vavr.control.Option;

/**
 * The reason for a player's rank: the tiebreakers that rank the player below the next player above and above the
 * next player below.
 */
public record RankReason(Standing standing, Option<Decided> above, Option<Decided> below) implements PlayerWords {
    /** A neighbour in the standings, and the tiebreaker that ranks the two apart. */
    public record Decided(Standing neighbour, Tiebreaker by) {}

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
    public String words(Names names) {
        StringBuilder text = new StringBuilder(names.of(standing.player()))
                .append(" is ranked ")
                .append(standing.rank())
                .append(" with ")
                .append(figures(standing));
        above.forEach(decided -> text.append("; below ").append(sentence(names, decided)));
        below.forEach(decided -> text.append("; above ").append(sentence(names, decided)));
        return text.append('.').toString();
    }

    private static String sentence(Names names, Decided decided) {
        return names.of(decided.neighbour().player()) + " by " + decided.by().words() + " ("
                + figure(decided.neighbour(), decided.by()) + ", "
                + decided.by().rule() + ")";
    }

    private static String figures(Standing standing) {
        return Plural.of(standing.points(), "point") + ", Strength of Schedule " + standing.strength() + ", "
                + Plural.of(standing.vps(), "VP")
                + standing.figures()
                        .map(figure -> ", " + figure.by().words() + " " + figure.value())
                        .mkString();
    }

    private static String figure(Standing standing, Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> Plural.of(standing.points(), "point");
            case STRENGTH_OF_SCHEDULE -> standing.strength().toString();
            case VICTORY_POINTS -> Plural.of(standing.vps(), "VP");
            case RANDOM -> "all else equal";
            default -> standing.figure(by).map(Ratio::toString).getOrElse("–");
        };
    }
}
