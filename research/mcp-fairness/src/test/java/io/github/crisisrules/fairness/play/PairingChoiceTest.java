package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundCheck;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PairingChoiceTest {
    private static final MatchModel MODEL = new MatchModel.Elo(400, 0.05);
    private static final AttendanceModel TURNOUT = new AttendanceModel(0.1, 1, 0.05);

    @ParameterizedTest
    @EnumSource(PairingKind.class)
    void everySystemPairsEveryPlayerOnceARound(PairingKind kind) {
        for (long seed = 0; seed < 20; seed++) {
            PlayedEvent event = played(PairingChoice.of(kind), 15, 5, seed);
            for (int round = 1; round <= 5; round++) {
                int byes = 0;
                int present = 0;
                for (int p = 0; p < 15; p++) {
                    int other = event.opponent(round, p);
                    present += other == PlayedEvent.ABSENT ? 0 : 1;
                    byes += other == PlayedEvent.BYE ? 1 : 0;
                    if (other >= 0) {
                        assertThat(event.opponent(round, other)).isEqualTo(p);
                    }
                }
                assertThat(byes).isEqualTo(present % 2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(PairingKind.class)
    void roundOneIsDrawnAlikeByAll(PairingKind kind) {
        PlayedEvent swiss = played(PairingChoice.SWISS, 16, 4, 9);
        PlayedEvent other = played(PairingChoice.of(kind), 16, 4, 9);
        for (int p = 0; p < 16; p++) {
            assertThat(other.opponent(1, p)).isEqualTo(swiss.opponent(1, p));
            assertThat(other.strength(p)).isEqualTo(swiss.strength(p));
        }
    }

    @Test
    void rankedSystemsPairTheirNeighbours() {
        // Sixteen players, no draws, one round played: eight have 3 points. Adjacent pairs never cross the line between
        // them.
        EventPlan plan = new EventPlan(16, Structure.swiss(2), PairingChoice.of(PairingKind.ADJACENT));
        MatchModel model = new MatchModel.Elo(400, 0);
        EventSample draw = EventSample.of(Seed.of(3), 0, 16, Strengths.ratings(200), model);
        EventPlayer player = new EventPlayer(plan, VictoryPoints.USUAL, AttendanceModel.FULL);
        PlayedEvent event = player.sheet(draw);
        player.play(draw, event);
        assertThat(event.floats()).isZero();
    }

    @Test
    void aCallersSystemIsAskedForEveryRound() {
        PairingChoice own = new PairingChoice.Own(Pairer.of("own", PairingSystem.swiss()));
        PlayedEvent swiss = played(PairingChoice.SWISS, 13, 4, 5);
        PlayedEvent custom = played(own, 13, 4, 5);
        assertThat(custom.opponents).isEqualTo(swiss.opponents);
        assertThat(custom.twiceRank).isEqualTo(swiss.twiceRank);
    }

    @Test
    void moreRandomRoundsLookAtPointsLater() {
        PlayedEvent event = played(PairingChoice.parse("swiss:random=3"), 16, 4, 2);
        PlayedEvent random = played(PairingChoice.parse("random"), 16, 4, 2);
        for (int p = 0; p < 16; p++) {
            for (int round = 1; round <= 3; round++) {
                assertThat(event.opponent(round, p)).isEqualTo(random.opponent(round, p));
            }
        }
        assertThat(PairingChoice.parse("swiss:random=3").id()).isEqualTo("swiss:random=3");
        assertThat(PairingChoice.parse("monrad").id()).isEqualTo("monrad");
    }

    @Test
    void aCallersSystemThatLeavesPlayersOutIsRefusedWithTheirNumbers() {
        assertThatThrownBy(() -> played(spoilt("short", pairs -> pairs.dropRight(2)), 16, 3, 4, AttendanceModel.FULL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                        "The system 'short', round 3: Players (\\d+, ){2}\\d+ and \\d+ are left out, with 6 pairs"
                                + " for 16 players. Pair every player once.");
    }

    @Test
    void aCallersSystemThatPairsAPlayerTwiceIsRefusedWithThePairs() {
        PairingChoice twice = spoilt(
                "twice",
                pairs -> pairs.update(
                        7, Pairing.of(pairs.get(0).first(), pairs.get(7).second())));
        assertThatThrownBy(() -> played(twice, 16, 3, 4, AttendanceModel.FULL))
                .hasMessageMatching(
                        "The system 'twice', round 3: Player (\\d+) is paired twice, in \\1–\\d+ and in \\1–\\d+."
                                + " Pair every player once.");
        PairingChoice again = spoilt("again", pairs -> pairs.append(pairs.head()));
        assertThatThrownBy(() -> played(again, 16, 3, 4, AttendanceModel.FULL)).hasMessageContaining("is paired twice");
    }

    @Test
    void aCallersSystemThatPairsAStrangerIsRefused() {
        PairingChoice stranger = spoilt(
                "stranger", pairs -> pairs.update(0, Pairing.of(pairs.get(0).first(), PlayerId.of(99))));
        assertThatThrownBy(() -> played(stranger, 16, 3, 4, AttendanceModel.FULL))
                .hasMessageMatching(
                        "The system 'stranger', round 3: The pair 99–\\d+ names player 99, who is not to be paired. .*");
    }

    @Test
    void noPlayerIsPairedWithThemselves() {
        assertThatThrownBy(() -> RoundCheck.requireWhole("own", 2, new int[] {0, 1, 4, 5}, new int[] {0, 1, 4, 4}))
                .hasMessage(
                        "The system 'own', round 2: The pair 5–5 is one player. Pair every player with another one.");
        RoundCheck.requireWhole("own", 2, new int[] {0, 1, 4, 5}, new int[] {5, 0, 4, 1});
    }

    /** The documents' own system, its last round spoilt: a player has then met two others. */
    private static PairingChoice spoilt(String name, UnaryOperator<Vector<Pairing>> spoil) {
        return new PairingChoice.Own(Pairer.of(name, (pool, seed) -> {
            RoundPairing whole = PairingSystem.swiss().pair(pool, seed);
            boolean last = pool.players().exists(player -> player.met().size() == 2);
            return last ? new RoundPairing(spoil.apply(whole.pairs()), whole.trace()) : whole;
        }));
    }

    private static PlayedEvent played(PairingChoice system, int players, int rounds, long seed) {
        return played(system, players, rounds, seed, TURNOUT);
    }

    private static PlayedEvent played(
            PairingChoice system, int players, int rounds, long seed, AttendanceModel turnout) {
        EventPlan plan = new EventPlan(players, Structure.withCut(rounds, 4), system);
        EventSample draw = EventSample.of(Seed.of(seed), 0, players, Strengths.ratings(200), MODEL);
        EventPlayer player = new EventPlayer(plan, VictoryPoints.USUAL, turnout);
        PlayedEvent event = player.sheet(draw);
        player.play(draw, event);
        return event;
    }
}
