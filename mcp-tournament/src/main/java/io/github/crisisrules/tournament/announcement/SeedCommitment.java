package io.github.crisisrules.tournament.announcement;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Wording;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The commitment that an organizer publishes before round 1, so that the seed cannot be chosen afterwards: the
 * SHA-256, in hexadecimal, of the UTF-8 bytes of the seed's 32 digits, a colon and the salt. The salt prevents
 * guessing of likely seeds.
 *
 * @param sha256 the hash, as 64 hexadecimal digits
 */
public record SeedCommitment(String sha256) {
    /**
     * Creates a commitment.
     *
     * @throws IllegalArgumentException if {@code sha256} is not 64 lower-case hexadecimal digits
     */
    public SeedCommitment {
        if (!sha256.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(sha256) + "' is not a SHA-256 in 64 lowercase hexadecimal digits.");
        }
    }

    /** Creates the commitment to a seed. The salt is any text, kept secret until the seed is revealed. */
    public static SeedCommitment of(Seed seed, String salt) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((seed + ":" + salt).getBytes(UTF_8));
            StringBuilder digits = new StringBuilder();
            for (byte each : digest) {
                digits.append(Character.forDigit((each >> 4) & 15, 16)).append(Character.forDigit(each & 15, 16));
            }
            return new SeedCommitment(digits.toString());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java platform must support SHA-256.", e);
        }
    }

    /** Returns a sentence on how to verify the commitment once seed and salt are revealed. */
    public String howToVerify(Wording wording) {
        return Sentences.howToVerify(wording);
    }

    /** Returns whether the given seed and salt match the commitment. */
    public boolean matches(Seed seed, String salt) {
        return of(seed, salt).equals(this);
    }
}
