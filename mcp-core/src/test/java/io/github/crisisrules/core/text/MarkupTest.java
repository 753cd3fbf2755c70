package io.github.crisisrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Hostile names on a page. */
class MarkupTest {
    @Test
    void marksOfHtmlAreWrittenOut() {
        assertThat(Markup.xml("<b a=\"1\" b='2'>&")).isEqualTo("&lt;b a=&quot;1&quot; b=&apos;2&apos;&gt;&amp;");
    }

    @Test
    void charactersThatXmlDoesNotAllowAreReplaced() {
        assertThat(Markup.xml("a\u0007b\u0085c\ud800d\udfffe\ufffef\uffffg"))
                .isEqualTo("a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\ufffdg");
    }

    @Test
    void allowedCharactersStay() {
        String text = "Zürich 東京 \ud83c\udfb2 \t\r\n \ud7ff\ue000\ufffd";
        assertThat(Markup.xml(text)).isEqualTo(text);
    }

    @Test
    void marksOfMarkdownAreWrittenOutAndACellIsOneLine() {
        assertThat(Markup.markdown("a|b*c_d`e[f]<g>#h&i~j\\k\nl"))
                .isEqualTo("a\\|b\\*c\\_d\\`e\\[f\\]\\<g\\>\\#h\\&i\\~j\\\\k l");
    }
}
