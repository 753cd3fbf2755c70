package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of what an organizer puts right, over the states of random events. */
class CorrectionsProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.events();
    }

    private static Vector<TournamentState> states(Desk desk) {
        return desk.play().steps().map(Play.Step::state).toVector();
    }

    private static Vector<Pairing> pairsWith(TournamentState state, Vector<TournamentCommand> commands) {
        return commands.foldLeft(
                        state,
                        (now, command) -> Tournament.GAME
                                .decide(now, command)
                                .toEither()
                                .get()
                                .state())
                .round()
                .get()
                .tables()
                .pairs();
    }

    @Property(tries = 40)
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aFixedTableMovesTwoMatchesAtMostAndChangesNoPair(
            @ForAll("events") Desk desk, @ForAll @IntRange(min = 1, max = 12) int table) {
        TournamentCommand pair = new TournamentCommand.PairRound();
        for (TournamentState state : states(desk)) {
            if (state.isBracketStage() || Tournament.GAME.decide(state, pair).isRefused()) {
                continue;
            }
            PlayerId player = Seed.of(table).pick(state.active());
            Vector<Pairing> free = pairsWith(state, Vector.of(pair));
            Vector<Pairing> fixed =
                    pairsWith(state, Vector.of(new TournamentCommand.FixTable(player, Option.some(table)), pair));
            assertThat(fixed.sorted()).isEqualTo(free.sorted());
            int moved = free.zip(fixed).count(both -> !both._1.equals(both._2));
            assertThat(moved).isIn(0, 2);
            if (free.exists(one -> one.has(player))) {
                assertThat(fixed.get(Math.min(table, fixed.size()) - 1).has(player))
                        .isTrue();
            } else {
                assertThat(moved).isZero();
            }
        }
    }

    @Property(tries = 40)
    @Verifies(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    void aWithdrawnResultThatIsReportedAgainRestoresTheState(@ForAll("events") Desk desk) {
        for (TournamentState state : states(desk)) {
            for (RoundMatch match : state.round()
                    .map(SwissRound::reported)
                    .getOrElse(Vector.empty())
                    .take(3)) {
                Tournament.GAME
                        .decide(state, new TournamentCommand.WithdrawResult(match.pairing()))
                        .toEither()
                        .forEach(open -> {
                            assertThat(open.state().openMatches()).contains(match);
                            assertThat(Tournament.GAME
                                            .decide(
                                                    open.state(),
                                                    new TournamentCommand.ReportResult(state.round()
                                                            .get()
                                                            .endingOf(match.pairing())
                                                            .get()))
                                            .toEither()
                                            .get()
                                            .state())
                                    .isEqualTo(state);
                        });
            }
        }
    }
}
