package io.github.crisisrules.encounter.battlefield;

/** The kinds of pieces on the battlefield that a push treats differently. */
public enum PieceKind {
    /** A character of either side, on its base. */
    CHARACTER,
    /** Terrain that can be destroyed or thrown. */
    INTERACTIVE_TERRAIN,
    /** Terrain that cannot be destroyed or thrown. */
    FIXED_TERRAIN,
    /** A Cerebro Tower of the Unstoppable Colossus. */
    TOWER,
    /** A Gamma Absorber of the Incredible Hulk. */
    ABSORBER,
    /** A Booster Serum of the Incredible Hulk. */
    SERUM
}
