package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.ComponentKind;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/** A fault of the components that a player brought. */
public sealed interface ComponentViolation extends RuleViolation {
    /** A character on the list has no miniature. */
    @Rule(EventRuleId.MINI)
    record MiniatureMissing(ComponentId character) implements ComponentViolation {}

    /** A miniature may not be used. */
    record MiniatureRefused(ComponentId character, MiniatureFault fault) implements ComponentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(fault.rule());
        }
    }

    /** A card on the list is missing. */
    @Rule(EventRuleId.CARDS)
    record CardMissing(ComponentId card) implements ComponentViolation {
        /** Returns whether it is the stat card of a character. */
        boolean isCharacter() {
            return card.kind() == ComponentKind.CHARACTER;
        }
    }

    /** A card on the list is present only as a proxy. */
    @Rule(EventRuleId.CARDS)
    record ProxyOnly(ComponentId card) implements ComponentViolation {
        /** Returns whether it is the stat card of a character. */
        boolean isCharacter() {
            return card.kind() == ComponentKind.CHARACTER;
        }
    }

    /** The player has no dice. */
    @Rule(EventRuleId.DICE)
    record NoDice() implements ComponentViolation {}

    /** Some dice are not official. */
    @Rule(EventRuleId.DICE)
    record DiceRefused(int dice) implements ComponentViolation {}

    /** The player has no tool of this kind. */
    @Rule(EventRuleId.TOOLS)
    record ToolMissing(MeasuringTool.Kind kind) implements ComponentViolation {}

    /** A measuring tool may not be used. */
    @Rule(EventRuleId.TOOLS)
    record ToolRefused(String tool, PieceFault fault) implements ComponentViolation {}

    /** A token may not be used. */
    @Rule(EventRuleId.TOKENS)
    record TokenRefused(String token, PieceFault fault) implements ComponentViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
