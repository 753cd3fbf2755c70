package io.github.crisisrules.tournament.desk;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.Seed;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What an organizer publishes before round 1 so that the seed cannot be chosen afterwards: the SHA-256, in hexadecimal,
 * of the UTF-8 bytes of the seed's 32 digits, a colon and the salt. The salt keeps anybody from trying out likely seeds.
 */
public record SeedCommitment(String sha256) {
    /**
     * 64 lower-case hexadecimal digits.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public SeedCommitment {
        if (!sha256.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("'" + sha256 + "' is not a SHA-256 in 64 hexadecimal digits");
        }
    }

    /** The commitment to a seed; the salt is any text, kept secret until the seed is revealed. */
    public static SeedCommitment of(Seed seed, String salt) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((seed + ":" + salt).getBytes(UTF_8));
            return new SeedCommitment(HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** How anybody verifies it once seed and salt are revealed, in a sentence. */
    public String howToVerify() {
        return "After the event, compare with the SHA-256 of the revealed seed's 32 digits, a colon and the salt: "
                + "printf '%s' 'SEED:SALT' | sha256sum";
    }

    /** Whether this seed and salt are what was committed to. */
    public boolean isKeptBy(Seed seed, String salt) {
        return of(seed, salt).equals(this);
    }
}
