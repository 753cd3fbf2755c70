package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;

/** A token of a player: one that lies on the board, where its size counts, or one that only keeps count on a card. */
public sealed interface GameToken {
    /** What it stands for. */
    String name();

    /** Why it may not be used, if so. */
    Vector<PieceFault> faults();

    /** On the board: never modified, and replaced only by one that was verified. */
    @Rule(EventRules.TOKENS)
    record Essential(String name, PieceMake make) implements GameToken {
        @Override
        public Vector<PieceFault> faults() {
            return MeasuringTool.faultOf(make).toVector();
        }
    }

    /** On a card: whatever it is made of, it must be clear and out of the way. */
    @Rule(EventRules.TOKENS)
    record Nonessential(String name, boolean clear, boolean inTheWay) implements GameToken {
        @Override
        public Vector<PieceFault> faults() {
            Vector<PieceFault> legibility = clear ? Vector.empty() : Vector.of(PieceFault.UNCLEAR);
            return inTheWay ? legibility.append(PieceFault.IN_THE_WAY) : legibility;
        }
    }
}
