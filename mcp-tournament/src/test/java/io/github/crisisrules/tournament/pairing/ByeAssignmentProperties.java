package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ByeAssignmentProperties {
    @Example
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void theLowestOfThoseWithTheFewestByesHasIt() {
        // The fourth and the fifth have had one already, so the third has it.
        assertThat(ByeAssignment.lowestOfFewest(0, 0, 0, 1, 1)).isEqualTo(2);
        assertThat(ByeAssignment.lowestOfFewest(1, 1, 1)).isEqualTo(2);
        assertThat(ByeAssignment.lowestOfFewest(2, 1, 2)).isEqualTo(1);
    }

    @Property
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void noPlayerHasFewerByesAndNoneRankedLowerAsFew(
            @ForAll @Size(min = 1, max = 12) List<@IntRange(max = 3) Integer> ranked) {
        int[] byes = ranked.stream().mapToInt(Integer::intValue).toArray();
        int rank = ByeAssignment.lowestOfFewest(byes);
        assertThat(byes[rank]).isEqualTo(Arrays.stream(byes).min().getAsInt());
        assertThat(Arrays.stream(byes, rank + 1, byes.length)).allMatch(other -> other > byes[rank]);
    }
}
