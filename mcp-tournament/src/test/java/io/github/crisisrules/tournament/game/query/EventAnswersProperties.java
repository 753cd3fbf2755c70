package io.github.crisisrules.tournament.game.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.tournament.EventArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.SwissPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of the answers to players' questions: why this opponent, why this rank, and what a result would change. */
class EventAnswersProperties {
    @Provide
    Arbitrary<Desk> events() {
        return EventArbitraries.inMidGame();
    }

    @Property(tries = 60)
    @Verifies({EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS, EventRuleId.BYE})
    void everyPlayerOfARoundHasAReasonForTheOpponentOrTheBye(@ForAll("events") Desk event) {
        TournamentState state = event.state();
        for (SwissRound round : state.rounds()) {
            int number = state.rounds().indexOf(round) + 1;
            for (PlayerId player : state.entries().map(entry -> entry.id()).append(PlayerId.of(999))) {
                var reason = Explanation.opponent(state, player, number);
                boolean isPaired = round.tables().pairs().exists(pair -> pair.has(player));
                assertThat(reason.isDefined()).isEqualTo(isPaired || round.hasBye(player));
                assertThat(reason.exists(why -> why.isLeft())).isEqualTo(round.hasBye(player));
                for (Language language : Language.values()) {
                    Wording wording = event.play().wording().in(language);
                    String text = Explanation.opponentText(state, player, number, wording);
                    assertThat(text).isNotBlank();
                    round.tables()
                            .pairs()
                            .find(pair -> pair.has(player))
                            .forEach(pair ->
                                    assertThat(text).contains(wording.names().of(pair.opponentOf(player))));
                    assertThat(Explanation.publicOpponentText(state, player, number, wording))
                            .isEqualTo(text);
                }
            }
            assertThat(Explanation.check(state, number, SwissPairing.system())).isNotEmpty();
        }
        assertThat(Explanation.check(state, state.rounds().size() + 1, SwissPairing.system()))
                .isEmpty();
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void exactlyTheRankedPlayersHaveAReasonForTheirRank(@ForAll("events") Desk event) {
        TournamentState state = event.state();
        Wording wording = event.play().wording();
        for (PlayerId player : state.entries().map(entry -> entry.id()).append(PlayerId.of(999))) {
            boolean isRanked = state.standings().players().contains(player);
            assertThat(Explanation.rank(state, player).isDefined()).isEqualTo(isRanked);
            assertThat(Explanation.rankText(state, player, wording)).isNotBlank();
        }
        Vector<PlayerId> ejected =
                state.entries().filter(entry -> !entry.attendance().isRanked()).map(entry -> entry.id());
        for (int round = 0; round <= state.rounds().size(); round++) {
            Vector<PlayerId> ranked = EventRecords.standings(state, round).players();
            assertThat(ranked.sorted())
                    .isEqualTo(state.entries()
                            .map(entry -> entry.id())
                            .removeAll(ejected)
                            .sorted());
            int played = state.rounds()
                    .take(round)
                    .map(each -> each.endings().count(Option::isDefined))
                    .sum()
                    .intValue();
            assertThat(state.rounds()
                            .take(round)
                            .flatMap(each -> each.results(state.announcement().scoring()))
                            .size())
                    .isEqualTo(played);
        }
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.CUT)
    void theAnswerAboutAResultIsTheOutlookAfterItsReport(@ForAll("events") Desk event) {
        TournamentState state = event.state();
        Option<Map<PlayerId, CutProspect>> race = CutRace.of(state);
        int toPair = state.structure()
                .map(structure -> structure.swissRounds() - state.rounds().size())
                .getOrElse(0);
        for (PlayerId player : state.entries().map(entry -> entry.id())) {
            Option<CutOutlook> outlook = CutRace.outlook(state, player);
            assertThat(outlook.isDefined())
                    .isEqualTo(race.isDefined() && state.active().contains(player));
            Option<Pairing> open = event.openMatches().map(RoundMatch::pairing).find(pairing -> pairing.has(player));
            for (CutOutlook found : outlook) {
                assertThat(race.get().get(player)).contains(found.now());
                assertThat(found.cut()).isEqualTo(state.structure().get().cut());
                assertThat(found.rounds())
                        .isEqualTo(toPair + (open.isDefined() ? 1 : 0))
                        .isEqualTo(CutRace.roundsToPlay(state, player));
                assertThat(found.answers().map(CutOutlook.Answer::outcome))
                        .isEqualTo(open.isDefined() ? Vector.of(Outcome.values()) : Vector.empty());
                for (Language language : Language.values()) {
                    assertThat(found.sentences(event.play().wording().in(language)))
                            .hasSize(1 + found.answers().size())
                            .doesNotContain("");
                }
                for (CutOutlook.Answer answer : found.answers()) {
                    PlayerId other = open.get().opponentOf(player);
                    Desk after = event.report(
                            switch (answer.outcome()) {
                                case WIN -> MatchEnding.victory(player, 16, other, 3);
                                case DRAW -> MatchEnding.draw(player, 7, other, 7);
                                case LOSS -> MatchEnding.victory(other, 16, player, 3);
                            });
                    assertThat(CutRace.of(after.state()).get().get(player)).contains(answer.prospect());
                }
            }
        }
    }
}
