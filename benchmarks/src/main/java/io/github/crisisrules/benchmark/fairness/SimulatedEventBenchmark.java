package io.github.crisisrules.benchmark.fairness;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.fairness.metric.Gauges;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.EventDraw;
import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A whole simulated event of 128 players, six Swiss rounds, a cut to the best 16 and their bracket, against the six kernel pairings of the
 * very same events; and against what reading every metric off it takes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 15, time = 1)
@Measurement(iterations = 15, time = 1)
public class SimulatedEventBenchmark {
    private static final int PLAYERS = 128;
    private static final int ROUNDS = 6;
    private static final int EVENTS = 64;
    private static final Seed STUDY = Seed.of(1);
    private static final Strengths STRENGTHS = Strengths.ratings(200);
    private static final MatchModel MODEL = new MatchModel.Elo(400, 0.03);
    private static final EventPlan PLAN = new EventPlan(PLAYERS, Structure.withCut(ROUNDS, 16), PairingChoice.SWISS);

    private final EventPlayer player = new EventPlayer(PLAN, MODEL, VictoryPoints.USUAL, Turnout.FULL);
    private final PlayedEvent sheet = player.sheet(draw(0));
    private final Gauges gauges = new Gauges(PLAYERS);
    private final Metric[] metrics = Metric.values();
    private final int[][][] points = new int[EVENTS][ROUNDS][];
    private final Meetings[][] met = new Meetings[EVENTS][ROUNDS];
    private final Seed[][] seeds = new Seed[EVENTS][ROUNDS];
    private final Meetings nothing = Meetings.none(PLAYERS);
    private int next;

    private static EventDraw draw(int event) {
        return EventDraw.of(STUDY, event, PLAYERS, STRENGTHS, MODEL);
    }

    /** The fields of all rounds of all events, as the kernel was given them. */
    @Setup
    public void record() {
        for (int event = 0; event < EVENTS; event++) {
            EventDraw draw = draw(event);
            player.play(draw, sheet);
            int[] sum = new int[PLAYERS];
            for (int round = 1; round <= ROUNDS; round++) {
                points[event][round - 1] = sum.clone();
                met[event][round - 1] = before(round);
                seeds[event][round - 1] = draw.desk().split("round", round).split("pairing");
                for (int p = 0; p < PLAYERS; p++) {
                    sum[p] += sheet.gained(round, p);
                }
            }
        }
    }

    private Meetings before(int round) {
        int[] start = new int[PLAYERS + 1];
        int[] others = new int[PLAYERS * (round - 1)];
        for (int p = 0; p < PLAYERS; p++) {
            for (int past = 1; past < round; past++) {
                others[p * (round - 1) + past - 1] = sheet.opponent(past, p);
            }
            start[p + 1] = (p + 1) * (round - 1);
        }
        return Meetings.flat(start, others);
    }

    /** The whole event: strengths, pairings, matches, standings, cut, bracket. */
    @Benchmark
    public int event() {
        next = (next + 1) % EVENTS;
        player.play(draw(next), sheet);
        return sheet.winner();
    }

    /** Only its six pairings. */
    @Benchmark
    public int pairings() {
        next = (next + 1) % EVENTS;
        int sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            int[] pairs =
                    SwissKernel.pair(points[next][round], met[next][round], nothing, seeds[next][round].draws(), null);
            sum += pairs[0];
        }
        return sum;
    }

    /** The whole event and every metric of it. */
    @Benchmark
    public long measuredEvent() {
        next = (next + 1) % EVENTS;
        player.play(draw(next), sheet);
        long sum = 0;
        for (Metric metric : metrics) {
            sum += gauges.read(metric, sheet);
        }
        return sum;
    }
}
