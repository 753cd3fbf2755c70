package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.Locale;

/** A fault of the components that a player brought. */
public sealed interface ComponentViolation extends RuleViolation {
    /** A character on the list has no miniature. */
    @Rule(EventRuleId.MINI)
    record MiniatureMissing(ComponentId character) implements ComponentViolation {
        @Override
        public String message() {
            return "there is no miniature for " + character;
        }
    }

    /** A miniature may not be used. */
    record MiniatureRefused(ComponentId character, MiniatureFault fault) implements ComponentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(fault.rule());
        }

        @Override
        public String message() {
            return "the miniature for " + character + " " + fault.words();
        }
    }

    /** A card on the list is missing. */
    @Rule(EventRuleId.CARDS)
    record CardMissing(ComponentId card) implements ComponentViolation {
        @Override
        public String message() {
            return "the card of the " + card.label() + " is missing";
        }
    }

    /** A card on the list is present only as a proxy. */
    @Rule(EventRuleId.CARDS)
    record ProxyOnly(ComponentId card) implements ComponentViolation {
        @Override
        public String message() {
            return "the card of the " + card.label() + " is a proxy";
        }
    }

    /** The player has no dice. */
    @Rule(EventRuleId.DICE)
    record NoDice() implements ComponentViolation {
        @Override
        public String message() {
            return "there are no dice";
        }
    }

    /** Some dice are not official. */
    @Rule(EventRuleId.DICE)
    record DiceRefused(int dice) implements ComponentViolation {
        @Override
        public String message() {
            return dice + (dice == 1 ? " die is" : " dice are") + " not official";
        }
    }

    /** The player has no tool of this kind. */
    @Rule(EventRuleId.TOOLS)
    record ToolMissing(MeasuringTool.Kind kind) implements ComponentViolation {
        @Override
        public String message() {
            return "there are no " + kind.name().toLowerCase(Locale.ROOT) + " tools";
        }
    }

    /** A measuring tool may not be used. */
    @Rule(EventRuleId.TOOLS)
    record ToolRefused(String tool, PieceFault fault) implements ComponentViolation {
        @Override
        public String message() {
            return "the tool " + tool + " " + fault.words();
        }
    }

    /** A token may not be used. */
    @Rule(EventRuleId.TOKENS)
    record TokenRefused(String token, PieceFault fault) implements ComponentViolation {
        @Override
        public String message() {
            return "the token " + token + " " + fault.words();
        }
    }
}
