package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;

/**
 * An enumeration of all faces of three dice against three, 230,400 actions, compared with the exact odds of six
 * against six.
 */
public class AllFacesBenchmark extends Comparison {
    /** The factor by which six dice against six have more combinations of faces than three against three. */
    public static final double SIX_OVER_THREE = PlainActions.FACES_OF_SIX_OVER_THREE;

    @Override
    protected Object measured() {
        return PlainActions.allFacesOfThreeAgainstThree();
    }

    @Override
    protected Object reference() {
        return PlainActions.exact();
    }
}
