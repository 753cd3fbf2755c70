package io.github.crisisrules.tournament.game.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The results that a player needs to make the cut, in sentences. */
class CutOutlookTest {
    private static Desk event(int rounds, int cut, int players) {
        return Desk.of(
                        Announcement.builder()
                                .name("Race")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.withCut(rounds, cut))
                                .build(),
                        Seed.of(11))
                .register(Vector.of("Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana")
                        .take(players))
                .open();
    }

    private static Desk byHand(Desk desk, Pairing... pairs) {
        return desk.apply(new TournamentCommand.PairByHand(Vector.of(pairs), Option.none()));
    }

    /**
     * Two rounds and a cut to four of eight. After round 1, Ada, Chidi, Emil and Goran have 3 points. In the last round the
     * four winners meet each other, and so do the four losers, of whom two reach 3 points. With a draw Ada has 4 points:
     * beside her only Chidi (also 4) and the winner of Emil – Goran (6) can have as many, so a draw is safe. With a loss
     * she has 3, and five others may have as many: Chidi, Emil, Goran and two winners from below.
     */
    @Test
    @Verifies(EventRuleId.CUT)
    void aDrawIsSafeAndALossIsNot() {
        Desk desk = byHand(event(2, 4, 8), Pairing.of(1, 2), Pairing.of(3, 4), Pairing.of(5, 6), Pairing.of(7, 8))
                .report("Ada", 16, "Bruno", 3)
                .report("Chidi", 16, "Dana", 3)
                .report("Emil", 16, "Farah", 3)
                .report("Goran", 16, "Hana", 3);
        Desk last = byHand(desk, Pairing.of(1, 3), Pairing.of(5, 7), Pairing.of(2, 4), Pairing.of(6, 8));
        assertThat(last.cutOutlook("Ada"))
                .containsExactly(
                        "Ada makes the top 4 by winning the last round.",
                        "A win in this match is enough.",
                        "A draw in this match is enough.",
                        "A loss in this match is not safe: others or tiebreakers decide.");
        assertThat(last.in(Language.SPANISH).cutOutlook("Ada"))
                .contains("Con un empate en esta partida basta.")
                .hasSize(4);
        assertThat(last.cutOutlook("Bruno").get(2))
                .isEqualTo("A draw in this match is not enough, unless players ahead leave.");
        assertThat(desk.cutOutlook("Ada")).as("no match is open").hasSize(1);
        assertThat(event(2, 4, 8).cutOutlook("Ada")).containsExactly("Nothing can be said about Ada and a cut now.");
    }

    /** The answer for an outcome is what the race says once that outcome is reported. */
    @Test
    @Verifies(EventRuleId.CUT)
    void everyAnswerIsWhatTheRaceSaysAfterTheReport() {
        java.util.EnumSet<CutProspect> given = java.util.EnumSet.noneOf(CutProspect.class);
        for (int seed = 0; seed < 40; seed++) {
            RandomSource random = Seed.of(seed).random();
            Desk desk = event(3, 2 + random.below(3), 8);
            for (int round = 1; round <= 3; round++) {
                desk = desk.pairRound();
                while (!desk.openMatches().isEmpty()) {
                    for (RoundMatch match : desk.openMatches()) {
                        for (PlayerId player : match.pairing().players()) {
                            CutOutlook outlook =
                                    CutRace.outlook(desk.state(), player).get();
                            assertThat(CutRace.of(desk.state()).get().get(player))
                                    .contains(outlook.now());
                            for (CutOutlook.Answer answer : outlook.answers()) {
                                Desk after = desk.report(ending(match.pairing(), player, answer.outcome()));
                                assertThat(CutRace.of(after.state()).get().get(player))
                                        .contains(answer.prospect());
                                given.add(answer.prospect());
                            }
                        }
                    }
                    Pairing next = desk.openMatches().head().pairing();
                    desk = desk.report(ending(next, next.first(), Outcome.values()[random.below(3)]));
                }
            }
        }
        assertThat(given).containsExactlyInAnyOrder(CutProspect.values());
    }

    private static MatchEnding ending(Pairing pairing, PlayerId player, Outcome outcome) {
        PlayerId opponent = pairing.opponentOf(player);
        return switch (outcome) {
            case WIN -> MatchEnding.victory(player, 16, opponent, 9);
            case DRAW -> MatchEnding.draw(player, 9, opponent, 9);
            case LOSS -> MatchEnding.victory(opponent, 16, player, 9);
        };
    }
}
