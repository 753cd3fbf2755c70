package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Describable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The part of a filled-in {@link Sheet} that holds one answer, or a part of one. Every {@link Form} parses its own
 * part.
 */
public final class Paper {
    private final Filling filling;
    private final Question<?> question;
    private final String name;
    private final String subject;
    private final String label;

    Paper(Filling filling, Question<?> question, String name, String label) {
        this(filling, question, name, label, label);
    }

    private Paper(Filling filling, Question<?> question, String name, String subject, String label) {
        this.filling = filling;
        this.question = question;
        this.name = name;
        this.subject = subject;
        this.label = label;
    }

    /** Returns the paper of one part of the answer, counted from 0. */
    Paper part(int place) {
        String inside = name + "." + place;
        return name.contains(".")
                ? new Paper(filling, question, inside, subject, Sentences.part(filling.wording(), label, place + 1))
                : new Paper(filling, question, inside, question.describePart(place, filling.wording()));
    }

    /** Returns this paper with a question of its own after that of the sheet. */
    Paper asking(Describable own) {
        return new Paper(filling, question, name, subject, subject + " " + own.describe(filling.wording()));
    }

    /** Returns this paper with another label. */
    Paper labelled(Describable own) {
        String words = own.describe(filling.wording());
        return new Paper(filling, question, name, words, words);
    }

    private void ask(Form<?> form, Vector<?> options) {
        filling.ask(new Field(
                name, label, form, options.map(option -> question.describeOption(option, filling.wording()))));
    }

    private String text() {
        return filling.texts(name).headOption().getOrElse("");
    }

    private FieldFault fault(String message) {
        return FieldFault.of(name, message);
    }

    <A> Option<A> one(Form.OneOf<A> form) {
        if (form.onlyAnswer().isDefined()) {
            return form.onlyAnswer();
        }
        ask(form, form.options());
        Option<A> chosen = form.options()
                .zipWithIndex()
                .find(option -> text().equals(Integer.toString(option._2)))
                .map(option -> option._1);
        return filling.found(form, chosen, () -> fault(Sentences.chooseOne(filling.wording())));
    }

    <A> Option<Vector<A>> some(Form.SomeOf<A> form) {
        if (form.onlyAnswer().isDefined()) {
            return form.onlyAnswer();
        }
        ask(form, form.options());
        Vector<String> texts = filling.texts(name).reject(String::isBlank).distinct();
        Vector<A> chosen = form.options()
                .zipWithIndex()
                .filter(option -> texts.contains(Integer.toString(option._2)))
                .map(option -> option._1);
        return filling.found(
                form,
                Option.some(chosen)
                        .filter(some ->
                                some.size() == texts.size() && some.size() >= form.min() && some.size() <= form.max()),
                () -> fault(
                        form.min() == form.max()
                                ? Sentences.chooseExactly(filling.wording(), form.max())
                                : Sentences.chooseBetween(filling.wording(), form.min(), form.max())));
    }

    Option<Integer> number(Form.WholeNumber form) {
        if (form.onlyAnswer().isDefined()) {
            return form.onlyAnswer();
        }
        ask(form, Vector.empty());
        String text = text().strip();
        Option<Integer> number = Option.when(text.matches("-?[0-9]{1,10}"), () -> Long.valueOf(text))
                .filter(found -> found == found.intValue())
                .map(Long::intValue);
        return number.filter(found -> found >= form.min() && found <= form.max())
                .orElse(() -> filling.wrong(
                        form,
                        number,
                        fault(Sentences.notANumber(filling.wording(), PlainName.shown(text), form.min(), form.max()))));
    }

    Option<String> text(Form.Text form) {
        ask(form, Vector.empty());
        String text = text();
        return form.accepts(text)
                ? Option.some(text)
                : filling.wrong(
                        form,
                        Option.some(text),
                        PlainName.of(text, form.maxLength())
                                .fold(
                                        violation -> FieldFault.of(name, violation, filling.wording()),
                                        plain -> fault(Sentences.taken(filling.wording(), plain))));
    }

    Option<Vector<String>> lines(Form.Lines form) {
        ask(form, Vector.empty());
        Vector<String> lines = Vector.ofAll(text().lines().map(String::strip)).reject(String::isEmpty);
        if (lines.size() < form.min() || lines.size() > form.max()) {
            return filling.wrong(
                    form,
                    Option.some(lines),
                    fault(Sentences.wrongLineCount(filling.wording(), lines.size(), form.min(), form.max())));
        }
        return lines.flatMap(line -> PlainName.fault(line, form.maxLength()))
                .headOption()
                .fold(
                        () -> Option.some(lines),
                        violation -> filling.wrong(
                                form, Option.some(lines), FieldFault.of(name, violation, filling.wording())));
    }

    <A> Option<A> written(Form.Written<A> form) {
        ask(form, Vector.empty());
        return form.reader()
                .read(name, text(), filling.wording())
                .fold(fault -> filling.wrong(form, Option.none(), fault), Option::some);
    }
}
