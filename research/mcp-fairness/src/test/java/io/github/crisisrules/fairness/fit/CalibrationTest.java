package io.github.crisisrules.fairness.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Matches;
import io.github.crisisrules.fairness.assumption.PlayerPool;
import io.github.crisisrules.fairness.assumption.StrengthTable;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    /** Wide enough to say nothing. */
    private static final double FLAT = 20_000;

    /** Three wins to one: odds of three, 400 log10 3 = 190.8 points apart; the error of log odds is the root of 1/3 + 1/1. */
    @Test
    void twoPlayersHaveTheOddsOfTheirMatches() {
        Calibration fit = Calibration.of(matches("A,B,win\nA,B,1\nB,A,loss\nB,A,win\n"), FLAT);
        Calibration.Rated a = fit.players().get(0);
        Calibration.Rated b = fit.players().get(1);
        assertThat(a.strength() - b.strength()).isCloseTo(190.85, within(0.1));
        assertThat(a.matches()).isEqualTo(4);
        assertThat(fit.draws()).isZero();
    }

    /** Equal players, ten wins, ten losses and five draws: a fifth is drawn. */
    @Test
    void drawsBetweenEqualsAreTheirShare() {
        String text = "A,B,win\nA,B,loss\n".repeat(10) + "A,B,draw\n".repeat(5);
        Calibration fit = Calibration.of(matches(text), 200);
        assertThat(fit.draws()).isCloseTo(0.2, within(1e-9));
        assertThat(fit.drawsError()).isCloseTo(Math.sqrt(0.2 * 0.8 / 25), within(1e-6));
        assertThat(fit.players().get(0).strength()).isCloseTo(1500, within(1e-6));
    }

    /**
     * Twenty players of known strengths play 200 rounds; of the twenty fitted strengths and the draws about one in twenty is more than two errors off,
     * and the mean of squared errors, in errors, is about 1 (its standard deviation is about 0.3).
     */
    @Test
    void simulatedStrengthsAreFoundWithinTheirErrors() {
        double squares = 0;
        int far = 0;
        int count = 0;
        for (int trial = 0; trial < 10; trial++) {
            Simulated data = new Simulated(20, 200, 0.1, Seed.of(trial));
            Calibration fit = Calibration.of(data.matches, FLAT);
            double shift =
                    fit.players().map(Calibration.Rated::strength).average().get() - data.mean();
            for (int p = 0; p < 20; p++) {
                Calibration.Rated player = fit.players().get(p);
                // The flat prior leaves the level open: it is taken out, and with it nearly all its share of the error.
                double off = player.strength() - shift - data.strengths[p];
                squares += off * off / data.errorWithoutLevel();
                count++;
            }
            far += Math.abs(fit.draws() - 0.1) > 2 * fit.drawsError() ? 1 : 0;
        }
        assertThat(squares / count).isBetween(0.7, 1.4);
        assertThat(far).isLessThanOrEqualTo(2);
    }

    /** The prior's own width: fields drawn with deviation 200 and fitted with it are within their errors, level and all. */
    @Test
    void withTheRightPriorErrorsAreRightFromFewMatches() {
        int far = 0;
        int count = 0;
        for (int trial = 0; trial < 40; trial++) {
            Simulated data = new Simulated(16, 6, 0.05, Seed.of(100 + trial));
            Calibration fit = Calibration.of(data.matches, 200);
            for (int p = 0; p < 16; p++) {
                Calibration.Rated player = fit.players().get(p);
                far += Math.abs(player.strength() - data.strengths[p]) > 2 * player.error() ? 1 : 0;
                count++;
            }
        }
        // 4.6 % of 640 are 29, give or take 5; a little more where matches of one event hang together.
        assertThat((double) far / count).isBetween(0.015, 0.085);
    }

    @Test
    void anUnbeatenPlayerHasAStrengthToo() {
        Calibration fit = Calibration.of(matches("first,second,result\nAda,Bo,win\nAda,Cy,win\nBo,Cy,draw\n"), 200);
        assertThat(fit.players().map(Calibration.Rated::name)).containsExactly("Ada", "Bo", "Cy");
        assertThat(fit.players().get(0).strength()).isBetween(1500.0, 1800.0);
        assertThat(StrengthTable.parse(fit.csv())).hasSize(3);
    }

    @Test
    void whatCannotBeFittedIsRefused() {
        assertThatThrownBy(() -> matches("A,B,win\nA,B\n"))
                .hasMessage("line 2: A match must have the form first,second,result, but has 2 cells.");
        assertThatThrownBy(() -> matches("A,B,won"))
                .hasMessage("line 1: A result must be win, draw or loss, but is 'won'.");
        assertThatThrownBy(() -> matches("A,A,win"))
                .hasMessage("line 1: A match needs two players with different names, not 'A' and 'A'.");
        assertThatThrownBy(() -> Calibration.of(Vector.empty(), 200))
                .hasMessage("There are no matches to fit. Give at least one match.");
        assertThatThrownBy(() -> Calibration.of(matches("A,B,draw"), 200))
                .hasMessage("All matches are drawn, so strengths cannot be fitted. Add matches with a winner.");
    }

    /** As programs for events write them: other columns, quotation marks, a bye, a table without a result, a player at no table. */
    @Test
    void aTableOfResultsIsReadToo() {
        String text = """
                round,player1,points1,vps1,player2,points2,vps2
                1,Ada,3,16,"Bo, Count",0,9
                1,"Cy \"\"the Cat\"\"\",3,14,,,
                2,Ada,1,12,"Cy \"\"the Cat\"\"\",1,12
                2,"Bo, Count",0,0,Di,0,0
                3,Di,0,4,Ada,3,20
                ,Ed,,,,,
                """;
        assertThat(matches(text))
                .containsExactly(
                        new PlayedMatch("Ada", "Bo, Count", 1),
                        new PlayedMatch("Ada", "Cy \"the Cat\"", 0.5),
                        new PlayedMatch("Di", "Ada", 0));
        assertThat(matches("points2,player2,player1,points1\n0,B,A,2\n")).containsExactly(new PlayedMatch("A", "B", 1));
        // What was fitted is read again, whatever the names are.
        assertThat(StrengthTable.parse(Calibration.of(matches(text), 200).csv()))
                .hasSize(4);
        assertThatThrownBy(() -> matches("player1,points1,player2,points2\nA,3,B,x\n"))
                .hasMessage("line 2: points2 must be a whole number, but is 'x'.");
        assertThatThrownBy(() -> matches("A,\"B,win\n")).hasMessage("line 1: A quotation mark is not closed.");
    }

    private static Vector<PlayedMatch> matches(String text) {
        return PlayedMatch.parse(text);
    }

    /** Matches of a field against opponents drawn at random. */
    private static final class Simulated {
        private final double[] strengths;
        private final int rounds;
        private Vector<PlayedMatch> matches = Vector.empty();

        Simulated(int players, int rounds, double draws, Seed seed) {
            this.rounds = rounds;
            strengths = Strengths.ratings(200)
                    .sample(players, seed.split("strengths").random());
            RandomSource luck = seed.split("luck").random();
            Matches chances = new MatchModel.Elo(400, draws).in(PlayerPool.of(strengths));
            int[] order = new int[players];
            java.util.Arrays.setAll(order, p -> p);
            for (int round = 0; round < rounds; round++) {
                luck.shuffle(order);
                for (int i = 0; i < players; i += 2) {
                    double win = chances.chance(order[i], order[i + 1], false);
                    double tie = chances.chance(order[i], order[i + 1], true);
                    double u = luck.unit();
                    matches = matches.append(
                            new PlayedMatch(name(order[i]), name(order[i + 1]), u < win ? 1 : u < win + tie ? 0.5 : 0));
                }
            }
        }

        private static String name(int player) {
            return String.format(java.util.Locale.ROOT, "p%02d", player);
        }

        double mean() {
            return java.util.Arrays.stream(strengths).average().orElse(0);
        }

        /**
         * The squared error of a strength beside the mean of all: by a rough count each match tells about p(1 − p) of log odds, in mean about 0.19 with
         * ratings of deviation 200 and a tenth drawn, 200 of them.
         */
        double errorWithoutLevel() {
            double unit = 400 / MatchModel.LOG_OF_TEN;
            return unit * unit / (rounds * 0.19);
        }
    }
}
