package io.github.crisisrules.example.heroic;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintStream;
import java.util.Iterator;

/** A companion at the table: it lists the choices, asks their questions and describes what follows, line by line. */
record SceneCompanion(Iterator<String> in, PrintStream out) {
    /** Plays until the input ends, and returns the table as it is then. */
    SceneTable play(SceneTable start) {
        SceneTable table = start;
        while (true) {
            Vector<Choice<SceneCommand>> choices = table.play().choices();
            Vector<String> labels = choices.map(Choice::describe);
            list(table.play().awaited().describe() + " Choose, or type table, all or undo.", labels.take(7));
            if (!in.hasNext()) {
                return table;
            }
            String line = in.next().strip();
            switch (line) {
                case "table" -> out.println(table.view().text());
                case "all" -> list("Everything that may be done now:", labels);
                case "undo" ->
                    table = table.play().steps().isEmpty()
                            ? table
                            : new SceneTable(table.play().undo());
                default -> {
                    Option<Integer> place = place(labels, line);
                    place.onEmpty(() -> out.println("  Nothing, or more than one thing, is \"" + line + "\"."));
                    table = place.isEmpty() ? table : fill(table, choices.get(place.get()));
                }
            }
        }
    }

    private SceneTable fill(SceneTable table, Choice<SceneCommand> choice) {
        Sheet<SceneCommand> sheet = Sheet.of(choice, table.play().wording());
        Map<String, Vector<String>> written = LinkedHashMap.empty();
        while (true) {
            Map<String, Vector<String>> before = written;
            for (Field field : sheet.fields(written).find(one -> !before.containsKey(one.name()))) {
                list(field.label(), field.options());
                String line = in.next().strip();
                written = written.put(
                        field.name(),
                        Vector.of(field.form() instanceof Form.SomeOf<?> ? line.split(" *, *") : new String[] {line})
                                .map(part -> place(field.options(), part).fold(() -> part, String::valueOf)));
            }
            if (written == before) {
                var done = sheet.attempt(table.play()::attempt, written).map(SceneTable::new);
                done.fold(faults -> faults.map(FieldFault::message), SceneTable::lastSentences)
                        .forEach(sentence -> out.println("  " + sentence));
                Vector<String> wrong = done.fold(faults -> faults.map(FieldFault::field), played -> Vector.empty());
                if (wrong.isEmpty() || wrong.contains(FieldFault.WHOLE)) {
                    return done.getOrElse(table);
                }
                written = written.removeAll(wrong);
            }
        }
    }

    /** Finds an option by its number, by its text, or by a part of it that no other option has. */
    private static Option<Integer> place(Vector<String> options, String line) {
        Vector<Integer> all = Vector.range(0, options.size());
        Vector<Integer> parts = all.filter(at -> options.get(at).contains(line));
        return all.find(at -> line.equals(String.valueOf(at + 1)) || line.equals(options.get(at)))
                .orElse(() -> parts.size() == 1 ? parts.headOption() : Option.none());
    }

    private void list(String title, Vector<String> options) {
        out.println(title);
        options.zipWithIndex().forEach(option -> out.println("  " + (option._2 + 1) + " " + option._1));
    }
}
