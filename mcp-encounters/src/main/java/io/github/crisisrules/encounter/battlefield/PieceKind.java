package io.github.crisisrules.encounter.battlefield;

/** What stands on the battlefield, as far as a push cares. */
public enum PieceKind {
    /** A Crisis Team or Cosmic Threat character, on its base. */
    CHARACTER,
    /** Terrain that can be destroyed or thrown. */
    INTERACTIVE_TERRAIN,
    /** Terrain that cannot. */
    FIXED_TERRAIN,
    /** A Cerebro Tower of the Unstoppable Colossus. */
    TOWER,
    /** A Gamma Absorber of the Incredible Hulk. */
    ABSORBER,
    /** A Booster Serum of the Incredible Hulk. */
    SERUM
}
