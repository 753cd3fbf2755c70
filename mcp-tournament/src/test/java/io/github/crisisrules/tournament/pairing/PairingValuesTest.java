package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Pools, the cost of a pairing, and the descriptions of both. */
class PairingValuesTest {
    private static final PairingSystem SYSTEM = LiteralPairing.system();

    private static PoolPlayer player(int number, int points, int... met) {
        return PoolPlayer.of(PlayerId.of(number), points, Vector.ofAll(met).map(PlayerId::of));
    }

    @Test
    void aPlayerOfAPoolIsPointsAndMeetingsInAnyOrder() {
        PoolPlayer one = player(3, 6, 8, 1);
        assertThat(one).isEqualTo(player(3, 6, 1, 8)).hasSameHashCodeAs(player(3, 6, 1, 8));
        for (PoolPlayer other : new PoolPlayer[] {player(4, 6, 1, 8), player(3, 7, 1, 8), player(3, 6, 1)}) {
            assertThat(one).isNotEqualTo(other).doesNotHaveSameHashCodeAs(other);
        }
        assertThat(one).hasToString("#3 with 6 points, met #1, #8");
        assertThat(player(3, 0)).hasToString("#3 with 0 points");
        assertThatIllegalArgumentException().isThrownBy(() -> player(3, 6, 1, 3));
        // The first of those met is the player too.
        assertThatIllegalArgumentException().isThrownBy(() -> player(1, 6, 1, 3));
    }

    @Test
    void aPoolIsItsPlayersByNumberAndWhoIsExcluded() {
        PairingPool pool = PairingPool.of(player(2, 0), player(1, 3));
        assertThat(pool.players().map(PoolPlayer::id)).containsExactly(PlayerId.of(1), PlayerId.of(2));
        assertThat(pool).isEqualTo(PairingPool.of(Vector.of(player(1, 3), player(2, 0))));
        assertThat(pool).hasSameHashCodeAs(PairingPool.of(Vector.of(player(1, 3), player(2, 0))));
        PairingPool excluded = PairingPool.of(pool.players(), Vector.of(Pairing.of(1, 2)));
        PairingPool others = PairingPool.of(player(1, 3), player(3, 0));
        assertThat(pool).isNotEqualTo(excluded).doesNotHaveSameHashCodeAs(excluded);
        assertThat(pool).isNotEqualTo(others).doesNotHaveSameHashCodeAs(others).isNotEqualTo("a pool");
        assertThat(pool).hasToString("PairingPool(#1 with 3 points, #2 with 0 points)");
    }

    @Test
    @Verifies({EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS, EventRuleId.GROUPS})
    void aFloatAcrossTwoGroupsIsTwoSteps() {
        // Groups of 6, 3 and 0 points, two players in each: 6 meets 0, so that a player steps down two groups.
        PairingPool pool =
                PairingPool.of(player(1, 6), player(2, 6), player(3, 3), player(4, 3), player(5, 0), player(6, 0));
        assertThat(PairingCost.of(pool, Vector.of(Pairing.of(1, 5), Pairing.of(2, 3), Pairing.of(4, 6))))
                .isEqualTo(new PairingCost(
                        0, 0, Vector.of(new GroupFloats(2, 3), new GroupFloats(1, 1), new GroupFloats(0, 0))));
        assertThat(PairingCost.parity(pool))
                .isEqualTo(new PairingCost(
                        0, 0, Vector.of(new GroupFloats(0, 0), new GroupFloats(0, 0), new GroupFloats(0, 0))));
        // Three of three points and three of none: one has to cross.
        assertThat(PairingCost.parity(PairingPool.of(
                        player(1, 3), player(2, 3), player(3, 3), player(4, 0), player(5, 0), player(6, 0))))
                .isEqualTo(new PairingCost(0, 0, Vector.of(new GroupFloats(1, 1), new GroupFloats(0, 0))));
    }

    @Test
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void anExcludedPairIsWorseThanAnyRematchAndARematchThanAnyFloat() {
        Vector<PairingCost> bestFirst = Vector.of(
                cost(0, 0, 0, 0),
                cost(0, 0, 1, 1),
                cost(0, 0, 1, 2),
                cost(0, 0, 2, 2),
                cost(0, 1, 0, 0),
                cost(0, 2, 0, 0),
                cost(1, 0, 0, 0),
                cost(1, 1, 0, 0));
        for (int i = 0; i < bestFirst.size(); i++) {
            for (int j = 0; j < bestFirst.size(); j++) {
                assertThat(Integer.signum(bestFirst.get(i).compareTo(bestFirst.get(j))))
                        .as("%s, %s", bestFirst.get(i), bestFirst.get(j))
                        .isEqualTo(Integer.signum(Integer.compare(i, j)));
            }
        }
    }

    private static PairingCost cost(int forbidden, int rematches, int down, int steps) {
        return new PairingCost(forbidden, rematches, Vector.of(new GroupFloats(down, steps), new GroupFloats(0, 0)));
    }

    @Test
    @Verifies({EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void unavoidableRematchesAreNoFault() {
        Vector<Pairing> only = Vector.of(Pairing.of(1, 2));
        PairingPool met = PairingPool.of(player(1, 3, 2), player(2, 0, 1));
        assertThat(PairingCheck.of(met, only, SYSTEM).violations()).isEmpty();
        PairingPool excluded = PairingPool.of(Vector.of(player(1, 3), player(2, 0)), only);
        assertThat(PairingCheck.of(excluded, only, SYSTEM).violations()).isEmpty();
    }

    @Test
    void everyFaultHasASentence() {
        Wording wording = Wording.ENGLISH;
        PlayerId one = PlayerId.of(1);
        assertThat(Vector.<PairingViolation>of(
                                new PairingViolation.Rematch(Pairing.of(1, 2), 1),
                                new PairingViolation.Rematch(Pairing.of(1, 2), 2),
                                new PairingViolation.AvoidableFloat(6, new GroupFloats(1, 1), new GroupFloats(0, 0)),
                                new PairingViolation.AvoidableFloat(6, new GroupFloats(2, 3), new GroupFloats(1, 2)),
                                new PairingViolation.WrongBye(Option.some(one), Option.none()))
                        .map(violation -> violation.describe(wording)))
                .containsExactly(
                        Pairing.of(1, 2).describe(wording)
                                + " is a rematch that can be avoided: the two have met once in this stage. Pair them with other players.",
                        Pairing.of(1, 2).describe(wording)
                                + " is a rematch that can be avoided: the two have met 2 times in this stage. Pair them with other players.",
                        "From the group with 6 points, 1 player floats down, 1 group in all. It would be enough if 0 players float"
                                + " down, 0 groups in all.",
                        "From the group with 6 points, 2 players float down, 3 groups in all. It would be enough if 1 player"
                                + " floats down, 2 groups in all.",
                        "#1 has the bye, but none is needed: the number of players is even.");
    }
}
