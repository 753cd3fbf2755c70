package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.core.text.Plural;
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
    private final String label;

    Paper(Filling filling, Question<?> question, String name, String label) {
        this.filling = filling;
        this.question = question;
        this.name = name;
        this.label = label;
    }

    /** Returns the paper of one part of the answer, counted from 0. */
    Paper part(int place) {
        String words =
                name.contains(".") ? label + " (" + (place + 1) + ")" : question.partWords(place, filling.names());
        return new Paper(filling, question, name + "." + place, words);
    }

    private void ask(Form<?> form, Vector<?> options) {
        filling.ask(new Field(name, label, form, options.map(option -> question.optionWords(option, filling.names()))));
    }

    private String text() {
        return filling.texts(name).headOption().getOrElse("");
    }

    private FieldFault fault(String message) {
        return FieldFault.of(name, message);
    }

    <A> Option<A> one(Form.OneOf<A> form) {
        ask(form, form.options());
        Option<A> chosen = form.options()
                .zipWithIndex()
                .find(option -> text().equals(Integer.toString(option._2)))
                .map(option -> option._1);
        return filling.found(form, chosen, () -> fault("Choose one of the list."));
    }

    <A> Option<Vector<A>> some(Form.SomeOf<A> form) {
        ask(form, form.options());
        Vector<A> chosen = form.options()
                .zipWithIndex()
                .filter(option -> filling.texts(name).contains(Integer.toString(option._2)))
                .map(option -> option._1);
        return filling.found(
                form,
                Option.some(chosen).filter(some -> some.size() >= form.least() && some.size() <= form.most()),
                () -> fault("Choose " + (form.least() == form.most() ? "" : form.least() + " to ") + form.most()
                        + " of the list."));
    }

    Option<Integer> number(Form.WholeNumber form) {
        ask(form, Vector.empty());
        String text = text().strip();
        Option<Integer> number = Option.when(text.matches("-?[0-9]{1,10}"), () -> Long.valueOf(text))
                .filter(found -> found == found.intValue())
                .map(Long::intValue);
        return number.filter(found -> found >= form.least() && found <= form.most())
                .orElse(() -> filling.wrong(
                        form,
                        number,
                        fault("'" + PlainName.shown(text) + "' is not a whole number from " + form.least() + " to "
                                + form.most() + ".")));
    }

    Option<String> text(Form.Text form) {
        ask(form, Vector.empty());
        String text = text();
        return form.takes(text)
                ? Option.some(text)
                : filling.wrong(
                        form,
                        Option.some(text),
                        PlainName.of(text, form.longest())
                                .fold(
                                        violation -> FieldFault.of(name, violation, filling.names()),
                                        plain -> fault("'" + plain + "' is taken. Write another one.")));
    }

    Option<Vector<String>> lines(Form.Lines form) {
        ask(form, Vector.empty());
        Vector<String> lines = Vector.ofAll(text().lines().map(String::strip)).reject(String::isEmpty);
        if (lines.size() < form.least() || lines.size() > form.most()) {
            return filling.wrong(
                    form,
                    Option.some(lines),
                    fault("You wrote " + Plural.of(lines.size(), "line") + "; write " + form.least() + " to "
                            + form.most() + "."));
        }
        return lines.flatMap(line -> PlainName.fault(line, form.longest()))
                .headOption()
                .fold(
                        () -> Option.some(lines),
                        violation -> filling.wrong(
                                form, Option.some(lines), FieldFault.of(name, violation, filling.names())));
    }

    Option<CrisisRoll> dice(Form.Dice form) {
        ask(form, Vector.empty());
        try {
            CrisisRoll roll = CrisisRoll.parse(text());
            return CrisisRolls.fault(form.rules(), form.pool(), roll)
                    .fold(
                            () -> Option.some(roll),
                            violation -> filling.wrong(
                                    form, Option.none(), FieldFault.of(name, violation, filling.names())));
        } catch (IllegalArgumentException e) {
            return filling.wrong(form, Option.none(), fault(String.valueOf(e.getMessage())));
        }
    }
}
