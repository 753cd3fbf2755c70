package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.vavr.collection.Vector;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Any choice of the library becomes a form, and any form that is filled in as it asks gives a command that is accepted. */
class ChoiceFormsTest {
    private static final Pattern FIELD = Pattern.compile(
            "<select name=\"([^\"]+)\" required=\"\">(.*?)</select>|<input name=\"([^\"]+)\"[^>]* type=\"number\" min=\"(-?\\d+)\" max=\"(-?\\d+)\""
                    + "|<input type=\"checkbox\" name=\"([^\"]+)\" value=\"(\\d+)\"|<input name=\"([^\"]+)\"[^>]* maxlength");

    @Test
    void everyFormThatIsFilledInAsItAsksIsAccepted() {
        for (int event = 0; event < 12; event++) {
            RandomSource random = Seed.of(event).random();
            Desk desk = Desk.challenger("Random", Seed.of(event)).register("Ada", "Bruno", "Chidi", "Dana");
            for (int step = 0; step < 40 && desk.state().phase() != Phase.CLOSED; step++) {
                Vector<Choice<TournamentCommand>> choices = desk.choices();
                Choice<TournamentCommand> choice = choices.get(random.below(choices.size()));
                Wording wording = desk.state().wording();
                Html form = new ChoiceForms("/do", Html.NONE, Typed.NOTHING, desk).form(choice);
                Typed typed = filled(form.toString(), random);
                desk = Sheet.of(choice, wording)
                        .attempt(desk::attempt, typed.values())
                        .getOrElseThrow(wrong -> new AssertionError(choice + ": " + wrong + ", " + form));
            }
        }
    }

    /** Fills in every field that the page shows. */
    private static Typed filled(String form, RandomSource random) {
        Typed typed = Typed.NOTHING;
        Matcher fields = FIELD.matcher(form);
        int ticks = 0;
        while (fields.find()) {
            if (fields.group(1) != null) {
                int options = fields.group(2).split("<option", -1).length - 2;
                typed = typed.with(fields.group(1), Integer.toString(random.below(options)));
            } else if (fields.group(3) != null) {
                int least = Integer.parseInt(fields.group(4));
                int most = Integer.parseInt(fields.group(5));
                typed = typed.with(fields.group(3), Long.toString(least + random.below(most - least + 1L)));
            } else if (fields.group(6) != null) {
                // Two are asked for; the first two that come.
                typed = ticks++ < 2 ? typed.with(fields.group(6), fields.group(7)) : typed;
            } else {
                typed = typed.with(fields.group(8), "Text " + random.below(1_000_000_000));
            }
        }
        return typed;
    }

    @Test
    void aFieldThatIsWrongIsReportedAtItsPlaceAndKeepsWhatWasTyped() {
        Desk desk = Desk.challenger("One", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        Choice<TournamentCommand> report = desk.choices().head();
        Typed typed = Typed.NOTHING
                .with(ChoiceForms.CHOICE, ChoiceForms.id(report))
                .with("q0", "0")
                .with("q1.0", "many")
                .with("q1.1", "12");
        Typed faulty = typed.wrong(
                Sheet.of(report, desk.state().wording()).command(typed.values()).getLeft());
        assertThat(faulty.faults().map(FieldFault::field)).containsExactly("q1.0");
        String page =
                new ChoiceForms("/do", Html.NONE, faulty, desk).form(report).toString();
        assertThat(page)
                .contains("&quot;many&quot; is not a whole number from 0 to 99.", "value=\"many\"", "value=\"12\"");
    }
}
