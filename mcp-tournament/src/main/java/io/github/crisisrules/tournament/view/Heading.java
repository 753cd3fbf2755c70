package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.Locale;

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

    /** A column without a heading, for remarks. */
    static final TextTable.Column REMARK = new TextTable.Column("remark", "");

    /** Returns columns with these headings. */
    static Vector<TextTable.Column> row(Wording wording, Heading... headings) {
        return Vector.of(headings)
                .map(heading ->
                        new TextTable.Column(heading.name().toLowerCase(Locale.ROOT), heading.describe(wording)));
    }

    /** Returns the cell with the name of a player. */
    static Cell player(PlayerId player, Wording wording) {
        return new Cell.Name(wording.text(player), Integer.toString(player.number()));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
