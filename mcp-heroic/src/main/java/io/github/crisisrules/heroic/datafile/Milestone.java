package io.github.crisisrules.heroic.datafile;

/** A story a player means to tell: a name, and what the table reads for its 1, 3 and 10 XP triggers. */
public record Milestone(String name, String triggers) {}
