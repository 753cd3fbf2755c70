package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The rules refused something that the caller took to be allowed. It carries the violations; its message is what they say. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Vector<RuleViolation> violations;

    private RefusedException(Vector<RuleViolation> violations, Names names) {
        super(violations.map(violation -> violation.sentence(names)).mkString("\n"));
        this.violations = violations;
    }

    /** For one violation. */
    public static RefusedException of(RuleViolation violation, Names names) {
        return new RefusedException(Vector.of(violation), names);
    }

    /** For all faults of something that was checked as a whole; at least one. */
    public static RefusedException ofAll(Seq<? extends RuleViolation> violations) {
        if (violations.isEmpty()) {
            throw new IllegalArgumentException("nothing was refused: the list of violations is empty");
        }
        return new RefusedException(Vector.ofAll(violations), Names.AS_WRITTEN);
    }

    /** Why the rules refuse; the first reason where there are several. */
    public RuleViolation violation() {
        return violations.head();
    }

    /** Every reason; at least one. */
    public Vector<RuleViolation> violations() {
        return violations;
    }
}
