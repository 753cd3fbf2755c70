package io.github.crisisrules.tournament.kernel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Seeds that once failed in {@link PairingFuzz}, some that cover much, and the slowest that {@link SlowestPoolFuzz} found. */
class PairingRegressionTest {
    static java.util.List<String> seeds() {
        try (InputStream in = PairingRegressionTest.class.getResourceAsStream("regressions.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void seedsThatOnceFailedPass(String line) {
        String[] parts = line.split(" ");
        Seed seed = Seed.parse(parts[1]);
        switch (parts[0]) {
            case "event":
                PairingFuzz.event(seed);
                break;
            case "pool":
                PairingFuzz.pool(seed);
                break;
            case "slow":
                assertThat(SlowestPoolFuzz.work(seed)).isLessThan(SlowestPoolFuzz.MAX);
                break;
            default:
                throw new IllegalArgumentException(line);
        }
    }
}
