package io.github.crisisrules.lab.colossus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.lab.simulation.AnswerOptions;
import io.github.crisisrules.lab.simulation.Batch;
import io.github.crisisrules.lab.simulation.ConfidenceInterval;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.SimulationReport;
import io.github.crisisrules.lab.simulation.SimulationRow;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ColossusSimulationTest {
    private static final Vector<Simulation<ColossusState, ColossusCommand, ColossusEvent>> ALL =
            Vector.of(ColossusDifficulty.values()).map(ColossusSimulation::standIn);

    @Test
    void theReportIsTheSameForEveryNumberOfThreads() {
        SimulationReport one = Simulation.run(ALL, 25, Seed.of(1), 1);
        assertThat(Simulation.run(ALL, 25, Seed.of(1), 3)).isEqualTo(one);
        assertThat(Simulation.run(ALL, 25, Seed.of(2), 1)).isNotEqualTo(one);
    }

    @Test
    @Verifies(ColossusRuleId.DIFFICULTY)
    void higherDifficultiesAreWonLessOften() {
        SimulationReport report = Simulation.run(ALL, 120, Seed.of(5), 2);
        Vector<Integer> wins = report.rows().map(SimulationRow::crisisWins);
        assertThat(wins.get(0)).isGreaterThan(wins.get(2));
        assertThat(wins.get(1)).isGreaterThan(wins.get(3));
        assertThat(report.rows().forAll(row -> row.endings().values().sum().intValue() == 120))
                .isTrue();
        assertThat(report.rows().head().endings().keySet()).contains("Destruction", "Evacuation");
        assertThat(report.toString()).contains("Narrative", "Unstoppable", "95 %", "Evacuation");
    }

    @Test
    @Verifies(ColossusRuleId.TRACK_IS_CALLER_DATA)
    void theReportNamesTheAssumptions() {
        assertThat(ALL.head().notes()).hasSize(6);
        assertThat(Simulation.run(ALL.take(1), 1, Seed.of(1), 1).toString())
                .contains("Note: the Momentum track is the stand-in, not the printed one");
        MomentumTrack other = new MomentumTrack(MomentumTrack.STAND_IN.tiers(), MovementTool.LONG);
        assertThat(ColossusSimulation.of(ColossusDifficulty.HARD, ColossusSimulation.standInTeam(), other)
                        .notes())
                .hasSize(5);
    }

    @Test
    void thePlayedLogReplays() {
        for (int i = 0; i < 40; i++) {
            var game = ALL.get(i % 4).play(Seed.of(i));
            assertThat(game.replay()).isEqualTo(Either.right(game));
        }
    }

    @Test
    @Verifies(EncounterRuleId.SIDES_PASS_BY_THEMSELVES)
    void aGameWithoutItsPassesIsTheSameGame() {
        for (int i = 0; i < 40; i++) {
            var asked =
                    ColossusGoldenTest.asked(ColossusDifficulty.values()[i % 4]).play(Seed.of(i));
            var quick = Play.started(Colossus.start(asked.start().setup().withAskedSteps(Vector.empty())));
            for (var move : asked.steps()) {
                boolean pass = move.command() instanceof ColossusCommand.InFrame inFrame
                        && inFrame.command() instanceof FrameCommand.Pass;
                if (!pass || quick.state().frame().step() == Step.CLEANUP_ADVANCE) {
                    quick = quick.apply(move.command());
                }
            }
            assertThat(quick.log()).isEqualTo(asked.log());
            assertThat(quick.steps().size()).isLessThan(asked.steps().size());
        }
    }

    @Test
    @Verifies(EncounterRuleId.FLIPPED_MAY_ADVANCE)
    void aGameWithoutEndIsReportedAsUnfinished() {
        // No character attacks and nothing is ever met: no round limit ends the encounter.
        AnswerSource nothing = Answers.only()
                .to(ColossusQuestion.NextContact.class, question -> new Contact.None())
                .to(ColossusQuestion.ChartFace.class, question -> CrisisFace.CRITICAL)
                .to(ColossusQuestion.CharacterToThrow.class, question -> Option.none())
                .to(ColossusQuestion.Collisions.class, question -> Vector.empty())
                .to(ColossusQuestion.DestroyedTerrain.class, question -> Vector.empty());
        var game = ALL.head()
                .withCrisisTeam(new PlainColossusPolicy(0))
                .withTable((play, seed) -> AnswerOptions.otherwise(nothing)
                        .any(ColossusQuestion.DamageToColossus.class, question -> Vector.empty()))
                .withMostRounds(30)
                .play(Seed.of(1));
        assertThat(GameResult.of(game).condition()).isEqualTo(GameResult.UNFINISHED);
        assertThat(game.state().frame().round()).isEqualTo(31);
    }

    @Test
    @Verifies(ColossusRuleId.WORST)
    void choicesForHimAreTheWorstForThePlayers() {
        // Every character is in range: Hurl Debris goes against the one nearest to falling.
        ObservationOdds crowd = ObservationOdds.builder().withinFive(100).build();
        var game = ALL.last().withTable(new ColossusChances(crowd)).play(Seed.of(3));
        int attacks = 0;
        ColossusState before = game.start();
        for (var move : game.steps()) {
            if (move.command() instanceof ColossusCommand.HurlDebris debris) {
                ColossusState state = before;
                int least = state.frame()
                        .standing(io.github.crisisrules.encounter.squad.Side.CRISIS_TEAM)
                        .map(each -> each.limit().get() - each.damage())
                        .min()
                        .get();
                var target = state.frame().combatant(debris.target().target());
                assertThat(target.limit().get() - target.damage()).isEqualTo(least);
                attacks++;
            }
            before = move.state();
        }
        assertThat(attacks).isPositive();
    }

    @Test
    void aPolicyThatBreaksTheRulesIsRefused() {
        var wrong = ALL.head().withCrisisTeam(moment -> new ColossusCommand.ContinueRampages());
        assertThatThrownBy(() -> wrong.play(Seed.of(1)))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining(
                        "\"Continue the Rampages\" is not possible now. The players begin the first round.");
    }

    @Test
    void wilsonsInterval() {
        // 10 of 20: (0.5 + z²/40 ± z·sqrt(0.25/20 + z²/1600)) / (1 + z²/20) with z = 1.96: 0.2993 and 0.7007.
        ConfidenceInterval half = ConfidenceInterval.ofRate(10, 20);
        assertThat(half.low()).isCloseTo(0.2993, within(0.0001));
        assertThat(half.high()).isCloseTo(0.7007, within(0.0001));
        // None of 10: 0 and z²/(10 + z²) = 0.2775.
        assertThat(ConfidenceInterval.ofRate(0, 10).low()).isCloseTo(0, within(1e-12));
        assertThat(ConfidenceInterval.ofRate(0, 10).high()).isCloseTo(0.2775, within(0.0001));
        assertThat(ConfidenceInterval.ofRate(10, 10).high()).isCloseTo(1, within(1e-12));
        assertThatThrownBy(() -> ConfidenceInterval.ofRate(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void gamesAreSharedAmongThreadsInOrder() {
        Vector<Seed> alone = Batch.run(17, Seed.of(9), 1, seed -> seed);
        for (int threads = 2; threads <= 20; threads += 3) {
            assertThat(Batch.run(17, Seed.of(9), threads, seed -> seed)).isEqualTo(alone);
        }
        assertThat(alone.distinct()).hasSize(17);
    }
}
