package io.github.crisisrules.fairness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.fairness.study.Version;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** A summary is read as it was written, or refused. */
class SummaryTextTest {
    private static final String ONE = "{\"events\":3,\"arms\":[{\"metrics\":[[3,\"-5\",\"25\"]],\"differences\":[],"
            + "\"signs\":[],\"displacements\":[2,1],\"profiles\":[[[1,\"0\",\"0\"]]]}]}";

    @Test
    void aWrittenSummaryIsReadBack() {
        Summary summary = SummaryText.parse(ONE);
        assertThat(summary.arms().head().metrics())
                .containsExactly(new Moments(3, BigInteger.valueOf(-5), BigInteger.valueOf(25)));
        assertThat(SummaryText.write(summary)).isEqualTo(ONE);
        Moments most = new Moments(Long.MAX_VALUE, BigInteger.TWO.pow(200).negate(), BigInteger.TWO.pow(400));
        Summary large = new Summary(
                Long.MAX_VALUE,
                Vector.of(new ArmSummary(
                        Vector.of(most), Vector.empty(), Vector.empty(), Vector.of(Long.MAX_VALUE), Vector.empty())));
        assertThat(SummaryText.parse(SummaryText.write(large))).isEqualTo(large);
    }

    @Test
    void anythingElseIsRefused() {
        for (String text : new String[] {
            "",
            "{}",
            "[]",
            "null",
            "{\"events\":3}",
            "{\"arms\":[]}",
            ONE + ONE,
            ONE.replace("\"events\":3", "\"events\":3.5"),
            ONE.replace("\"events\":3", "\"events\":-3"),
            ONE.replace("\"events\":3", "\"events\":\"3\""),
            ONE.replace("\"events\":3", "\"events\":3,\"events\":4"),
            ONE.replace("\"events\":3", "\"events\":99999999999999999999"),
            ONE.replace("\"-5\"", "-5"),
            ONE.replace("\"-5\"", "\"\""),
            ONE.replace("\"-5\"", "\"-\""),
            ONE.replace("\"-5\"", "\"+5\""),
            ONE.replace("\"-5\"", "\"\u0665\""),
            ONE.replace("\"25\"", "\"-25\""),
            ONE.replace("[2,1]", "{}"),
            ONE.replace("[2,1]", "[2,null]"),
            ONE.replace("\"differences\":[],", ""),
            "[".repeat(100_000)
        }) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> SummaryText.parse(text));
        }
    }

    @Test
    void aMillionDigitsAreRefusedBeforeTheyAreRead() {
        String digits = "9".repeat(1_000_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SummaryText.parse(ONE.replace("\"25\"", '"' + digits + '"')));
        assertThatIllegalArgumentException().isThrownBy(() -> SummaryText.parse(ONE.replace(":3", ":" + digits)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PartText.parse("{\"version\":\"" + Version.text()
                        + "\",\"study\":{\"name\":\"x\",\"setups\":{\"players\":8,\"rounds\":3}},"
                        + "\"ranges\":[[0,3]],\"summary\":" + ONE.replace("\"25\"", '"' + digits + '"') + "}"));
    }
}
