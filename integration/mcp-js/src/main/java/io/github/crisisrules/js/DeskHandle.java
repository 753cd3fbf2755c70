package io.github.crisisrules.js;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.PublishedEvent;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.roster.RosterText;
import io.vavr.collection.Vector;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** An event as its organizer runs it, in JavaScript: the verbs and views of {@link Desk}. */
public final class DeskHandle extends GameHandle<TournamentState, TournamentCommand, TournamentEvent, DeskHandle> {
    private final Desk desk;

    DeskHandle(Desk desk) {
        super(desk.play());
        this.desk = desk;
    }

    @Override
    DeskHandle with(Play<TournamentState, TournamentCommand, TournamentEvent> next) {
        return new DeskHandle(Desk.of(next));
    }

    @Override
    LogFormat<?, TournamentState, TournamentCommand, TournamentEvent> format() {
        return GameLogs.events();
    }

    /** Writes everything that is published once the event is over: the packet, the revealed seed with its salt, and the log. */
    @JSExport
    public String publish(JSObject salt) {
        return Js.guarded(() -> {
            String revealed = Js.isMissing(salt) ? "" : Js.text(salt, "salt");
            desk.packet(revealed);
            return PublishedEvent.write(play(), revealed, play().wording().language());
        });
    }

    /** Registers players by name. */
    @JSExport
    public DeskHandle register(JSObject names) {
        return does(desk -> desk.register(Js.texts(names, "names")));
    }

    /** Keeps two players apart where possible. */
    @JSExport
    public DeskHandle exclude(JSObject one, JSObject other) {
        return does(desk -> desk.exclude(Js.text(one, "one"), Js.text(other, "other")));
    }

    /** Gives a player a rating for the first round. */
    @JSExport
    public DeskHandle rate(JSObject player, JSObject rating) {
        return does(desk -> desk.rate(Js.text(player, "player"), Js.number(rating, "rating")));
    }

    /** Corrects the name of a player. */
    @JSExport
    public DeskHandle rename(JSObject player, JSObject newName) {
        return does(desk -> desk.rename(Js.text(player, "player"), Js.text(newName, "newName")));
    }

    /** Keeps the players of a club or team apart where possible. */
    @JSExport
    public DeskHandle club(JSObject club, JSObject players) {
        return does(desk -> desk.club(Js.text(club, "club"), Js.array(players, "players")));
    }

    /** Submits the list of a player as text. */
    @JSExport
    public DeskHandle submit(JSObject player, JSObject list) {
        return does(desk -> desk.submit(
                Js.text(player, "player"),
                RosterText.read(Js.text(list, "list"))
                        .toEither()
                        .getOrElseThrow(faults -> new FaultyAnswers(
                                Vector.ofAll(faults).map(fault -> FieldFault.of("list", fault, play().wording()))))));
    }

    /** Fixes the table of a player. */
    @JSExport
    public DeskHandle fixTable(JSObject player, JSObject table) {
        return does(desk -> desk.fixTable(Js.text(player, "player"), Js.number(table, "table")));
    }

    /** Frees a player from a fixed table. */
    @JSExport
    public DeskHandle freeTable(JSObject player) {
        return does(desk -> desk.freeTable(Js.text(player, "player")));
    }

    /** Gives a player a bye in round 1. */
    @JSExport
    public DeskHandle giveBye(JSObject player, JSObject why) {
        return does(desk -> desk.giveBye(Js.text(player, "player"), Js.one(why, "why", FirstRoundBye.values())));
    }

    /** Gives a player a bye in a later Swiss round. */
    @JSExport
    public DeskHandle requestBye(JSObject player, JSObject round) {
        return does(desk -> desk.requestBye(Js.text(player, "player"), Js.number(round, "round")));
    }

    /** Takes a bye back from a player who has left. */
    @JSExport
    public DeskHandle takeBackBye(JSObject player, JSObject round) {
        return does(desk -> desk.takeBackBye(Js.text(player, "player"), Js.number(round, "round")));
    }

    /** Closes the registration. */
    @JSExport
    public DeskHandle open() {
        return does(desk -> desk.open());
    }

    /** Pairs the next round. */
    @JSExport
    public DeskHandle pairRound() {
        return does(desk -> desk.pairRound());
    }

    /** Starts the clock of the current round, at a time in the form of ISO 8601. */
    @JSExport
    public DeskHandle startClock(JSObject seated, JSObject now) {
        return does(desk -> desk.startClock(Js.number(seated, "seated"), time(now)));
    }

    private static Instant time(JSObject now) {
        try {
            return Instant.parse(Js.text(now, "now"));
        } catch (DateTimeException noTime) {
            throw new IllegalArgumentException(
                    "now must be a time such as \"2026-11-21T10:00:00Z\", not " + Js.shown(now) + ".", noTime);
        }
    }

    /** Reports a match; the player with more VPs wins. */
    @JSExport
    public DeskHandle report(JSObject one, JSObject vps, JSObject other, JSObject otherVps) {
        return does(desk -> desk.report(
                Js.text(one, "one"), Js.number(vps, "vps"), Js.text(other, "other"), Js.number(otherVps, "otherVps")));
    }

    /** Reports a match with its winner. */
    @JSExport
    public DeskHandle reportWin(JSObject winner, JSObject vps, JSObject loser, JSObject loserVps) {
        return does(desk -> desk.reportWin(
                Js.text(winner, "winner"),
                Js.number(vps, "vps"),
                Js.text(loser, "loser"),
                Js.number(loserVps, "loserVps")));
    }

    /** Reports a match that ended on time. */
    @JSExport
    public DeskHandle time(JSObject one, JSObject vps, JSObject other, JSObject otherVps) {
        return does(desk -> desk.time(
                Js.text(one, "one"), Js.number(vps, "vps"), Js.text(other, "other"), Js.number(otherVps, "otherVps")));
    }

    /** Reports a drawn match. */
    @JSExport
    public DeskHandle draw(JSObject one, JSObject vps, JSObject other, JSObject otherVps) {
        return does(desk -> desk.draw(
                Js.text(one, "one"), Js.number(vps, "vps"), Js.text(other, "other"), Js.number(otherVps, "otherVps")));
    }

    /** Reports that neither player wants to play on. */
    @JSExport
    public DeskHandle bothDecline(JSObject one, JSObject other) {
        return does(desk -> desk.bothDecline(Js.text(one, "one"), Js.text(other, "other")));
    }

    /** Reports a concession. */
    @JSExport
    public DeskHandle concede(JSObject conceding) {
        return does(desk -> desk.concede(Js.text(conceding, "conceding")));
    }

    /** Corrects the result of a match. */
    @JSExport
    public DeskHandle amend(JSObject round, JSObject one, JSObject vps, JSObject other, JSObject otherVps) {
        return does(desk -> desk.amend(
                Js.number(round, "round"),
                Js.text(one, "one"),
                Js.number(vps, "vps"),
                Js.text(other, "other"),
                Js.number(otherVps, "otherVps")));
    }

    /** Withdraws the result of a match of the current round. */
    @JSExport
    public DeskHandle unreport(JSObject one, JSObject other) {
        return does(desk -> desk.unreport(Js.text(one, "one"), Js.text(other, "other")));
    }

    /** Takes a player out of the event. */
    @JSExport
    public DeskHandle drop(JSObject player) {
        return does(desk -> desk.drop(Js.text(player, "player")));
    }

    /** Takes a player out who did not appear. */
    @JSExport
    public DeskHandle noShow(JSObject player) {
        return does(desk -> desk.noShow(Js.text(player, "player")));
    }

    /** Lets a player return. */
    @JSExport
    public DeskHandle rejoin(JSObject player) {
        return does(desk -> desk.rejoin(Js.text(player, "player")));
    }

    /** Registers a late player. */
    @JSExport
    public DeskHandle enterLate(JSObject name) {
        return does(desk -> desk.enterLate(Js.text(name, "name")));
    }

    /** Pairs a late player with the player who has the bye. */
    @JSExport
    public DeskHandle pairWithBye(JSObject player) {
        return does(desk -> desk.pairWithBye(Js.text(player, "player")));
    }

    /** Replaces a Watcher by a person who does not play. */
    @JSExport
    public DeskHandle replaceWatcher(JSObject watcher, JSObject substitute) {
        return does(desk -> desk.replaceWatcher(Js.text(watcher, "watcher"), Js.text(substitute, "substitute")));
    }

    /** Records that players agreed to split their prizes. */
    @JSExport
    public DeskHandle splitPrizes(JSObject terms, JSObject players) {
        return does(desk -> desk.splitPrizes(Js.text(terms, "terms"), Js.array(players, "players")));
    }

    /** Does what is due: pairs the next round, makes the cut, pairs the next final round, or closes the event. */
    @JSExport
    public DeskHandle next() {
        return does(Desk::next);
    }

    /** Makes the progression cut. */
    @JSExport
    public DeskHandle cut() {
        return does(desk -> desk.cut());
    }

    /** Closes the event. */
    @JSExport
    public DeskHandle close() {
        return does(desk -> desk.close());
    }

    /** Ends the event early, for a reason. */
    @JSExport
    public DeskHandle end(JSObject reason) {
        return does(desk -> desk.end(Js.text(reason, "reason")));
    }

    /** Returns the view of the same name as a table. */
    @JSExport
    public JSObject announcement() {
        return view(Desk::announcement);
    }

    /** Returns the view of the same name as a table, for the current round unless another is named. */
    @JSExport
    public JSObject pairings(JSObject round) {
        return view(desk -> Js.isMissing(round) ? desk.pairings() : desk.pairings(Js.number(round, "round")));
    }

    /** Returns the view of the same name as a table. */
    @JSExport
    public JSObject seating() {
        return view(Desk::seating);
    }

    /** Returns the view of the same name as a table, for the current round unless another is named. */
    @JSExport
    public JSObject results(JSObject round) {
        return view(desk -> Js.isMissing(round) ? desk.results() : desk.results(Js.number(round, "round")));
    }

    /** Returns the view of the same name as a table, for the current round unless another is named. */
    @JSExport
    public JSObject standings(JSObject round) {
        return view(desk -> Js.isMissing(round) ? desk.standings() : desk.standings(Js.number(round, "round")));
    }

    /** Returns the view of the same name as a table. */
    @JSExport
    public JSObject bracket() {
        return view(Desk::bracket);
    }

    /** Returns the view of the same name as a table. */
    @JSExport
    public JSObject finalRanks() {
        return view(Desk::finalRanks);
    }

    /** Returns the names of all players, including those who have left. */
    @JSExport
    public JSObject players() {
        return Js.object(JsonArray.ofTexts(desk.state().entries().map(entry -> desk.name(entry.id()))));
    }

    /** Returns the matches of the current round without a result, as pairs of names. */
    @JSExport
    public JSObject openMatches() {
        return Js.object(JsonArray.ofAll(desk.openMatches()
                .map(match -> JsonObject.of("first", desk.name(match.pairing().first()))
                        .with("second", desk.name(match.pairing().second())))));
    }

    /** Returns the name of the champion, or null. */
    @JSExport
    public JSObject champion() {
        return Js.object(desk.champion()
                .<JsonValue>map(player -> new JsonString(desk.name(player)))
                .getOrElse(JsonNull.NULL));
    }

    /** Explains the opponent or the bye of a player in the current round. */
    @JSExport
    public String whyOpponent(JSObject player) {
        return Js.guarded(() -> desk.whyOpponent(Js.text(player, "player")));
    }

    /** Explains the rank of a player. */
    @JSExport
    public String whyRank(JSObject player) {
        return Js.guarded(() -> desk.whyRank(Js.text(player, "player")));
    }

    private DeskHandle does(UnaryOperator<Desk> verb) {
        return Js.guarded(() -> new DeskHandle(verb.apply(desk)));
    }

    private JSObject view(Function<Desk, TextTable> view) {
        return Js.guarded(() -> Js.object(TextViews.of(view.apply(desk))));
    }
}
