package io.github.crisisrules.benchmark.fairness;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A complete simulated event with strengths, pairings, matches, standings, a cut and its bracket, compared with
 * only the kernel pairings of the very same events.
 */
@Warmup(iterations = 4, time = 2) // an event takes many code paths, some of them rarely
public class SimulatedEventBenchmark extends Comparison {
    private static final int EVENTS = 64;
    private static final Seed STUDY = Seed.of(1);
    private static final Strengths STRENGTHS = Strengths.ratings(200);
    private static final MatchModel MODEL = new MatchModel.Elo(400, 0.03);

    /** The number of players: 32, 128 and 1,024 players play 5, 6 and 10 rounds. */
    @Param({"32", "128", "1024"})
    public int players;

    private int rounds;
    private EventPlayer player = player(32, 5);
    private PlayedEvent sheet = player.sheet(draw(32, 0));
    private int[][][] points = new int[0][][];
    private Meetings[][] met = new Meetings[0][];
    private Seed[][] seeds = new Seed[0][];
    private Meetings nothing = Meetings.none(0);
    private int next;

    private static EventPlayer player(int players, int rounds) {
        EventPlan plan = new EventPlan(players, Structure.withCut(rounds, players < 64 ? 8 : 16), PairingChoice.SWISS);
        return new EventPlayer(plan, VictoryPoints.USUAL, AttendanceModel.FULL);
    }

    private static EventSample draw(int players, int event) {
        return EventSample.of(STUDY, event, players, STRENGTHS, MODEL);
    }

    /** Records the players to be paired in all rounds of all events, in the form in which the kernel received them. */
    @Setup
    public void record() {
        rounds = players < 64 ? 5 : players < 256 ? 6 : 10;
        player = player(players, rounds);
        sheet = player.sheet(draw(players, 0));
        points = new int[EVENTS][rounds][];
        met = new Meetings[EVENTS][rounds];
        seeds = new Seed[EVENTS][rounds];
        nothing = Meetings.none(players);
        for (int event = 0; event < EVENTS; event++) {
            EventSample draw = draw(players, event);
            player.play(draw, sheet);
            int[] sum = new int[players];
            for (int round = 1; round <= rounds; round++) {
                points[event][round - 1] = sum.clone();
                met[event][round - 1] = before(round);
                seeds[event][round - 1] = draw.desk().split("round", round).split("pairing");
                for (int p = 0; p < players; p++) {
                    sum[p] += sheet.gained(round, p);
                }
            }
        }
    }

    private Meetings before(int round) {
        int[] start = new int[players + 1];
        int[] others = new int[players * (round - 1)];
        for (int p = 0; p < players; p++) {
            for (int past = 1; past < round; past++) {
                others[p * (round - 1) + past - 1] = sheet.opponent(past, p);
            }
            start[p + 1] = (p + 1) * (round - 1);
        }
        return Meetings.flat(start, others);
    }

    @Override
    protected Object measured() {
        next = (next + 1) % EVENTS;
        player.play(draw(players, next), sheet);
        return sheet.winner();
    }

    @Override
    protected Object reference() {
        next = (next + 1) % EVENTS;
        int sum = 0;
        for (int round = 0; round < rounds; round++) {
            int[] pairs =
                    SwissKernel.pair(points[next][round], met[next][round], nothing, seeds[next][round].draws(), null);
            sum += pairs[0];
        }
        return sum;
    }
}
