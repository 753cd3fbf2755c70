package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.el;
import static io.github.crisisrules.example.organizer.Layout.folded;
import static io.github.crisisrules.example.organizer.Layout.link;
import static io.github.crisisrules.example.organizer.Layout.section;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.PublicState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The public pages, made only from the {@link Board}, which contains neither the seed nor the time left and so cannot
 * reveal them by mistake.
 *
 * @param news the version of these pages, see {@link Live}
 */
record PublicPages(String id, Board board, String news, Instant now) {
    private String home() {
        return "/e/" + id;
    }

    private Html tables(Iterable<TextTable> tables) {
        return Layout.tables(board, id, tables);
    }

    private String live(String title, Object... parts) {
        return Layout.live(title, home() + "/live", news, parts);
    }

    /** Returns the page of the event. */
    String event() {
        boolean over = board.phase() == Phase.CLOSED;
        boolean begun = board.round() > 0;
        Vector<Integer> all = Vector.rangeClosed(1, board.round());
        String awaited = board.awaited().describe(board.wording());
        return live(
                board.title(),
                el("h1", board.title()),
                board.champion()
                        .map(winner ->
                                el("p.champion", "Champion: " + board.wording().text(winner))),
                Option.when(!over, () -> el("p.awaited", awaited)),
                Option.when(!over, () -> Layout.clock(board, now)),
                Option.when(
                        !over && begun,
                        () -> el("p.hint", "Tap your name to see why you sit there, and to report your result.")),
                tables(board.posted()),
                Option.when(begun, () -> folded("Why these ranks", false, Layout.list(board.reasons()))),
                Option.when(
                        !begun,
                        () -> section(
                                "Players",
                                el("ol.players", board.known().players().map(this::player)))),
                Option.when(begun, () -> folded("All rounds", false, tables(all.flatMap(board::pairings)))),
                folded("Announcement", !begun, tables(Vector.of(board.announcement()))),
                el("p.hint", "Everything that is published: ", Layout.packet(id)));
    }

    private Html player(PublicState.PublicEntry player) {
        String page = home() + "/player/" + player.entrant().id().number();
        return el(
                "li", link(page, player.entrant().name()), Option.when(player.hasSubmittedList(), " – list handed in"));
    }

    /**
     * Returns the page of one player: the current match, why this opponent, and why this rank. A result that the
     * player has proposed is shown until the organizer has dealt with it.
     *
     * @param report the form for reporting the result; none if the player has no open match
     * @param reported the result that the player has proposed, as a sentence
     */
    String player(PlayerId player, Option<Html> report, Option<String> reported, Typed typed) {
        String name = board.wording().text(player);
        return live(
                name + ", " + board.title(),
                el("p", link(home(), "‹ " + board.title())),
                el("h1", el("bdi", name)),
                Layout.clock(board, now),
                Option.when(report.isEmpty(), () -> Fields.faults(FieldFault.WHOLE, typed)),
                report.map(form -> section("Your match", form)),
                reported.map(said -> el("p.reported", said + " You reported this; the organizer has to confirm it.")),
                Option.when(board.round() > 0, () -> section("Why this rank", el("p", board.whyRank(player)))),
                Option.when(
                        board.round() > 0,
                        () -> section("Why these opponents", Layout.list(board.whyOpponents(player)))));
    }
}
