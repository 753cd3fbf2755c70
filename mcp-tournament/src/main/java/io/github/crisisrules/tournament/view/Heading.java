package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** The headings of columns. */
enum Heading implements Describable {
    TABLE,
    MATCH,
    ROUND,
    ROSTER,
    PLAYER,
    OPPONENT,
    WINNER,
    LOSER,
    POINTS,
    VPS,
    RESULT,
    ENDING,
    GOES_ON,
    RANK,
    SEED,
    PROSPECT,
    WHAT,
    HOW;

    /** Returns a row of headings. */
    static Vector<String> row(Wording wording, Heading... headings) {
        return Vector.of(headings).map(heading -> heading.describe(wording));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
