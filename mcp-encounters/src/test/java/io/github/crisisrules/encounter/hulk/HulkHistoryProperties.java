package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

class HulkHistoryProperties {
    private static final int STEPS = 200;
    private static final Vector<String> ENDINGS = Vector.of(
                    HulkEndings.MISSION_ACCOMPLISHED, HulkEndings.GAMMA_RAMPAGE, HulkEndings.RAMPAGE_OVER)
            .map(Ending::condition);

    @Provide
    Arbitrary<History<HulkState, HulkCommand, HulkEvent>> histories() {
        return GameHistories.of(new HulkSubject()).upTo(STEPS);
    }

    @Property(tries = 150)
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void everyHistoryKeepsTheLawsOfAGameAndAllEndsAreReached(
            @ForAll("histories") History<HulkState, HulkCommand, HulkEvent> history) {
        HulkState end = history.check().state();
        Statistics.label("ending")
                .collect(end.ending().map(Ending::condition).getOrElse("none"))
                .coverage(coverage ->
                        ENDINGS.forEach(ending -> coverage.check(ending).count(count -> count > 0)));
    }

    @Property(tries = 10_000)
    @Tag("fuzz")
    void thousandsOfHistoriesKeepTheLawsOfAGameAndReachEveryEndAtEveryDifficulty(
            @ForAll("histories") History<HulkState, HulkCommand, HulkEvent> history) {
        HulkState end = history.check().state();
        Statistics.label("ending")
                .collect(end.setup().difficulty() + ": "
                        + end.ending().map(Ending::condition).getOrElse("none"))
                .coverage(coverage -> {
                    for (HulkDifficulty difficulty : HulkDifficulty.values()) {
                        ENDINGS.forEach(ending ->
                                coverage.check(difficulty + ": " + ending).count(count -> count > 0));
                    }
                });
    }
}
