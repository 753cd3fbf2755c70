package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.shape.ReadCursor;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** Turns the decisions of the rules about a value of a document into the value or a refusal. */
public final class Verdict {
    private Verdict() {}

    /** Returns the value if the rules accept it, and otherwise throws a refusal with all violations. */
    public static <T> T valid(Validation<? extends Seq<? extends RuleViolation>, T> checked, ReadCursor place) {
        if (checked.isInvalid()) {
            throw place.refuse(checked.getError());
        }
        return checked.get();
    }

    /** Returns the value if the rules accept it, and otherwise throws a refusal with the violation. */
    public static <T> T right(Either<? extends RuleViolation, T> decided, ReadCursor place) {
        if (decided.isLeft()) {
            throw place.refuse(Vector.of(decided.getLeft()));
        }
        return decided.get();
    }
}
