package io.github.crisisrules.fairness.run;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.metric.FixedPoint;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReader;
import io.github.crisisrules.fairness.metric.MetricReaders;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.fairness.study.Assumptions;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** Plays and measures the events of one arm in one thread. */
final class ArmTally {
    private final Metric[] metrics;
    private final Profile[] profiles = Profile.values();
    private final EventPlayer player;
    private final MetricReaders gauges;
    private final MetricReader[] readers;
    private final MomentsTally[] tallies;
    private final MomentsTally[] differences;
    private final MomentsTally[] signs;
    private final long[] bars;
    private final MomentsTally[][] parts;
    private final long[] part;
    private final int players;
    private final Assumptions assumptions;
    private @Nullable PlayedEvent sheet;
    /** The measurements of the last event, in {@link FixedPoint}. */
    final long[] last;

    ArmTally(Study study, int arm) {
        var plan = study.arms().get(arm).plan();
        metrics = study.metrics().toJavaArray(Metric[]::new);
        players = plan.players();
        assumptions = study.assumptions(arm);
        player = new EventPlayer(plan, assumptions.victoryPoints(), assumptions.turnout(), assumptions.tiebreakers());
        gauges = new MetricReaders(players);
        tallies = tallies(metrics.length);
        differences = tallies(study.baseline(arm) == arm ? 0 : metrics.length);
        signs = tallies(differences.length);
        readers = study.metrics().map(metric -> metric.gauge(players)).toJavaArray(MetricReader[]::new);
        // Only what the study measures is counted, so that a single metric does not cost as much as all of them.
        bars = new long[study.metrics().contains(StandardMetric.RANK_DISPLACEMENT) ? MetricReaders.bars(players) : 0];
        parts = new MomentsTally[profiles.length][];
        for (int i = 0; i < profiles.length; i++) {
            parts[i] = tallies(study.metrics().exists(profiles[i]::belongsTo) ? Profile.parts(players) : 0);
        }
        part = new long[Profile.parts(players)];
        last = new long[metrics.length];
    }

    /**
     * Returns the players and the luck of event {@code number}. If the previous arm has the same number of players
     * and the same assumptions about strengths, factions and matches, its value is reused.
     */
    EventSample sample(Seed seed, long number, @Nullable ArmTally before, @Nullable EventSample sampled) {
        return before != null
                        && sampled != null
                        && before.players == players
                        && before.assumptions.strengths().equals(assumptions.strengths())
                        && before.assumptions.factions().equals(assumptions.factions())
                        && before.assumptions.match().equals(assumptions.match())
                ? sampled
                : EventSample.of(
                        seed, number, players, assumptions.strengths(), assumptions.factions(), assumptions.match());
    }

    PlayedEvent play(EventSample sample) {
        PlayedEvent event = sheet == null ? player.sheet(sample) : sheet;
        sheet = event;
        player.play(sample, event);
        for (int m = 0; m < metrics.length; m++) {
            last[m] = FixedPoint.of(metrics[m], readers[m].read(event));
            tallies[m].add(last[m]);
        }
        if (bars.length > 0) {
            gauges.displacements(event, bars);
        }
        for (int i = 0; i < profiles.length; i++) {
            if (parts[i].length > 0) {
                gauges.read(profiles[i], event, part);
                for (int k = 0; k < part.length; k++) {
                    parts[i][k].add(part[k]);
                }
            }
        }
        return event;
    }

    void compare(ArmTally baseline) {
        for (int m = 0; m < differences.length; m++) {
            differences[m].addDifference(last[m], baseline.last[m]);
            signs[m].addSign(last[m], baseline.last[m]);
        }
    }

    ArmSummary summary() {
        return new ArmSummary(
                moments(tallies),
                moments(differences),
                moments(signs),
                Vector.ofAll(bars),
                Vector.of(parts).map(ArmTally::moments));
    }

    private static Vector<Moments> moments(MomentsTally[] tallies) {
        return Vector.of(tallies).map(MomentsTally::moments);
    }

    private static MomentsTally[] tallies(int count) {
        MomentsTally[] made = new MomentsTally[count];
        java.util.Arrays.setAll(made, i -> new MomentsTally());
        return made;
    }
}
