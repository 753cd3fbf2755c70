package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.github.crisisrules.tournament.finals.Bracket;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Every random history of an event keeps the laws of a game and {@linkplain EventInvariants those of an event}. */
class EventHistoryProperties {
    @Provide
    Arbitrary<History<TournamentState, TournamentCommand, TournamentEvent>> histories() {
        return GameHistories.of(new TournamentSubject()).upTo(150);
    }

    @Property(tries = 100)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void everyHistoryOfAnEventKeepsTheLawsOfAGame(
            @ForAll("histories") History<TournamentState, TournamentCommand, TournamentEvent> history) {
        Play<TournamentState, TournamentCommand, TournamentEvent> play = history.check();
        Statistics.label("bracket")
                .collect(play.state().bracket().exists(Bracket::isOver))
                .coverage(coverage -> coverage.check(true).count(played -> played > 0));
    }

    @Property(tries = 1_000)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    @Tag("fuzz")
    void everyOneOfAThousandHistoriesKeepsTheLawsOfAGame(
            @ForAll("histories") History<TournamentState, TournamentCommand, TournamentEvent> history) {
        everyHistoryOfAnEventKeepsTheLawsOfAGame(history);
    }
}
