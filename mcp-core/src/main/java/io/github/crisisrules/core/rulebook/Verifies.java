package io.github.crisisrules.core.rulebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that fails if the named rule is broken. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Verifies {
    /** Returns the ids of the catalogue, given as constants of the module's {@code rulebook} package. */
    String[] value();
}
