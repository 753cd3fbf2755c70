package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The next round for an app with its own ids. A law of its own says that it pairs like an event. */
class SwissTest {
    private static final Seed SEED = Seed.ofWords("league night 3");

    private static final List<Swiss.Row<String>> LEAGUE = List.of(
            Swiss.Row.of("ada", 6, "bruno", "chidi"),
            Swiss.Row.of("bruno", 3, "ada").withByes(1),
            Swiss.Row.of("chidi", 3, "dana", "ada"),
            Swiss.Row.of("dana", 3, "chidi", "emil"),
            Swiss.Row.of("emil", 3, "dana").withByes(1));

    /**
     * Chidi and Dana have had no bye and three points each. Chidi met Dana (3 points in 2 rounds) and Ada (6 in 2), Dana met
     * Chidi (3 in 2) and Emil (3 in 2): Dana's schedule was weaker, so Dana is ranked lower and has the bye. Ada has met
     * Bruno and Chidi, so Emil is the only new opponent, and Bruno and Chidi remain.
     */
    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.REMATCH})
    void aLeagueOfFiveGetsTwoTablesAndABye() {
        Swiss.Round<String> round = Swiss.nextRound(LEAGUE, SEED);
        assertThat(round.bye()).containsExactly("dana");
        assertThat(round.tables())
                .containsExactly(new Swiss.Table<>(1, "ada", "emil"), new Swiss.Table<>(2, "bruno", "chidi"));
        assertThat(round).hasToString("ada – emil, bruno – chidi, dana – bye");
        assertThat(round.why("dana"))
                .isEqualTo("dana has the bye: the lowest-ranked player without a bye so far; ranked lower, but with a"
                        + " bye already: emil [EV-BYE].");
        assertThat(round.why("ada")).contains("ada", "emil").endsWith(".");
        assertThat(round.why("ada", Wording.ENGLISH.in(Language.SPANISH)))
                .contains("ada", "emil")
                .isNotEqualTo(round.why("ada"));
    }

    @Test
    @Verifies(EventRuleId.BYE)
    void victoryPointsRankPlayersWhoAreOtherwiseEqual() {
        List<Swiss.Row<Integer>> rows = List.of(
                Swiss.Row.of(10, 3, 20).withVps(16),
                Swiss.Row.of(20, 0, 10).withVps(9),
                Swiss.Row.of(30, 3, 40).withVps(18),
                Swiss.Row.of(40, 0, 30).withVps(4),
                Swiss.Row.<Integer>of(50, 3).withByes(1).withVps(14));
        assertThat(Swiss.nextRound(rows, SEED).bye()).containsExactly(40);
    }

    @Test
    void playersWhoHaveLeftCountButAreNotPaired() {
        List<Swiss.Row<String>> rows = List.of(
                Swiss.Row.of("a", 3, "b"),
                Swiss.Row.of("b", 0, "a").left(),
                Swiss.Row.of("c", 3, "d"),
                Swiss.Row.of("d", 0, "c"),
                Swiss.Row.of("e", 1, "f"),
                Swiss.Row.of("f", 1, "e"));
        Swiss.Round<String> round = Swiss.nextRound(rows, SEED);
        assertThat(round.bye()).containsExactly("d");
        assertThat(round.tables().flatMap(table -> Vector.of(table.first(), table.second())))
                .containsExactlyInAnyOrder("a", "c", "e", "f");
        assertThatThrownBy(() -> round.why("b")).hasMessageContaining("does not take part");
    }

    @Test
    void roundOneIsDrawnAndOnePlayerAloneHasTheBye() {
        List<Swiss.Row<String>> three = List.of(Swiss.Row.of("a", 0), Swiss.Row.of("b", 0), Swiss.Row.of("c", 0));
        assertThat(Vector.range(0, 30)
                        .map(i -> Swiss.nextRound(three, Seed.of(i)).bye().get())
                        .toSet())
                .containsExactlyInAnyOrder("a", "b", "c");
        assertThat(Swiss.nextRound(three.subList(0, 1), SEED).tables()).isEmpty();
        assertThat(Swiss.<String>nextRound(List.of(), SEED).bye()).isEmpty();
    }

    @Test
    void rowsThatContradictEachOtherAreRejectedByTheIdsOfTheApp() {
        assertThatThrownBy(() -> Swiss.nextRound(List.of(Swiss.Row.of("a", 0, "b"), Swiss.Row.of("b", 0)), SEED))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Player a met b once, but b met a 0 times. List every match in both rows.");
        assertThatThrownBy(() -> Swiss.nextRound(List.of(Swiss.Row.of("a", 0, "z")), SEED))
                .hasMessage("Player z has no row. Add one, with left() for a player who does not play any more.");
        assertThatThrownBy(() -> Swiss.nextRound(List.of(Swiss.Row.of("a", 0), Swiss.Row.of("a", 3)), SEED))
                .hasMessage("Player a has two rows. Give one row for each player.");
        assertThatThrownBy(() -> Swiss.Row.of("a", -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Swiss.Row.of("a", 0, "a")).isInstanceOf(IllegalArgumentException.class);
    }
}
