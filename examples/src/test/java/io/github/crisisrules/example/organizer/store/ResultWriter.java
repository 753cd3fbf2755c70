package io.github.crisisrules.example.organizer.store;

import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.control.Either;

/**
 * A process that amends one result again and again, each time to one more victory point, and prints each number once it is kept. The
 * rules would accept a number twice: that it stands there once is up to the store.
 */
final class ResultWriter {
    private ResultWriter() {}

    /** The address, the event, and the last number and step that an earlier process printed. */
    public static void main(String[] args) throws InterruptedException {
        try (EventStore store = EventStore.open(args[0])) {
            StoredEvent now = store.load(args[1]).get();
            int step = Integer.parseInt(args[3]);
            // Whoever got no answer tries again from what was seen, like a browser that sends its form again.
            StoredEvent seen = now.step() == step
                    ? now
                    : new StoredEvent(now.id(), step, now.desk().undo(), now.secretHash());
            for (int number = Integer.parseInt(args[2]) + 1; ; number++) {
                Either<Outdated, StoredEvent> kept = store.append(seen, amended(seen.desk(), number));
                seen = kept.getOrElseGet(Outdated::now);
                Thread.sleep(1); // an answer takes its time: half of the kills come between the writing and the telling
                System.out.println(number + " " + seen.step());
            }
        }
    }

    private static Desk amended(Desk desk, int number) {
        Pairing pair = desk.state().rounds().head().tables().pairs().head();
        return desk.amend(1, MatchEnding.victory(pair.first(), number, pair.second(), 0));
    }
}
