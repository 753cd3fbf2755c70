package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The code that the README and the tour of an event show, compiled and run. */
class EventTourTest {
    private static Desk readme() {
        // doc
        Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        System.out.print(desk.pairings().text());
        // end
        return desk;
    }

    @Test
    void theReadmesEventHasTwoTablesAndABye() {
        assertThat(readme().pairings().text())
                .contains("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .containsIgnoringCase("bye");
    }

    @Test
    void theDeskReadsLikeTheTable() {
        // doc
        Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        System.out.print(desk.pairings().text());
        desk = desk.report("Ada", 18, "Emil", 11);
        // end
        assertThat(desk.openMatches()).hasSize(1);
    }

    @Test
    void anEventIsRunRoundByRound() {
        Desk desk = readme();
        // doc
        desk = desk.report("Ada", 18, "Emil", 11).concede("Chidi", 4, "Bruno", 9);
        System.out.print(desk.standings().text());
        System.out.println(desk.whyRank("Ada"));
        // end
        assertThat(desk.openMatches()).isEmpty();
        // doc
        desk = desk.amend(1, "Ada", 18, "Emil", 16).drop("Chidi").pairRound();
        System.out.print(desk.pairings().text());
        System.out.println(desk.whyOpponent("Ada"));
        System.out.println(desk.awaited().describe());
        // end
        assertThat(desk.state().active()).hasSize(4);
        // doc
        try {
            desk.report("Ada", 18, "Chidi", 11);
        } catch (RefusedException refused) {
            System.out.println(refused.getMessage());
        }
        Either<RuleViolation, Desk> value = desk.attempt(new TournamentCommand.MakeCut());
        System.out.println(value.getLeft().describe());
        // end
        assertThat(value.isLeft()).isTrue();
        // doc
        Desk spanish = desk.in(Language.SPANISH);
        System.out.print(spanish.pairings().text());
        System.out.println(spanish.whyOpponent("Ada"));
        // end
        assertThat(spanish.whyOpponent("Ada")).isNotEqualTo(desk.whyOpponent("Ada"));
        // doc
        String document = LogFormats.EVENTS.write(desk.play());
        Desk again = Desk.of(LogFormats.EVENTS.readOrThrow(document));
        Desk before = again.undo();
        // end
        assertThat(again).isEqualTo(desk);
        assertThat(before.state().rounds()).hasSize(1);
        // doc
        String page = desk.packet().markdown();
        // end
        assertThat(page).startsWith("# Saturday Challenger").contains("## Round 2");
        // doc
        Announcement house = Announcement.builder()
                .name("Club night")
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(5))
                .pointScale(
                        new PointScale(3, 1, 0).withBonus(new BonusPoint(BonusPoint.Condition.WIN_BY_AT_LEAST, 10, 1)))
                .houseRules(HouseRules.NONE.rankedBy(
                        TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.VP_DIFFERENCE)))
                .build();
        System.out.print(Desk.of(house, Seed.of(5)).announcement().text());
        // end
        assertThat(house.isOfficial()).isFalse();
    }
}
