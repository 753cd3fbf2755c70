package io.github.crisisrules.tournament.roster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of the order in which the rosters of a Timeline List are played. */
class RosterScheduleProperties {
    private static final RosterSchedule PRINTED =
            Editions.TIMELINE.rosterSchedule().get();

    @Property(tries = 100)
    @Verifies({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void anyThreeRoundsInARowUseEachRosterOnceUpwardsInSwissAndDownwardsInTheFinals(
            @ForAll @IntRange(min = 1, max = 60) int round) {
        Vector<Integer> rounds = Vector.rangeClosed(round, round + 2);
        assertThat(rounds.map(PRINTED::inSwissRound)).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(rounds.map(PRINTED::inFinalRound)).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(PRINTED.inSwissRound(round + 1) % 3).isEqualTo((PRINTED.inSwissRound(round) + 1) % 3);
        // The finals run through the rosters backwards: the two of a round always sum up to the same, modulo three.
        assertThat((PRINTED.inSwissRound(round) + PRINTED.inFinalRound(round)) % 3)
                .isEqualTo(1);
    }
}
