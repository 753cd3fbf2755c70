package io.github.crisisrules.fairness.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.concurrent.ForkJoinPool;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

class ForecastProperties {
    private static final Seed SEED = Seed.of(8);

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void aForecastNeverContradictsAProof(@ForAll long seed) {
        TournamentState state = EventMoments.beforeCut(seed).state();
        Forecast forecast = Forecast.of(state, ratings(state), SEED, 60);
        Map<PlayerId, CutProspect> prospects = CutRace.of(state).getOrElse(TreeMap.empty());
        prospects.forEach((player, prospect) -> {
            PlayerForecast own = forecast.of(player);
            Statistics.label("proved").collect(prospect);
            own.odds().makesCut().forEach(chance -> requireNoContradiction(prospect, chance));
            if (prospect == CutProspect.IN_WITH_WINS && CutRace.roundsToPlay(state, player) == 1) {
                own.after(Outcome.WIN)
                        .flatMap(Odds::makesCut)
                        .forEach(won -> assertThat(won.isAlways()).isTrue());
            }
            CutRace.outlook(state, player)
                    .get()
                    .answers()
                    .forEach(answer -> own.after(answer.outcome())
                            .flatMap(Odds::makesCut)
                            .forEach(chance -> {
                                Statistics.label("proved after the match").collect(answer.prospect());
                                requireNoContradiction(answer.prospect(), chance);
                            }));
        });
    }

    private static void requireNoContradiction(CutProspect prospect, Chance chance) {
        if (prospect == CutProspect.CLINCHED) {
            assertThat(chance.isAlways()).isTrue();
        } else if (prospect == CutProspect.OUT_UNLESS_OTHERS_LEAVE) {
            assertThat(chance.isNever()).isTrue();
        }
    }

    /** As many players make the cut as it has places, one wins, one leads, and no player who has left makes the cut. */
    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void thePlacesAddUp(@ForAll long seed, @ForAll boolean houseRules) {
        TournamentState state = EventMoments.of(seed, houseRules).state();
        Forecast forecast = Forecast.of(state, ratings(state), SEED, 40);
        Vector<Odds> odds = forecast.players().map(PlayerForecast::odds);
        long cut = odds.flatMap(Odds::makesCut).map(Chance::happened).sum().longValue();
        assertThat(cut).isIn(0L, 40L * state.structure().get().cut());
        assertThat(odds.map(one -> one.leadsSwiss().happened()).sum().longValue())
                .isEqualTo(40);
        assertThat(odds.map(one -> one.winsEvent().happened()).sum().longValue())
                .isEqualTo(state.active().isEmpty() && state.champion().isEmpty() ? 0 : 40);
        forecast.players().forEach(own -> {
            long next = own.afterNext()
                    .values()
                    .map(after -> after.winsEvent().of())
                    .sum()
                    .longValue();
            assertThat(next).isLessThanOrEqualTo(40);
            // The chances after each outcome, weighed by how often it occurs, are the chances now.
            if (next == 40) {
                assertThat(own.afterNext()
                                .values()
                                .map(after -> after.winsEvent().happened())
                                .sum()
                                .longValue())
                        .isEqualTo(own.odds().winsEvent().happened());
            }
        });
        if (state.cut().isEmpty()) {
            state.entries()
                    .filter(entry -> !entry.isActive())
                    .forEach(gone -> assertThat(
                                    forecast.of(gone.id()).odds().makesCut().forAll(Chance::isNever))
                            .isTrue());
        }
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void theNumberOfThreadsDoesNotMatter(@ForAll long seed) throws Exception {
        TournamentState state = EventMoments.of(seed, false).state();
        Forecast alone = on(1, state);
        assertThat(on(5, state)).isEqualTo(alone);
    }

    private static Forecast on(int threads, TournamentState state) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> Forecast.of(state, ratings(state), SEED, 700))
                    .get();
        } finally {
            pool.shutdown();
        }
    }

    private static Strengths ratings(TournamentState state) {
        return new Strengths.Given(Vector.tabulate(state.entries().size(), p -> 1500 + 50.0 * (p % 5)));
    }
}
