package io.github.crisisrules.tournament.clock;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.FAILURE;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RoundClockTest {
    private static final Instant TEN = Instant.parse("2026-03-07T10:00:00Z");
    private static final Vector<CrisisFace> TWO_MORE = Vector.of(CRITICAL, HIT, WILD, BLANK, FAILURE);

    @Test
    @Verifies(EventRuleId.CLOCK_START)
    void theClockWaitsForMoreThanHalf() {
        assertThat(Vector.of(1, 2, 8, 9).map(RoundClock::seatsNeeded)).containsExactly(1, 2, 5, 5);
        for (int players = 1; players <= 9; players++) {
            for (int seated = 0; seated <= players; seated++) {
                assertThat(RoundClock.start(Editions.CHALLENGER.roundTime(), TWO_MORE, seated, players, TEN)
                                .isRight())
                        .isEqualTo(seated > players - seated);
            }
        }
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void aMinuteForEachCriticalAndWild() {
        assertThat(Editions.CHALLENGER.roundTime().length(TWO_MORE)).isEqualTo(Duration.ofMinutes(92));
        assertThat(Editions.CHALLENGER.roundTime().length(Vector.of(HIT, BLOCK, HIT, BLANK, FAILURE)))
                .isEqualTo(Duration.ofMinutes(90));
        assertThat(Editions.CHALLENGER.roundTime().length(Vector.fill(5, CRITICAL)))
                .isEqualTo(Duration.ofMinutes(95));
        assertThatThrownBy(() -> Editions.CHALLENGER.roundTime().length(Vector.of(CRITICAL)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoundTime(0, 5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void theOddsOfTheLengthAreThoseOfFiveDiceWithAQuarterEach() {
        Distribution<Integer> minutes = Editions.CHALLENGER.roundTime().minutes();
        // Two faces of eight add a minute: weight 3^(5-k) times 5 over k, of 4^5 = 1024.
        assertThat(minutes.outcomes()).containsExactly(90, 91, 92, 93, 94, 95);
        assertThat(minutes.outcomes().map(minutes::weight).map(BigInteger::intValue))
                .containsExactly(243, 405, 270, 90, 15, 1);
        assertThat(minutes.expectation(Integer::longValue)).isEqualTo(Ratio.of(365, 4));
    }

    @Test
    @Verifies({EventRuleId.CLOCK, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    void everyRoundHasDiceOfItsOwn() {
        Seed seed = Seed.ofWords("clock of the day");
        Vector<Vector<CrisisFace>> rolls = Vector.rangeClosed(1, 4000)
                .map(r -> Editions.CHALLENGER.roundTime().roll(seed, r));
        assertThat(rolls).allMatch(roll -> roll.size() == 5);
        assertThat(Editions.CHALLENGER.roundTime().roll(seed, 3)).isEqualTo(rolls.get(2));
        // 4000 rolls with a mean of 1.25 minutes more: the deviation of the sum is about 61, five of them 306.
        long added = rolls.map(
                        roll -> Editions.CHALLENGER.roundTime().length(roll).toMinutes() - 90)
                .sum()
                .longValue();
        assertThat(added).isBetween(5000L - 306, 5000L + 306);
        assertThatThrownBy(() -> Editions.CHALLENGER.roundTime().roll(seed, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(EventRuleId.CLOCK_START)
    void theClockWaitsUntilMostAreSeated() {
        assertThat(RoundClock.start(Editions.CHALLENGER.roundTime(), TWO_MORE, 8, 16, TEN)
                        .getLeft())
                .isEqualTo(new TooFewSeated(8, 16));
        assertThat(RoundClock.start(Editions.CHALLENGER.roundTime(), TWO_MORE, 9, 16, TEN)
                        .isRight())
                .isTrue();
        assertThat(new TooFewSeated(8, 16).rule()).contains("EV-CLOCK-START");
        assertThatThrownBy(() -> RoundClock.start(Editions.CHALLENGER.roundTime(), TWO_MORE, 17, 16, TEN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RoundClock.start(Editions.CHALLENGER.roundTime(), Vector.empty(), 9, 16, TEN))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(EventRuleId.TIMEUP)
    void theGameRoundInProgressIsFinishedAndNoOtherBegun() {
        RoundClock clock = running(TWO_MORE, TEN);
        Instant lastSecond = TEN.plus(Duration.ofMinutes(92)).minusSeconds(1);
        assertThat(clock.callFor(true, lastSecond)).isEqualTo(TimeCall.PLAY_ON);
        assertThat(clock.callFor(false, lastSecond)).isEqualTo(TimeCall.PLAY_ON);
        assertThat(clock.callFor(true, lastSecond.plusSeconds(1))).isEqualTo(TimeCall.FINISH_THE_GAME_ROUND);
        assertThat(clock.callFor(false, lastSecond.plusSeconds(1))).isEqualTo(TimeCall.COMPARE_VPS);
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void aRunningClockRevealsNothingToPlayers() {
        RoundClock shortest = running(Vector.fill(5, BLANK), TEN);
        RoundClock longest = running(Vector.fill(5, WILD), TEN.plusSeconds(600));
        Instant now = TEN.plus(Duration.ofMinutes(60));
        assertThat(shortest.publicView(now)).isEqualTo(longest.publicView(now));
        assertThat(shortest.toString()).isEqualTo(longest.toString());
        assertThat(shortest.publicView(now)).isEqualTo(new PublicClock.Running());
        assertThat(shortest.publicView(TEN.plus(Duration.ofMinutes(90))))
                .isEqualTo(new PublicClock.TimeUp(Vector.fill(5, BLANK), Duration.ofMinutes(90)));
        assertThat(PublicClock.Running.class.getRecordComponents()).isEmpty();
    }

    @Test
    void clocksOfTheSameRollAndStartAreEqual() {
        assertThat(running(TWO_MORE, TEN)).isEqualTo(running(TWO_MORE, TEN)).hasSameHashCodeAs(running(TWO_MORE, TEN));
        assertThat(running(TWO_MORE, TEN)).isNotEqualTo(running(TWO_MORE, TEN.plusSeconds(1)));
        assertThat(running(TWO_MORE, TEN).end()).isEqualTo(TEN.plusSeconds(92 * 60));
    }

    private static RoundClock running(Vector<CrisisFace> dice, Instant at) {
        return RoundClock.start(Editions.CHALLENGER.roundTime(), dice, 16, 16, at)
                .get();
    }

    @Test
    void clocksAreEqualByTimeDiceAndStartAndTellNothingOfIt() {
        RoundClock clock = clock(Editions.CHALLENGER.roundTime(), TWO_MORE, TEN);
        assertThat(clock.time()).isEqualTo(Editions.CHALLENGER.roundTime());
        assertThat(clock.dice()).isEqualTo(TWO_MORE);
        RoundClock same = clock(new RoundTime(90, 5), TWO_MORE, TEN);
        assertThat(clock).isEqualTo(same).hasSameHashCodeAs(same).hasToString("RoundClock");
        assertThat(clock.hashCode())
                .isEqualTo(
                        31 * (31 * Editions.CHALLENGER.roundTime().hashCode() + TWO_MORE.hashCode()) + TEN.hashCode());
        assertThat(clock)
                .isNotEqualTo(clock(new RoundTime(60, 5), TWO_MORE, TEN))
                .isNotEqualTo(clock(Editions.CHALLENGER.roundTime(), TWO_MORE.reverse(), TEN))
                .isNotEqualTo(clock(Editions.CHALLENGER.roundTime(), TWO_MORE, TEN.plusSeconds(1)));
    }

    @Test
    void theShortestRoundIsAMinuteWithoutDice() {
        assertThat(new RoundTime(1, 0).length(Vector.empty())).isEqualTo(Duration.ofMinutes(1));
        assertThatThrownBy(() -> new RoundTime(90, -1)).hasMessageContaining("-1 dice");
        assertThatThrownBy(() -> new RoundTime(0, 0)).hasMessageContaining("0 minutes");
        assertThat(new TooFewSeated(4, 8).describe()).contains("4").contains("8");
    }

    private static RoundClock clock(RoundTime time, Vector<CrisisFace> dice, Instant start) {
        return RoundClock.start(time, dice, 8, 8, start).get();
    }
}
