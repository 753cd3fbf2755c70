package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static io.github.crisisrules.example.organizer.Layout.folded;
import static io.github.crisisrules.example.organizer.Layout.link;
import static io.github.crisisrules.example.organizer.Layout.section;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.PublicState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.RosterText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The public pages, made only from the {@link Board}, which contains neither the seed nor the time left and so cannot
 * reveal them by mistake.
 *
 * @param news the version of these pages, see {@link Live}
 * @param announced the organizer's announcement on all public pages; empty if there is none
 */
record PublicPages(String id, Board board, String news, String announced, Instant now) {
    private String home() {
        return "/e/" + id;
    }

    private Wording words() {
        return board.wording();
    }

    private Html tables(Iterable<TextTable> tables) {
        return Layout.tables(id, tables);
    }

    private String live(String title, Object... parts) {
        return Layout.live(words(), title, home() + "/live", news, parts);
    }

    private Html notice() {
        return announced.isEmpty() ? Html.NONE : el("p.announced", at("role", "status"), announced);
    }

    /** Returns the page of the event. */
    String event() {
        boolean over = board.phase() == Phase.CLOSED;
        boolean begun = board.round() > 0;
        Vector<Integer> all = Vector.rangeClosed(1, board.round());
        return live(
                board.title(),
                el("h1", board.title()),
                notice(),
                board.champion().map(winner -> el("p.champion", Sentences.champion(words(), winner))),
                Option.when(!over, () -> el("p.awaited", board.awaited().describe(words()))),
                Option.when(!over, () -> Layout.clock(board, now)),
                Option.when(!over && begun, () -> el("p.hint", Sentences.tapYourName(words()))),
                Layout.search(words()),
                tables(board.posted()),
                Option.when(
                        begun, () -> folded("ranks", Sentences.whyRanks(words()), false, Layout.list(board.reasons()))),
                Option.when(
                        !begun,
                        () -> section(
                                Sentences.players(words()),
                                el("ol.players", board.known().players().map(this::player)))),
                Option.when(
                        begun,
                        () -> folded(
                                "rounds", Sentences.allRounds(words()), false, tables(all.flatMap(board::pairings)))),
                folded(
                        "announcement",
                        Sentences.announcement(words()),
                        !begun,
                        tables(Vector.of(board.announcement()))),
                el("p.hint", Sentences.published(words()), " ", Layout.packet(id, words())));
    }

    private Html player(PublicState.PublicEntry player) {
        String page = home() + "/player/" + player.entrant().id().number();
        return el(
                "li",
                link(page, player.entrant().name()),
                Option.when(player.hasSubmittedList(), () -> " – " + Sentences.handedIn(words())));
    }

    /**
     * Returns the page of one player: the current match, why this opponent, and why this rank. A result that the
     * player has proposed is shown until the organizer has dealt with it.
     *
     * @param report the form for reporting the result; none if the player has no open match
     * @param reported the result that the player has proposed, as a sentence
     */
    String player(PlayerId player, Option<Html> report, Option<String> reported, Typed typed) {
        String name = words().text(player);
        boolean begun = board.round() > 0;
        Vector<String> list = board.known()
                .players()
                .find(entry -> entry.entrant().id().equals(player))
                .map(entry -> RosterText.write(entry.rosters()))
                .getOrElse(Vector.empty());
        return live(
                name + ", " + board.title(),
                el("p", link(home(), "‹ " + board.title())),
                el("h1", el("bdi", name)),
                notice(),
                Layout.clock(board, now),
                board.roster()
                        .filter(roster -> board.phase() != Phase.CLOSED)
                        .map(roster -> el("p", Sentences.rosterOfRound(words(), roster))),
                Option.when(report.isEmpty(), () -> Fields.faults(FieldFault.WHOLE, typed)),
                reported.map(said -> el("p.reported", at("role", "status"), said, " ", Sentences.youReported(words()))),
                report.map(form -> section(Sentences.yourMatch(words()), form)),
                Option.when(begun, () -> section(Sentences.whyRank(words()), el("p", board.whyRank(player)))),
                Option.when(
                        begun, () -> section(Sentences.whyOpponents(words()), Layout.list(board.whyOpponents(player)))),
                Option.when(!list.isEmpty(), () -> folded("list", Sentences.list(words()), false, lines(list))));
    }

    /** Creates a list of the lines of a player's list. */
    static Html lines(Vector<String> list) {
        return el("ul", list.map(line -> el("li", line)));
    }
}
