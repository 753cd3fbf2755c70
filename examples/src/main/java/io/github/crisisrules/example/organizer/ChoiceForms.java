package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.ChoiceLabel;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The currently available choices as forms of a page. A choice without questions is a button, and a prompt is a form
 * with the fields of its sheet.
 *
 * @param hidden the fields that every form has: the token and the step that the page was made from
 * @param typed the input of the form that was refused
 */
record ChoiceForms(String action, Html hidden, Typed typed, Desk desk) {
    /** The field with the id of the choice, by which it is found again in the state that the form meets. */
    static final String CHOICE = "choice";

    /** The field with what the answers of the form refer to, see {@link #basis}. */
    static final String BASIS = "basis";

    /** The options of the question how a match ended, in their order. */
    private static final Vector<EndingKind> ENDINGS = Vector.of(EndingKind.values());

    private static final String SURE = "sure";
    private static final String DOUBT = "doubt";

    /**
     * Returns all available choices, including a separate one for each result that can be amended. The current time
     * is filled in and not asked.
     */
    static Vector<Choice<TournamentCommand>> choices(Desk desk, Instant now) {
        return desk.choices()
                .reject(choice -> choice.topic().equals(ChoiceLabel.of(OrganizerTask.AMEND_RESULT)))
                .map(choice -> choice.answered(TournamentQuestion.TimeNow.class, now))
                .appendAll(desk.state().amendable().map(RoundMatch::amending));
    }

    /** Returns the choice that a form was made for, if it is still available. */
    static Option<Choice<TournamentCommand>> chosen(Desk desk, Instant now, Typed typed) {
        return choices(desk, now).find(choice -> id(choice).equals(typed.text(CHOICE)));
    }

    /** Returns the id of a choice, the same in every language. */
    static String id(Choice<?> choice) {
        return choice.topic() instanceof ChoiceLabel label
                ? label.id()
                : choice.topic().getClass().getSimpleName();
    }

    /** Returns the task of a choice; none for a command that needs no answers. */
    static Option<OrganizerTask> task(Choice<?> choice) {
        return Option.of(choice.topic() instanceof ChoiceLabel label ? label.task() : null);
    }

    /**
     * Returns what the answers to a choice refer to: its options, and the result that is amended. While it stays the same,
     * a form means what its page showed, whatever else has happened. A choice without questions has no basis.
     */
    static String basis(Desk desk, Choice<TournamentCommand> choice) {
        Vector<Field> fields = Sheet.of(choice, desk.state().wording()).fields();
        Vector<Object> shown = fields.map(field -> Vector.of(field.name(), field.label(), field.options()));
        return fields.isEmpty()
                ? ""
                : Secrets.hash(id(choice) + shown + recorded(desk, choice)).substring(0, 16);
    }

    private static Option<MatchEnding> recorded(Desk desk, Choice<?> choice) {
        return amended(choice).flatMap(match -> match.ending(desk.state()));
    }

    private static Option<RoundMatch> amended(Choice<?> choice) {
        return choice.topic() instanceof ChoiceLabel label && label.task() == OrganizerTask.AMEND_RESULT
                ? label.match()
                : Option.none();
    }

    /** Returns the event after the answers of a form, or the input with its faults. */
    static Either<Typed, Desk> apply(Desk desk, Choice<TournamentCommand> choice, Typed typed) {
        Wording words = desk.play().wording();
        return Sheet.of(choice, words)
                .command(typed.values())
                .toOption()
                .flatMap(command -> doubt(typed, command, words))
                .<Either<Typed, Desk>>map(Either::left)
                .getOrElse(() -> Sheet.of(choice, words)
                        .attempt(desk::attempt, typed.values())
                        .mapLeft(typed::wrong));
    }

    /** Asks once more where the winner and the VPs do not fit together, as after a slip of the finger. */
    private static Option<Typed> doubt(Typed typed, TournamentCommand command, Wording words) {
        return unusual(command).flatMap(ending -> {
            String doubt = Secrets.hash(ending.toString());
            return Option.when(
                    !typed.text(SURE).equals(doubt),
                    () -> typed.with(DOUBT, doubt).wrong(Sentences.areYouSure(words, ending)));
        });
    }

    /** Returns the ending that a command enters if its winner and VPs do not fit together. */
    static Option<MatchEnding> unusual(TournamentCommand command) {
        Option<MatchEnding> ending = command instanceof TournamentCommand.ReportResult report
                ? Option.of(report.ending())
                : Option.of(command instanceof TournamentCommand.AmendResult amend ? amend.ending() : null);
        return ending.filter(MatchEnding::isUnusual);
    }

    /** Returns the form of a choice. */
    Html form(Choice<TournamentCommand> choice) {
        return form(choice, choice.describe(wording()));
    }

    private Wording wording() {
        return desk.play().wording();
    }

    /** Returns the form of a choice with the given button text. */
    Html form(Choice<TournamentCommand> choice, String button) {
        Sheet<TournamentCommand> sheet = Sheet.of(choice, wording());
        Typed own = isTyped(choice) ? typed : recorded(choice);
        Vector<Field> fields = sheet.fields(own.values());
        Html sure = own.text(DOUBT).isEmpty()
                ? Html.NONE
                : Fields.tick(SURE, own.text(DOUBT), Sentences.iAmSure(wording()), own);
        return el(
                "form",
                at("method", "post", "action", action, "class", fields.isEmpty() ? "ready" : "prompt"),
                hidden,
                all(Fields.hidden(CHOICE, id(choice)), Fields.hidden(BASIS, basis(desk, choice))),
                Fields.faults(FieldFault.WHOLE, own),
                fields.map(field -> Fields.of(field, own, wording())),
                sure,
                el("button", button));
    }

    /** Returns the input that enters the recorded result again, for a choice that amends it. */
    private Typed recorded(Choice<?> choice) {
        return recorded(desk, choice)
                .map(ending -> {
                    Pairing pairing = amended(choice).get().pairing();
                    return Typed.NOTHING
                            .with("q0", Integer.toString(ENDINGS.indexOf(EndingKind.of(ending, pairing))))
                            .with("q1.0", Integer.toString(ending.vpsOf(pairing.first())))
                            .with("q1.1", Integer.toString(ending.vpsOf(pairing.second())));
                })
                .getOrElse(Typed.NOTHING);
    }

    /** Returns whether the refused form was the one of this choice. */
    boolean isTyped(Choice<TournamentCommand> choice) {
        return typed.text(CHOICE).equals(id(choice));
    }
}
