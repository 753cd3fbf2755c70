package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Why everybody meets their opponent, in words, against the pairing itself. */
public class ReasonsBenchmark extends Comparison {
    /** How many players. */
    @Param({"1024", "4096"})
    public int players;

    private PairingField field = PairingField.of();
    private Vector<Pairing> pairs = Vector.empty();

    /** Four rounds of a simulated event. */
    @Setup
    public void play() {
        field = PairingField.of(
                SimulatedField.some(1, players, 4, 0, true).get(0).values());
        pairs = PairingSystem.swiss().pair(field, Seed.of(1)).pairs();
    }

    @Override
    protected Object measured() {
        PairingReasons reasons = PairingReasons.of(field, pairs);
        int letters = 0;
        for (Pairing pairing : pairs) {
            for (PlayerId player : pairing.players()) {
                letters += reasons.of(player).get().words().length();
            }
        }
        return letters;
    }

    @Override
    protected Object reference() {
        return PairingSystem.swiss().pair(field, Seed.of(1));
    }
}
