package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.name.PlainName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * A 128-bit seed that determines every random result of an event or game. A seed gives the same results on every
 * machine and JDK. The algorithms are part of the library's contract and are fixed by published test
 * vectors:
 *
 * <ul>
 *   <li>{@link #split(String)}: SipHash-2-4 with 128-bit output. The key is this seed (its text form read as 16
 *       bytes), the message is the purpose in UTF-8, and the output is the new seed.
 *   <li>{@link #random()}: xoroshiro128++, whose two state words are the little-endian halves of the SipHash above
 *       for the message {@code 00} (one zero byte, which is not a valid purpose).
 *   <li>Bounded numbers: below 2^31 the upper 32 bits times the bound, otherwise as many upper bits as the bound
 *       needs. Both reject values that would cause a bias, see {@link RandomSource}.
 * </ul>
 *
 * <p>Split by purpose, not by position: {@code seed.split("round/3").split("pairing")}. Then one more random number
 * in round 1 does not change round 3.
 *
 * <pre>{@code
 * Seed event = Seed.ofWords("rain on Saturday");
 * Vector<String> order = event.split("round/1").split("tables").shuffle(Vector.of("Ada", "Bruno", "Chidi"));
 * int die = event.split("demonstration").below(6) + 1;
 * }</pre>
 */
public record Seed(long first, long second) {
    private static final Pattern DIGITS = Pattern.compile("[0-9A-Fa-f]{32}");

    /** Creates a seed from any number. Numbers close to each other give unrelated seeds. */
    public static Seed of(long number) {
        return new Seed(0, 0).split("number", number);
    }

    /** Creates a seed from words, such as a sentence spoken in public before round 1. */
    public static Seed ofWords(String words) {
        return new Seed(0, 0).split("words/" + words);
    }

    /** Parses the 32 hexadecimal digits that {@link #toString()} writes. */
    public static Seed parse(String text) {
        if (text.length() != 32) {
            throw new IllegalArgumentException(
                    "A seed has 32 hexadecimal digits, not " + text.length() + " characters.");
        }
        if (!DIGITS.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(text) + "' is not a seed. Use 32 hexadecimal digits.");
        }
        return new Seed(word(text.substring(0, 16)), word(text.substring(16)));
    }

    private static long word(String digits) {
        return new BigInteger(digits, 16).longValue();
    }

    /**
     * Parses a seed as people type it: the 32 digits that {@link #toString()} writes, a whole number of up to 18
     * digits for {@link #of}, or any other text for {@link #ofWords}. Leading and trailing blanks are ignored.
     */
    public static Seed read(String typed) {
        String text = typed.strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException("The seed is empty. Enter a number or words.");
        }
        if (DIGITS.matcher(text).matches()) {
            return parse(text);
        }
        String digits = text.startsWith("-") ? text.substring(1) : text;
        if (digits.isEmpty() || !digits.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
            return ofWords(text);
        }
        if (digits.length() > 18) {
            throw new IllegalArgumentException("The seed " + PlainName.shown(text) + " has " + digits.length()
                    + " digits. Enter a number of at most 18 digits, or words.");
        }
        return of(Long.parseLong(text));
    }

    /** Returns the seed for one purpose. Different purposes give unrelated seeds. */
    public Seed split(String purpose) {
        requireName(purpose, purpose.isEmpty());
        return SipHash.seed(this, purpose);
    }

    /** Returns {@code split(purpose + "/" + index)}. */
    public Seed split(String purpose, long index) {
        requireName(purpose, false);
        return SipHash.seed(this, purpose, index);
    }

    private static void requireName(String purpose, boolean missing) {
        if (missing || purpose.startsWith("\0")) {
            throw new IllegalArgumentException(
                    "The purpose of a split seed must not be empty or start with a null character.");
        }
    }

    /** Returns a random source at the start of this seed's stream. */
    public RandomSource random() {
        Seed state = SipHash.seed(this, new byte[1]);
        return new RandomSource(Long.reverseBytes(state.first), Long.reverseBytes(state.second));
    }

    /** Returns a uniformly distributed number from 0 to {@code bound - 1}, the first one of {@link #random()}. */
    public int below(int bound) {
        return random().below(bound);
    }

    /** Returns the elements in a random order, every order being equally likely. */
    public <T> Vector<T> shuffle(Seq<T> elements) {
        int[] order = new int[elements.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        random().shuffle(order);
        Vector<T> source = Vector.ofAll(elements);
        return Vector.tabulate(order.length, i -> source.get(order[i]));
    }

    /** Returns {@code count} different elements, every choice and order being equally likely. */
    public <T> Vector<T> choose(Seq<T> elements, int count) {
        if (count < 0 || count > elements.size()) {
            throw new IllegalArgumentException("Cannot choose " + count + " of " + elements.size()
                    + " elements. Choose between 0 and " + elements.size() + ".");
        }
        return shuffle(elements).take(count);
    }

    /**
     * Returns one element, each being equally likely.
     *
     * @throws IllegalArgumentException if {@code elements} is empty
     */
    public <T> T pick(Seq<T> elements) {
        if (elements.isEmpty()) {
            throw new IllegalArgumentException("Cannot pick from an empty list. Pass at least one element.");
        }
        return elements.get(below(elements.size()));
    }

    /** Returns the 32 hexadecimal digits that {@link #parse} reads. */
    @Override
    public String toString() {
        return digits(first) + digits(second);
    }

    private static String digits(long word) {
        String digits = Long.toHexString(word);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
