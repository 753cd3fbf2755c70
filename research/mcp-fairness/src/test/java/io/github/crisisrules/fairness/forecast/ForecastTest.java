package io.github.crisisrules.fairness.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ForecastTest {
    private static final MatchModel NO_DRAWS = new MatchModel.Elo(400, 0);

    /**
     * Ada has beaten Bo, Cy has beaten Di, and now Ada meets Cy and Bo meets Di. The winner of the first match has six
     * points, all others have three or fewer, so that match decides the event.
     */
    @Test
    void theOpenMatchDecides() {
        Desk desk = fourPlayers(Structure.swiss(2))
                .report("Ada", 16, "Bo", 9)
                .report("Cy", 16, "Di", 9)
                .apply(pairs("Ada", "Cy", "Bo", "Di"));
        // 400 points more are odds of ten to one.
        Strengths ratings = new Strengths.Given(Vector.of(1900.0, 1500.0, 1500.0, 1500.0));
        Forecast forecast =
                Forecast.of(desk.state(), ForecastModel.of(ratings).withMatch(NO_DRAWS), Seed.of(1), 10_000);

        PlayerForecast ada = forecast.of(desk.player("Ada"));
        assertThat(ada.odds().winsEvent().share()).isCloseTo(10 / 11.0, within(0.012));
        assertThat(ada.odds().winsEvent().error()).isCloseTo(0.0029, within(0.0002));
        assertThat(ada.odds().leadsSwiss()).isEqualTo(ada.odds().winsEvent());
        assertThat(ada.odds().makesCut()).isEmpty();
        assertThat(ada.after(Outcome.WIN).get().winsEvent().isAlways()).isTrue();
        assertThat(ada.after(Outcome.DRAW)).isEmpty();
        assertThat(ada.after(Outcome.LOSS).get().winsEvent().isNever()).isTrue();
        assertThat(forecast.of(desk.player("Bo")).odds().winsEvent().isNever()).isTrue();
        assertThat(forecast.describe())
                .isEqualTo(
                        "An estimate that assumes the same 4 strengths in every event; Elo matches, 400 points for odds"
                                + " of ten to one, no draws; winners score 16 to 20 VPs, losers 4 to 15, leaning on strength by"
                                + " 0.5; rounds paired by swiss; and that the players present stay to the end. It is the share of"
                                + " 10000 simulated continuations; ± is its standard error where that is at least 1.5"
                                + " percentage points.");
    }

    /** Among equal players two of four make a cut of two; the bracket then has one match, in which the draw goes to the higher seed. */
    @Test
    void equalPlayersHaveEqualChancesBeforeAnyResult() {
        Desk desk = fourPlayers(Structure.withCut(3, 2));
        Forecast forecast = Forecast.of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(2), 10_000);
        for (PlayerForecast player : forecast.players()) {
            assertThat(player.odds().makesCut().get().share()).isCloseTo(0.5, within(0.02));
            assertThat(player.odds().winsEvent().share()).isCloseTo(0.25, within(0.02));
        }
    }

    /** Ada and Bo won their semi-finals, and Ada left: whoever meets the empty place is champion. */
    @Test
    void aFinalistWhoLeftCannotWin() {
        Desk desk = fourPlayers(Structure.withCut(1, 4))
                .report("Ada", 20, "Bo", 9)
                .report("Cy", 16, "Di", 4)
                .cut()
                .pairRound();
        Pairing first = desk.openMatches().head().pairing();
        desk = desk.report(MatchEnding.victory(first.first(), 16, first.second(), 9))
                .drop(desk.name(first.first()));
        Pairing second = desk.openMatches().head().pairing();
        Forecast forecast = Forecast.of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(3), 1_000);

        assertThat(forecast.of(first.first()).odds().winsEvent().isNever()).isTrue();
        assertThat(forecast.of(first.second()).odds().winsEvent().isNever()).isTrue();
        PlayerForecast higher = forecast.of(second.first());
        assertThat(higher.odds().winsEvent().share()).isCloseTo(0.5, within(0.06));
        assertThat(higher.after(Outcome.WIN).get().winsEvent().isAlways()).isTrue();
        assertThat(higher.odds().makesCut().get().isAlways()).isTrue();
    }

    /** After two of three rounds the player who won both matches is more likely to be strong, but not sure to be. */
    @Test
    void strengthsAreFittedToTheMatchesSoFar() {
        Desk desk = fourPlayers(Structure.swiss(3))
                .report("Ada", 16, "Bo", 9)
                .report("Cy", 16, "Di", 9)
                .apply(pairs("Ada", "Cy", "Bo", "Di"))
                .report("Ada", 16, "Cy", 9)
                .report("Bo", 16, "Di", 9)
                .apply(pairs("Ada", "Di", "Bo", "Cy"));
        ForecastModel model = ForecastModel.fitted(desk.state(), 200);
        assertThat(model.strengths().describe()).isEqualTo("strengths of deviation 200 as 4 matches show them");
        Forecast fitted = Forecast.of(desk.state(), model, Seed.of(4), 10_000);
        Forecast equal = Forecast.of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(4), 10_000);
        double ada = fitted.of(desk.player("Ada")).odds().winsEvent().share();
        assertThat(ada)
                .isGreaterThan(equal.of(desk.player("Ada")).odds().winsEvent().share() + 0.03);
        assertThat(ada).isLessThan(0.97);
        assertThatThrownBy(() -> ForecastModel.fitted(desk.state(), 0))
                .hasMessage("The deviation must be positive and finite, but is 0.0");
    }

    @Test
    void aDeskIsForecastForEqualPlayersAndShownAsATable() {
        Desk desk = fourPlayers(Structure.withCut(2, 2))
                .report("Ada", 16, "Bo", 9)
                .report("Cy", 16, "Di", 9)
                .drop("Di");
        Forecast forecast = Forecast.of(desk);
        assertThat(forecast.continuations()).isEqualTo(Forecast.USUAL_CONTINUATIONS);
        assertThat(forecast)
                .isEqualTo(Forecast.of(
                        desk.state(),
                        ForecastModel.equalPlayers(desk.state()),
                        Seed.of(1),
                        Forecast.USUAL_CONTINUATIONS));
        assertThat(forecast.describe()).startsWith("An estimate that assumes players of equal strength; ");
        Vector<Vector<String>> rows = forecast.table(desk.state()).texts();
        assertThat(forecast.table(desk.state()).headings())
                .containsExactly(
                        "player",
                        "wins",
                        "first after Swiss",
                        "makes the cut",
                        "… after a win",
                        "… after a draw",
                        "… after a loss");
        assertThat(rows.map(Vector::head)).hasSize(3).doesNotContain("Di");
        assertThat(forecast.ranked().map(own -> own.odds().winsEvent().share()))
                .isEqualTo(forecast.ranked()
                        .map(own -> own.odds().winsEvent().share())
                        .sorted()
                        .reverse());
        assertThat(rows.flatMap(Vector::tail)).allMatch(cell -> cell.matches("–|[<>]?\\d+ %( ± \\d+)?"));
        assertThat(rows.find(row -> row.head().equals("Bo")).get().get(4)).endsWith(" %");
        assertThat(Forecast.obstacle(desk.state())).isEmpty();
        Desk plain = fourPlayers(Structure.swiss(2));
        TextTable table = Forecast.of(plain).table(plain.state());
        assertThat(table.headings())
                .containsExactly(
                        "player", "first after Swiss", "wins", "… after a win", "… after a draw", "… after a loss");
        // Three in a hundred matches are drawn: of 2,000 continuations about 60, which is no whole percentage.
        assertThat(table.texts().map(row -> row.get(4))).allMatch(cell -> cell.matches("\\d+ % ± \\d"));
    }

    @Test
    void aShareBelowAllIsNeverShownAsCertain() {
        assertThat(Vector.of(0, 1, 10, 500, 999, 1000).map(happened -> new Chance(happened, 1000).describe()))
                .containsExactly("0 %", "<1 %", "1 %", "50 %", ">99 %", "100 %");
    }

    @Test
    void statesWithoutAForecastAreRefused() {
        Desk early = Desk.challenger("Early", Seed.of(1)).register("Ada", "Bo", "Cy", "Di");
        assertThatThrownBy(() -> forecast(early))
                .hasMessage("The event has no rounds yet, so nothing can be continued. Pair round 1 first.");
        assertThat(Forecast.obstacle(early.state()))
                .contains("The event has no rounds yet, so nothing can be continued. Pair round 1 first.");
        Desk desk = fourPlayers(Structure.swiss(2));
        assertThatThrownBy(() -> Forecast.of(desk.state(), new Strengths.Given(Vector.of(1500.0)), Seed.of(1), 10))
                .hasMessage("The strengths do not fit the event: values must have a number for each of the 4 players,"
                        + " but has 1");
        assertThatThrownBy(() -> Forecast.of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(1), 0))
                .hasMessage("A forecast needs 1 continuation or more, not 0.");
        assertThatThrownBy(() -> forecast(desk.end("The hall is closed.")))
                .hasMessageStartingWith("The event was ended without a champion: The hall is closed.");
    }

    /**
     * Ada and Cy both won and advance. Swiss rounds continue until one of them leads alone, so a drawn match is played
     * again: each of two equal players wins half the time.
     */
    @Test
    void swissRoundsContinueAfterTheCutUntilOnePlayerLeadsAlone() {
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("on")
                                .edition(Editions.CHALLENGER)
                                .structure(Option.some(Structure.withCut(1, 2)))
                                .postCutStage(PostCutStage.SWISS_CONTINUES)
                                .build(),
                        Seed.of(1))
                .register("Ada", "Bo", "Cy", "Di")
                .open()
                .apply(pairs("Ada", "Bo", "Cy", "Di"))
                .report("Ada", 16, "Bo", 9)
                .report("Cy", 16, "Di", 9);
        for (Desk moment : Vector.of(desk, desk.cut(), desk.cut().pairRound())) {
            Forecast forecast = Forecast.of(moment);
            for (String name : Vector.of("Ada", "Cy")) {
                PlayerForecast own = forecast.of(desk.player(name));
                assertThat(own.odds().makesCut().get().isAlways()).isTrue();
                assertThat(own.odds().winsEvent().share()).isCloseTo(0.5, within(0.04));
                assertThat(own.after(Outcome.WIN).get().winsEvent().isAlways()).isTrue();
                assertThat(own.after(Outcome.DRAW).get().winsEvent().share()).isCloseTo(0.5, within(0.25));
            }
            assertThat(forecast.of(desk.player("Bo")).odds().winsEvent().isNever())
                    .isTrue();
        }
    }

    private static Forecast forecast(Desk desk) {
        return Forecast.of(desk.state(), ForecastModel.equalPlayers(desk.state()), Seed.of(1), 10);
    }

    private static Desk fourPlayers(Structure structure) {
        return Desk.of(
                        Announcement.builder()
                                .name("four")
                                .edition(Editions.CHALLENGER)
                                .structure(Option.some(structure))
                                .build(),
                        Seed.of(1))
                .register("Ada", "Bo", "Cy", "Di")
                .open()
                .apply(pairs("Ada", "Bo", "Cy", "Di"));
    }

    private static TournamentCommand pairs(String... names) {
        Vector<Pairing> pairs =
                Vector.range(0, names.length / 2).map(i -> Pairing.of(number(names[2 * i]), number(names[2 * i + 1])));
        return new TournamentCommand.PairByHand(pairs, Option.none());
    }

    private static io.github.crisisrules.tournament.player.PlayerId number(String name) {
        return io.github.crisisrules.tournament.player.PlayerId.of(
                1 + Vector.of("Ada", "Bo", "Cy", "Di").indexOf(name));
    }
}
