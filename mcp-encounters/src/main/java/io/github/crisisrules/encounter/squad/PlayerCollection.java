package io.github.crisisrules.encounter.squad;

import io.vavr.collection.Vector;

/** What a player owns: names of characters and of Team Tactic cards. */
public record PlayerCollection(String player, Vector<String> characters, Vector<String> tactics) {}
