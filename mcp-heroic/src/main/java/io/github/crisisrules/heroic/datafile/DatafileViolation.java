package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.NameViolation;

/** A fault of a datafile, with the name of its owner. */
@Rule(DATAFILE)
public sealed interface DatafileViolation extends RuleViolation {
    /** Two traits of one kind share a name, so that a pool could not distinguish them. */
    record NamedTwice(String whose, String part, String name) implements DatafileViolation {
        @Override
        public String message() {
            return "the datafile of " + whose + " has two " + part + " named '" + name
                    + "': give one of them another name";
        }
    }

    /** A part that every datafile must have is empty. */
    record EmptyPart(String whose, String part) implements DatafileViolation {
        @Override
        public String message() {
            return "the datafile of " + whose + " has no " + part + ": add at least one";
        }
    }

    /** A name or a trigger is not printable, or is too long. */
    record NotPrintable(String whose, String part, NameViolation why) implements DatafileViolation {
        @Override
        public String message() {
            return "one of the " + part + " on the datafile of " + whose + " cannot be printed. " + why.message();
        }
    }

    /** A name is blank. */
    record MissingName(String whose, String part) implements DatafileViolation {
        @Override
        public String message() {
            return "one of the " + part + " on the datafile of " + whose + " has no name: write one";
        }
    }
}
