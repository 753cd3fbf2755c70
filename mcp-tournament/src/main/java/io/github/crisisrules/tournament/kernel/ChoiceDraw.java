package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;

/**
 * A way to draw the choice of a crowded group with equal chances: proposals, each choice of a set equally likely, of which
 * those that do not hold are drawn again.
 */
interface ChoiceDraw {
    /** Draws a choice and lays it out as {@link GroupDraw} writes it; false if two in it are barred all the same. */
    boolean propose(Draw draw, OpponentDraw opponents);
}
