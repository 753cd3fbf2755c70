package io.github.crisisrules.example.tournament;

import static io.github.crisisrules.core.text.Markup.xml;
import static io.github.crisisrules.example.page.PageText.name;

import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RankReason;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The lines of the show page: a table, a standing or a final match, each with its explanation folded behind it. */
final class ShowRows {
    private ShowRows() {}

    /** Returns the tables of a Swiss round, with the bye last. */
    static String tables(TournamentState state, SwissRound round) {
        StringBuilder rows = new StringBuilder(
                "<div class=\"heads table\"><span></span><span>Player</span><span class=\"n\">Pts</span><span class=\"mid\">VPs</span>"
                        + "<span>Pts</span><span class=\"far\">Opponent</span></div>\n");
        round.tables()
                .pairs()
                .zip(round.endings())
                .zipWithIndex()
                .forEach(table -> rows.append(table(state, round, table._2 + 1, table._1._1, table._1._2)));
        round.tables()
                .byes()
                .forEach(bye -> rows.append(folded(
                        "row table",
                        "<span class=\"n soft\">–</span><span class=\"who won\">" + name(state.name(bye.player()))
                                + "</span><span></span><span class=\"mid\">bye</span><span></span><span class=\"who far\">"
                                + state.announcement().scoring().points().bye() + " points, "
                                + state.announcement().scoring().byeVps()
                                + " VPs</span>",
                        Vector.of(Explanation.opponentText(state, bye.player(), round.number(), state.wording())))));
        return rows.toString();
    }

    private static String table(
            TournamentState state, SwissRound round, int number, Pairing pairing, Option<MatchEnding> ending) {
        boolean swapped = round.pool().points(pairing.second()) > round.pool().points(pairing.first());
        PlayerId near = swapped ? pairing.second() : pairing.first();
        PlayerId far = pairing.opponentOf(near);
        String score = ending.map(end -> end.result(state.announcement().scoring()))
                .map(result -> result.of(near).vps() + "–" + result.of(far).vps())
                .getOrElse("");
        String line = "<span class=\"n soft\">" + number + "</span>" + side(state, ending, near, "who")
                + "<span class=\"n soft\">" + round.pool().points(near) + "</span><span class=\"mid\">" + score
                + "</span><span class=\"soft\">" + round.pool().points(far) + "</span>"
                + side(state, ending, far, "who far");
        return folded(
                "row table",
                line,
                Vector.of(
                                ending.map(end -> words(state, end)).getOrElse("Not finished."),
                                Explanation.opponentText(state, near, round.number(), state.wording()))
                        .appendAll(Option.when(
                                addsSomething(state, far, round.number()),
                                () -> Explanation.opponentText(state, far, round.number(), state.wording()))));
    }

    /**
     * Returns whether the explanation for the opponent adds something to the player's, such as other players kept
     * apart.
     */
    private static boolean addsSomething(TournamentState state, PlayerId player, int round) {
        return Explanation.opponent(state, player, round)
                .flatMap(Either::toOption)
                .exists(reason -> !reason.avoidedOpponents().isEmpty()
                        || !reason.excludedOpponents().isEmpty());
    }

    private static String side(TournamentState state, Option<MatchEnding> ending, PlayerId player, String style) {
        boolean won = ending.flatMap(MatchEnding::wonBy).contains(player);
        return "<span class=\"" + style + (won ? " won" : "") + "\">" + name(state.name(player)) + "</span>";
    }

    private static String words(TournamentState state, MatchEnding ending) {
        if (ending instanceof MatchEnding.Victory victory) {
            return state.name(victory.winner().player()) + " won the game.";
        }
        if (ending instanceof MatchEnding.Concession concession) {
            return state.name(concession.conceding().player()) + " conceded.";
        }
        return ending instanceof MatchEnding.Time ? "Time ran out; the victory points decided." : "A draw.";
    }

    /** Returns the standings after a Swiss round, with the tiebreaker that separates each player from the one above. */
    static String standings(TournamentState state, int round) {
        StringBuilder rows = new StringBuilder(
                "<div class=\"heads rank\"><span></span><span>Player</span><span class=\"n\">Pts</span>"
                        + "<span class=\"n\">SoS</span><span class=\"n\">VPs</span><span>behind by</span></div>\n");
        Standings standings = state.standingsAfter(round);
        standings.rows().forEach(row -> rows.append(standing(state, standings, round, row)));
        return rows.toString();
    }

    private static String standing(TournamentState state, Standings standings, int round, Standing row) {
        RankReason reason = RankReason.of(standings, row.player()).get();
        boolean last = round == state.rounds().size();
        boolean qualified = last && qualified(state, row.player());
        boolean cutBelow = qualified
                && reason.below()
                        .exists(below -> !qualified(state, below.neighbour().player()));
        boolean left = !last && !state.rounds().get(round).includes(row.player());
        String line = "<span class=\"n soft\">" + row.rank() + "</span><span class=\"who\">"
                + name(state.name(row.player()))
                + (qualified
                        ? " <span class=\"tag\">top "
                                + state.cut().get().qualified().size() + "</span>"
                        : "")
                + (left ? " <span class=\"gone\">left</span>" : "")
                + "</span><span class=\"n won\">" + row.points() + "</span><span class=\"n\">"
                + row.strengthOfSchedule().toDecimal(3) + "</span><span class=\"n\">" + row.vps()
                + "</span><span class=\"by\">"
                + reason.above().map(above -> brief(above.tiebreaker())).getOrElse("") + "</span>";
        return folded(
                cutBelow ? "row rank cut" : "row rank",
                line,
                Vector.of(
                        reason.describe(state.wording()),
                        Explanation.opponentText(state, row.player(), round, state.wording())));
    }

    private static boolean qualified(TournamentState state, PlayerId player) {
        return state.bracket().exists(bracket -> bracket.seeds().seedOf(player) > 0);
    }

    private static String brief(Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> "points";
            case STRENGTH_OF_SCHEDULE -> "SoS";
            case VICTORY_POINTS -> "VPs";
            case RANDOM -> "lot";
            default -> by.describe();
        };
    }

    /** Returns a final match and its ending. */
    static String finalMatch(TournamentState state, Bracket bracket, FinalMatch match) {
        String players = match.players()
                .map(player -> "<span" + (match.winner().contains(player) ? " class=\"won\"" : "") + ">"
                        + name(state.name(player)) + "</span> <span class=\"by\">("
                        + bracket.seeds().seedOf(player) + ")</span>")
                .mkString(" – ");
        String ended = match.ending()
                .map(ending -> finalWords(state, match, ending))
                .getOrElse(
                        match.isBye() ? "goes on without playing" : match.isDecided() ? "no player goes on" : "open");
        return "<div class=\"plain\"><span class=\"who\">" + players + "</span><span class=\"by\">" + xml(ended)
                + "</span></div>\n";
    }

    /** Returns the ending of a final match as text, with the VPs in the order of the names shown. */
    private static String finalWords(TournamentState state, FinalMatch match, MatchEnding ending) {
        String vps = match.players()
                .map(player -> String.valueOf(
                        ending.result(state.announcement().scoring()).of(player).vps()))
                .mkString("–");
        String higher = ending.wonBy().isEmpty() ? ": a draw, the higher Swiss rank goes on" : "";
        if (ending instanceof MatchEnding.Concession concession) {
            return vps + ", " + state.name(concession.conceding().player()) + " conceded";
        }
        return vps + (ending instanceof MatchEnding.Time ? " on time" : "") + higher;
    }

    private static String folded(String style, String line, Vector<String> answers) {
        StringBuilder row = new StringBuilder("<details class=\"" + style + "\"><summary>" + line + "</summary><div>");
        for (String answer : answers) {
            row.append("<p>").append(xml(answer)).append("</p>");
        }
        return row.append("</div></details>\n").toString();
    }
}
