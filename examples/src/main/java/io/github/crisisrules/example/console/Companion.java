package io.github.crisisrules.example.console;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.vavr.collection.Vector;
import java.io.PrintStream;
import java.util.Iterator;
import java.util.function.Function;

/** A companion at the table of any game: it shows the table, offers the choices and asks their questions. */
public record Companion<S, C extends GameCommand, E extends GameEvent<S>>(
        Function<Play<S, C, E>, String> view, Iterator<String> in, PrintStream out) {
    /** Plays until the game is over or there is no more input, and returns the play. */
    public Play<S, C, E> follow(Play<S, C, E> start) {
        Play<S, C, E> play = start;
        out.println(view.apply(play) + "\n" + Sentences.manual(play.wording()));
        String typed = "";
        while (play.choices().nonEmpty() && !typed.equals("end")) {
            Vector<String> titles = play.sheets().map(Sheet::title);
            list(play.awaited().describe(play.wording()), titles);
            typed = in.hasNext() ? in.next().strip() : "end";
            switch (typed) {
                case "table", "end" -> out.println(view.apply(play));
                case "undo" -> play = play.steps().isEmpty() ? play : play.undo();
                default -> play = fill(play, place(titles, typed));
            }
        }
        return play;
    }

    /** Asks one field after the other, each until its answer can be read, and gives the command. */
    private Play<S, C, E> fill(Play<S, C, E> play, int choice) {
        if (choice < 0) {
            out.println("! " + Sentences.unclear(play.wording()));
            return play;
        }
        Sheet<C> sheet = play.sheets().get(choice);
        while (sheet.next().isDefined()) {
            Field field = sheet.next().get();
            list((field.label() + " " + field.hint(play.wording())).strip(), field.options());
            String typed = in.hasNext() ? in.next().strip() : "back";
            if (typed.equals("back")) {
                return play;
            }
            sheet = sheet.answer(field.options().isEmpty() ? Vector.of(typed) : places(field, typed))
                    .peekLeft(fault -> out.println("! " + fault.message()))
                    .getOrElse(sheet);
        }
        return sheet.attempt(play::attempt)
                .peekLeft(all -> all.forEach(fault -> out.println("! " + fault.message())))
                .peek(next -> next.lastSentences().forEach(sentence -> out.println("  " + sentence)))
                .getOrElse(play);
    }

    private static Vector<String> places(Field field, String typed) {
        String separator = field.form() instanceof Form.SomeOf<?> ? typed.matches("[0-9 ,]*") ? "[ ,]+" : "," : "\n";
        return Vector.of(typed.split(separator))
                .map(part -> part.isEmpty() ? "" : String.valueOf(place(field.options(), part)));
    }

    /** Finds an option by its number, or by a part of its text that no other option has; -1 if there is none. */
    private static int place(Vector<String> options, String typed) {
        String key = PlainName.key(typed);
        var all = options.map(PlainName::key).zipWithIndex();
        return all.filter(option -> key.equals(option._1) || key.equals("" + (option._2 + 1)))
                .orElse(() -> all.filter(option -> !key.matches("[0-9]*") && option._1.contains(key)))
                .singleOption()
                .fold(() -> -1, option -> option._2);
    }

    private void list(String title, Vector<String> options) {
        out.println(title);
        options.zipWithIndex((option, at) -> "  " + (at + 1) + " " + option).forEach(out::println);
    }
}
