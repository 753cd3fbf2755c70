package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/**
 * The memory that a pairing leaves to the garbage collector. A promise on memory, so a generous bound: measured are about 65 bytes for
 * each player (pairs, their vector, and the kernel's arrays), on both JDKs, whatever the size of the pool.
 */
class AllocationTest {
    private static final int PLAYERS = 20_000;
    private static final long BYTES_A_PLAYER = 220;

    @Test
    void pairingAllocatesAtMostAFewWordsAPlayer() {
        PairingPool pool = PairingArbitraries.pool(PLAYERS, 4, Seed.of(1));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long most = 0;
        for (int i = 0; i < 5; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            RoundPairing pairing = PairingSystem.swiss().pair(pool, Seed.of(i));
            most = Math.max(most, threads.getCurrentThreadAllocatedBytes() - before);
            assertThat(pairing.pairs()).hasSize(PLAYERS / 2);
        }
        assertThat(most / PLAYERS).isBetween(1L, BYTES_A_PLAYER);
    }
}
