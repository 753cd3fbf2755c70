package io.github.crisisrules.tournament;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.EditDistance;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;

/** A search for registered names that are similar to a mistyped one. */
final class NameSuggestions {
    private static final int MAX = 3;

    private NameSuggestions() {}

    /**
     * Returns at most three names, the nearest first, that contain the given name, are contained in it or differ
     * from it in few letters.
     */
    static Vector<String> of(TournamentState state, String name) {
        String wanted = PlainName.key(name);
        if (wanted.length() > PlainName.LONGEST) {
            return Vector.empty();
        }
        int farthest = 1 + wanted.length() / 4;
        return state.entries()
                .map(entry -> entry.entrant().name())
                .filter(known -> distance(PlainName.key(known), wanted) <= farthest)
                .sortBy(known -> distance(PlainName.key(known), wanted))
                .take(MAX);
    }

    /** Returns the number of letters to insert, delete or replace; 1 if one name contains the other. */
    private static int distance(String one, String other) {
        if (!other.isEmpty() && (one.contains(other) || other.contains(one))) {
            return 1;
        }
        return EditDistance.of(one, other);
    }
}
