package io.github.crisisrules.json.menu;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * Everything that may be done now in a game, in the language of its play. A page in any language shows the items, asks for their
 * inputs and sends back a {@link MenuAnswer}; {@link #attempt} applies it. The page needs to know the {@linkplain InputKind kinds of
 * inputs} and no game.
 *
 * <p>An app writes the menu as JSON, reads the {@link MenuAnswer} that a page sends back, and passes it to {@link #attempt}.
 *
 * @param items the items, numbered from 0
 */
public record Menu(Vector<MenuItem> items) {
    /** Returns the menu of a game in its current state. */
    public static Menu of(Play<?, ?, ?> play) {
        return new Menu(play.sheets().zipWithIndex((sheet, number) -> item(number, sheet, LinkedHashMap.empty())));
    }

    /**
     * Returns the item that an answer chose, with the inputs that its texts lead to: some texts ask for further inputs, such as a
     * number of dice and then those dice. Returns a fault if there is no such item now.
     */
    public static Either<Vector<FieldFault>, MenuItem> item(Play<?, ?, ?> play, MenuAnswer answer) {
        return find(play.sheets(), answer).map(sheet -> item(answer.number(), sheet, answer.inputs()));
    }

    /** Returns the play after an answer, or the faults by input. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Either<Vector<FieldFault>, Play<S, C, E>> attempt(
            Play<S, C, E> play, MenuAnswer answer) {
        return find(play.sheets(), answer).flatMap(sheet -> sheet.attempt(play::attempt, answer.inputs()));
    }

    private static MenuItem item(int number, Sheet<?> sheet, Map<String, Vector<String>> texts) {
        return new MenuItem(number, sheet.title(), sheet.fields(texts).map(MenuInput::of));
    }

    private static <T extends Sheet<?>> Either<Vector<FieldFault>, T> find(Vector<T> sheets, MenuAnswer answer) {
        int number = answer.number();
        return number >= 0
                        && number < sheets.size()
                        && sheets.get(number).title().equals(answer.title())
                ? Either.right(sheets.get(number))
                : Either.left(Vector.of(FieldFault.of(
                        FieldFault.WHOLE,
                        "The menu has changed since it was read. Read it again and choose from it.")));
    }
}
