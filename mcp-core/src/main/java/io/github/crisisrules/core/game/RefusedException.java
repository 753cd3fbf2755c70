package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Thrown when the rules refuse something that the caller expected to be allowed. It carries the violations; its
 * message consists of their sentences.
 */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Vector<RuleViolation> violations;

    private RefusedException(Vector<RuleViolation> violations, Wording wording) {
        super(violations.map(violation -> violation.describeWithRule(wording)).mkString("\n"));
        this.violations = violations;
    }

    /** Creates an exception for one violation. */
    public static RefusedException of(RuleViolation violation, Wording wording) {
        return new RefusedException(Vector.of(violation), wording);
    }

    /**
     * Creates an exception for all faults of something that was validated as a whole.
     *
     * @throws IllegalArgumentException if {@code violations} is empty
     */
    public static RefusedException ofAll(Seq<? extends RuleViolation> violations) {
        if (violations.isEmpty()) {
            throw new IllegalArgumentException("The list of violations is empty. Pass at least one.");
        }
        return new RefusedException(Vector.ofAll(violations), Wording.ENGLISH);
    }

    /** Returns the violation, or the first one if there are several. */
    public RuleViolation violation() {
        return violations.head();
    }

    /** Returns all violations; at least one. */
    public Vector<RuleViolation> violations() {
        return violations;
    }
}
