package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PairingTest {
    private static final PairingSystem SYSTEM = LiteralPairing.system();

    private static PoolPlayer player(int number, int points, int... met) {
        return PoolPlayer.of(PlayerId.of(number), points, Vector.ofAll(met).map(PlayerId::of));
    }

    private static Standing standing(int rank, int player, int byes) {
        return new Standing(
                rank,
                PlayerRecord.builder()
                        .player(PlayerId.of(player))
                        .rounds(byes)
                        .byes(byes)
                        .build(),
                io.github.crisisrules.core.number.Ratio.ZERO);
    }

    @Test
    @Verifies(EventRuleId.R1)
    void inRoundOneEveryOpponentComesUp() {
        PairingPool pool = PairingPool.of(Vector.rangeClosed(1, 6).map(number -> player(number, 0)));
        TreeSet<PlayerId> opponents = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            opponents.add(SYSTEM.pair(pool, Seed.of(seed))
                    .pairs()
                    .find(pairing -> pairing.has(PlayerId.of(1)))
                    .get()
                    .opponentOf(PlayerId.of(1)));
        }
        assertThat(opponents).hasSize(5);
    }

    @Test
    @Verifies(EventRuleId.GROUPS)
    void theOneLeftOverInAnOddGroupMeetsTheNextGroup() {
        // 3 players with 3 points, 3 with 0: exactly one pair crosses.
        PairingPool pool = PairingPool.of(
                Vector.of(player(1, 3), player(2, 3), player(3, 3), player(4, 0), player(5, 0), player(6, 0)));
        for (int seed = 0; seed < 50; seed++) {
            RoundPairing pairing = SYSTEM.pair(pool, Seed.of(seed));
            assertThat(pairing.cost(pool).floats()).containsExactly(new GroupFloats(1, 1), new GroupFloats(0, 0));
        }
    }

    @Test
    @Verifies({EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void aGroupOfTwoWhoHaveMetIsSplitRatherThanPairedAgain() {
        // 1 and 2 lead with 6 and have met; both must go down to 3 and 4 with 3 points.
        PairingPool pool = PairingPool.of(Vector.of(player(1, 6, 2), player(2, 6, 1), player(3, 3), player(4, 3)));
        for (int seed = 0; seed < 20; seed++) {
            RoundPairing pairing = SYSTEM.pair(pool, Seed.of(seed));
            assertThat(pairing.pairs()).doesNotContain(Pairing.of(1, 2));
            assertThat(pairing.cost(pool))
                    .isEqualTo(new PairingCost(0, 0, Vector.of(new GroupFloats(2, 2), new GroupFloats(0, 0))));
        }
    }

    /** The worked example of the pairing contract: 9 9 8 7 7 3 3 0, where the top pair is kept at the price of 8–0. */
    @Test
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void theTopGroupComesFirstEvenIfALowPairPaysForIt() {
        Vector<PoolPlayer> players = Vector.of(
                player(1, 9, 3, 4, 5, 6, 7),
                player(2, 9, 4, 5, 6, 7),
                player(3, 8, 1, 4, 5, 6, 7),
                player(4, 7, 1, 2, 3, 5),
                player(5, 7, 1, 2, 3, 4),
                player(6, 3, 1, 2, 3, 7),
                player(7, 3, 1, 2, 3, 6),
                player(8, 0));
        RoundPairing pairing = SYSTEM.pair(PairingPool.of(players), Seed.of(3));
        assertThat(pairing.pairs()).contains(Pairing.of(1, 2), Pairing.of(3, 8));
    }

    @Test
    @Verifies(EventRuleId.REMATCH)
    void aRematchIsMadeOnlyWhereNothingElseIsLeftAndAThirdMeetingBeforeAFourth() {
        PairingPool pool = PairingPool.of(Vector.of(
                player(1, 9, 2, 3, 4, 2),
                player(2, 6, 1, 4, 3, 1),
                player(3, 3, 4, 1, 2, 4),
                player(4, 0, 3, 2, 1, 3)));
        for (int seed = 0; seed < 20; seed++) {
            assertThat(SYSTEM.pair(pool, Seed.of(seed)).cost(pool).rematches()).isEqualTo(2);
        }
    }

    @Test
    @Verifies(EventRuleId.BYE)
    void inRoundOneTheByeIsDrawnAmongAll() {
        Vector<PlayerId> active = Vector.rangeClosed(1, 5).map(PlayerId::of);
        TreeSet<PlayerId> seen = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            ByeChoice bye = ByeAssignment.firstRound(active, Seed.of(seed));
            assertThat(ByeAssignment.firstRound(active.reverse(), Seed.of(seed)))
                    .isEqualTo(bye);
            seen.add(bye.player());
        }
        assertThat(seen).hasSize(5);
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void laterTheLowestRankedWithoutAByeHasIt() {
        ByeChoice bye = ByeAssignment.laterRound(
                Vector.of(standing(1, 4, 0), standing(2, 2, 0), standing(3, 1, 1), standing(4, 3, 1)));
        assertThat(bye)
                .isEqualTo(new ByeChoice(
                        PlayerId.of(2), ByeReason.LOWEST_WITHOUT_BYE, Vector.of(PlayerId.of(3), PlayerId.of(1))));
    }

    @Test
    @Verifies(EventRuleId.BYE_COMES_BEFORE_THE_PAIRING)
    void whenAllHaveHadOneFewestByesThenLowestRankDecide() {
        ByeChoice bye = ByeAssignment.laterRound(Vector.of(standing(1, 4, 1), standing(2, 2, 1), standing(3, 1, 2)));
        assertThat(bye.player()).isEqualTo(PlayerId.of(2));
        assertThat(bye.reason()).isEqualTo(ByeReason.FEWEST_BYES);
    }

    @Test
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.BYE, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void aPairingByHandIsCheckedForBrokenRulesAndItsCost() {
        PairingPool pool = PairingPool.of(
                Vector.of(player(1, 3, 4), player(2, 3), player(3, 0), player(4, 0, 1)), Vector.of(Pairing.of(2, 3)));
        PairingCheck rematch = PairingCheck.of(pool, Vector.of(Pairing.of(1, 4), Pairing.of(2, 3)), SYSTEM);
        assertThat(rematch.violations())
                .containsExactly(
                        new PairingViolation.ExcludedPair(Pairing.of(2, 3)),
                        new PairingViolation.Rematch(Pairing.of(1, 4), 1));
        assertThat(rematch.cost().get().optimal()).isEqualTo(PairingCost.parity(pool));
        PairingCheck floats = PairingCheck.of(pool, Vector.of(Pairing.of(1, 3), Pairing.of(2, 4)), SYSTEM);
        assertThat(floats.violations())
                .containsExactly(new PairingViolation.AvoidableFloat(3, new GroupFloats(2, 2), new GroupFloats(0, 0)));
        PairingCheck broken = PairingCheck.of(pool, Vector.of(Pairing.of(1, 2), Pairing.of(2, 9)), SYSTEM);
        assertThat(broken.violations())
                .containsExactly(
                        new PairingViolation.PairedTwice(PlayerId.of(2)),
                        new PairingViolation.NotInPool(PlayerId.of(9)),
                        new PairingViolation.PlayerNotPaired(PlayerId.of(3)),
                        new PairingViolation.PlayerNotPaired(PlayerId.of(4)));
        assertThat(broken.cost()).isEmpty();
        PairingCheck good = PairingCheck.of(pool, Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), SYSTEM);
        assertThat(good.isLegal()).isTrue();
        assertThat(good.withBye(Option.none(), Option.of(PlayerId.of(5))).violations())
                .containsExactly(new PairingViolation.WrongBye(Option.none(), Option.of(PlayerId.of(5))));
    }

    @Test
    void theReasonForAnOpponentNamesGroupFloatAndWhomTheRulesKeptApart() {
        PairingPool pool = PairingPool.of(
                Vector.of(player(1, 6, 2), player(2, 6, 1), player(3, 6), player(4, 3), player(5, 3), player(6, 0)));
        Vector<Pairing> pairs = Vector.of(Pairing.of(1, 3), Pairing.of(2, 4), Pairing.of(5, 6));
        PairingReason same = PairingReason.of(pool, pairs, PlayerId.of(1)).get();
        assertThat(same.floatReason()).isEqualTo(FloatReason.NONE);
        assertThat(same.avoidedOpponents()).containsExactly(PlayerId.of(2));
        assertThat(PairingReason.of(pool, pairs, PlayerId.of(2)).get().floatReason())
                .isEqualTo(FloatReason.ODD_GROUP);
        assertThat(PairingReason.of(pool, pairs, PlayerId.of(4)).get().floatReason())
                .isEqualTo(FloatReason.MEETS_FLOATER);
        assertThat(same.describe())
                .isEqualTo("#1 (6 points) meets #3 (6), in the same score group; "
                        + "met before in the group and avoided: #2 [EV-REMATCH, EV-GROUPS].");
        assertThat(PairingReason.of(pool, pairs, PlayerId.of(9))).isEmpty();
    }

    @Test
    void aFloatCausedByAnExcludedPairIsNotBlamedOnRematchesAlone() {
        // The two at the top have not met, but may not: both float, and no rematch is the reason.
        PairingPool pool = PairingPool.of(
                Vector.of(player(1, 6), player(2, 6), player(3, 3), player(4, 3)), Vector.of(Pairing.of(1, 2)));
        PairingReason reason = PairingReason.of(
                        pool, SYSTEM.pair(pool, Seed.of(1)).pairs(), PlayerId.of(1))
                .get();
        assertThat(reason.floatReason()).isEqualTo(FloatReason.TO_AVOID_REMATCHES);
        assertThat(reason.describe()).contains("without more rematches or excluded pairs");
        assertThat(reason.avoidedOpponents()).isEmpty();
        assertThat(reason.excludedOpponents()).containsExactly(PlayerId.of(2));
    }

    @Test
    void tablesAreOfAWholePool() {
        PairingPool pool = PairingPool.of(Vector.of(player(1, 0), player(2, 0), player(3, 0), player(4, 0)));
        assertThatThrownBy(() -> RoundPairing.tables(pool, Vector.of(Pairing.of(1, 2))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RoundPairing.tables(pool, Vector.of(Pairing.of(1, 2), Pairing.of(1, 3))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RoundPairing.tables(pool, Vector.of(Pairing.of(1, 2), Pairing.of(3, 9))))
                .hasMessageContaining("#9");
    }

    @Test
    void aPoolThatContradictsItselfCannotBeBuilt() {
        assertThatThrownBy(() -> PairingPool.of(Vector.of(player(1, 0)))).hasMessageContaining("bye");
        assertThatThrownBy(() -> PairingPool.of(Vector.of(player(1, 0), player(1, 3))))
                .hasMessageContaining("twice");
        assertThatThrownBy(() -> PairingPool.of(Vector.of(player(1, 0, 2), player(2, 0))))
                .hasMessageContaining("differently");
    }
}
