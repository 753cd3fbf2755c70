package io.github.crisisrules.fairness.study;

import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.Structure;

/**
 * A number of players and what is announced to them.
 *
 * @param label what reports call it
 */
public record Setup(String label, int players, Structure structure) {
    /**
     * A setup has a name to print.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Setup {
        if (label.isBlank()) {
            throw new IllegalArgumentException("label must not be blank");
        }
    }

    /** An announced structure. */
    public static Setup of(int players, Structure structure) {
        return new Setup(players + " players, " + structure, players, structure);
    }

    /** The same, with the format's name: {@code challenger} or {@code timeline}. */
    public static Setup official(String format, int players, int moreRounds) {
        return official(
                switch (format) {
                    case "challenger" -> EventFormat.CHALLENGER;
                    case "timeline" -> EventFormat.TIMELINE;
                    default ->
                        throw new IllegalArgumentException(
                                "format must be challenger or timeline, and is '" + format + "'");
                },
                players,
                moreRounds);
    }

    /** The official structure for this many players, with this many additional Swiss rounds: {@code Challenger 32, +1 round (5 rounds, top 4)}. */
    public static Setup official(EventFormat format, int players, int moreRounds) {
        Structure printed = format.structureFor(players)
                .getOrElseThrow(tooFew -> new IllegalArgumentException("players must be at least " + tooFew.needed()
                        + " for a " + format.kind().title() + ", and is " + players));
        Structure structure = new Structure(printed.swissRounds() + moreRounds, printed.cut());
        String kind = format.kind().title().replace(" Event", "");
        String more = moreRounds == 0
                ? ""
                : ", " + (moreRounds > 0 ? "+" : "") + moreRounds + (Math.abs(moreRounds) == 1 ? " round" : " rounds");
        return new Setup(kind + " " + players + more + " (" + structure + ")", players, structure);
    }
}
