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
import io.github.crisisrules.json.interchange.EventImport;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.vavr.collection.Vector;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    /** Wide enough to say nothing. */
    private static final double FLAT = 20_000;

    /** Three wins to one: odds of three, 400 log10 3 = 190.8 points apart; the error of log odds is the root of 1/300 + 1/100, or 20 points. */
    @Test
    void twoPlayersHaveTheOddsOfTheirMatches() {
        Calibration fit = Calibration.of(matches("A,B,win\nA,B,1\nB,A,loss\nB,A,win\n".repeat(100)), FLAT);
        Calibration.Rated a = fit.players().get(0);
        Calibration.Rated b = fit.players().get(1);
        assertThat(a.strength() - b.strength()).isCloseTo(190.85, within(5.0));
        assertThat(a.matches()).isEqualTo(400);
        assertThat(fit.draws().high()).isLessThan(0.01);
    }

    /** Equal players, ten wins, ten losses and five draws: a fifth is drawn. */
    @Test
    void drawsBetweenEqualsAreTheirShare() {
        String text = "A,B,win\nA,B,loss\n".repeat(10) + "A,B,draw\n".repeat(5);
        Calibration fit = Calibration.of(matches(text), 200);
        // The posterior is beta(5.5, 20.5), whose quantiles are 0.0799 and 0.3847.
        assertThat(fit.draws().value()).isCloseTo(5.5 / 26, within(0.02));
        assertThat(fit.draws().low()).isCloseTo(0.0799, within(0.02));
        assertThat(fit.draws().high()).isCloseTo(0.3847, within(0.03));
        assertThat(fit.players().get(0).strength()).isCloseTo(1500, within(15.0));
    }

    /** The prior's own width: pools sampled with deviation 200 and fitted with it are within their errors, level and all. */
    @Test
    void withTheRightPriorErrorsAreRightFromFewMatches() {
        int far = 0;
        int count = 0;
        int held = 0;
        for (int trial = 0; trial < 40; trial++) {
            Simulated data = new Simulated(16, 6, 0.05, Seed.of(100 + trial));
            Calibration fit = Calibration.of(data.matches, 200);
            for (int p = 0; p < 16; p++) {
                Calibration.Rated player = fit.players().get(p);
                far += Math.abs(player.strength() - data.strengths[p]) > 2 * player.error() ? 1 : 0;
                count++;
            }
            held += fit.draws().low() <= 0.05 && 0.05 <= fit.draws().high() ? 1 : 0;
        }
        assertThat(held).isGreaterThanOrEqualTo(34);
        // 4.6 % of 640 are 29, give or take 5; a little more where matches of one event hang together.
        assertThat((double) far / count).isBetween(0.015, 0.085);
    }

    /** No draw in 60 matches: the posterior is about beta(0.5, 60.5), whose quantiles are 0.00001 and 0.041. */
    @Test
    void noDrawDoesNotMeanThatDrawsAreImpossible() {
        Calibration fit = Calibration.of(matches("A,B,win\nA,B,loss\n".repeat(30)), 200);
        assertThat(fit.draws().value()).isBetween(0.001, 0.009);
        assertThat(fit.draws().low()).isLessThan(0.0005);
        assertThat(fit.draws().high()).isBetween(0.025, 0.06);
    }

    /**
     * Forty players of deviation 200 with eight matches each, twenty times: the estimated deviation and the spread of
     * the pool are the true ones, the intervals hold it, and the scores of favourites are as expected.
     */
    @Test
    void theDeviationIsFoundAndThePoolHasIt() {
        double ratio = 0;
        double pool = 0;
        int held = 0;
        double chiSquare = 0;
        int rows = 0;
        for (int trial = 0; trial < 20; trial++) {
            Calibration fit = Calibration.of(new Simulated(40, 8, 0.05, Seed.of(200 + trial)).matches);
            ratio += fit.deviation().value() / 200 / 20;
            held += fit.deviation().low() <= 200 && 200 <= fit.deviation().high() ? 1 : 0;
            double[] drawn = fit.pool().sample(40, Seed.of(trial).random());
            double mean = java.util.Arrays.stream(drawn).average().orElse(0);
            pool += Math.sqrt(java.util.Arrays.stream(drawn)
                            .map(one -> (one - mean) * (one - mean))
                            .average()
                            .orElse(0))
                    / 200
                    / 20;
            for (FitCheck.Row row : fit.check().rows()) {
                chiSquare += Math.pow((row.observed() - row.expected()) / row.error(), 2);
            }
            rows += fit.check().rows().size();
        }
        assertThat(ratio).isBetween(0.88, 1.12);
        assertThat(pool).isBetween(0.88, 1.12);
        assertThat(held).isGreaterThanOrEqualTo(17);
        assertThat(chiSquare / rows).isBetween(0.5, 1.6);
    }

    @Test
    void anUnbeatenPlayerHasAStrengthToo() {
        Calibration fit = Calibration.of(matches("first,second,result\nAda,Bo,win\nAda,Cy,win\nBo,Cy,draw\n"), 200);
        assertThat(fit.players().map(Calibration.Rated::name)).containsExactly("Ada", "Bo", "Cy");
        assertThat(fit.players().get(0).strength()).isBetween(1500.0, 1800.0);
        assertThat(StrengthTable.parse(fit.csv()).values()).hasSize(3);
    }

    @Test
    void dataThatCannotBeFittedAreRefused() {
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
        assertThat(StrengthTable.parse(Calibration.of(matches(text), 200).csv()).errors())
                .hasSize(4);
        assertThatThrownBy(() -> matches("player1,points1,player2,points2\nA,3,B,x\n"))
                .hasMessage("line 2: points2 must be a whole number, but is 'x'.");
        assertThatThrownBy(() -> matches("A,\"B,win\n")).hasMessage("line 1: A quotation mark is not closed.");
    }

    /** A name that a spreadsheet would read as a formula has an apostrophe in the table, which is not part of it. */
    @Test
    void aGuardedNameIsOnePlayer() {
        String table = ResultsCsv.write(
                EventImport.read("event", "round,player1,points1,player2,points2\n1,@Ada,3,Bo,0\n2,Bo,3,@Ada,0\n")
                        .get());
        assertThat(table).contains("'@Ada");
        assertThat(matches(table)).containsExactly(new PlayedMatch("@Ada", "Bo", 1), new PlayedMatch("Bo", "@Ada", 1));
        assertThat(matches("'@Ada,'Bo,win\n")).containsExactly(new PlayedMatch("@Ada", "'Bo", 1));
        // Apostrophes of the name itself are kept.
        Desk desk = Desk.challenger("Guarded", Seed.of(1))
                .register("'@Ada", "=Bo", "Cy", "Di")
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 9));
        }
        assertThat(matches(ResultsCsv.write(desk.state())).map(match -> Set.of(match.first(), match.second())))
                .isEqualTo(PlayedMatch.of(desk.state()).map(match -> Set.of(match.first(), match.second())));
    }

    private static Vector<PlayedMatch> matches(String text) {
        return PlayedMatch.parse(text);
    }

    /** Matches of a pool against random opponents. */
    private static final class Simulated {
        private final double[] strengths;
        private Vector<PlayedMatch> matches = Vector.empty();

        Simulated(int players, int rounds, double draws, Seed seed) {
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
    }
}
