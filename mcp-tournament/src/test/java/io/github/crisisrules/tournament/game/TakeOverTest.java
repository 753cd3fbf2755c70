package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedSeat;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedTable;
import io.github.crisisrules.tournament.game.TournamentCommand.ImportEvent;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** An event that was begun with another program is carried on here. */
class TakeOverTest {
    private static final Vector<String> NAMES = Vector.of("Ada", "Bruno", "Chidi", "Dana", "Emil");

    private static ImportedTable table(int one, int points, int vps, int other, int otherPoints, int otherVps) {
        return new ImportedTable(
                new ImportedSeat(PlayerId.of(one), points, vps),
                Option.of(new ImportedSeat(PlayerId.of(other), otherPoints, otherVps)));
    }

    private static ImportedTable bye(int player, int points, int vps) {
        return new ImportedTable(new ImportedSeat(PlayerId.of(player), points, vps), Option.none());
    }

    /** Two rounds in a scale of 6 points; Emil was not in the second, Dana not in the first. */
    private static final Vector<ImportedRound> ROUNDS = Vector.of(
            new ImportedRound(Vector.of(table(1, 6, 20, 2, 0, 3), table(5, 4, 9, 3, 1, 11))),
            new ImportedRound(Vector.of(table(1, 3, 5, 3, 3, 5), bye(2, 6, 0), bye(4, 5, 2))));

    private static Desk announced() {
        return Desk.of(
                Announcement.builder()
                        .name("Elsewhere")
                        .edition(Editions.CHALLENGER)
                        .structure(Structure.withCut(3, 2))
                        .build(),
                Seed.of(3));
    }

    static Desk five() {
        return announced().apply(new ImportEvent(NAMES, ROUNDS));
    }

    @Test
    @Verifies(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    void pointsAndVpsCountAsTheyWereReportedAndTheNextRoundIsPairedHere() {
        Desk desk = five();
        assertThat(desk.state()
                        .standings()
                        .rows()
                        .map(row -> desk.name(row.player()) + " " + row.points() + "/"
                                + row.record().rounds() + " " + row.vps())
                        .sorted())
                .containsExactly("Ada 9/2 25", "Bruno 6/2 3", "Chidi 4/2 16", "Dana 5/1 2", "Emil 4/1 9");
        assertThat(desk.state().standings().of(PlayerId.of(1)).get().strengthOfSchedule())
                .as("(6/2 + 4/2) / 2")
                .hasToString("5/2");
        assertThat(desk.state().entry(PlayerId.of(5)).get().attendance()).isEqualTo(Attendance.DROPPED);
        assertThat(desk.pairings(1).title()).isEqualTo("Round 1 (played elsewhere)");
        assertThat(desk.results(1).texts().map(Vector::last)).containsExactly("6–0 points", "4–1 points");
        assertThat(desk.results(2).texts().map(Vector::last))
                .containsExactly("3–3 points", "bye, 6 points", "bye, 5 points");
        assertThat(desk.whyOpponent("Ada", 1)).endsWith("This round was paired and played elsewhere.");
        Desk paired = desk.pairRound();
        assertThat(paired.openMatches()).hasSize(2);
        assertThat(paired.state().roundNumber()).isEqualTo(3);
        Desk over = paired;
        for (RoundMatch match : paired.openMatches()) {
            over = over.report(io.github.crisisrules.tournament.match.MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 2));
        }
        assertThat(over.cut().pairRound().openMatches()).hasSize(1);
        assertThat(over.play().replay().get()).isEqualTo(over.play());
        assertThat(LogAudit.verify(
                                Tournament.GAME,
                                over.state().announcement(),
                                Seed.of(3),
                                "",
                                over.play().log())
                        .isRight())
                .isTrue();
    }

    @Test
    void anAmendedResultCountsByTheScaleOfTheEventHere() {
        Desk amended = five().amend(1, "Bruno", 12, "Ada", 4);
        assertThat(amended.state().standings().of(PlayerId.of(1)).get().points())
                .isEqualTo(3);
        assertThat(amended.state().standings().of(PlayerId.of(1)).get().vps()).isEqualTo(9);
        assertThat(amended.state().standings().of(PlayerId.of(2)).get().points())
                .isEqualTo(9);
        assertThat(amended.state().standings().of(PlayerId.of(5)).get().points())
                .as("as told")
                .isEqualTo(4);
    }

    private static RuleViolation refused(Desk desk, Vector<String> names, Vector<ImportedRound> rounds) {
        return desk.attempt(new ImportEvent(names, rounds)).getLeft();
    }

    @Test
    void documentsThatCannotBeImportedAreRefused() {
        assertThat(refused(announced().register("Zoe"), NAMES, ROUNDS))
                .isEqualTo(new TournamentViolation.PlayersAlreadyRegistered(1));
        assertThat(refused(announced().register("W", "X", "Y", "Z").open(), NAMES, ROUNDS))
                .isEqualTo(new TournamentViolation.PlayersAlreadyRegistered(4));
        assertThat(refused(announced(), NAMES.take(2), ROUNDS))
                .isEqualTo(new TournamentViolation.UnknownPlayer(PlayerId.of(5)));
        assertThat(refused(announced(), NAMES.append("ada"), ROUNDS))
                .isInstanceOf(TournamentViolation.AlreadyRegistered.class);
        assertThat(refused(announced(), NAMES, ROUNDS.append(new ImportedRound(Vector.empty()))))
                .isEqualTo(new TournamentViolation.EmptyRound(3));
        assertThat(refused(announced(), NAMES, Vector.of(new ImportedRound(Vector.of(bye(1, 3, 0), bye(1, 3, 0))))))
                .isEqualTo(new TournamentViolation.SeatedTwice(PlayerId.of(1), 1));
        assertThat(refused(announced(), NAMES, Vector.of(new ImportedRound(Vector.of(table(1, 3, 0, 1, 0, 0))))))
                .isEqualTo(new TournamentViolation.SeatedTwice(PlayerId.of(1), 1));
        assertThat(refused(announced(), NAMES, ROUNDS.appendAll(ROUNDS)))
                .isEqualTo(new TournamentViolation.TooManyRounds(4, 3));
        assertThat(announced()
                        .apply(new ImportEvent(NAMES, Vector.empty()))
                        .state()
                        .entries())
                .hasSize(5);
    }
}
