package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.colossus.ColossusJudgement;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class SearchPolicyTest {
    private static final Simulation<ColossusState, ColossusCommand, ColossusEvent> PLAIN =
            ColossusSimulation.standIn(ColossusDifficulty.NARRATIVE, StandInTeam.FEW);

    @Test
    void theSameSeedGivesTheSameGameAndItReplays() {
        var ahead = ColossusSimulation.lookingAhead(PLAIN, 6);
        var game = ahead.play(Seed.of(1));
        assertThat(ahead.play(Seed.of(1))).isEqualTo(game);
        assertThat(game.replay()).isEqualTo(Either.right(game));
        assertThat(game).isNotEqualTo(PLAIN.play(Seed.of(1)));
    }

    @Test
    void bothSidesCanLookAhead() {
        var plain = HulkSimulation.standIn(HulkDifficulty.SMASH, StandInTeam.FEW);
        for (Side side : Side.values()) {
            var ahead = HulkSimulation.lookingAhead(plain, 12, side);
            Vector<Seed> seeds = Vector.of(5L, 7L, 9L).map(Seed::of);
            assertThat(seeds.forAll(seed -> ahead.play(seed).state().isOver())).isTrue();
            assertThat(seeds.forAll(seed -> ahead.play(seed).equals(plain.play(seed))))
                    .isFalse();
        }
    }

    /** Who looks ahead does not see the dice of the attack that it thinks about: whatever they are, it chooses the same. */
    @Test
    void theDiceToComeAreNotKnown() {
        var policy = ColossusSimulation.lookingAhead(PLAIN, 6).crisisTeam();
        var game = PLAIN.start().apply(Seed.of(4));
        int attacks = 0;
        for (var step : PLAIN.play(Seed.of(4)).steps().take(120)) {
            AnswerOptions possible = PLAIN.table().at(game, Seed.of(4));
            boolean rolled = game.choices().exists(possible::isRolled);
            if (rolled) {
                var now = game;
                Vector<Boolean> beams = Vector.of(1L, 2L, 3L)
                        .map(dice -> new Moment<>(now, possible.withDice(Seed.of(dice)), Seed.of(4)))
                        .map(moment -> policy.choose(moment) instanceof ColossusCommand.PlaceBeam);
                assertThat(beams.distinct()).hasSize(1);
                attacks++;
            }
            game = game.apply(step.command());
        }
        assertThat(attacks).isGreaterThan(10);
    }

    @Test
    void dodgyNumbersAreRefused() {
        assertThatThrownBy(() -> ColossusSimulation.lookingAhead(PLAIN, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Give at least 1 playout");
    }

    @Test
    void theReportSaysHowFarAPlayerLooksAhead() {
        assertThat(ColossusSimulation.lookingAhead(PLAIN, 6).notes())
                .anyMatch(note -> note.contains("up to 6 practised"));
        assertThat(ColossusSimulation.lookingAhead(PLAIN, 6).setting().players())
                .isEqualTo("looking ahead play, 3 + 3 characters");
    }

    /** The end of a plain game looks better where it was won than where it was lost, on the whole. */
    @Test
    void outlooksTellWonGamesFromLostOnes() {
        var hard = ColossusSimulation.standIn(ColossusDifficulty.HARD, StandInTeam.SOME);
        Vector<Double> won = Vector.empty();
        Vector<Double> lost = Vector.empty();
        for (int i = 0; i < 60; i++) {
            var game = hard.play(Seed.of(i));
            double outlook = ColossusJudgement.STAND_IN.outlook(
                    game.steps().get(game.steps().size() * 2 / 3).state());
            boolean wins = game.state().ending().exists(ending -> ending.winner() == Side.CRISIS_TEAM);
            won = wins ? won.append(outlook) : won;
            lost = wins ? lost : lost.append(outlook);
        }
        assertThat(won.average().get()).isGreaterThan(lost.average().get() + 0.2);
    }
}
