package io.github.crisisrules.json.refusal;

/** The kind of fault of a document. */
public enum RefusalKind {
    /** The document is not JSON, or an object has a name twice. */
    SYNTAX,
    /** The document is larger or deeper than the reader allows. */
    LIMIT,
    /** The form needs something else at this place, such as a number instead of a text, or a known type. */
    FORM,
    /** A required field is left out. */
    MISSING,
    /** A field is unknown, and a known field with a similar name is left out: probably a misspelling. */
    UNKNOWN,
    /** The parts are well formed, but the checks of the value itself refuse them. */
    VALUE,
    /** The rules refuse the document; the refusal has the violations. */
    RULE,
    /** The document has a format or version that this reader does not know. */
    VERSION,
    /** The value is written for viewing only. Read the log that it came from. */
    VIEW
}
