package io.github.crisisrules.core.rulebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the code that implements a rule, or an interpretation of ours where the documents are silent. A test in
 * each module fails if an id is missing in the module's catalogue, or if no code is marked with a rule whose status
 * is done.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.CONSTRUCTOR})
public @interface Rule {
    /** Returns the ids of the catalogue, given as constants of the module's {@code rulebook} package. */
    String[] value();
}
