package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The code that the tour of a Saturday shows, compiled and run. */
class SaturdayTourTest {

    @Test
    void aSaturdayWithTwentyThreePlayers() {
        // doc
        UnaryOperator<Desk> played = round -> { // every player with the lower number wins
            for (RoundMatch match : round.openMatches()) {
                Pairing pair = match.pairing();
                round = round.report(MatchEnding.victory(pair.first(), 16, pair.second(), 9));
            }
            return round;
        };
        // end
        // doc
        Desk desk = Desk.challenger("Saturday", Seed.ofWords("rain on Saturday"))
                .register(
                        "Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana", "Ivo", "Jun", "Kofi", "Lena")
                .register("Micheal", "Nora", "Oskar", "Pia", "Quinn", "Rosa", "Sven", "Tara", "Umar", "Vera", "Wim")
                .club("Red Dice", "Ada", "Bruno", "Chidi", "Dana")
                .fixTable("Wim", 1)
                .open()
                .next();
        System.out.print(desk.pairings().text());
        // end
        assertThat(desk.openMatches()).hasSize(11);
        assertThat(desk.openMatches().head().pairing().has(desk.player("Wim"))).isTrue();
        assertThat(desk.openMatches())
                .noneMatch(match -> match.pairing().second().number() <= 4);
        // doc
        desk = desk.enterLate("Xenia").pairWithBye("Xenia");
        System.out.println(desk.lastSentences().mkString(" "));
        desk = desk.noShow("Quinn");
        System.out.println(desk.lastSentences().mkString(" "));
        desk = desk.rename("Micheal", "Michael");
        System.out.println(desk.lastSentences().mkString(" "));
        // end
        assertThat(desk.state().round().get().tables().byes()).isEmpty();
        assertThat(desk.openMatches()).hasSize(11);
        // doc
        desk = played.apply(desk);
        desk = played.apply(desk.next());
        desk = desk.next();
        Pairing first = desk.state().round(1).get().tables().pairs().get(4);
        desk = desk.amend(1, MatchEnding.victory(first.second(), 18, first.first(), 12));
        System.out.println(desk.lastSentences().mkString(" "));
        // end
        assertThat(desk.state().rounds()).hasSize(3);
        // doc
        desk = played.apply(desk).next();
        System.out.println(desk.cutOutlook("Bruno").mkString("\n"));
        // end
        assertThat(desk.cutOutlook("Bruno")).hasSize(4);
        // doc
        desk = played.apply(desk).next().next();
        System.out.print(desk.bracket().text());
        desk = played.apply(desk).next();
        Pairing last = desk.openMatches().head().pairing();
        desk = desk.splitPrizes("half of the store credit each", desk.name(last.first()), desk.name(last.second()));
        while (desk.state().phase() != Phase.CLOSED) {
            desk = played.apply(desk).next();
        }
        System.out.println(desk.packet().prizeSplits().mkString());
        System.out.println(desk.awaited().describe(desk.state().wording()));
        // end
        assertThat(desk.champion()).isNotEmpty();
        assertThat(desk.play().replay().get().state()).isEqualTo(desk.state());
    }

    @Test
    void theTourHasAtMostSixtyLinesOfCode() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "tour", "saturday.md"), StandardCharsets.UTF_8);
        long lines = Pattern.compile("(?ms)^```java\\R(.*?)^```$")
                .matcher(page)
                .results()
                .map(block -> block.group(1))
                .filter(block -> !block.startsWith("import "))
                .flatMap(String::lines)
                .count();
        assertThat(lines).isBetween(20L, 60L);
    }
}
