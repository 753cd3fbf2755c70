package io.github.crisisrules.tournament;

import io.github.crisisrules.core.rulebook.EditDistance;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.vavr.collection.Vector;

/** Registered names that are like one that nobody has: for whoever mistyped it. */
final class NearNames {
    private static final int MOST = 3;

    private NearNames() {}

    /** At most three, the nearest first: a part of the name was given, or few letters differ. */
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
                .take(MOST);
    }

    /** How many letters must be added, left out or changed; 1 where one name is a part of the other. */
    private static int distance(String one, String other) {
        if (!other.isEmpty() && (one.contains(other) || other.contains(one))) {
            return 1;
        }
        return EditDistance.of(one, other);
    }
}
