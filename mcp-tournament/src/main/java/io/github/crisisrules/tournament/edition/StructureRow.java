package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * One row of the structure that a document prints.
 *
 * @param minPlayers the smallest number of players
 * @param maxPlayers the largest number of players, or {@link Integer#MAX_VALUE} for no upper limit
 * @param structure the structure for these numbers of players
 */
public record StructureRow(int minPlayers, int maxPlayers, Structure structure) implements Describable {
    /**
     * Creates a row.
     *
     * @throws IllegalArgumentException if {@code minPlayers} is less than 2 or greater than {@code maxPlayers}, or if the
     *     cut is larger than {@code minPlayers}
     */
    public StructureRow {
        if (minPlayers < 2 || maxPlayers < minPlayers) {
            throw new IllegalArgumentException(
                    "A row cannot cover " + minPlayers + " to " + maxPlayers + " players. Start at 2 or more.");
        }
        if (structure.cut() > minPlayers) {
            throw new IllegalArgumentException(
                    "A cut to the top " + structure.cut() + " needs as many players, but the row begins at "
                            + minPlayers + ". Start the row later or reduce the cut.");
        }
    }

    /** Creates the last row, for {@code atLeast} players or more. */
    public static StructureRow orMore(int atLeast, Structure structure) {
        return new StructureRow(atLeast, Integer.MAX_VALUE, structure);
    }

    boolean covers(int players) {
        return minPlayers <= players && players <= maxPlayers;
    }

    boolean isOpenEnded() {
        return maxPlayers == Integer.MAX_VALUE;
    }

    boolean isOneNumber() {
        return minPlayers == maxPlayers;
    }

    /** Returns a description of the number of players, such as {@code 9 to 16 players}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
