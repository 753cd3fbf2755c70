package io.github.crisisrules.js;

import io.github.crisisrules.core.game.Play;
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
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
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
        return does(desk ->
                desk.club(Js.text(club, "club"), Js.texts(players, "players").toJavaArray(String[]::new)));
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
