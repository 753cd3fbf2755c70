package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Events with rules of the house: announced, marked unofficial, and run at the same desk. */
class HouseEventTest {
    private static final HouseRules HOUSE = HouseRules.NONE
            .rankedBy(TiebreakChain.of(
                            Tiebreaker.EVENT_POINTS,
                            Tiebreaker.HEAD_TO_HEAD,
                            Tiebreaker.VP_DIFFERENCE,
                            Tiebreaker.MARGIN_OF_VICTORY)
                    .cappedAt(10))
            .beginning(FirstRound.BY_RATING)
            .withFirstRoundByes();

    private static Announcement announcement(HouseRules house) {
        return Announcement.builder()
                .name("House night")
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(3))
                .pointScale(new PointScale(3, 1, 0)
                        .withBye(2)
                        .withBonus(new BonusPoint(BonusPoint.Condition.WIN_BY_AT_LEAST, 10, 1)))
                .houseRules(house)
                .build();
    }

    private static Desk registered(int players) {
        return Desk.of(announcement(HOUSE), Seed.of(15))
                .register(Vector.range(0, players).map(i -> Character.toString('A' + i)));
    }

    private static Vector<String> pairs(Desk desk) {
        return desk.state()
                .round()
                .get()
                .tables()
                .pairs()
                .map(pairing -> pairing.describe(desk.state().wording()));
    }

    @Test
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.ANNOUNCE})
    void itIsAnnouncedAndMarkedUnofficial() {
        assertThat(registered(2).announcement().text()).isEqualTo("""
                        House night
                        What             How
                        ---------------  -----------------------------------------------------------------------------------------
                        Event            Challenger Event (unofficial)
                        Rules            Challenger Event packet
                        Structure        3 rounds, no cut
                        Pairing          Swiss, as the documents say
                        Missed rounds    a loss that counts as a round played
                        Points           win 3, draw 1, loss 0, bye 2; 1 more for a win by 10 VPs or more
                        Ranked by        event points, head-to-head, VP difference, margin of victory (at most 10 a match) and lot
                        Round 1          paired by rating, the top half against the bottom half
                        Byes in round 1  asked for by players, or assigned by the organizer
                        """);
        Announcement plain = Announcement.of("Plain", Editions.CHALLENGER);
        assertThat(plain.isOfficial()).isTrue();
        assertThat(Vector.of(
                                HouseRules.NONE.withFirstRoundByes(),
                                HouseRules.NONE.beginning(FirstRound.BY_RATING),
                                HouseRules.NONE.rankedBy(TiebreakChain.of(Tiebreaker.VICTORY_POINTS)))
                        .filter(house -> plain.withHouseRules(house).isOfficial()))
                .isEmpty();
        assertThat(plain.withPointScale(Option.of(new PointScale(3, 1, 0).withBye(1)))
                        .isOfficial())
                .isFalse();
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void roundOneIsPairedByRatingTheTopHalfAgainstTheBottomHalf() {
        Desk rated = registered(6)
                .rate("A", 1200)
                .rate("B", 1700)
                .rate("C", 1500)
                .rate("D", -3)
                .rate("E", 1600);
        assertThat(pairs(rated.open().pairRound()))
                .as("B E C | A D F")
                .containsExactlyInAnyOrder("A – B", "D – E", "C – F");
        assertThat(pairs(rated.rate("F", 2000).open().pairRound()))
                .as("F B E | C A D")
                .containsExactlyInAnyOrder("C – F", "A – B", "D – E");
        Desk kept = rated.exclude("D", "E").open().pairRound();
        assertThat(pairs(kept)).doesNotContain("D – E").hasSize(3);
        assertThat(kept.state().round().get().tables().byHand()).isFalse();
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void theNearestPairingByRatingAvoidsExcludedPairs() {
        // By rating A B C | D E F: A–D, B–E, C–F. Without B–E and C–E there is one that leaves it by two steps: two
        // opponents are one place further apart and two are one place closer, A–E and B–D.
        Desk rated = registered(6)
                .rate("A", 6)
                .rate("B", 5)
                .rate("C", 4)
                .rate("D", 3)
                .rate("E", 2)
                .rate("F", 1);
        assertThat(pairs(rated.exclude("B", "E").exclude("C", "E").open().pairRound()))
                .containsExactlyInAnyOrder("A – E", "B – D", "C – F");
        // However far away: these five pairs are allowed, and the only round of them pairs neighbours. One excluded
        // pair,
        // C–F, would have kept A–D and B–E.
        Vector<String> allowed = Vector.of("AB", "CD", "EF", "AD", "BE");
        Desk tight = rated;
        for (Vector<String> two : Vector.of("A", "B", "C", "D", "E", "F").combinations(2)) {
            if (!allowed.contains(two.mkString())) {
                tight = tight.exclude(two.head(), two.last());
            }
        }
        assertThat(pairs(tight.open().pairRound())).containsExactlyInAnyOrder("A – B", "C – D", "E – F");
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void byesAreGivenInRoundOneWhateverTheNumberOfPlayers() {
        Desk desk = registered(7)
                .giveBye("A", FirstRoundBye.INTENTIONAL)
                .open()
                .giveBye("D", FirstRoundBye.ASSIGNED)
                .pairRound();
        RoundTables tables = desk.state().round().get().tables();
        assertThat(tables.pairs()).hasSize(2);
        assertThat(tables.houseByes())
                .containsExactly(
                        new ByeChoice(PlayerId.of(1), ByeReason.INTENTIONAL, Vector.empty()),
                        new ByeChoice(PlayerId.of(4), ByeReason.ASSIGNED, Vector.empty()));
        assertThat(tables.bye().get().reason()).isEqualTo(ByeReason.RANDOM);
        assertThat(desk.state().standings().of(PlayerId.of(1)).get().points()).isEqualTo(2);
        assertThat(desk.state().standings().of(PlayerId.of(1)).get().vps()).isEqualTo(14);
        assertThat(desk.whyOpponent("A")).isEqualTo("A has a bye: asked for by the player [I-EV-20].");
        assertThat(desk.results().texts().map(Vector::last)).containsOnly("bye, 2 points");
        assertThatThrownBy(() -> desk.giveBye("B", FirstRoundBye.ASSIGNED))
                .hasMessageContaining("Round 1 has been paired");
        assertThatThrownBy(() -> desk.rate("B", 3)).hasMessageContaining("Round 1 has been paired");
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void unannouncedHouseRulesAreRefused() {
        Desk plain = Desk.challenger("Plain", Seed.of(1)).register("A", "B");
        assertThatThrownBy(() -> plain.rate("A", 3))
                .hasMessage(
                        "The event has not announced a first round by rating. Ratings count for nothing. [I-EV-20]");
        assertThatThrownBy(() -> plain.giveBye("A", FirstRoundBye.ASSIGNED))
                .hasMessageStartingWith("The event has not announced such byes.");
        assertThatThrownBy(() -> registered(2).rate("A", Integer.MIN_VALUE))
                .hasMessageStartingWith("A cannot have the rating -2147483648.");
        assertThatThrownBy(() -> registered(2).drop("A").giveBye("A", FirstRoundBye.ASSIGNED))
                .hasMessageStartingWith("A has left the event already");
        assertThat(CutRace.of(Desk.of(
                                announcement(HOUSE).withStructure(io.vavr.control.Option.of(Structure.withCut(2, 2))),
                                Seed.of(1))
                        .register("A", "B", "C")
                        .open()
                        .pairRound()
                        .state()))
                .as("nothing is proved with bonus points")
                .isEmpty();
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void everythingDrawnFollowsFromTheSeedHereToo() {
        Desk desk = registered(7)
                .rate("C", 9)
                .giveBye("A", FirstRoundBye.INTENTIONAL)
                .open()
                .pairRound();
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                announcement(HOUSE),
                                Seed.of(15),
                                "",
                                desk.play().log())
                        .isRight())
                .isTrue();
        assertThat(desk.play().replay().get()).isEqualTo(desk.play());
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void aWholeHouseEvent() {
        StringBuilder text = new StringBuilder();
        Desk desk = registered(9);
        text.append(desk.announcement().text()).append('\n');
        for (int i = 0; i < 8; i++) {
            desk = desk.rate(Character.toString('A' + i), 1500 + 37 * i % 100);
        }
        desk = appended(
                text,
                appended(text, desk.giveBye("H", FirstRoundBye.ASSIGNED)).giveBye("C", FirstRoundBye.INTENTIONAL));
        desk = appended(text, desk.open());
        RandomSource games = Seed.of(15).split("games").random();
        for (int round = 1; round <= 3; round++) {
            desk = appended(text, desk.pairRound());
            for (RoundMatch match : desk.openMatches()) {
                desk = appended(text, desk.report(game(games, match.pairing())));
            }
            text.append('\n')
                    .append(desk.pairings().text())
                    .append('\n')
                    .append(desk.standings().text())
                    .append('\n');
        }
        desk = appended(text, desk.close());
        text.append('\n').append(desk.finalRanks().text()).append('\n');
        for (int i = 0; i < 9; i++) {
            text.append(desk.whyRank(Character.toString('A' + i))).append('\n');
        }
        Golden.check("golden/house-9.txt", text.toString());
    }

    private static Desk appended(StringBuilder text, Desk desk) {
        desk.lastSentences().forEach(line -> text.append(line).append('\n'));
        return desk;
    }

    private static MatchEnding game(RandomSource games, Pairing pairing) {
        PlayerId one = games.below(2) == 0 ? pairing.first() : pairing.second();
        PlayerId other = pairing.opponentOf(one);
        return games.below(6) == 0
                ? MatchEnding.draw(one, 7, other, 7)
                : MatchEnding.victory(one, 16 + games.below(4), other, games.below(14));
    }
}
