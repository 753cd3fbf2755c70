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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The simplest possible event on plain arrays, compared with the kit's event. Both sample strengths, play all Swiss
 * rounds, rank by points, Strength of Schedule and VPs, and play a bracket of 8. Above 1 the kit is faster.
 */
@Warmup(iterations = 4, time = 2) // an event takes many code paths, some of them rarely
public class FloorBenchmark extends Comparison {
    private static final Strengths STRENGTHS = Strengths.ratings(200);
    private static final MatchModel MODEL = new MatchModel.Elo(400, 0.03);

    /** The number of players: 32, 128 and 1,024 players play 5, 6 and 10 rounds. */
    @Param({"32", "128", "1024"})
    public int players;

    private PlainEvent plain = new PlainEvent(32, 5);
    private EventPlayer player = kit(32, 5);
    private PlayedEvent sheet = player.sheet(sample(32, 0));
    private long next;

    private static EventPlayer kit(int players, int rounds) {
        return new EventPlayer(
                new EventPlan(players, Structure.withCut(rounds, PlainEvent.CUT), PairingChoice.SWISS),
                VictoryPoints.USUAL,
                AttendanceModel.FULL);
    }

    private static EventSample sample(int players, long event) {
        return EventSample.of(Seed.of(1), event, players, STRENGTHS, MODEL);
    }

    /** Creates both events for this number of players. */
    @Setup
    public void begin() {
        int rounds = players < 64 ? 5 : players < 256 ? 6 : 10;
        plain = new PlainEvent(players, rounds);
        player = kit(players, rounds);
        sheet = player.sheet(sample(players, 0));
    }

    @Override
    protected Object measured() {
        return plain.event(next++);
    }

    @Override
    protected Object reference() {
        player.play(sample(players, next++), sheet);
        return sheet.winner();
    }
}
