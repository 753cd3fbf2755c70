package io.github.crisisrules.example.heroic;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintStream;
import java.util.Iterator;

/** A companion at the table: it lists the choices, asks their questions and describes what follows until the input ends. */
record SceneCompanion(Iterator<String> in, PrintStream out) {
    SceneTable play(SceneTable start) {
        SceneTable table = start;
        out.println("Answer with a number, a part of the text, or as the question says; back leaves a question.");
        while (true) {
            Vector<String> labels = table.play().choices().map(Choice::describe);
            list(table.play().awaited().describe() + " Choose, or type table, all or undo.", labels.take(7));
            if (!in.hasNext()) {
                return table;
            }
            String line = in.next().strip();
            switch (line) {
                case "table" -> out.println(table.view().text());
                case "all" -> list("Everything that may be done now:", labels);
                case "undo" -> table = table.play().steps().isEmpty() ? table : table.undo();
                default -> table = chosen(table, place(labels, line));
            }
        }
    }

    private SceneTable chosen(SceneTable table, Option<Integer> place) {
        place.onEmpty(() -> out.println("  That is none of these, or more than one. Type its number or more of it."));
        return place.fold(() -> table, at -> filled(table, table.play().sheets().get(at)));
    }

    private SceneTable filled(SceneTable table, Sheet<SceneCommand> empty) {
        Sheet<SceneCommand> sheet = empty;
        while (sheet.next().isDefined()) {
            Field field = sheet.next().get();
            list(field.label(), field.options());
            String separator = field.form() instanceof Form.SomeOf<?> ? " *, *" : "\n";
            String typed = in.next().strip();
            if (typed.equals("back")) {
                return table;
            }
            Vector<String> lines = Vector.of(typed.split(separator));
            sheet = sheet.answer(field.options().isEmpty() ? lines : lines.map(line -> option(field, line)))
                    .peekLeft(fault -> out.println("  " + fault.message()))
                    .getOrElse(sheet);
        }
        var done = sheet.attempt(table.play()::attempt).map(SceneTable::new);
        done.fold(faults -> faults.map(FieldFault::message), SceneTable::lastSentences)
                .forEach(sentence -> out.println("  " + sentence));
        return done.getOrElse(table);
    }

    private static String option(Field field, String line) {
        return line.isEmpty() ? "" : place(field.options(), line).fold(() -> "none", String::valueOf);
    }

    /** Finds an option by its number, by its text, or by a part of it that no other option has. */
    private static Option<Integer> place(Vector<String> options, String line) {
        Vector<Integer> all = Vector.range(0, options.size());
        return all.filter(at -> line.equals(String.valueOf(at + 1)) || line.equals(options.get(at)))
                .orElse(() -> all.filter(at -> options.get(at).contains(line)))
                .singleOption();
    }

    private void list(String title, Vector<String> options) {
        out.println(title);
        options.zipWithIndex().forEach(option -> out.println("  " + (option._2 + 1) + " " + option._1));
    }
}
