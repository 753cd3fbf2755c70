package io.github.crisisrules.example.tournament;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Markup;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ShowPageTest {
    private static final PlayedEvent EVENT = PlayedEvent.of(Seed.of(1));
    private static final String PAGE = ShowPage.html(EVENT.end(), EVENT.salt());

    @Test
    void isWellFormed() throws Exception {
        assertThat(parsed(PAGE).getDocumentElement().getTagName()).isEqualTo("html");
    }

    @Test
    void listsEveryPlayerInEveryStandingAndInTheFinalRanking() throws Exception {
        Vector<Element> elements = elements(parsed(PAGE));
        for (int player = 1; player <= 64; player++) {
            String name = EVENT.end().name(PlayerId.of(player));
            assertThat(elements.count(each -> each.getTagName().equals("bdi")
                            && each.getTextContent().equals(name)))
                    .as("%s in 4 standings and the final ranking, and in the rounds played", name)
                    .isGreaterThanOrEqualTo(6);
        }
    }

    @Test
    void explainsEveryRankAndEveryOpponent() throws Exception {
        TournamentState end = EVENT.end();
        String text = parsed(PAGE).getDocumentElement().getTextContent();
        for (int player = 1; player <= 64; player++) {
            assertThat(text).contains(Explanation.rankText(end, PlayerId.of(player), end.wording()));
            for (int round = 1; round <= 4; round++) {
                assertThat(text).contains(Explanation.opponentText(end, PlayerId.of(player), round, end.wording()));
            }
        }
    }

    @Test
    void drawsTheBracketWithALineToEveryMatchButThoseOfTheFirstRound() throws Exception {
        Vector<Element> elements = elements(parsed(PAGE));
        assertThat(elements.count(each -> each.getTagName().equals("rect"))).isEqualTo(7);
        assertThat(elements.count(each -> each.getAttribute("class").equals("line")))
                .isEqualTo(6);
    }

    @Test
    void showsTheSeedItsCommitmentAndTheChampion() {
        assertThat(PAGE)
                .contains(Seed.of(1).toString())
                .contains(EVENT.end().announcement().seedCommitment().get().sha256())
                .contains("The commitment was kept.")
                .contains("<strong><bdi>"
                        + EVENT.end().name(EVENT.end().champion().get()) + "</bdi></strong>");
        assertThat(ShowPage.html(EVENT.end(), "another salt"))
                .doesNotContain("The commitment was kept.")
                .contains("are not what was committed to");
    }

    @Test
    void namesAreEscapedWhereverTheyStand() throws Exception {
        Vector<String> nasty =
                PlayedEvent.players().zipWithIndex((name, index) -> index == 0 ? "<b>&\"" : name + "'<i>&amp;</i>");
        PlayedEvent event = PlayedEvent.of(Seed.of(1), nasty);
        String page = ShowPage.html(event.end(), event.salt());
        assertThat(page).contains("&lt;b&gt;&amp;&quot;").doesNotContain("<b>&", "<i>");
        Vector<Element> elements = elements(parsed(page));
        assertThat(elements.exists(each -> each.getTagName().equals("i"))).isFalse();
        assertThat(elements.exists(each ->
                        each.getTagName().equals("bdi") && each.getTextContent().equals("<b>&\"")))
                .isTrue();
    }

    @Test
    void whatXmlForbidsIsReplaced() {
        assertThat(Markup.xml("a\u0007b\ud800c\uffff")).isEqualTo("a\ufffdb\ufffdc\ufffd");
        assertThat(Markup.xml("Zürich 東京 \ud83c\udfb2")).isEqualTo("Zürich 東京 \ud83c\udfb2");
    }

    @Test
    void needsNothingFromElsewhere() throws Exception {
        for (Element each : elements(parsed(PAGE))) {
            assertThat(each.getTagName()).isNotIn("script", "link", "img", "iframe", "object");
            assertThat(each.hasAttribute("src")).isFalse();
            assertThat(each.getAttribute("href")).matches("(#.*)?");
        }
        assertThat(PAGE).doesNotContain("url(", "@import");
    }

    @Test
    void everyLinkLeadsSomewhere() throws Exception {
        Vector<Element> elements = elements(parsed(PAGE));
        Vector<String> ids = elements.map(each -> each.getAttribute("id")).filter(id -> !id.isEmpty());
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(elements.map(each -> each.getAttribute("href")).filter(href -> !href.isEmpty()))
                .hasSize(7)
                .allSatisfy(href -> assertThat(ids).contains(href.substring(1)));
    }

    @Test
    void theSameSeedGivesTheSamePageAndAnotherSeedAnother() {
        PlayedEvent again = PlayedEvent.of(Seed.of(1));
        PlayedEvent other = PlayedEvent.of(Seed.of(2));
        assertThat(ShowPage.html(again.end(), again.salt())).isEqualTo(PAGE);
        assertThat(ShowPage.html(other.end(), other.salt())).isNotEqualTo(PAGE);
    }

    @Test
    void theProgramWritesTheFileAndRefusesWhatItCannotUse(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("new").resolve("page.html");
        assertThat(ShowPage.program().apply(Vector.of("1", file.toString())).get())
                .contains(Seed.of(1).toString(), file.toString());
        assertThat(Files.readString(file, UTF_8)).isEqualTo(PAGE);
        assertThat(ShowPage.program().apply(Vector.of("1", folder.toString())).getLeft())
                .startsWith("cannot write the page to");
        assertThat(ShowPage.program().apply(Vector.of("1", "a", "b")).getLeft()).startsWith("too many arguments");
    }

    private static Document parsed(String page) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        return builder.parse(new ByteArrayInputStream(page.getBytes(UTF_8)));
    }

    private static Vector<Element> elements(Document page) {
        NodeList found = page.getElementsByTagName("*");
        return Vector.range(0, found.getLength()).map(place -> (Element) found.item(place));
    }
}
