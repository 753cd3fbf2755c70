package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.conformance.SentenceWalk;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.SentenceCheck;
import io.github.crisisrules.tournament.announcement.AnnouncementSheet;
import io.github.crisisrules.tournament.clock.TimeCall;
import io.github.crisisrules.tournament.component.MeasuringTool;
import io.github.crisisrules.tournament.component.MiniatureFault;
import io.github.crisisrules.tournament.component.PieceFault;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentSubject;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.FloatReason;
import io.github.crisisrules.tournament.pairing.PairingDistribution;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.roster.CardLine;
import io.github.crisisrules.tournament.roster.RosterText;
import io.github.crisisrules.tournament.ruling.EjectionGround;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Sanction;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The sentences of events in both languages: nothing is missing, and a desk speaks one language throughout. */
class SentencesTest {
    private static final Desk DESK = Desk.challenger("Saturday", Seed.of(3))
            .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
            .open()
            .pairRound();

    @Test
    void theSpanishCatalogueIsComplete() throws IOException {
        CatalogueCheck.checkComplete("mcp-tournament");
    }

    @Test
    void everyRefusalNamesTheWayOut() throws IOException {
        CatalogueCheck.checkWayOut(
                "mcp-tournament",
                "FinalsViolation.LeftSinceCut",
                "FinalsViolation.NextStageBegun",
                "FinalsViolation.NoPlayerToMoveUp",
                "FinalsViolation.NotInCut",
                "FinalsViolation.OutsideCut",
                "FinalsViolation.StillQualified",
                "TournamentViolation.CannotRejoin");
    }

    @Test
    void randomEventsAreDescribedForPeople() {
        SentenceWalk.of(new TournamentSubject(), SentencesTest::tables, 4, 120).checkCount(100_000);
    }

    private static Vector<TextTable> tables(
            Play<TournamentState, TournamentCommand, TournamentEvent> play, Language language) {
        Board board = Desk.of(play).in(language).board();
        return board.posted().append(board.announcement());
    }

    @Test
    void everyValueHasWordsInBothLanguages() {
        Vector<Describable> values = Vector.<Describable[]>of(
                        EventKind.values(),
                        FirstRound.values(),
                        FirstRoundBye.values(),
                        MeasuringTool.Kind.values(),
                        MiniatureFault.values(),
                        PieceFault.values(),
                        EndingKind.values(),
                        DropReason.values(),
                        OrganizerTask.values(),
                        Phase.values(),
                        ByeReason.values(),
                        FloatReason.values(),
                        PairingDistribution.values(),
                        Attendance.values(),
                        CardLine.values(),
                        Offence.values(),
                        EjectionGround.values(),
                        Tiebreaker.values(),
                        Outcome.values(),
                        TimeCall.values(),
                        Sanction.values(),
                        PostCutStage.values())
                .flatMap(Vector::of);
        for (Language language : Language.values()) {
            Wording wording = Wording.ENGLISH.in(language);
            values.forEach(value -> SentenceCheck.phrase(value.describe(wording), value));
            Vector.of(Tiebreaker.values()).forEach(each -> {
                SentenceCheck.phrase(each.heading(wording), each);
                SentenceCheck.phrase(each.criterion(wording), each);
            });
            Vector.of(CutProspect.values()).forEach(each -> SentenceCheck.phrase(each.describe(2, wording), each));
            RosterText.lines(wording).forEach(line -> SentenceCheck.phrase(line, line));
            AnnouncementSheet.fields(wording)
                    .appendAll(AnnouncementSheet.houseFields(wording))
                    .forEach(field -> {
                        SentenceCheck.sentence(field.label(), field);
                        field.options().forEach(option -> SentenceCheck.phrase(option, field));
                    });
        }
    }

    @Test
    void aDeskInSpanishPrintsRefusesAndExplainsInSpanish() {
        Desk desk = DESK.in(Language.SPANISH);
        assertThat(desk.pairings().title()).isEqualTo("Ronda 1");
        assertThat(desk.pairings().headings())
                .containsExactly("Mesa", "Jugador", "Puntos", "Oponente", "Puntos", "Resultado");
        assertThat(desk.whyRank("Ada")).contains("ocupa el puesto");
        assertThat(desk.lastSentences().last()).contains("Se empareja la ronda 1");
        assertThat(desk).hasToString("Saturday, 5 jugadores. Faltan 2 resultados de la ronda 1.");
        assertThatThrownBy(() -> desk.player("Nadia"))
                .hasMessageStartingWith("No hay ningún jugador inscrito como «Nadia».");
        assertThatThrownBy(desk::close)
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("El evento aún no está decidido.");
        assertThat(desk.board().standings().title()).isEqualTo("Clasificación antes de la ronda 1");
        assertThat(desk.packet().markdown()).contains("## Ronda 1", "Por qué estos puestos:", "## Semilla");
        assertThat(desk.undo().pairRound().pairings().title()).isEqualTo("Ronda 1");
    }

    @Test
    void theLanguageOfADeskIsNotPartOfTheEvent() {
        assertThat(DESK.in(Language.SPANISH)).isEqualTo(DESK);
        assertThat(DESK.in(Language.SPANISH).in(Language.ENGLISH).standings()).isEqualTo(DESK.standings());
    }

    @Test
    void theBoardHasNothingButTheSameTablesInAnotherLanguage() {
        Vector<TextTable> english = DESK.board().posted();
        Vector<TextTable> spanish = DESK.board().in(Language.SPANISH).posted();
        assertThat(spanish.map(table -> table.rows().size()))
                .isEqualTo(english.map(table -> table.rows().size()));
        assertThat(spanish.map(TextTable::title)).doesNotContainAnyElementsOf(english.map(TextTable::title));
    }

    @Test
    void aRefusalNamesTheTaskAndTheWayOut() {
        for (Language language : Language.values()) {
            Vector<String> refusals = Vector.of(OrganizerTask.values())
                    .flatMap(task ->
                            Vector.of(Phase.values()).map(phase -> new TournamentViolation.WrongPhase(task, phase)))
                    .map(violation -> violation.describe(Wording.ENGLISH.in(language)));
            refusals.forEach(refusal -> SentenceCheck.sentence(refusal, refusal));
            assertThat(refusals.distinct()).hasSameSizeAs(refusals);
        }
    }
}
