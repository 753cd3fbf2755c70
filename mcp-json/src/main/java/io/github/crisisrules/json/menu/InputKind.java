package io.github.crisisrules.json.menu;

/** The kind of an input of a menu, which decides how the input is shown and what its texts are. */
public enum InputKind {
    /** One of the options: one text, the index of the option, counted from 0. */
    ONE_OF,
    /** From {@code min} to {@code max} of the options: the index of each. */
    SOME_OF,
    /** A whole number from {@code min} to {@code max}: one text. */
    NUMBER,
    /** A name or sentence of at most {@code max} characters: one text. */
    TEXT,
    /** Names or sentences, from {@code min} to {@code max} of them: a text with one on each line. */
    LINES,
    /** A roll of Crisis dice: one text with their faces. */
    DICE
}
