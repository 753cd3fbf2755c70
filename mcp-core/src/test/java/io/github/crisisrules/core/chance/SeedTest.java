package io.github.crisisrules.core.chance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The vectors here are the library's contract: made with a program of its own, they are never to change. */
class SeedTest {
    private static final Seed SEED = Seed.of(42);

    @ParameterizedTest
    @CsvSource({
        "0, a3817f04ba25a8e66df67214c7550293",
        "1, da87c1d86b99af44347659119b22fc45",
        "2, 8177228da4a45dc7fca38bdef60affe4",
        "3, 9c70b60c5267a94e5f33b6b02985ed51",
        "4, f88164c12d9c8faf7d0f6e7c7bcd5579",
        "5, 1368875980776f8854527a07690e9627",
        "6, 14eeca338b208613485ea0308fd7a15e",
        "7, a1f1ebbed8dbc153c0b84aa61ff08239",
        "8, 3b62a9ba6258f5610f83e264f31497b4",
        "9, 264499060ad9baabc47f8b02bb6d71ed",
        "15, 5493e99933b0a8117e08ec0f97cfc3d9",
        "16, 6ee2a4ca67b054bbfd3315bf85230577",
        "17, 473d06e8738db89854c066c47ae47740",
        "63, 5150d1772f50834a503e069a973fbd7c"
    })
    void theHashGivesTheReferenceVectorsOfItsAuthors(int length, String expected) {
        Seed key = Seed.parse("000102030405060708090a0b0c0d0e0f");
        byte[] message = new byte[length];
        for (int i = 0; i < length; i++) {
            message[i] = (byte) i;
        }
        assertThat(SipHash.seed(key, message)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "0, bd7970141b2092d5a5df340f4c9b2cdf",
        "1, 56ca8a9679325208a29d54d97c26fc1d",
        "42, e5e57c34dcc6b7f69e890ce2a3ef29f7",
        "-1, 835c14a9c683a86d0283cf8a7e89f94e",
        "9223372036854775807, 00f71e207f2f07ae18320bedc565c6e3"
    })
    void seedsOfNumbersStayAsTheyAre(long number, String expected) {
        assertThat(Seed.of(number)).hasToString(expected);
    }

    @Test
    void seedsOfWordsAndSplitsStayAsTheyAre() {
        assertThat(Seed.ofWords("Crisis at noon, café")).hasToString("e7d69e3b8a6e75d6c3e749c6e162e4dc");
        assertThat(SEED.split("round", 3)).hasToString("ff5b540cf56b5707b985503227eb542a");
        assertThat(SEED.split("round/3").split("pairing")).hasToString("6f8c0c2649b698e7ab25c323caa40100");
    }

    @Test
    void aPurposeIsHashedAsItsBytesWhateverItsLettersAre() {
        RandomSource random = Seed.of(6).random();
        for (int i = 0; i < 2_000; i++) {
            StringBuilder purpose = new StringBuilder("p");
            int highest = i % 3 == 0 ? 0x80 : i % 3 == 1 ? 0x100 : 0x3000;
            for (int length = random.below(40); length > 0; length--) {
                purpose.append((char) random.below(highest));
            }
            String text = purpose.toString();
            long number = random.next() >> random.below(64);
            assertThat(SEED.split(text)).isEqualTo(SipHash.seed(SEED, text.getBytes(UTF_8)));
            assertThat(SEED.split(text, number)).isEqualTo(SipHash.seed(SEED, (text + "/" + number).getBytes(UTF_8)));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 9, 10, 99, 100, 1_000_000_007, Long.MAX_VALUE, -1, Long.MIN_VALUE})
    void anIndexIsWrittenBehindASlash(long index) {
        for (String purpose : List.of("", "round", "Runde für Ø")) {
            assertThat(SEED.split(purpose, index)).isEqualTo(SEED.split(purpose + "/" + index));
        }
        assertThat(SEED.split("event", Long.highestOneBit(index)))
                .isEqualTo(SEED.split("event/" + Long.highestOneBit(index)));
    }

    @Test
    void drawsStayAsTheyAre() {
        RandomSource random = SEED.random();
        assertThat(random.next()).isEqualTo(0xad26411fadc7053fL);
        assertThat(random.next()).isEqualTo(0x8f68ab83245c854eL);
        assertThat(random.next()).isEqualTo(0x6d70ffaa52e8dafbL);
        assertThat(random.next()).isEqualTo(0xa29b2931ccc5452dL);
        RandomSource units = SEED.random();
        assertThat(units.unit()).isEqualTo(0.6763649656620849);
        assertThat(units.unit()).isEqualTo(0.5601908869906413);
    }

    @Test
    void boundedDrawsStayAsTheyAre() {
        RandomSource eight = SEED.random();
        assertThat(Vector.fill(16, () -> eight.below(8)))
                .containsExactly(5, 4, 3, 5, 3, 7, 6, 5, 1, 7, 1, 6, 5, 5, 6, 4);
        RandomSource odd = SEED.random();
        assertThat(Vector.fill(3, () -> odd.below(Integer.MAX_VALUE)))
                .containsExactly(1452482702, 1203000768, 918061012);
        RandomSource rejecting = SEED.random();
        assertThat(Vector.fill(6, () -> rejecting.below(3 << 29)))
                .containsExactly(1089362027, 688545759, 1023029106, 744598395, 1521413685, 1234849626);
        RandomSource wide = SEED.random();
        assertThat(Vector.fill(3, () -> wide.below(1_000_000_000_000_000_000L)))
                .containsExactly(779795713874489427L, 645856120296294484L, 492880253407890863L);
        RandomSource big = SEED.random();
        assertThat(Vector.fill(3, () -> big.below(BigInteger.TEN.pow(30))))
                .containsExactly(
                        new BigInteger("857394454694887818710959700018"),
                        new BigInteger("541927569723157454859650896668"),
                        new BigInteger("586044418103342704642627187612"));
        assertThat(SEED.random().below(BigInteger.ONE.shiftLeft(63))).isEqualTo(new BigInteger("6238365710995915423"));
        assertThat(SEED.random().below(BigInteger.ONE.shiftLeft(128)))
                .isEqualTo(new BigInteger("230155071417893552484521799272028210510"));
    }

    @Test
    void shufflesStayAsTheyAre() {
        assertThat(SEED.shuffle(Vector.range(0, 10))).containsExactly(1, 0, 8, 7, 9, 2, 4, 3, 5, 6);
        assertThat(SEED.choose(Vector.range(0, 10), 3)).containsExactly(1, 0, 8);
        assertThat(SEED.pick(Vector.range(0, 8))).isEqualTo(5);
        assertThat(SEED.below(8)).isEqualTo(5);
    }

    @Test
    void theTextReadsBack() {
        for (int i = 0; i < 100; i++) {
            assertThat(Seed.parse(Seed.of(i).toString())).isEqualTo(Seed.of(i));
        }
        assertThat(Seed.parse("000102030405060708090A0B0C0D0E0F").toString())
                .isEqualTo("000102030405060708090a0b0c0d0e0f");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seed.parse("12"))
                .withMessage("A seed has 32 hexadecimal digits, not 2 characters.");
        assertThatIllegalArgumentException().isThrownBy(() -> Seed.parse("g".repeat(32)));
    }

    @Test
    void nearbyNumbersAndPurposesGiveDifferentSeeds() {
        Set<Seed> seen = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            seen.add(Seed.of(i));
            seen.add(SEED.split("p" + i));
            seen.add(SEED.split("p").split("q" + i));
        }
        assertThat(seen).hasSize(3_000);
    }

    @Test
    void everyOrderOfFourIsEquallyLikely() {
        Seed seed = Seed.of(4);
        LinkedHashMap<Vector<Integer>, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < 48_000; i++) {
            counts = counts.put(seed.split("try", i).shuffle(Vector.range(0, 4)), 1, Integer::sum);
        }
        ChiSquare.assertFollows(Distribution.uniform(Vector.range(0, 4).permutations()), counts);
    }

    @Test
    void everyChoiceOfTwoInOrderIsEquallyLikely() {
        Seed seed = Seed.of(5);
        LinkedHashMap<Vector<Integer>, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < 20_000; i++) {
            counts = counts.put(seed.split("try", i).choose(Vector.range(0, 5), 2), 1, Integer::sum);
        }
        Vector<Vector<Integer>> pairs = Vector.range(0, 5)
                .flatMap(a -> Vector.range(0, 5).filter(b -> !b.equals(a)).map(b -> Vector.of(a, b)));
        ChiSquare.assertFollows(Distribution.uniform(pairs), counts);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.split(""));
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.split("\0"));
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.split("\0", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.pick(Vector.empty()));
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.choose(Vector.of(1), 2));
        assertThatIllegalArgumentException().isThrownBy(() -> SEED.choose(Vector.of(1), -1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SEED.below(0))
                .withMessage("The bound of a random number must be 1 or more, not 0.");
    }

    @Test
    void peopleTypeANumberTheDigitsOfASeedOrWords() {
        assertThat(Seed.read(" 7 ")).isEqualTo(Seed.of(7));
        assertThat(Seed.read("-7")).isEqualTo(Seed.of(-7));
        assertThat(Seed.read("999999999999999999")).isEqualTo(Seed.of(999_999_999_999_999_999L));
        assertThat(Seed.read("rain on Saturday")).isEqualTo(Seed.ofWords("rain on Saturday"));
        assertThat(Seed.read("-")).isEqualTo(Seed.ofWords("-"));
        Seed seed = Seed.ofWords("rain");
        assertThat(Seed.read(seed.toString())).isEqualTo(seed);
        assertThat(Seed.read(seed.toString().toUpperCase(java.util.Locale.ROOT)))
                .isEqualTo(seed);
        assertThat(Seed.read("12345678901234567890123456789012"))
                .as("32 digits are a seed, not a number")
                .isEqualTo(Seed.parse("12345678901234567890123456789012"));
        assertThatThrownBy(() -> Seed.read("  ")).hasMessage("The seed is empty. Enter a number or words.");
        assertThatThrownBy(() -> Seed.read("1234567890123456789"))
                .hasMessage(
                        "The seed 1234567890123456789 has 19 digits. Enter a number of at most 18 digits, or words.");
    }
}
