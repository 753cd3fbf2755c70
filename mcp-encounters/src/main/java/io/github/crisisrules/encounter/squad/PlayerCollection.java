package io.github.crisisrules.encounter.squad;

import io.vavr.collection.Vector;

/** The names of the characters and Team Tactic cards that a player owns. */
public record PlayerCollection(String player, Vector<String> characters, Vector<String> tactics) {}
