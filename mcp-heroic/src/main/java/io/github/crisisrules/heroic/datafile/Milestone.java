package io.github.crisisrules.heroic.datafile;

/** A story that the player wants to pursue: a name, and the text of its triggers for 1, 3 and 10 XP. */
public record Milestone(String name, String triggers) {}
