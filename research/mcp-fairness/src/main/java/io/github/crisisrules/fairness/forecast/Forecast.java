package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventPosition;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.LongStream;

/**
 * The chances of all players of a real event, estimated by playing it to the end many times under the event's own
 * rules: its structure, point scale, tiebreakers, pairing law, excluded pairings, byes, drops and open matches.
 *
 * <pre>{@code
 * Forecast forecast = Forecast.of(desk);
 * Option<Chance> cut = forecast.of(desk.player("Ada")).odds().makesCut();
 * String table = forecast.table(desk.state()).text();
 * }</pre>
 *
 * <p>Continuation <em>i</em> depends on the seed and <em>i</em> alone, and chances are exact counts, so that the
 * forecast does not depend on the number of threads. What the results so far prove is certain in every continuation.
 *
 * @param model the assumptions
 * @param players the forecasts of all players who ever registered, in the order of their numbers
 * @param continuations the number of continuations played
 */
public record Forecast(ForecastModel model, Vector<PlayerForecast> players, int continuations) {
    /** The number of continuations that {@link #of(Desk)} plays; no standard error is above 1.2 percentage points. */
    public static final int USUAL_CONTINUATIONS = 2_000;

    /** The number of continuations that a thread plays at a time. */
    private static final int BATCH = 128;

    /** The standard error from which the table shows it. */
    private static final double SMALL_ERROR = 0.015;

    private static final Question WINS = new Question("wins", "wins", odds -> Option.some(odds.winsEvent()));
    private static final Question CUT = new Question("cut", "makes the cut", Odds::makesCut);
    private static final Question FIRST =
            new Question("first", "first after Swiss", odds -> Option.some(odds.leadsSwiss()));

    private static final Comparator<PlayerForecast> MOST_LIKELY_FIRST = Comparator.comparingLong(
                    (PlayerForecast own) -> -own.odds().winsEvent().happened())
            .thenComparingLong(
                    own -> -own.odds().makesCut().map(Chance::happened).getOrElse(0L))
            .thenComparingLong(own -> -own.odds().leadsSwiss().happened())
            .thenComparing(PlayerForecast::player);

    /**
     * Forecasts an event at its desk, assuming that all players are equally strong. Show it with {@link #describe}: it
     * is an estimate. {@link #obstacle} says beforehand whether the event can be forecast.
     *
     * @throws IllegalArgumentException if the event cannot be continued
     */
    public static Forecast of(Desk desk) {
        return of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(1), USUAL_CONTINUATIONS);
    }

    /** Returns why an event cannot be forecast, as a sentence, or none. */
    public static Option<String> obstacle(TournamentState state) {
        return EventPosition.obstacle(state);
    }

    /**
     * Forecasts an event with the given Elo ratings and the usual assumptions, see {@link ForecastModel#of}.
     *
     * @throws IllegalArgumentException if the event cannot be continued, see {@link EventPosition#of}, if
     *     {@code ratings} do not fit the players, or if {@code continuations} is less than 1
     */
    public static Forecast of(TournamentState state, Strengths ratings, Seed seed, int continuations) {
        return of(state, ForecastModel.of(ratings), seed, continuations);
    }

    /**
     * Forecasts an event under the given assumptions.
     *
     * @throws IllegalArgumentException if the event cannot be continued, see {@link EventPosition#of}, if the
     *     strengths do not fit the players, or if {@code continuations} is less than 1
     */
    public static Forecast of(TournamentState state, ForecastModel model, Seed seed, int continuations) {
        EventPosition start = EventPosition.of(state);
        if (continuations < 1) {
            throw new IllegalArgumentException("A forecast needs 1 continuation or more, not " + continuations + ".");
        }
        model.strengths().misfit(start.players().size()).forEach(misfit -> {
            throw new IllegalArgumentException("The strengths do not fit the event: " + misfit);
        });
        int batches = (continuations + BATCH - 1) / BATCH;
        OddsTally all = LongStream.range(0, batches)
                .parallel()
                .mapToObj(
                        batch -> part(start, model, seed, batch * BATCH, Math.min(continuations, (batch + 1) * BATCH)))
                .reduce(new OddsTally(start.players().size()), OddsTally::merge);
        return new Forecast(model, all.forecasts(start.players(), start.hasCut()), continuations);
    }

    /** A question that the table answers for each player. */
    private record Question(String key, String heading, Function<Odds, Option<Chance>> chance) {
        Option<Chance> in(Odds odds) {
            return chance.apply(odds);
        }
    }

    private static OddsTally part(EventPosition start, ForecastModel model, Seed seed, long from, long to) {
        EventPlayer player = new EventPlayer(start, model.system(), model.victoryPoints());
        int players = start.players().size();
        OddsTally tally = new OddsTally(players);
        PlayedEvent sheet = null;
        for (long i = from; i < to; i++) {
            EventSample sample = EventSample.of(seed, i, players, model.strengths(), model.match());
            sheet = sheet == null ? player.sheet(sample) : sheet;
            player.play(sample, sheet);
            tally.count(sheet);
        }
        return tally;
    }

    /**
     * Returns the forecast of a player.
     *
     * @throws IllegalArgumentException if the player is not in the event
     */
    public PlayerForecast of(PlayerId player) {
        if (player.number() > players.size()) {
            throw new IllegalArgumentException(
                    "Player " + player + " is not in the event. Name one of its " + players.size() + " players.");
        }
        return players.get(player.number() - 1);
    }

    /** Returns all forecasts, the player most likely to win first. */
    public Vector<PlayerForecast> ranked() {
        return players.sorted(MOST_LIKELY_FIRST);
    }

    /**
     * Returns the chances as a table to post below {@link #describe}, with the player most likely to win first: the
     * chances now and, for the cut or, where that is decided, for the win, the chances after each outcome of the
     * player's next match. It leaves out players who have left and did not make the cut.
     *
     * @param state the state that was forecast
     */
    public TextTable table(TournamentState state) {
        boolean isCutOpen =
                players.exists(own -> own.odds().makesCut().exists(chance -> !chance.isAlways() && !chance.isNever()));
        Question asked = isCutOpen ? CUT : WINS;
        Vector<Question> now = Vector.of(WINS, CUT, FIRST)
                .remove(asked)
                .filter(one -> players.exists(own -> one.in(own.odds()).isDefined()))
                .append(asked);
        Vector<Outcome> next = Vector.of(Outcome.values())
                .filter(outcome -> players.exists(own -> own.after(outcome).isDefined()));
        return new TextTable(
                "Estimated chances",
                Vector.of(new TextTable.Column("player", "player"))
                        .appendAll(now.map(one -> new TextTable.Column(one.key, one.heading)))
                        .appendAll(next.map(outcome -> after(outcome.name().toLowerCase(Locale.ROOT)))),
                ranked().filter(own -> state.active().contains(own.player()) || !isOut(own.odds()))
                        .map(own -> Vector.<Cell>of(new Cell.Name(
                                        state.name(own.player()),
                                        Integer.toString(own.player().number())))
                                .appendAll(now.map(one -> figure(one.in(own.odds()))))
                                .appendAll(next.map(
                                        outcome -> figure(own.after(outcome).flatMap(asked::in))))));
    }

    private static TextTable.Column after(String outcome) {
        return new TextTable.Column("after-" + outcome, "… after a " + outcome);
    }

    private static Cell figure(Option<Chance> chance) {
        return new Cell.Figure(chance.map(known ->
                        known.describe() + (known.error() < SMALL_ERROR ? "" : " ± " + Math.round(100 * known.error())))
                .getOrElse("–"));
    }

    private static boolean isOut(Odds odds) {
        return odds.winsEvent().isNever()
                && odds.leadsSwiss().isNever()
                && odds.makesCut().forAll(Chance::isNever);
    }

    /** Describes the assumptions and the number of continuations. */
    public String describe() {
        return model.describe() + " It is the share of " + continuations
                + " simulated continuations; ± is its standard error where that is at least "
                + String.format(Locale.ROOT, "%.1f", 100 * SMALL_ERROR) + " percentage points.";
    }
}
