package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Table;
import io.github.crisisrules.tournament.desk.TournamentQuestion;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * From the fields of a page to a command: the counterpart of {@link ChoiceForms}. It knows the kinds of {@link Form}, and so reads
 * the answers to any question. A text is taken as it is: the rules refuse it in better words.
 */
final class FormReader {
    private Typed typed;

    private FormReader(Typed typed) {
        this.typed = typed;
    }

    /** The command that a choice gives with these answers; or the same fields with what is wrong with them. */
    static <C extends GameCommand> Either<Typed, C> command(Choice<C> choice, Typed typed, Clock clock) {
        FormReader reader = new FormReader(typed);
        Map<Question<?>, Object> answers = new HashMap<>();
        int place = 0;
        for (Question<?> question : choice.questions()) {
            reader.answer(question, "q" + place, clock).forEach(answer -> answers.put(question, answer));
            place++;
        }
        return reader.typed.isFine() ? Either.right(choice.command(table(answers))) : Either.left(reader.typed);
    }

    private static Table table(Map<Question<?>, Object> answers) {
        return new Table() {
            @Override
            @SuppressWarnings("unchecked") // each answer was read by the form of its question
            public <A> A answer(Question<A> question) {
                return (A) Objects.requireNonNull(answers.get(question));
            }
        };
    }

    /** The time is not asked of people; and how many are seated is taken as it is, for a rule says when they are too few. */
    private Option<?> answer(Question<?> question, String place, Clock clock) {
        if (question instanceof TournamentQuestion.TimeNow) {
            return Option.of(clock.instant());
        }
        return question instanceof TournamentQuestion.Seated seated
                ? read(Form.number(0, seated.players()), place)
                : read(question.form(), place);
    }

    /** The answer of this form at a place; nothing, and a fault there, where there is none. */
    @SuppressWarnings("unchecked") // the answers of someOf, each, number and text are lists, numbers and texts
    private <A> Option<A> read(Form<A> form, String place) {
        if (form instanceof Form.OneOf<A> one) {
            return oneOf(one.options(), typed.text(place), place);
        }
        if (form instanceof Form.Made<?, A> made) {
            return made(made, place);
        }
        if (form instanceof Form.WholeNumber number) {
            return (Option<A>) number(number, place);
        }
        if (form instanceof Form.SomeOf<?> some) {
            return (Option<A>) someOf(some, place);
        }
        if (form instanceof Form.Each<?> each) {
            return (Option<A>) each(each, place);
        }
        if (form instanceof Form.Text) {
            return (Option<A>) Option.of(typed.text(place));
        }
        throw new IllegalArgumentException("no question of an event asks for " + form);
    }

    private <A> Option<A> oneOf(Vector<A> options, String chosen, String place) {
        Option<A> found = options.zipWithIndex()
                .find(option -> chosen.equals(Integer.toString(option._2)))
                .map(option -> option._1);
        if (found.isEmpty()) {
            fault(place, "Choose one of the list.");
        }
        return found;
    }

    private Option<Integer> number(Form.WholeNumber form, String place) {
        Option<Integer> found = typed.number(place).filter(number -> number >= form.least() && number <= form.most());
        if (found.isEmpty()) {
            fault(
                    place,
                    "'" + typed.text(place) + "' is not a whole number from " + form.least() + " to " + form.most()
                            + ".");
        }
        return found;
    }

    private <B> Option<Vector<B>> someOf(Form.SomeOf<B> form, String place) {
        Vector<B> found = form.options()
                .zipWithIndex()
                .filter(option -> typed.all(place).contains(Integer.toString(option._2)))
                .map(option -> option._1);
        if (found.size() < form.least() || found.size() > form.most()) {
            fault(
                    place,
                    "Choose " + (form.least() == form.most() ? "" : form.least() + " to ") + form.most()
                            + " of the list.");
            return Option.none();
        }
        return Option.of(found);
    }

    private <B> Option<Vector<B>> each(Form.Each<B> form, String place) {
        Vector<Option<B>> parts = form.parts().zipWithIndex((part, index) -> read(part, place + "." + index));
        return Option.sequence(parts).map(Vector::ofAll);
    }

    private <B, A> Option<A> made(Form.Made<B, A> form, String place) {
        return read(form.of(), place).map(form.make());
    }

    private void fault(String place, String message) {
        typed = typed.fault(place, message);
    }
}
