package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;

/** All faces of three dice against three, 230,400 actions, against exact odds of six against six. */
public class AllFacesBenchmark extends Comparison {
    /** How many more combinations of faces six dice against six have than three against three. */
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
