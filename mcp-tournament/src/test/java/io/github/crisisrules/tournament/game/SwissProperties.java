package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.Swiss;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** An app with its own rows gets the round that an event with the same players would get. */
class SwissProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.events();
    }

    @Property(tries = 60)
    @Verifies({
        EventRuleId.BYE,
        EventRuleId.R1,
        EventRuleId.GROUPS,
        EventRuleId.REMATCH,
        EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS
    })
    void rowsOfAnAppArePairedLikeTheSamePlayersOfAnEvent(@ForAll("events") Desk desk) {
        TournamentState before = desk.play().start();
        for (Play.Step<TournamentState, TournamentCommand, TournamentEvent> step :
                desk.play().steps()) {
            if (step.command() instanceof TournamentCommand.PairRound
                    && before.cut().isEmpty()) {
                compare(before, step.state().round().get().tables());
            }
            before = step.state();
        }
    }

    private static void compare(TournamentState before, RoundTables paired) {
        Swiss.Round<String> round = Swiss.nextRound(
                before.records().players().map(player -> row(before, player)), SwissRules.seedOf(before));
        Vector<String> byes = paired.bye().toVector().map(bye -> before.name(bye.player()));
        assertThat(round.bye().isDefined()).isEqualTo(!byes.isEmpty());
        // Lots differ, since those of an event are drawn once for all its rounds; and rows do not show missed rounds.
        boolean missed =
                before.entries().exists(entry -> !entry.unpairedLosses().isEmpty());
        if (!before.rounds().isEmpty() && !byes.isEmpty() && !missed) {
            assertThat(rank(before, round.bye().get())).isEqualTo(rank(before, byes.head()));
        }
        if (round.bye().toVector().equals(byes)) {
            assertThat(round.tables())
                    .isEqualTo(paired.pairs()
                            .zipWithIndex((pair, table) -> new Swiss.Table<>(
                                    table + 1, before.name(pair.first()), before.name(pair.second()))));
        } else {
            assertThat(before.rounds()).isNotEmpty();
        }
    }

    /** Everything by which players are ranked, except lots. */
    private static Vector<Object> rank(TournamentState state, String name) {
        Standing standing = state.standings().of(state.player(name).get()).get();
        return Vector.of(
                standing.points(),
                standing.strengthOfSchedule(),
                standing.record().vps(),
                standing.record().byes());
    }

    private static Swiss.Row<String> row(TournamentState state, PlayerId player) {
        PlayerRecord record = state.records().of(player);
        Swiss.Row<String> row = Swiss.Row.of(
                        state.name(player), record.points(), record.opponents().map(state::name))
                .withByes(record.byes())
                .withVps(record.vps());
        return state.active().contains(player) ? row : row.left();
    }
}
