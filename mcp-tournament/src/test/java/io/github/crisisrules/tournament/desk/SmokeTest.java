package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.event.EventFormat;
import org.junit.jupiter.api.Test;

class SmokeTest {
    @Test
    void runs() {
        for (int n : new int[] {4, 7, 16, 20, 33, 64, 64, 66}) {
            long t = System.nanoTime();
            Desk d = RandomEvent.run(Announcement.of("x", EventFormat.CHALLENGER), n, Seed.of(n), 10);
            System.out.println(n + " " + (System.nanoTime() - t) / 1000000 + " ms "
                    + d.state().champion() + " " + d.log().size());
        }
        for (int n : new int[] {32, 41}) {
            long t = System.nanoTime();
            Desk d = RandomEvent.run(Announcement.of("x", EventFormat.TIMELINE), n, Seed.of(n), 10);
            System.out.println(n + " " + (System.nanoTime() - t) / 1000000 + " ms "
                    + d.state().champion() + " " + d.log().size());
        }
    }
}
