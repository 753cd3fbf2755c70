package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

class ColossusHistoryProperties {
    private static final int STEPS = 300;

    @Provide
    Arbitrary<History<ColossusState, ColossusCommand, ColossusEvent>> histories() {
        return GameHistories.of(new ColossusSubject()).upTo(STEPS);
    }

    @Property(tries = 100)
    @Verifies({
        ColossusRuleId.WORST,
        ColossusRuleId.WIN,
        ColossusRuleId.LOSE,
        ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT,
        ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED
    })
    void everyHistoryKeepsTheLawsOfAGameAndBothEndsAreReached(
            @ForAll("histories") History<ColossusState, ColossusCommand, ColossusEvent> history) {
        ColossusState end = history.check().state();
        Statistics.label("ending")
                .collect(end.ending().map(Ending::condition).getOrElse("none"))
                .coverage(coverage -> {
                    coverage.check(ColossusEndings.DESTRUCTION.condition()).count(count -> count > 0);
                    coverage.check(ColossusEndings.EVACUATION.condition()).count(count -> count > 0);
                });
    }

    @Property(tries = 10_000)
    @Tag("fuzz")
    void thousandsOfHistoriesKeepTheLawsOfAGameAndReachBothEndsAtEveryDifficulty(
            @ForAll("histories") History<ColossusState, ColossusCommand, ColossusEvent> history) {
        ColossusState end = history.check().state();
        Statistics.label("ending")
                .collect(end.setup().difficulty() + ": "
                        + end.ending().map(Ending::condition).getOrElse("none"))
                .coverage(coverage -> {
                    for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
                        coverage.check(difficulty + ": " + ColossusEndings.DESTRUCTION.condition())
                                .count(count -> count > 0);
                        coverage.check(difficulty + ": " + ColossusEndings.EVACUATION.condition())
                                .count(count -> count > 0);
                    }
                });
    }
}
