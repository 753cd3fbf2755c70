package io.github.crisisrules.fairness.study;

/** What is wrong with a study file: one line that names the field. */
public record StudyFault(String message) {}
