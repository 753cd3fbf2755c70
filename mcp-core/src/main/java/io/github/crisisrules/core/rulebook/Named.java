package io.github.crisisrules.core.rulebook;

/** An id that stands for somebody or something with a name at the table. {@link Names} tells the name. */
public interface Named {}
