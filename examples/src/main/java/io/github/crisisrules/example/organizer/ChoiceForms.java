package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Field;
import io.github.crisisrules.core.game.FieldFault;
import io.github.crisisrules.core.game.Sheet;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentQuestion;
import io.vavr.collection.Vector;
import java.time.Instant;

/**
 * What may be done now, as forms of a page: a choice that is ready is a button, a prompt is a form with the fields of its sheet.
 *
 * @param hidden what every form carries: the token and the step that the page was made from
 * @param typed what was typed into the form that was refused
 */
record ChoiceForms(String action, Html hidden, Typed typed, Names names) {
    /** The field that says which choice a form is for: its title, so that it is found again after somebody else was faster. */
    static final String CHOICE = "choice";

    /** All that may be done now, every amendment on its own. The time is not asked of people. */
    static Vector<Choice<TournamentCommand>> choices(Desk desk, Instant now) {
        return desk.choices()
                .map(choice -> choice.answered(TournamentQuestion.TimeNow.class, now))
                .appendAll(desk.state()
                        .amendable()
                        .map(match -> match.amending(desk.play().names())));
    }

    /** The form of a choice. */
    Html form(Choice<TournamentCommand> choice) {
        return form(choice, Fields.capital(choice.words(names)));
    }

    /** The same with other words on its button. */
    Html form(Choice<TournamentCommand> choice, String button) {
        Sheet<TournamentCommand> sheet = Sheet.of(choice, names);
        Typed own = isTyped(choice) ? typed : Typed.NOTHING;
        Vector<Field> fields = sheet.fields(own.values());
        return el(
                "form",
                at("method", "post", "action", action, "class", fields.isEmpty() ? "ready" : "prompt"),
                hidden,
                Fields.hidden(CHOICE, sheet.title()),
                Fields.faults(FieldFault.WHOLE, own),
                fields.map(field -> Fields.of(field, own)),
                el("button", button));
    }

    /** Whether this is the form that was refused. */
    boolean isTyped(Choice<TournamentCommand> choice) {
        return typed.text(CHOICE).equals(choice.words(names));
    }
}
