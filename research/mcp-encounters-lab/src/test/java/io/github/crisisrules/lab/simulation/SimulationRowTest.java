package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SimulationRowTest {
    private static final Setting SETTING = new Setting("NORMAL", "two squads", "plain", Option.none());
    private static final Vector<GameResult> FIVE = Vector.of(6, 6, 7)
            .map(rounds -> new GameResult(Option.of(new Ending(Side.CRISIS_TEAM, "KO", "UE-KO")), rounds))
            .append(new GameResult(Option.of(new Ending(Side.COSMIC_THREAT, "points", "UE-VP")), 8))
            .append(new GameResult(Option.none(), 20));

    @Test
    void aRowCountsGames() {
        SimulationRow row = SimulationRow.of(SETTING, FIVE);
        assertThat(row.games()).isEqualTo(5);
        assertThat(row.crisisWins()).isEqualTo(3);
        assertThat(row.cosmicWins()).isEqualTo(1);
        assertThat(row.endings()).isEqualTo(TreeMap.of("KO", 3, "points", 1, "unfinished", 1));
    }

    @Test
    void countsThatCannotBeAreRefused() {
        SimulationRow row = SimulationRow.of(SETTING, FIVE);
        assertRefused(5, 6, 0, row.lengths(), row.endings());
        assertRefused(5, 3, 3, row.lengths(), row.endings());
        assertRefused(5, -1, 0, row.lengths(), row.endings());
        assertRefused(5, Integer.MAX_VALUE, Integer.MAX_VALUE, row.lengths(), row.endings());
        assertRefused(0, 0, 0, row.lengths(), row.endings());
        assertRefused(6, 3, 1, row.lengths(), row.endings());
        assertRefused(5, 3, 1, Lengths.of(Vector.of(6)), row.endings());
        assertRefused(5, 3, 1, row.lengths(), TreeMap.of("KO", 6, "points", -1));
        assertRefused(5, 3, 1, row.lengths(), TreeMap.empty());
        assertThatIllegalArgumentException().isThrownBy(() -> new Lengths(TreeMap.of(6, -1, 7, 2)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Lengths(TreeMap.of(-6, 1)));
    }

    private static void assertRefused(
            int games, int crisis, int cosmic, Lengths lengths, TreeMap<String, Integer> endings) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SimulationRow(SETTING, games, crisis, cosmic, lengths, endings))
                .withMessageContaining(" of " + games + " games are impossible. ");
    }
}
