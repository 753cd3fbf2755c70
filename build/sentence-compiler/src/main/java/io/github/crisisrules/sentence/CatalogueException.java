package io.github.crisisrules.sentence;

/** A fault in a sentence catalogue, with a message for its author. */
final class CatalogueException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CatalogueException(String message) {
        super(message);
    }
}
