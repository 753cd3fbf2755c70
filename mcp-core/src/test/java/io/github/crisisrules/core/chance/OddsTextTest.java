package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Language;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.Comparator;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class OddsTextTest {
    private static final Distribution<Integer> HEADS = Distribution.sum(Distribution.uniform(Vector.of(0, 1)), 3);
    private static final Comparator<String> BY_NAME = Comparator.naturalOrder();

    @Test
    void aTableAddsUpFromBothEnds() {
        // Three coins: 1, 3, 3, 1 of 8.
        assertThat(HEADS.table(Integer::compare).rows())
                .containsExactly(
                        new OddsRow<>(0, Ratio.of(1, 8), Ratio.ONE, Ratio.of(1, 8)),
                        new OddsRow<>(1, Ratio.of(3, 8), Ratio.of(7, 8), Ratio.of(4, 8)),
                        new OddsRow<>(2, Ratio.of(3, 8), Ratio.of(4, 8), Ratio.of(7, 8)),
                        new OddsRow<>(3, Ratio.of(1, 8), Ratio.of(1, 8), Ratio.ONE));
        // In the other order the two sides change places.
        assertThat(HEADS.table(Comparator.reverseOrder()).rows().map(OddsRow::atMost))
                .isEqualTo(HEADS.table(Integer::compare)
                        .rows()
                        .map(OddsRow::atLeast)
                        .reverse());
    }

    @Test
    void textIsAligned() {
        assertThat(HEADS.table(Integer::compare).text()).isEqualTo("""
                        outcome  exactly  at least  at most
                              0   12.50%   100.00%   12.50%
                              1   37.50%    87.50%   50.00%
                              2   37.50%    50.00%   87.50%
                              3   12.50%    12.50%  100.00%
                        """);
    }

    @Test
    void markdownIsATableAndEscapesOutcomes() {
        Distribution<String> odds = Distribution.weighted(LinkedHashMap.of("a|b", 1, "*c*\n", 2));
        assertThat(odds.table(BY_NAME.reversed())
                        .columns(OddsColumn.AT_LEAST, OddsColumn.EXACTLY)
                        .places(0)
                        .markdown())
                .isEqualTo("""
                        | outcome | at least | exactly |
                        | ------: | -------: | ------: |
                        |    a\\|b |     100% |     33% |
                        |  \\*c\\*  |      67% |     67% |
                        """);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.table(BY_NAME).columns());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.table(BY_NAME).places(21))
                .withMessage("A percentage has 0 to 20 decimals, not 21.");
    }

    @Test
    void possibleOutcomesAreNeverShownAsImpossibleOrCertain() {
        Distribution<String> odds = Distribution.weighted(LinkedHashMap.of("rare", 1, "usual", 1_000_000));
        assertThat(odds.table(BY_NAME).columns(OddsColumn.EXACTLY).text())
                .isEqualTo("outcome  exactly\n   rare   <0.01%\n  usual  >99.99%\n");
        assertThat(odds.table(BY_NAME).columns(OddsColumn.EXACTLY).places(0).text())
                .contains("<1%", ">99%");
    }

    @Test
    void outcomesAndHeadingsAreDescribedInALanguage() {
        OddsTable<CrisisFace> faces =
                Distribution.uniform(Vector.of(CrisisFace.WILD, CrisisFace.HIT)).table(Enum::compareTo);
        assertThat(faces.columns(OddsColumn.AT_LEAST).text()).isEqualTo("""
                outcome  at least
                   wild   100.00%
                    hit    50.00%
                """);
        assertThat(faces.in(Language.SPANISH).columns(OddsColumn.AT_LEAST).text())
                .isEqualTo("""
                resultado  al menos
                  comodín   100.00%
                  impacto    50.00%
                """);
    }

    @Test
    void tablesOfEqualOddsAreEqual() {
        OddsTable<Integer> table = HEADS.table(Integer::compare);
        assertThat(table).isEqualTo(HEADS.table(Integer::compare)).hasSameHashCodeAs(HEADS.table(Integer::compare));
        assertThat(table).isNotEqualTo(table.places(1)).isNotEqualTo(table.columns(OddsColumn.EXACTLY));
        assertThat(table).hasToString(table.text());
    }

    @Test
    void aChartIsTheSameTextEverywhere() {
        assertThat(OddsChart.of(Distribution.weighted(LinkedHashMap.of("no", 3, "yes", 1)), BY_NAME)
                        .titled("A & B")
                        .svg())
                .isEqualTo("""
                        <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 432 76" width="432" height="76">
                        <title>A &amp; B</title>
                        <style>.odds-page{fill:#fff}.odds-text{fill:#222;font:13px monospace}.odds-bar{fill:#2f6db3}\
                        @media(prefers-color-scheme:dark){.odds-page{fill:#161616}.odds-text{fill:#e6e6e6}\
                        .odds-bar{fill:#6fa8e8}}</style>
                        <rect class="odds-page" width="432" height="76"/>
                        <text class="odds-text" x="8" y="15" text-anchor="start">A &amp; B</text>
                        <text class="odds-text" x="32" y="42" text-anchor="end">no</text>
                        <rect class="odds-bar" x="40" y="31" width="320.0" height="14"/>
                        <text class="odds-text" x="368" y="42" text-anchor="start">75.0%</text>
                        <text class="odds-text" x="32" y="62" text-anchor="end">yes</text>
                        <rect class="odds-bar" x="40" y="51" width="106.7" height="14"/>
                        <text class="odds-text" x="154" y="62" text-anchor="start">25.0%</text>
                        </svg>
                        """);
    }

    @Test
    void anyLabelGivesAPageThatCanBeRead() throws Exception {
        String rude = "</text><script>&'\"\u0000\ud800\uffff ♥ " + "long ".repeat(40);
        Distribution<String> odds = Distribution.uniform(Vector.of(rude, "", "b"));
        String svg = OddsChart.of(odds, BY_NAME).titled(rude).svg();
        Document page =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getElementsByTagName("text").getLength()).isEqualTo(1 + 2 * 3);
        assertThat(svg).contains("…");
    }

    @Test
    void aChartCanShowWhatIsAtLeastReached() {
        String svg = OddsChart.of(HEADS, Integer::compare, heads -> heads + " heads")
                .showing(OddsColumn.AT_LEAST)
                .svg();
        assertThat(svg).contains(">3 heads<", ">100.0%<", ">87.5%<", ">50.0%<", ">12.5%<");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OddsChart.of(Distribution.uniform(Vector.range(0, 501)), Integer::compare))
                .withMessage("A chart of 501 outcomes is too large."
                        + " A chart has at most 500 bars: map the outcomes to fewer first.");
    }

    @Test
    void varianceMedianAndQuantilesByPencil() {
        // Three coins: mean 3/2, variance 3/4, its root .8660254.
        assertThat(HEADS.variance(n -> n)).isEqualTo(Ratio.of(3, 4));
        assertThat(HEADS.standardDeviation(n -> n, 4)).hasToString("0.8660");
        assertThat(HEADS.standardDeviation(n -> n, 0)).hasToString("1");
        assertThat(HEADS.standardDeviation(n -> 10L * n, 3)).hasToString("8.660");
        assertThat(Distribution.certain(7).standardDeviation(n -> n, 2)).hasToString("0.00");
        // A root that ends in a half is rounded up: variance 1/4.
        assertThat(Distribution.uniform(Vector.of(0, 1)).standardDeviation(n -> n, 0))
                .hasToString("1");
        assertThat(HEADS.median(Integer::compare)).isEqualTo(1);
        assertThat(HEADS.median(Comparator.reverseOrder())).isEqualTo(2);
        assertThat(HEADS.quantile(Ratio.of(1, 8), Integer::compare)).isZero();
        assertThat(HEADS.quantile(Ratio.of(7, 8), Integer::compare)).isEqualTo(2);
        assertThat(HEADS.quantile(Ratio.of(9, 10), Integer::compare)).isEqualTo(3);
        assertThat(HEADS.quantile(Ratio.ONE, Integer::compare)).isEqualTo(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HEADS.quantile(Ratio.ZERO, Integer::compare))
                .withMessage("The share of a quantile must be above 0 and at most 1, not 0.");
        assertThatIllegalArgumentException().isThrownBy(() -> HEADS.quantile(Ratio.of(9, 8), Integer::compare));
        assertThatIllegalArgumentException().isThrownBy(() -> HEADS.standardDeviation(n -> n, -1));
    }

    @Test
    void pairsOfTheSameOutcomeAreAdded() {
        assertThat(Distribution.from(LinkedHashMap.of("x", BigInteger.TWO, "y", BigInteger.ONE)
                        .toVector()
                        .append(new io.vavr.Tuple2<>("y", BigInteger.ONE))))
                .isEqualTo(Distribution.uniform(Vector.of("x", "y")));
    }
}
