package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.List;
import java.util.function.UnaryOperator;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The pairing kernel on pools with many pairs that may not meet, each compared with round 5 of a simulated event
 * with as many players. The page on the pairing engine states the cost of each.
 */
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ShapesBenchmark extends Comparison {
    /** The shapes of a pool. */
    @SuppressWarnings("ImmutableEnumChecker") // functions without state
    public enum Shape {
        /** One club is half of the players, round 1. */
        HALF_A_CLUB(76, pool -> pool.club(0, 38)),
        /** One club is half of the players, round 4. */
        HALF_A_CLUB_LATER(128, pool -> pool.club(0, 64).played(3)),
        /** One home club of 52 in 128, round 6. */
        HOME_CLUB(128, pool -> pool.club(0, 52).played(5)),
        /** Clubs of 35, 14 and 10 in 80, round 6. */
        HOME_AND_TWO_CLUBS(
                80, pool -> pool.club(0, 35).club(35, 49).club(49, 59).played(5)),
        /** One home club of 100 in 256, round 7. */
        LARGE_HOME_CLUB(256, pool -> pool.club(0, 100).played(6)),
        /** Clubs of 42, 21, 11, 10 and 5 in 128, round 1. */
        FIVE_CLUBS(
                128,
                pool -> pool.club(0, 42).club(42, 63).club(63, 74).club(74, 84).club(84, 89)),
        /** Two teams that may only meet each other, in seven groups. */
        TWO_TEAMS(512, pool -> pool.club(0, 256).club(256, 512).tossed(6)),
        /** Two teams that may only meet each other, in one group. */
        TWO_TEAMS_LEVEL(1024, pool -> pool.club(0, 512).club(512, 1024)),
        /** A round robin with three rounds to go. */
        ROUND_ROBIN(128, pool -> pool.robin(3)),
        /** Half of the players share the top score and may not meet each other; the others have different points. */
        CROWDED_TOP(128, pool -> pool.top(64)),
        /** Nine of ten pairs are excluded. */
        NEARLY_ALL_EXCLUDED(300, pool -> pool.excluded(90));

        private final int players;
        private final UnaryOperator<CrowdedPool> filling;

        Shape(int players, UnaryOperator<CrowdedPool> filling) {
            this.players = players;
            this.filling = filling;
        }
    }

    /** The shape of the pool. */
    @Param
    public Shape shape = Shape.HALF_A_CLUB;

    private int[] points = new int[0];
    private Meetings met = Meetings.none(0);
    private Meetings forbidden = Meetings.none(0);
    private List<SimulatedPool> ordinary = List.of();
    private final RandomSource random = Seed.of(6).random();
    private int next;

    /** Creates the pool, and ordinary ones of the same size. */
    @Setup
    public void make() {
        CrowdedPool pool = shape.filling.apply(new CrowdedPool(shape.players));
        points = pool.points();
        met = pool.met();
        forbidden = pool.forbidden();
        ordinary = SimulatedPool.some(16, shape.players, 4, 0, true);
    }

    @Override
    protected Object measured() {
        return SwissKernel.pair(new PairingState(points, met, forbidden), random);
    }

    @Override
    protected Object reference() {
        return ordinary.get(next++ % ordinary.size()).pair(random);
    }
}
