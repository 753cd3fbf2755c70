package io.github.crisisrules.core.rulebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the code that implements a rule, or a ruling of ours where the documents are silent. A test in each module
 * fails when an id is not in the module's catalogue, and when a rule called done is marked nowhere.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.CONSTRUCTOR})
public @interface Rule {
    /** Ids of the catalogue, as constants of the module's {@code rulebook} package. */
    String[] value();
}
