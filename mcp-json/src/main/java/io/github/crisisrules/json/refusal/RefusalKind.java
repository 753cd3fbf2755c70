package io.github.crisisrules.json.refusal;

/** What is wrong with a document. */
public enum RefusalKind {
    /** It is not JSON, or an object has a name twice. */
    SYNTAX,
    /** It is larger or deeper than the reader allows. */
    LIMIT,
    /** The form asks for something else here: a number and not a text, a known type, a text that is an id. */
    FORM,
    /** Something needed is left out. */
    MISSING,
    /** There is an unknown field, and a known field with nearly the same name is left out: likely a misspelling. */
    UNKNOWN,
    /** The parts are well formed, but the value's own checks refuse them. */
    VALUE,
    /** The rules of the game or of the event refuse it; the refusal names them. */
    RULE,
    /** It is of a kind or version that this reader does not know. */
    VERSION,
    /** It is for viewing only. Read the log that it came from. */
    VIEW
}
