package io.github.crisisrules.tournament.game.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class QualifierChangeProperties {
    /** Plays two rounds of eight players, with the cut to four still to be made. */
    private static Desk swiss(PostCutStage after, Seed seed) {
        Announcement event = Announcement.of("Corrections", Editions.CHALLENGER)
                .withStructure(Option.some(Structure.withCut(2, 4)))
                .withPostCutStage(Option.some(after));
        Desk desk = Desk.of(event, seed)
                .register("A", "B", "C", "D", "E", "F", "G", "H")
                .open();
        for (int round = 1; round <= 2; round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                desk = desk.report(ending(match.pairing(), seed.split("round", round)));
            }
        }
        return desk;
    }

    private static MatchEnding ending(Pairing pairing, Seed seed) {
        Seed own = seed.split(pairing.toString());
        PlayerId winner = own.pick(pairing.players());
        int vps = own.split("vps").random().below(20);
        return MatchEnding.victory(winner, vps, pairing.opponentOf(winner), 3);
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void theReportedCutIsTheOneThatWouldHaveBeenMade(@ForAll PostCutStage after, @ForAll long number) {
        Seed seed = Seed.of(number);
        Desk before = swiss(after, seed);
        RoundMatch wrong = seed.split("wrong").pick(before.state().amendable());
        MatchEnding corrected = ending(wrong.pairing(), seed.split("corrected"));
        Vector<PlayerId> made = before.cut().state().cut().get().qualified();
        Vector<PlayerId> due =
                before.amend(wrong.round(), corrected).cut().state().cut().get().qualified();
        QualifierChange expected = new QualifierChange(due.removeAll(made), made.removeAll(due));

        Desk cut = before.cut().pairRound();
        QualifierChange announced = cut.cutIfAmended(wrong.round(), corrected);
        assertThat(announced.missed()).isEqualTo(expected.missed());
        assertThat(announced.lucky()).hasSameElementsAs(expected.lucky());
        Desk amended = cut.amend(wrong.round(), corrected);
        assertThat(amended.state().cut()).isEqualTo(cut.state().cut());
        assertThat(amended.play().steps().last().events().filter(TournamentEvent.QualifiersDiffer.class::isInstance))
                .isEqualTo(
                        expected.isNone()
                                ? Vector.empty()
                                : Vector.of(
                                        new TournamentEvent.QualifiersDiffer(announced.missed(), announced.lucky())));
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void theReportNamesWhoWouldHaveMadeTheCutInsteadOfWhom() {
        Desk cut = Desk.of(
                        Announcement.of("Correction", Editions.CHALLENGER)
                                .withStructure(Option.some(Structure.withCut(1, 2))),
                        Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .apply(new TournamentCommand.PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.none()))
                .report("Ada", 16, "Bruno", 3)
                .report("Chidi", 16, "Dana", 3)
                .cut();
        MatchEnding corrected = MatchEnding.victory(PlayerId.of(4), 12, PlayerId.of(3), 16);
        assertThat(cut.cutIfAmended(1, corrected))
                .isEqualTo(new QualifierChange(Vector.of(PlayerId.of(4)), Vector.of(PlayerId.of(3))));
        assertThat(cut.amend(1, corrected).lastSentences().last())
                .isEqualTo("By the corrected results Dana would have made the cut instead of Chidi."
                        + " The cut stays; the organizer decides.");
        // Another number of VPs changes no qualifier, and nothing more is reported.
        assertThat(cut.amend(1, MatchEnding.victory(PlayerId.of(3), 14, PlayerId.of(4), 3))
                        .lastSentences())
                .hasSize(1);
    }
}
