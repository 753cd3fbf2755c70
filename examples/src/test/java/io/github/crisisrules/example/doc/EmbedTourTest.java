package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The code that the tour of an embedding shows of the library, compiled and run; what it shows of the organizer's desk stands in the desk. */
class EmbedTourTest {
    @Test
    void anEventIsKeptAsRowsAndIsPublic() {
        // doc
        Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"));
        Vector<String> rows = LogFormats.EVENTS.lines(desk.play());
        Desk next =
                desk.register("Ada", "Bruno", "Chidi", "Dana", "Emil").open().pairRound();
        rows = rows.appendAll(LogFormats.EVENTS.lines(desk.play(), next.play()));
        System.out.println(rows.size() + " rows, the second: " + rows.get(1).substring(0, 55));
        // end
        assertThat(rows).hasSize(8);
        // doc
        Desk found = Desk.of(LogFormats.EVENTS.readLinesOrThrow(rows));
        System.out.println(found);
        // end
        assertThat(found).isEqualTo(next);
        // doc
        Either<RuleViolation, Desk> answer = found.attempt(new TournamentCommand.RegisterPlayer("ada"));
        System.out.println(answer.getLeft().describe());
        // end
        assertThat(answer.isLeft()).isTrue();
        // doc
        Sheet<TournamentCommand> sheet =
                Sheet.of(found.choices().head(), found.play().wording());
        System.out.println(sheet.title());
        sheet.fields().forEach(field -> System.out.println(field.name() + ": " + field.label()));
        Map<String, Vector<String>> typed =
                LinkedHashMap.of("q0", Vector.of("0"), "q1.0", Vector.of("18"), "q1.1", Vector.of("many"));
        sheet.attempt(found::attempt, typed)
                .getLeft()
                .forEach(fault -> System.out.println(fault.field() + ": " + fault.message()));
        // end
        assertThat(sheet.attempt(found::attempt, typed.put("q1.1", Vector.of("11")))
                        .isRight())
                .isTrue();
    }
}
