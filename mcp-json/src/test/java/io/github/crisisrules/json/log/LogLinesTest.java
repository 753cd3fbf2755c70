package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.refusal.RefusedDocumentException;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Games as logs that grow line by line. */
class LogLinesTest {
    private static final String UNDO = "{\"undo\":true}";

    @Test
    void linesAreReadAsTheyWerePlayedAndOneMoreCommandIsOneMoreLine() {
        for (int i = 0; i < 10; i++) {
            Desk desk = Samples.desk(Seed.of(i), 60);
            Vector<String> lines = LogFormats.EVENTS.lines(desk.play());
            assertThat(lines).hasSize(desk.play().steps().size() + 1).noneMatch(line -> line.contains("\n"));
            assertThat(LogFormats.EVENTS.readLines(lines).get()).isEqualTo(desk.play());
            assertThat(LogFormats.EVENTS.lines(desk.undo().play(), desk.play())).containsExactly(lines.last());
        }
    }

    @Test
    void linesAreReadAsAPlayOrRefusedByAnException() {
        Vector<String> lines = LogFormats.EVENTS.lines(event().register("Ada").play());
        assertThat(LogFormats.EVENTS.readLinesOrThrow(lines))
                .isEqualTo(event().register("Ada").play());
        assertThatThrownBy(() -> LogFormats.EVENTS.readLinesOrThrow(lines.append("{}")))
                .isInstanceOfSatisfying(
                        RefusedDocumentException.class,
                        e -> assertThat(e.refusal()).isEqualTo(refused(lines.append("{}"))));
    }

    @Test
    void aLogReadInTwoPartsIsTheWholeOne() {
        var game = Samples.atRandom(Play.started(Colossus.start(Samples.colossus(Seed.of(1)))), Seed.of(1), 60);
        Vector<String> lines = LogFormats.COLOSSUS.lines(game);
        var half = LogFormats.COLOSSUS.readLines(lines.take(10)).get();
        assertThat(LogFormats.COLOSSUS.readOn(half, lines.drop(10), 10).get()).isEqualTo(game);
    }

    @Test
    void undoneCommandsHaveLinesToo() {
        Desk three = event().register("Ada", "Bruno", "Chidi");
        Desk other = three.undo().undo().register("Dana");
        Vector<String> more = LogFormats.EVENTS.lines(three.play(), other.play());
        assertThat(more).hasSize(3).startsWith(UNDO, UNDO);
        Vector<String> grown = LogFormats.EVENTS.lines(three.play()).appendAll(more);
        assertThat(LogFormats.EVENTS.readLines(grown).get()).isEqualTo(other.play());
        assertThat(LogFormats.EVENTS.lines(other.play(), other.play())).isEmpty();
    }

    @Test
    void aLineWithOtherEventsThanTheRulesIsRefusedWithItsNumber() {
        Vector<String> lines =
                LogFormats.EVENTS.lines(event().register("Ada", "Bruno").play());
        // The name stands in the command and again in its event.
        String changed = lines.get(2).replaceFirst("\"Bruno\"", "\"Bruna\"");
        JsonRefusal refusal = refused(lines.update(2, changed));
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(refusal.path()).startsWith("/2/events/0/");
        assertThat(refusal.message()).contains("a rule was");
    }

    @Test
    void linesThatMakeNoLogAreRefused() {
        Vector<String> lines = LogFormats.EVENTS.lines(event().register("Ada").play());
        assertThat(refused(Vector.empty()).path()).isEqualTo("/0");
        assertThat(refused(lines.drop(1)).kind()).isEqualTo(RefusalKind.VERSION);
        assertThat(refused(lines.append(lines.last())).path()).isEqualTo("/2/command");
        assertThat(refused(lines.append(UNDO).append(UNDO)).path()).isEqualTo("/3/undo");
        assertThat(refused(lines.append("{\"undo\":false}")).kind()).isEqualTo(RefusalKind.FORM);
        assertThat(refused(lines.append("{\"undo\":true,\"command\":{}}")).kind())
                .isEqualTo(RefusalKind.FORM);
        assertThat(refused(lines.append("{")).kind()).isEqualTo(RefusalKind.SYNTAX);
        assertThat(refused(lines.append("{}")).kind()).isEqualTo(RefusalKind.MISSING);
    }

    @Test
    void oneGameDoesNotBecomeAnother() {
        Desk other = Desk.challenger("Another night", Seed.of(1));
        assertThatIllegalArgumentException().isThrownBy(() -> LogFormats.EVENTS.lines(event().play(), other.play()));
    }

    private static Desk event() {
        return Desk.challenger("Club night", Seed.of(1));
    }

    private static JsonRefusal refused(Vector<String> lines) {
        return LogFormats.EVENTS.readLines(lines).getLeft();
    }
}
