package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the stage after the cut: which player leads alone, and when that player has won. */
class PostCutStageProperties {
    @Provide
    Arbitrary<Map<PlayerId, Integer>> points() {
        return Arbitraries.integers()
                .between(0, 5)
                .list()
                .ofMinSize(1)
                .ofMaxSize(6)
                .map(each -> Vector.ofAll(each)
                        .zipWithIndex()
                        .toLinkedMap(point -> PlayerId.of(point._2 + 1), point -> point._1));
    }

    @Property(tries = 300)
    @Verifies(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    void aSoleLeaderHasMorePointsThanEachOtherPlayer(@ForAll("points") Map<PlayerId, Integer> points) {
        Vector<PlayerId> ahead = points.keySet()
                .toVector()
                .filter(player -> points.remove(player)
                        .values()
                        .forAll(other -> points.get(player).get() > other));
        assertThat(PostCutStage.soleLeader(points).toVector()).isEqualTo(ahead);
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    void theLeaderWinsOnlyAfterARoundAmongTheQualifiers(
            @ForAll("points") Map<PlayerId, Integer> points, @ForAll @IntRange(max = 5) int rounds) {
        assertThat(PostCutStage.swissWinner(0, points)).isEmpty();
        assertThat(PostCutStage.swissWinner(rounds, points))
                .isEqualTo(rounds == 0 ? Option.none() : PostCutStage.soleLeader(points));
        assertThatIllegalArgumentException().isThrownBy(() -> PostCutStage.swissWinner(-1 - rounds, points));
    }

    @Property(tries = 200)
    void pointsBelowZeroAndNoPlayersAtAllAreInvalid(
            @ForAll("points") Map<PlayerId, Integer> points, @ForAll @IntRange(min = -9, max = -1) int negative) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PostCutStage.soleLeader(points.put(PlayerId.of(99), negative)));
        assertThatIllegalArgumentException().isThrownBy(() -> PostCutStage.soleLeader(LinkedHashMap.empty()));
    }

    @Property
    @Verifies({EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void onlyFurtherSwissRoundsHaveARandomOrderOfTheirOwn(@ForAll PostCutStage stage, @ForAll Language language) {
        assertThat(stage.stageOfLots()).isEqualTo(stage == PostCutStage.SWISS_CONTINUES ? 2 : 1);
        assertThat(stage.describe(Wording.ENGLISH.in(language))).isNotBlank();
    }
}
