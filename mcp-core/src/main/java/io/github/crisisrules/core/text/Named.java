package io.github.crisisrules.core.text;

/** An id of a player, character or thing that has a display name. {@link Names} looks up the name. */
public interface Named {}
