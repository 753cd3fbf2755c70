package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/** A token of a player: one that lies on the board, where its size matters, or one that only keeps count on a card. */
public sealed interface GameToken {
    /** Returns what the token stands for. */
    String name();

    /** Returns the reasons why the token may not be used; empty if it may. */
    Vector<PieceFault> faults();

    /** A token on the board. It must not be modified, and may be replaced only by a verified one. */
    @Rule(EventRuleId.TOKENS)
    record Essential(String name, PieceCondition condition) implements GameToken {
        @Override
        public Vector<PieceFault> faults() {
            return MeasuringTool.faultOf(condition).toVector();
        }
    }

    /** A token on a card. Whatever it is made of, it must be clear and out of the way. */
    @Rule(EventRuleId.TOKENS)
    record Nonessential(String name, boolean isClear, boolean isInTheWay) implements GameToken {
        @Override
        public Vector<PieceFault> faults() {
            Vector<PieceFault> legibility = isClear ? Vector.empty() : Vector.of(PieceFault.UNCLEAR);
            return isInTheWay ? legibility.append(PieceFault.IN_THE_WAY) : legibility;
        }
    }
}
