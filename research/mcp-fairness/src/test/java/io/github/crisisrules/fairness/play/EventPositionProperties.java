package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.forecast.EventMoments;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EventPositionProperties {
    private static final MatchModel MODEL = new MatchModel.Elo(400, 0.2);
    /** Few different VPs, so that the lot has to decide now and then. */
    private static final VictoryPoints VPS = new VictoryPoints(10, 12, 9, 11, 0.5);

    /** With the desk's own seed the continuation is the one that the desk has: its pairs, byes, standings, cut and champion. */
    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void aContinuationIsTheDesksEvent(@ForAll long seed, @ForAll boolean houseRules) {
        checkAgainstTheDesk(EventMoments.of(seed, houseRules));
    }

    /** Five players are ranked by points alone, so that the lots of the later stage often decide who has its byes. */
    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void continuedSwissRoundsHaveLotsOfTheirOwn(@ForAll long seed) {
        checkAgainstTheDesk(Desk.of(
                        Announcement.builder()
                                .name("five")
                                .edition(Editions.CHALLENGER)
                                .structure(Option.some(new Structure(1, 5)))
                                .houseRules(HouseRules.NONE.rankedBy(
                                        new TiebreakChain(Vector.of(Tiebreaker.EVENT_POINTS), 1)))
                                .postCutStage(PostCutStage.SWISS_CONTINUES)
                                .build(),
                        Seed.of(seed))
                .register("Ada", "Bo", "Cy", "Di", "Ed")
                .open()
                .pairRound());
    }

    private static void checkAgainstTheDesk(Desk desk) {
        EventPosition position = EventPosition.of(desk.state());
        EventPlayer player = new EventPlayer(position, PairingChoice.SWISS, VPS);
        PlayedEvent event = player.sheet(sample(desk, 1));
        // A continuation that was played before must not show through.
        player.play(sample(desk, 2), event);
        player.play(sample(desk, 1), event);

        TournamentState end = new DeskTwin(event, MODEL, VPS, desk).playOn();

        for (int p = 0; p < event.players(); p++) {
            PlayerId id = PlayerId.of(p + 1);
            for (int round = 1; round <= end.rounds().size(); round++) {
                assertThat(event.opponent(round, p))
                        .as("opponent of %s in round %s", id, round)
                        .isEqualTo(DeskTwin.opponent(end.rounds().get(round - 1), id));
            }
            PlayerRecord record = end.records().of(id);
            assertThat(event.points(p)).as("points of %s", id).isEqualTo(record.points());
            assertThat(event.vps(p)).isEqualTo(record.vps());
            assertThat(event.byes(p)).isEqualTo(record.byes());
            for (Standing standing :
                    end.standingsAfter(end.structure().get().swissRounds()).of(id)) {
                assertThat(event.swissRanked(standing.rank())).isEqualTo(p);
            }
            assertThat(event.isInCut(p))
                    .isEqualTo(end.cut().map(ProgressionCut::qualified).exists(in -> in.contains(id)));
        }
        assertThat(event.winner())
                .isEqualTo(end.champion().map(id -> id.number() - 1).getOrElse(PlayedEvent.ABSENT));
    }

    private static EventSample sample(Desk desk, long number) {
        int players = desk.state().entries().size();
        Strengths strengths = new Strengths.Given(Vector.tabulate(players, p -> 1500 + 37.0 * (p % 7)));
        return EventSample.of(Seed.of(number), number, players, strengths, MODEL)
                .at(desk.state().seed());
    }
}
