package io.github.crisisrules.encounter.battlefield;

/** How a pushed base takes what it meets. */
public enum PushManner {
    /**
     * The Rampage of the Unstoppable Colossus: interactive terrain breaks, characters and other terrain are passed but he
     * cannot end on them, a tower stops him.
     */
    RAMPAGE,
    /** Any other push: the base stops where it touches a character or terrain, and slides over objective tokens. */
    ORDINARY;

    boolean stops(PieceKind kind) {
        return switch (this) {
            case RAMPAGE -> kind == PieceKind.TOWER;
            case ORDINARY -> isBody(kind) || kind == PieceKind.INTERACTIVE_TERRAIN;
        };
    }

    /** Whether a push may pass this but not end on it. */
    boolean mayNotEndOn(PieceKind kind) {
        return this == RAMPAGE && isBody(kind);
    }

    private static boolean isBody(PieceKind kind) {
        return kind == PieceKind.CHARACTER || kind == PieceKind.FIXED_TERRAIN;
    }
}
