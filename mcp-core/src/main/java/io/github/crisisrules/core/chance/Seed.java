package io.github.crisisrules.core.chance;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.HexFormat;

/**
 * 128 bits from which everything random in an event or a game follows: the same seed gives the same results on every
 * machine and JDK, for ever. The algorithms are the library's own contract, fixed by published test vectors:
 *
 * <ul>
 *   <li>{@link #split(String)}: SipHash-2-4 with 128-bit output; the key is this seed (its text form read as 16 bytes), the
 *       message the purpose in UTF-8, the output the new seed;
 *   <li>{@link #draws()}: xoroshiro128++ whose two state words are the little-endian halves of the SipHash above for the
 *       message {@code 00} (one zero byte, which no purpose can be);
 *   <li>bounded draws: below 2^31 the upper 32 bits times the bound, above it the upper bits that hold the bound, both
 *       rejecting what would bias ({@link Draw}).
 * </ul>
 *
 * <p>Split by purpose, not by position: {@code seed.split("round/3").split("pairing")}. One more draw in round 1 then
 * leaves round 3 as it was.
 *
 * <pre>{@code
 * Seed event = Seed.ofWords("rain on Saturday");
 * Vector<String> order = event.split("round/1").split("tables").shuffle(Vector.of("Ada", "Bruno", "Chidi"));
 * int die = event.split("demonstration").below(6) + 1;
 * }</pre>
 */
public record Seed(long first, long second) {
    private static final HexFormat HEX = HexFormat.of();

    /** A seed from any number; numbers near each other give unrelated seeds. */
    public static Seed of(long number) {
        return new Seed(0, 0).split("number", number);
    }

    /** A seed from words, such as a sentence spoken in public before round 1. */
    public static Seed ofWords(String words) {
        return new Seed(0, 0).split("words/" + words);
    }

    /** Reads the 32 hexadecimal digits that {@link #toString()} writes. */
    public static Seed parse(String text) {
        if (text.length() != 32) {
            throw new IllegalArgumentException(
                    "a seed has 32 hexadecimal digits, not " + text.length() + " characters");
        }
        try {
            return new Seed(HexFormat.fromHexDigitsToLong(text, 0, 16), HexFormat.fromHexDigitsToLong(text, 16, 32));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + text + "' is not a seed of 32 hexadecimal digits", e);
        }
    }

    /**
     * Reads a seed as people type it: the 32 digits that {@link #toString()} writes, a whole number of up to 18 digits as
     * {@link #of} takes it, or else words. Blanks around it do not count.
     */
    public static Seed read(String typed) {
        String text = typed.strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException("the seed is empty: give a number or words");
        }
        if (text.length() == 32 && text.chars().allMatch(HexFormat::isHexDigit)) {
            return parse(text);
        }
        String digits = text.startsWith("-") ? text.substring(1) : text;
        if (digits.isEmpty() || !digits.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
            return ofWords(text);
        }
        if (digits.length() > 18) {
            throw new IllegalArgumentException("the seed " + text + " has " + digits.length()
                    + " digits: give a number of at most 18 digits, or words");
        }
        return of(Long.parseLong(text));
    }

    /** The seed for one purpose; different purposes give unrelated seeds. */
    public Seed split(String purpose) {
        requireName(purpose, purpose.isEmpty());
        return SipHash.seed(this, purpose);
    }

    /** The same as {@code split(purpose + "/" + index)}. */
    public Seed split(String purpose, long index) {
        requireName(purpose, false);
        return SipHash.seed(this, purpose, index);
    }

    private static void requireName(String purpose, boolean missing) {
        if (missing || purpose.startsWith("\0")) {
            throw new IllegalArgumentException("the purpose that a seed is split for must have a name");
        }
    }

    /** The stream of draws of this seed, from its beginning. */
    public Draw draws() {
        Seed state = SipHash.seed(this, new byte[1]);
        return new Draw(Long.reverseBytes(state.first), Long.reverseBytes(state.second));
    }

    /** A number from 0 to {@code bound - 1}, each equally likely: the first draw of {@link #draws()}. */
    public int below(int bound) {
        return draws().below(bound);
    }

    /** The elements in a random order, every order equally likely. */
    public <T> Vector<T> shuffle(Seq<T> elements) {
        int[] order = new int[elements.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        draws().shuffle(order);
        Vector<T> source = Vector.ofAll(elements);
        return Vector.tabulate(order.length, i -> source.get(order[i]));
    }

    /** {@code count} different elements, every choice and order of them equally likely. */
    public <T> Vector<T> choose(Seq<T> elements, int count) {
        if (count < 0 || count > elements.size()) {
            throw new IllegalArgumentException("cannot choose " + count + " of " + elements.size()
                    + " elements: choose between 0 and " + elements.size());
        }
        return shuffle(elements).take(count);
    }

    /** One element, each equally likely; there must be one. */
    public <T> T pick(Seq<T> elements) {
        if (elements.isEmpty()) {
            throw new IllegalArgumentException("cannot pick from an empty list: give at least one element");
        }
        return elements.get(below(elements.size()));
    }

    /** 32 hexadecimal digits, which {@link #parse} reads. */
    @Override
    public String toString() {
        return HEX.toHexDigits(first) + HEX.toHexDigits(second);
    }
}
