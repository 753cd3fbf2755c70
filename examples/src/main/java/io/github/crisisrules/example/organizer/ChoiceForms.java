package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.vavr.collection.Vector;
import java.time.Instant;

/**
 * The currently available choices as forms of a page. A choice without questions is a button, and a prompt is a form
 * with the fields of its sheet.
 *
 * @param hidden the hidden fields of every form: the token and the step that the page was made from
 * @param typed the input of the form that was refused
 */
record ChoiceForms(String action, Html hidden, Typed typed, Wording wording) {
    /**
     * The field that identifies the choice of a form by its title, so that the choice can be found again after the
     * event has been changed from another browser.
     */
    static final String CHOICE = "choice";

    /**
     * Returns all available choices, including a separate one for each result that can be amended. The current time
     * is filled in and not asked.
     */
    static Vector<Choice<TournamentCommand>> choices(Desk desk, Instant now) {
        return desk.choices()
                .map(choice -> choice.answered(TournamentQuestion.TimeNow.class, now))
                .appendAll(desk.state().amendable().map(RoundMatch::amending));
    }

    /** Returns the form of a choice. */
    Html form(Choice<TournamentCommand> choice) {
        return form(choice, choice.describe(wording));
    }

    /** Returns the form of a choice with the given button text. */
    Html form(Choice<TournamentCommand> choice, String button) {
        Sheet<TournamentCommand> sheet = Sheet.of(choice, wording);
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

    /** Returns whether the refused form was the one of this choice. */
    boolean isTyped(Choice<TournamentCommand> choice) {
        return typed.text(CHOICE).equals(choice.describe(wording));
    }
}
