package io.github.crisisrules.example.encounter;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Sheet;
import io.vavr.collection.Vector;
import java.io.PrintStream;
import java.util.Scanner;
import java.util.function.Function;

/** A companion at the table of any game: it shows the table, offers the choices by number and asks their questions. */
record Companion<S, C extends GameCommand, E extends GameEvent<S>>(
        Function<Play<S, C, E>, String> view, Scanner in, PrintStream out) {
    /** Plays until the game is over or there is no more input, and returns the play. */
    Play<S, C, E> follow(Play<S, C, E> start) {
        Play<S, C, E> play = start;
        out.println(view.apply(play));
        out.println("Answer with numbers, or as the question says. Or type table, undo, or back to leave a question.");
        while (!play.choices().isEmpty()) {
            Vector<Sheet<C>> sheets = play.sheets();
            ask(play.awaited().describe(play.wording()), sheets.map(Sheet::title));
            if (!in.hasNextLine()) {
                return play;
            }
            String typed = in.nextLine().strip();
            if (typed.equals("undo") && play.steps().nonEmpty()) {
                play = play.undo();
                out.println("Undone.");
            } else if (typed.matches("[1-9][0-9]?") && Integer.parseInt(typed) <= sheets.size()) {
                play = fill(play, sheets.get(Integer.parseInt(typed) - 1));
            } else {
                out.println(typed.equals("table") ? view.apply(play) : "! \"" + typed + "\" is none of these.");
            }
        }
        out.println(view.apply(play));
        return play;
    }

    /** Asks one field after the other, each until its answer can be read, and gives the command. */
    private Play<S, C, E> fill(Play<S, C, E> play, Sheet<C> empty) {
        Sheet<C> sheet = empty;
        while (sheet.next().isDefined()) {
            Field field = sheet.next().get();
            ask(field.label(), field.options());
            String typed = in.hasNextLine() ? in.nextLine().strip() : "back";
            if (typed.equals("back")) {
                return play;
            }
            sheet = sheet.answer(texts(field, typed))
                    .peekLeft(fault -> out.println("! " + fault.message()))
                    .getOrElse(sheet);
        }
        return sheet.attempt(play::attempt)
                .peekLeft(all -> all.forEach(fault -> out.println("! " + fault.message())))
                .peek(next -> next.lastSentences().forEach(sentence -> out.println("  " + sentence)))
                .getOrElse(play);
    }

    /** Returns the typed text, or the numbers of options, which people count from 1. */
    private static Vector<String> texts(Field field, String typed) {
        return field.options().isEmpty()
                ? Vector.of(typed)
                : Vector.of(typed.split("[ ,]+"))
                        .map(part -> part.matches("[0-9]{1,3}") ? "" + (Integer.parseInt(part) - 1) : part);
    }

    private void ask(String label, Vector<String> options) {
        out.println(label);
        options.zipWithIndex((option, at) -> "  " + (at + 1) + " " + option).forEach(out::println);
    }
}
