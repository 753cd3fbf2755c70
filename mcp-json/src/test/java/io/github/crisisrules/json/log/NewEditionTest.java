package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementRules;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.StructureRow;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/**
 * A new rules packet is one new value. These two are written as a user would write a house edition; in the register
 * they would be official as well, and nothing else would change.
 */
class NewEditionTest {
    private static final Edition CHALLENGER = Editions.CHALLENGER
            .withName("Challenger Event packet (2027-03-01)")
            .withStructureTable(Editions.CHALLENGER
                    .structureTable()
                    .init()
                    .append(new StructureRow(65, 128, Structure.withCut(5, 16)))
                    .append(StructureRow.orMore(129, Structure.withCut(6, 16))))
            .withScoring(Editions.CHALLENGER.scoring().withByeVps(16).withConcessionVps(16));

    private static final Edition TIMELINE = Editions.TIMELINE
            .withName("Timeline Event (2027-03-01)")
            .withTimelines(Editions.TIMELINE.timelines().prepend(new Timeline(2027, "The Long Night")))
            .withRoundTime(new RoundTime(100, 0));

    /** Plays one round of five players, in which one has a bye and one concedes at 3–5. */
    private static Desk played(Edition edition) {
        Desk desk = Desk.of(Announcement.of("Club night", edition), Seed.of(16))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        var pairs = desk.state().round().get().tables().pairs();
        PlayerId conceding = pairs.get(0).first();
        return desk.report(MatchEnding.concession(conceding, 3, pairs.get(0).second(), 5))
                .report(MatchEnding.victory(
                        pairs.get(1).first(), 12, pairs.get(1).second(), 7));
    }

    private static Vector<Integer> vpsOfByeAndConcession(Desk desk) {
        var tables = desk.state().round().get().tables();
        return Vector.of(tables.bye().get().player(), tables.pairs().get(0).second())
                .map(player -> desk.state().records().of(player).vps());
    }

    private static Desk reread(Desk desk) {
        return Desk.of(LogFormats.EVENTS
                .read(LogFormats.EVENTS.write(desk.play()))
                .getOrElseThrow(refusal -> new AssertionError(refusal)));
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.CONCEDE})
    void byesAndConcessionsAreWorthWhatTheEditionOfTheEventPrints() {
        assertThat(vpsOfByeAndConcession(played(CHALLENGER))).containsExactly(16, 16);
        assertThat(played(CHALLENGER).pairings(1).text())
                .contains("3 points, 16 VPs")
                .doesNotContain("14");
        assertThat(played(CHALLENGER).results(1).text()).contains("16").doesNotContain("14");
        assertThat(vpsOfByeAndConcession(played(Editions.CHALLENGER))).containsExactly(14, 14);
    }

    @Test
    @Verifies(ChallengerRuleId.TABLE)
    void largerEventsHaveOneMoreRound() {
        assertThat(CHALLENGER.structureFor(128).get()).isEqualTo(Structure.withCut(5, 16));
        assertThat(CHALLENGER.structureFor(129).get()).isEqualTo(Structure.withCut(6, 16));
        assertThat(Editions.CHALLENGER.structureFor(129).get()).isEqualTo(Structure.withCut(5, 16));
        assertThat(played(CHALLENGER).announcement().text())
                .contains("Challenger Event packet (2027-03-01)")
                .contains("129 players or more");
    }

    @Test
    @Verifies({TimelineRuleId.TIMELINES, EventRuleId.CLOCK})
    void aLaterTimelineAndAnotherClockBelongToTheirEditionAlone() {
        Announcement season = Announcement.of("Season", TIMELINE).withTimelineName(Option.some("2027 The Long Night"));
        assertThat(AnnouncementRules.faults(season)).isEmpty();
        assertThat(AnnouncementRules.faults(season.withEdition(Editions.TIMELINE)))
                .containsExactly(new ListViolation.UnknownTimeline("2027 The Long Night"));
        Desk desk = Desk.of(season, Seed.of(1))
                .register(Vector.rangeClosed(1, 32).map(i -> "Player " + i).toJavaArray(String[]::new))
                .open()
                .pairRound()
                .startClock(32, Instant.EPOCH);
        assertThat(desk.state().clock().get().clock().length()).isEqualTo(Duration.ofMinutes(100));
        assertThat(reread(desk)).isEqualTo(desk);
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.CONCEDE, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    void aPublishedEditionIsStoredByItsNameAndAHouseEditionByItsData() {
        Desk official = played(Editions.CHALLENGER);
        assertThat(LogFormats.EVENTS.write(official.play()))
                .contains("\"edition\" : \"Challenger Event packet\"")
                .doesNotContain("byeVps");
        assertThat(reread(official)).isEqualTo(official);
        assertThat(vpsOfByeAndConcession(reread(official))).containsExactly(14, 14);
        assertThat(reread(official).state().announcement().isOfficial()).isTrue();
        Desk house = played(CHALLENGER);
        assertThat(LogFormats.EVENTS.write(house.play()))
                .contains("\"name\" : \"Challenger Event packet (2027-03-01)\"")
                .contains("\"byeVps\" : 16");
        assertThat(reread(house)).isEqualTo(house);
        assertThat(vpsOfByeAndConcession(reread(house))).containsExactly(16, 16);
        assertThat(reread(house).state().announcement().isOfficial()).isFalse();
    }

    @Test
    void anEditionThatIsNotInTheRegisterIsRefusedByName() {
        String log = LogFormats.EVENTS
                .write(played(Editions.CHALLENGER).play())
                .replace("\"Challenger Event packet\"", "\"Challenger Event packet (2027-03-01)\"");
        JsonRefusal refusal = LogFormats.EVENTS.read(log).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VERSION);
        assertThat(refusal.path()).isEqualTo("/start/announcement/edition");
        assertThat(refusal.message())
                .contains("'Challenger Event packet (2027-03-01)'")
                .contains("later version");
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void aHouseEditionMayAlsoHaveItsOwnPointsAndTheAnnouncementOthersAgain() {
        Edition house = CHALLENGER.withScoring(CHALLENGER.scoring().withPoints(new PointScale(5, 2, 1)));
        Announcement event = Announcement.of("House", house);
        assertThat(event.scoring().points().win()).isEqualTo(5);
        assertThat(event.withPointScale(Option.some(new PointScale(2, 1, 0))).scoring())
                .isEqualTo(CHALLENGER.scoring().withPoints(new PointScale(2, 1, 0)));
    }
}
