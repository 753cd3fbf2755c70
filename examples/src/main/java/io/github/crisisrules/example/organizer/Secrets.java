package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.Seed;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * What only an organizer knows. A secret is 256 random bits in a link; the store keeps its hash, and a browser keeps it in a cookie
 * that no script can read and no other site can send.
 */
final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    /** A new secret, as it stands in a link. */
    static String fresh() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
    }

    /** A new id for an event: short enough to type, long enough that nobody meets one by chance. */
    static String id() {
        return HexFormat.of().formatHex(bytes(5));
    }

    /** A seed that nobody can foresee. */
    static Seed seed() {
        return Seed.parse(HexFormat.of().formatHex(bytes(16)));
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** What is kept of a secret. A secret is random, so a plain hash is as good as a slow one. */
    static String hash(String secret) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    // doc
    /** Whether a secret is the one of this hash; how long that takes tells nothing. */
    static boolean fits(String secret, String hash) {
        return MessageDigest.isEqual(hash(secret).getBytes(UTF_8), hash.getBytes(UTF_8));
    }
    // end

    /** What every form of somebody with this secret carries, so that no other site can make one. */
    static String formToken(String secret) {
        return hash("form " + secret);
    }
}
