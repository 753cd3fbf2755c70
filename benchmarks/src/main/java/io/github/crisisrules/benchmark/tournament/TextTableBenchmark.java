package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.text.TextTable;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The standings of a large event as aligned text, compared with Markdown, which needs no column widths. */
public class TextTableBenchmark extends Comparison {
    /** The number of players in the standings. */
    @Param("10000")
    public int players;

    private TextTable table = TextTable.of("", Vector.empty(), Vector.empty());

    /** Creates standings as they are posted: numbers, names, and a remark for a few players. */
    @Setup
    public void fill() {
        table = TextTable.of(
                "Standings after round 6",
                Vector.of("Rank", "Player", "Points", "SoS", "VPs", ""),
                Vector.rangeClosed(1, players)
                        .map(rank -> Vector.of(
                                Integer.toString(rank),
                                "Player " + (rank * 7919L) % players,
                                Integer.toString(18 - 18 * rank / players),
                                "1." + (1000 + rank % 9000),
                                Integer.toString(40 + rank % 60),
                                rank % 20 == 0 ? "dropped after round 3" : "")));
    }

    @Override
    protected Object measured() {
        return table.text();
    }

    @Override
    protected Object reference() {
        return table.markdown();
    }
}
