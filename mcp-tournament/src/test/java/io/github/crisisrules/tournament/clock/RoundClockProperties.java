package io.github.crisisrules.tournament.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.Instant;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the clock of a round. */
class RoundClockProperties {
    private static final RoundTime TIME = Editions.CHALLENGER.roundTime();

    @Provide
    Arbitrary<Vector<CrisisFace>> rolls() {
        return Arbitraries.longs().map(seed -> TIME.roll(Seed.of(seed), 1)).withoutEdgeCases();
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.CLOCK_START)
    void theClockStartsExactlyWhenMorePlayersAreSeatedThanNot(
            @ForAll("rolls") Vector<CrisisFace> dice,
            @ForAll @IntRange(min = 1, max = 200) int players,
            @ForAll @IntRange(max = 200) int seated) {
        int there = Math.min(seated, players);
        assertThat(RoundClock.start(TIME, dice, there, players, Instant.EPOCH).isRight())
                .isEqualTo(there > players - there);
        assertThat(RoundClock.seatsNeeded(players)).isBetween(1, players);
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.CLOCK)
    void aRoundLastsNinetyMinutesAndOneForEachCriticalOrWildWhateverTheirOrder(
            @ForAll("rolls") Vector<CrisisFace> dice, @ForAll long order) {
        Duration length = TIME.length(dice);
        assertThat(length).isBetween(Duration.ofMinutes(90), Duration.ofMinutes(95));
        assertThat(length.minusMinutes(90).toMinutes())
                .isEqualTo(5 - dice.count(face -> face != CrisisFace.CRITICAL && face != CrisisFace.WILD));
        assertThat(TIME.length(Seed.of(order).shuffle(dice))).isEqualTo(length);
        assertThat(TIME.minutes().outcomes()).contains((int) length.toMinutes());
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.CLOCK)
    void playersLearnNothingOfTheDiceBeforeTimeIsUp(
            @ForAll("rolls") Vector<CrisisFace> one,
            @ForAll("rolls") Vector<CrisisFace> other,
            @ForAll @IntRange(max = 89) int minute) {
        Instant now = Instant.EPOCH.plus(Duration.ofMinutes(minute));
        assertThat(clock(one).publicView(now)).isEqualTo(clock(other).publicView(now));
        assertThat(clock(one)).hasToString(clock(other).toString());
        assertThat(clock(one).equals(clock(other))).isEqualTo(one.equals(other));
        assertThat(clock(one)).isEqualTo(clock(one)).hasSameHashCodeAs(clock(one));
        assertThat(clock(one).publicView(clock(one).end())).isEqualTo(new PublicClock.TimeUp(one, TIME.length(one)));
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.TIMEUP)
    void noGameRoundIsBegunOnceTimeIsUpAndOneInProgressIsFinished(
            @ForAll("rolls") Vector<CrisisFace> dice, @ForAll @IntRange(max = 200) int minute) {
        RoundClock clock = clock(dice);
        Instant now = Instant.EPOCH.plus(Duration.ofMinutes(minute));
        boolean over = minute >= TIME.length(dice).toMinutes();
        assertThat(clock.callFor(true, now)).isEqualTo(over ? TimeCall.FINISH_THE_GAME_ROUND : TimeCall.PLAY_ON);
        assertThat(clock.callFor(false, now)).isEqualTo(over ? TimeCall.COMPARE_VPS : TimeCall.PLAY_ON);
        // Time never comes back.
        assertThat(over && clock.callFor(true, now.plusSeconds(1)) == TimeCall.PLAY_ON)
                .isFalse();
    }

    @Property(tries = 100)
    @Verifies({EventRuleId.CLOCK, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    void theDiceOfEachRoundFollowFromTheSeedAndDoNotRepeatThroughoutAnEvent(@ForAll long seed) {
        Seed event = Seed.of(seed);
        Vector<Vector<CrisisFace>> rounds = Vector.rangeClosed(1, 40).map(round -> TIME.roll(event, round));
        assertThat(rounds).isEqualTo(Vector.rangeClosed(1, 40).map(round -> TIME.roll(event, round)));
        assertThat(rounds).allMatch(dice -> dice.size() == TIME.dice());
        assertThat(rounds.distinct().size()).isGreaterThan(10);
    }

    @Property(tries = 100)
    @Verifies(EventRuleId.CLOCK)
    void exactlyTimesWithMinutesAndWithoutNegativeDiceExistAndEachDieAddsAtMostOneMinute(
            @ForAll @IntRange(min = -2, max = 3) int minutes, @ForAll @IntRange(min = -2, max = 6) int dice) {
        if (minutes < 1 || dice < 0) {
            assertThatIllegalArgumentException().isThrownBy(() -> new RoundTime(minutes, dice));
            return;
        }
        assertThat(new RoundTime(minutes, dice).minutes().outcomes())
                .isEqualTo(Vector.rangeClosed(minutes, minutes + dice));
    }

    private static RoundClock clock(Vector<CrisisFace> dice) {
        return RoundClock.start(TIME, dice, 2, 2, Instant.EPOCH).get();
    }
}
