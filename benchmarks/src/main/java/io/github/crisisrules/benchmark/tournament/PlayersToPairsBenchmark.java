package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.AgainstShuffle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The same from a list of players: the field is made first, sorted, checked and indexed; then it is paired. */
public class PlayersToPairsBenchmark extends AgainstShuffle {
    /** How many players. */
    @Param("1000000")
    public int players;

    private Vector<FieldPlayer> listed = Vector.empty();
    private int next;

    /** Four rounds of a simulated event. */
    @Setup
    public void play() {
        listed = SimulatedField.some(1, players, 4, 0, true).get(0).values();
    }

    @Override
    protected int size() {
        return players;
    }

    @Override
    protected Object measured() {
        return PairingSystem.swiss().pair(PairingField.of(listed), Seed.of(next++));
    }
}
