package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;

import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;

/** A fault of a datafile, with the name of its owner. */
@Rule(DATAFILE)
public sealed interface DatafileViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Two traits of one kind share a name, so that a pool could not distinguish them. */
    record DuplicateName(String owner, DatafilePart part, String name) implements DatafileViolation {}

    /** A part that every datafile must have is empty. */
    record EmptyPart(String owner, DatafilePart part) implements DatafileViolation {}

    /** A power set has no power. */
    record EmptyPowerSet(String owner, String powerSet) implements DatafileViolation {}

    /** A name or a trigger is not printable, or is too long. */
    record NotPrintable(String owner, DatafilePart part, NameViolation reason) implements DatafileViolation {}

    /** A name is blank. */
    record MissingName(String owner, DatafilePart part) implements DatafileViolation {}
}
