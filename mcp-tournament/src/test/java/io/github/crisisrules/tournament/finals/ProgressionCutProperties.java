package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.FinalsArbitraries;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ProgressionCutProperties {
    @Property(tries = 500)
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED})
    void replacingIsMakingTheCutWithoutThoseWhoLeft(
            @ForAll("ranking") Vector<PlayerId> ranking, @ForAll("seed") Seed seed) {
        int size = 1 + seed.split("size").below(ranking.size());
        Vector<PlayerId> leaving =
                seed.split("leaving").shuffle(ranking).take(seed.split("count").below(ranking.size() - size + 1));
        ProgressionCut cut = leaving.foldLeft(
                ProgressionCut.of(ranking, size).get(),
                (c, player) -> c.drop(player, false).get());
        ProgressionCut afresh =
                ProgressionCut.of(ranking.removeAll(leaving), size).get();
        assertThat(cut.qualified()).isEqualTo(afresh.qualified());
        assertThat(cut.outside()).isEqualTo(afresh.outside());
        assertThat(cut.left()).isEqualTo(leaving);
    }

    @Provide
    Arbitrary<Vector<PlayerId>> ranking() {
        return FinalsArbitraries.ranking(1, 40);
    }

    @Provide
    Arbitrary<Seed> seed() {
        return FinalsArbitraries.seed();
    }
}
