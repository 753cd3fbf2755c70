package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
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

    @Property(tries = 300)
    @Verifies({EventRuleId.CUT, EventRuleId.CUT_REPLACE, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void everyPlayerIsInOnePlaceOfACutThatSaysWhatMayStillHappen(
            @ForAll("ranking") Vector<PlayerId> ranking, @ForAll("seed") Seed seed, @ForAll boolean isBegun) {
        int size = 1 + seed.split("size").below(ranking.size());
        ProgressionCut made = ProgressionCut.of(ranking, size).get();
        PlayerId first = seed.split("first").pick(ranking);
        ProgressionCut cut = made.drop(first, false).getOrElse(made);
        PlayerId stranger = PlayerId.of(999);
        assertThat(cut.next()).isEqualTo(cut.outside().headOption());
        for (PlayerId player : ranking.append(stranger)) {
            boolean isIn = cut.qualified().contains(player);
            boolean isOutside = cut.outside().contains(player);
            boolean hasLeft = cut.left().contains(player);
            FinalsViolation rejoin = isIn
                    ? new FinalsViolation.StillQualified(player)
                    : isOutside
                            ? new FinalsViolation.OutsideCut(player)
                            : hasLeft ? new FinalsViolation.LeftSinceCut(player) : new FinalsViolation.NotInCut(player);
            assertThat(cut.whyNoRejoin(player)).isEqualTo(rejoin);
            assertThat(cut.drop(player, isBegun).isRight())
                    .isEqualTo(isOutside || (isIn && !isBegun && cut.next().isDefined()));
            assertThat(cut.drop(player, isBegun).swap())
                    .allSatisfy(refusal ->
                            assertThat(refusal.describe(Wording.ENGLISH)).isNotBlank());
            for (ProgressionCut after : cut.drop(player, isBegun)) {
                assertThat(after.qualified()).hasSameSizeAs(cut.qualified());
                assertThat(after.left()).isEqualTo(cut.left().append(player));
            }
        }
        assertThat(cut.qualified()
                        .appendAll(cut.outside())
                        .appendAll(cut.left())
                        .sorted())
                .isEqualTo(ranking.sorted());
        assertThat(ProgressionCut.of(ranking, ranking.size() + size).swap())
                .contains(new FinalsViolation.CutTooLarge(ranking.size() + size, ranking.size()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ProgressionCut(ranking, ranking.take(1), Vector.empty()));
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
