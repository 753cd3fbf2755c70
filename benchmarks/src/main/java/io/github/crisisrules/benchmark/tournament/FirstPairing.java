package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.Vector;

/** The first steps of an organizer: an event is announced, sixteen players sign up, and the first round is paired. */
public final class FirstPairing implements Runnable {
    @Override
    public void run() {
        Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
                .register(Vector.rangeClosed(1, 16).map(number -> "Player " + number))
                .open()
                .pairRound();
        if (desk.openMatches().size() != 8) {
            throw new AssertionError("The round does not have 8 open matches.");
        }
    }
}
