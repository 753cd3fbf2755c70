package io.github.crisisrules.fairness.study;

/**
 * The first error found in a study file.
 *
 * @param message one line that names the field
 */
public record StudyFault(String message) {}
