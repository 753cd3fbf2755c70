package io.github.crisisrules.tournament.edition;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of the structure of events. */
class StructureProperties {
    @Property(tries = 300)
    @Verifies({
        ChallengerRuleId.TABLE,
        TimelineRuleId.TABLE,
        TimelineRuleId.MIN,
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1
    })
    void morePlayersNeverHaveFewerRoundsOrASmallerCutAndTheMinimumAloneIsTheBound(
            @ForAll @IntRange(max = 200) int players) {
        for (Edition format : Vector.of(Editions.CHALLENGER, Editions.TIMELINE)) {
            int minimum = format == Editions.TIMELINE ? 32 : 4;
            assertThat(format.structureFor(players).isRight()).isEqualTo(players >= minimum);
            format.structureFor(players).forEach(structure -> {
                Structure next = format.structureFor(players + 1).get();
                assertThat(next.swissRounds()).isGreaterThanOrEqualTo(structure.swissRounds());
                assertThat(next.cut()).isGreaterThanOrEqualTo(structure.cut());
                // A cut never takes everyone, and the bracket of a Timeline Event always has eight players.
                assertThat(structure.cut()).isLessThanOrEqualTo(players / 4);
                assertThat(format == Editions.TIMELINE && structure.cut() != 8).isFalse();
            });
        }
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void anAnnouncedStructureHoldsForAnyNumberOfPlayersAndMakesTheEventUnofficial(
            @ForAll @IntRange(min = 1, max = 9) int rounds,
            @ForAll @IntRange(max = 4) int halvings,
            @ForAll @IntRange(max = 100) int players) {
        Structure structure = new Structure(rounds, halvings == 0 ? 0 : 1 << halvings);
        Announcement printed = Announcement.of("Printed", Editions.CHALLENGER);
        Announcement own = printed.withStructure(Option.some(structure));
        assertThat(own.structureFor(players)
                        .toOption()
                        .filter(structure::equals)
                        .isDefined())
                .isEqualTo(players > 1);
        assertThat(own.isOfficial()).isFalse();
        assertThat(printed.isOfficial()).isTrue();
        assertThat(printed.structureFor(players)).isEqualTo(Editions.CHALLENGER.structureFor(players));
    }
}
