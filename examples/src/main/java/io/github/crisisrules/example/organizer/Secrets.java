package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/**
 * The organizer's secrets. A secret is 256 random bits in a link. The store keeps its hash, and the browser keeps it
 * in a cookie that scripts cannot read and other sites cannot send.
 */
final class Secrets {
    /** Letters and digits that look unlike each other. */
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    /** Returns a new secret in the form used in links. */
    static String fresh() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
    }

    /** Returns a new id for an event, short enough to type and long enough to avoid collisions. */
    static String id() {
        return HexFormat.of().formatHex(bytes(5));
    }

    /** Returns an unpredictable seed. */
    static Seed seed() {
        return Seed.parse(HexFormat.of().formatHex(bytes(16)));
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** Returns the hash to store for a secret. Because secrets are random, a fast hash is as secure as a slow one. */
    static String hash(String secret) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    // doc
    /** Returns whether a secret has this hash, in a time that does not depend on the secret. */
    static boolean fits(String secret, String hash) {
        return MessageDigest.isEqual(hash(secret).getBytes(UTF_8), hash.getBytes(UTF_8));
    }
    // end

    /**
     * Returns the code with which a player reports results, short enough to type from a slip of paper. It follows from
     * the hash of the event's secret, which only the store knows.
     */
    static String code(String secretHash, int player) {
        String letters = Vector.ofAll(
                        hash("player " + player + " at " + secretHash).toCharArray())
                .grouped(2)
                .take(8)
                .map(two -> LETTERS.charAt(Integer.parseInt(two.mkString(), 16) % LETTERS.length()))
                .mkString();
        return letters.substring(0, 4) + "-" + letters.substring(4);
    }

    /** Returns whether a player typed the code, in capitals or not and however grouped. */
    static boolean isCode(String typed, String secretHash, int player) {
        return fits(plain(typed), hash(plain(code(secretHash, player))));
    }

    private static String plain(String code) {
        return code.replaceAll("[^A-Za-z0-9]", "").toUpperCase(Locale.ROOT);
    }

    /** Returns the token that every form of the secret's holder carries, so that no other site can forge one. */
    static String formToken(String secret) {
        return hash("form " + secret);
    }
}
