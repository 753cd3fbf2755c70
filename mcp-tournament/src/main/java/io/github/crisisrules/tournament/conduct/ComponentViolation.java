package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;
import java.util.Locale;

/** What is wrong with the components a player brought. */
public sealed interface ComponentViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** A character has no miniature. */
        R miniatureMissing(MiniatureMissing violation);

        /** A miniature may not be used. */
        R miniatureRefused(MiniatureRefused violation);

        /** A card is not there. */
        R cardMissing(CardMissing violation);

        /** A card is there as a proxy only. */
        R onlyAProxy(OnlyAProxy violation);

        /** There are no dice. */
        R noDice(NoDice violation);

        /** Some dice may not be used. */
        R diceRefused(DiceRefused violation);

        /** A kind of measuring tool is not there. */
        R toolMissing(ToolMissing violation);

        /** A measuring tool may not be used. */
        R toolRefused(ToolRefused violation);

        /** A token may not be used. */
        R tokenRefused(TokenRefused violation);
    }

    /** A listed character has no miniature. */
    record MiniatureMissing(ComponentId character) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.MINI;
        }

        @Override
        public String message() {
            return "there is no miniature for " + character;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.miniatureMissing(this);
        }
    }

    /** A miniature may not be used as it is. */
    record MiniatureRefused(ComponentId character, MiniatureFault fault) implements ComponentViolation {
        @Override
        public String rule() {
            return fault.rule();
        }

        @Override
        public String message() {
            return "the miniature for " + character + " " + fault.words();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.miniatureRefused(this);
        }
    }

    /** A listed card is not there. */
    record CardMissing(ComponentId card) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.CARDS;
        }

        @Override
        public String message() {
            return "the card of the " + card.label() + " is missing";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardMissing(this);
        }
    }

    /** A listed card is there as a proxy only. */
    record OnlyAProxy(ComponentId card) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.CARDS;
        }

        @Override
        public String message() {
            return "the card of the " + card.label() + " is a proxy";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.onlyAProxy(this);
        }
    }

    /** The player has no dice. */
    record NoDice() implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.DICE;
        }

        @Override
        public String message() {
            return "there are no dice";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noDice(this);
        }
    }

    /** Some dice are not official. */
    record DiceRefused(int dice) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.DICE;
        }

        @Override
        public String message() {
            return dice + (dice == 1 ? " die is" : " dice are") + " not official";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.diceRefused(this);
        }
    }

    /** The player has no tool of this kind. */
    record ToolMissing(MeasuringTool.Kind kind) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.TOOLS;
        }

        @Override
        public String message() {
            return "there are no " + kind.name().toLowerCase(Locale.ROOT) + " tools";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.toolMissing(this);
        }
    }

    /** A measuring tool may not be used. */
    record ToolRefused(String tool, PieceFault fault) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.TOOLS;
        }

        @Override
        public String message() {
            return "the tool " + tool + " " + fault.words();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.toolRefused(this);
        }
    }

    /** A token may not be used. */
    record TokenRefused(String token, PieceFault fault) implements ComponentViolation {
        @Override
        public String rule() {
            return EventRules.TOKENS;
        }

        @Override
        public String message() {
            return "the token " + token + " " + fault.words();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tokenRefused(this);
        }
    }
}
