package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void textIsEscapedWhereverItComesIn() {
        assertThat(Html.el("p", at("title", "\"><b>'&"), "<b>", Html.el("i", "x\u0000\uD800"))
                        .toString())
                .isEqualTo("<p title=\"&quot;&gt;&lt;b&gt;&apos;&amp;\">&lt;b&gt;<i>x\uFFFD\uFFFD</i></p>");
    }

    @Test
    void scriptsStylesAndForeignAddressesCannotStandInAPage() {
        assertThatThrownBy(() -> at("onclick", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at("style", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at("x><b", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at("href", "javascript:alert(1)")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at("action", "//evil.example")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Html.el("script", "alert(1)")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Html.el("style", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Html.el("b onclick", "x")).isInstanceOf(IllegalArgumentException.class);
    }
}
