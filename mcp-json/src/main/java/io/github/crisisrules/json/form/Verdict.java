package io.github.crisisrules.json.form;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.shape.Place;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** What the rules say to a value made from a document. */
public final class Verdict {
    private Verdict() {}

    /** A value that the rules let through, or a refusal that names all those that do not. */
    public static <T> T valid(Validation<? extends Seq<? extends RuleViolation>, T> checked, Place place) {
        if (checked.isInvalid()) {
            throw place.refuse(checked.getError());
        }
        return checked.get();
    }

    /** A value that the rules let through, or a refusal that names the one that does not. */
    public static <T> T right(Either<? extends RuleViolation, T> decided, Place place) {
        if (decided.isLeft()) {
            throw place.refuse(Vector.of(decided.getLeft()));
        }
        return decided.get();
    }
}
