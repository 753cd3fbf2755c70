package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.rulebook.RuleViolation;

/** What is wrong with a datafile. */
public sealed interface DatafileViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** Two traits of one kind share a name, so a pool could not tell them apart. */
        R namedTwice(NamedTwice violation);

        /** A part that every datafile has is empty. */
        R nothingThere(NothingThere violation);

        /** Names are what people say at the table. */
        R noName(NoName violation);
    }

    @Override
    default String rule() {
        return DATAFILE;
    }

    /** Two traits of one kind share a name, so a pool could not tell them apart. */
    record NamedTwice(String part, String name) implements DatafileViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.namedTwice(this);
        }

        @Override
        public String message() {
            return "the datafile has two " + part + " named '" + name + "'";
        }
    }

    /** A part that every datafile has is empty. */
    record NothingThere(String part) implements DatafileViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nothingThere(this);
        }

        @Override
        public String message() {
            return "the datafile has no " + part;
        }
    }

    /** Names are what people say at the table. */
    record NoName(String part) implements DatafileViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noName(this);
        }

        @Override
        public String message() {
            return "one of the " + part + " of the datafile has no name";
        }
    }
}
