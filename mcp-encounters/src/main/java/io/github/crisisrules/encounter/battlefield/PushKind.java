package io.github.crisisrules.encounter.battlefield;

/** The ways in which a pushed base treats the pieces that it meets. */
public enum PushKind {
    /**
     * The Rampage of the Unstoppable Colossus: interactive terrain is destroyed, characters and other terrain are
     * passed but he cannot end on them, and a tower stops him.
     */
    RAMPAGE,
    /** Any other push: the base stops where it touches a character or terrain, and passes over objective tokens. */
    ORDINARY;

    boolean stops(PieceKind kind) {
        return switch (this) {
            case RAMPAGE -> kind == PieceKind.TOWER;
            case ORDINARY -> isBody(kind) || kind == PieceKind.INTERACTIVE_TERRAIN;
        };
    }

    /** Returns whether a push may pass a piece of this kind but not end on it. */
    boolean mayNotEndOn(PieceKind kind) {
        return this == RAMPAGE && isBody(kind);
    }

    private static boolean isBody(PieceKind kind) {
        return kind == PieceKind.CHARACTER || kind == PieceKind.FIXED_TERRAIN;
    }
}
