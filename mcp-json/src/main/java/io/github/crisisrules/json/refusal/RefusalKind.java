package io.github.crisisrules.json.refusal;

/** What is wrong with a document. */
public enum RefusalKind {
    /** It is not JSON, or one name stands twice in an object. */
    SYNTAX,
    /** It is larger or deeper than the reader allows. */
    LIMIT,
    /** Something else stands there than the form asks for: a text for a number, an unknown type, a text that is no id. */
    FORM,
    /** Something needed is left out. */
    MISSING,
    /** A field nobody knows stands where a known one is left out: likely a misspelling. */
    UNKNOWN,
    /** The parts are well formed but make no value: the value's own checks refuse them. */
    VALUE,
    /** The rules of the game or of the event refuse it; the refusal names them. */
    RULE,
    /** It is of a kind or version that this reader does not know. */
    VERSION,
    /** It is for viewing only, and read from its log instead. */
    VIEW
}
