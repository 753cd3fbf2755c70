package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.el;
import static io.github.crisisrules.example.organizer.Layout.folded;
import static io.github.crisisrules.example.organizer.Layout.link;
import static io.github.crisisrules.example.organizer.Layout.section;

import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.desk.Phase;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * What everybody may see, made from the {@link Board} alone: there is no seed and no time left in it to be shown by mistake.
 *
 * @param news what these pages know; see {@link Live}
 */
record PublicPages(String id, Board board, String news, Instant now) {
    private String home() {
        return "/e/" + id;
    }

    private Option<String> pageOf(String name) {
        return board.player(name).map(player -> home() + "/player/" + player.number());
    }

    private Html table(TextTable table) {
        return Layout.table(table, this::pageOf);
    }

    private String live(String title, Object... parts) {
        return Layout.live(title, home() + "/live", news, parts);
    }

    /** The board of the event. */
    String event() {
        boolean over = board.phase() == Phase.CLOSED;
        boolean begun = board.round() > 0;
        return live(
                board.title(),
                el("h1", board.title()),
                board.champion()
                        .map(winner ->
                                el("p.champion", "Champion: " + board.names().of(winner))),
                Option.when(
                        !over,
                        () -> el(
                                "p.awaited",
                                "The event waits for " + board.awaited().words(board.names()) + ".")),
                Option.when(!over, () -> Layout.clock(board.clock(now), board.round())),
                Option.when(over, () -> table(board.finalRanks())),
                Option.when(
                        !over && begun,
                        () -> section(
                                "Round " + board.round(),
                                el("p.hint", "Tap your name to see why you sit there, and to report your result."),
                                all(board.seating()
                                        .orElse(() -> board.pairings(board.round()))
                                        .map(this::table)))),
                board.bracket().map(this::table),
                Option.when(
                        begun,
                        () -> el(
                                "section",
                                table(board.standings()),
                                folded("Why these ranks", false, Layout.list(board.reasons())))),
                board.race().map(this::table),
                Option.when(!begun, () -> section("Players", players())),
                Option.when(
                        begun,
                        () -> folded(
                                "All rounds",
                                false,
                                Vector.rangeClosed(1, board.round())
                                        .flatMap(board::pairings)
                                        .map(this::table))),
                folded("Announcement", !begun, table(board.announcement())),
                el("p.hint", "Everything that is published: ", Layout.packet(id)));
    }

    private Html players() {
        return el(
                "ol.players",
                board.known()
                        .players()
                        .map(player -> el(
                                "li",
                                link(
                                        home() + "/player/"
                                                + player.entrant().id().number(),
                                        player.entrant().name()),
                                Option.when(player.handedIn(), " – list handed in"))));
    }

    /**
     * One player: the match now, why this opponent, why this rank.
     *
     * @param report the form with which the player tells the result; nothing where there is no open match
     * @param told what was said about the match, for the organizer to confirm
     */
    String player(PlayerId player, Option<Html> report, Option<TournamentCommand> told, Typed typed) {
        String name = board.names().of(player);
        Vector<String> opponents = Vector.rangeClosed(1, board.known().rounds().size())
                .map(round -> "Round " + round + ": " + board.whyOpponent(player, round));
        return live(
                name + ", " + board.title(),
                el("p", link(home(), "‹ " + board.title())),
                el("h1", el("bdi", name)),
                Layout.clock(board.clock(now), board.round()),
                Option.when(report.isEmpty(), () -> ChoiceForms.faults(typed, Typed.WHOLE)),
                report.map(form -> section("Your match", form)),
                told.map(said -> el(
                        "p.told",
                        ChoiceForms.capital(said.words(board.names()))
                                + ". You reported this; the organizer has to confirm it.")),
                opponents.isEmpty()
                        ? Html.NONE
                        : all(
                                section("Why this rank", el("p", board.whyRank(player))),
                                section("Why these opponents", Layout.list(opponents))));
    }
}
