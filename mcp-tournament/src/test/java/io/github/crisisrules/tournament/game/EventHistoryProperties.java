package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.github.crisisrules.tournament.finals.Bracket;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.PerProperty;
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

    @Property(tries = 12_000)
    @PerProperty(MillionCommands.class)
    @Tag("fuzz")
    void aMillionRandomCommandsKeepTheLawsOfAGame(
            @ForAll("histories") History<TournamentState, TournamentCommand, TournamentEvent> history) {
        MillionCommands.DONE.addAndGet(history.check().steps().size());
    }

    /** The number of commands that were carried out in all histories together. A refused command does not count. */
    private static final class MillionCommands implements PerProperty.Lifecycle {
        private static final AtomicLong DONE = new AtomicLong();

        @Override
        public void onSuccess() {
            assertThat(DONE).hasValueGreaterThanOrEqualTo(1_000_000);
        }
    }
}
