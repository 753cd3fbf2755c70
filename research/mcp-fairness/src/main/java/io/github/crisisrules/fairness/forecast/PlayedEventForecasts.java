package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.fit.PlayedMatch;
import io.github.crisisrules.fairness.play.EventPosition;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.ImportedPlayer;
import io.github.crisisrules.json.interchange.ImportedTable;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The forecasts of an event that was played elsewhere: after each Swiss round but the last, each player still in the
 * event is forecast, and the standings after the last round show what came true. Other programs continue differently
 * after the Swiss rounds, so the questions are about the standings: to be among the first few, and to be first.
 */
public final class PlayedEventForecasts {
    /** The kinds of forecast that are compared. */
    public enum Kind {
        /** Strengths fitted to the matches so far. */
        FITTED,
        /** All players equally strong. */
        EQUAL,
        /** Certainty that the standings stay as they are. */
        STANDINGS
    }

    private final ImportedEvent event;
    private final PointScale scale;
    private final Structure structure;

    /**
     * Creates the forecasts of an event.
     *
     * @throws IllegalArgumentException if the event has fewer than 8 players in round 1, fewer than 2 rounds, or more
     *     rounds than can be forecast, or if a desk cannot continue it
     */
    public PlayedEventForecasts(ImportedEvent event) {
        this.event = numbered(event);
        int players =
                event.rounds().headOption().map(PlayedEventForecasts::seats).getOrElse(0);
        if (players < 8 || event.rounds().size() < 2) {
            throw new IllegalArgumentException("The event has " + players + " players and "
                    + event.rounds().size() + " rounds. Use events of 8 players and 2 rounds or more.");
        }
        scale = scale(event.rounds().flatMap(round -> round));
        structure = Structure.withCut(event.rounds().size(), Integer.highestOneBit(players / 4));
        EventPosition.of(after(structure.swissRounds()));
    }

    /** Returns the event with numbers for names: other programs allow two players of one name. */
    private static ImportedEvent numbered(ImportedEvent event) {
        return new ImportedEvent(
                "event",
                event.players().map(player -> new ImportedPlayer(player.id(), "player " + player.id())),
                event.rounds());
    }

    private static int seats(Vector<ImportedTable> round) {
        return round.map(table -> table.seats().size()).sum().intValue();
    }

    /** Returns the scale that the tables show: the most and the fewest points of a match, and those of a drawn one. */
    private static PointScale scale(Vector<ImportedTable> tables) {
        Vector<ImportedTable> matches = tables.reject(ImportedTable::isBye);
        Vector<Integer> points = matches.flatMap(ImportedTable::seats).map(ImportedTable.Seat::points);
        int win = points.max().getOrElse(3);
        int draw = matches.filter(PlayedEventForecasts::isDrawn)
                .map(table -> table.seats().head().points())
                .max()
                .getOrElse(win / 3);
        return new PointScale(win, Math.min(draw, win), 0);
    }

    private static boolean isDrawn(ImportedTable table) {
        return table.seats().map(ImportedTable.Seat::points).distinct().size() == 1;
    }

    /** Returns the number of first places that the question of the cut is about: about a quarter of the players. */
    public int cut() {
        return structure.cut();
    }

    /** Returns the matches that were played. */
    public Vector<PlayedMatch> matches() {
        return PlayedMatch.of(after(structure.swissRounds()));
    }

    /** Returns the state of the event after the given number of rounds, at a desk. */
    TournamentState after(int rounds) {
        Announcement announcement = Announcement.builder()
                .name("played")
                .edition(Editions.CHALLENGER)
                .structure(Option.some(structure))
                .pointScale(scale)
                .build();
        ImportedEvent begun =
                new ImportedEvent(event.name(), event.players(), event.rounds().take(rounds));
        return Desk.of(announcement, Seed.of(1))
                .attempt(begun.takeOver())
                .getOrElseThrow(refusal ->
                        new IllegalArgumentException("A desk cannot continue the event: " + refusal.describe()))
                .state();
    }

    /**
     * Returns all forecasts of one kind, with what came true.
     *
     * @param number the number of the event, by which forecasts are grouped and seeded
     * @param deviation the assumed deviation of strengths, for fitted ones
     */
    public Vector<Verified> of(Kind kind, int number, double deviation, int continuations) {
        TournamentState end = after(structure.swissRounds());
        Seq<PlayerId> ranking = end.activeStandings().map(Standing::player);
        Vector<Verified> all = Vector.empty();
        for (int round = 1; round < structure.swissRounds(); round++) {
            TournamentState state = after(round);
            Vector<PlayerId> standings = state.activeStandings().map(Standing::player);
            Option<Forecast> forecast = Option.when(kind != Kind.STANDINGS, () -> {
                ForecastModel fitted = ForecastModel.fitted(state, deviation);
                ForecastModel model = kind == Kind.FITTED
                        ? fitted
                        : ForecastModel.equalPlayers(state).withMatch(fitted.match());
                return Forecast.of(state, model, Seed.of(number), continuations);
            });
            for (PlayerId player : standings) {
                Option<Odds> odds = forecast.map(found -> found.of(player).odds());
                all = all.append(new Verified(
                                number,
                                Question.CUT,
                                odds.flatMap(Odds::makesCut)
                                        .map(Chance::share)
                                        .getOrElse(standings.indexOf(player) < cut() ? 1.0 : 0.0),
                                ranking.take(cut()).contains(player)))
                        .append(new Verified(
                                number,
                                Question.FIRST,
                                odds.map(own -> own.leadsSwiss().share())
                                        .getOrElse(standings.indexOf(player) == 0 ? 1.0 : 0.0),
                                ranking.headOption().contains(player)));
            }
        }
        return all;
    }

    /** The questions that are forecast. */
    public enum Question {
        /** To be among the first quarter of the players after the Swiss rounds. */
        CUT,
        /** To be first after the Swiss rounds. */
        FIRST
    }

    /**
     * A forecast and its outcome.
     *
     * @param event the number of the event; forecasts of one event depend on each other
     */
    public record Verified(int event, Question question, double share, boolean cameTrue) {
        /** Returns the squared distance of the forecast from the outcome. */
        double brier() {
            double off = share - (cameTrue ? 1 : 0);
            return off * off;
        }
    }
}
