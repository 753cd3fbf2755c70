package io.github.crisisrules.fairness.study;

import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Seeding;

/**
 * A number of players and the structure announced to them.
 *
 * @param label the name of the setup in reports
 * @param edition the edition whose points and VPs count
 */
public record Setup(String label, int players, Structure structure, Edition edition) {
    /**
     * Validates the setup.
     *
     * @throws IllegalArgumentException if {@code label} is blank, or if the cut is not the size of a bracket without
     *     byes
     */
    public Setup {
        if (label.isBlank()) {
            throw new IllegalArgumentException("label must not be blank.");
        }
        if (structure.hasCut() && !Seeding.isBracketSize(structure.cut())) {
            throw new IllegalArgumentException(
                    "A cut must be 0 (none), 2, 4, 8, 16 … in a study, not " + structure.cut() + ".");
        }
    }

    /** Creates a setup that is scored by the latest Challenger edition. */
    public Setup(String label, int players, Structure structure) {
        this(label, players, structure, Editions.latest(EventKind.CHALLENGER));
    }

    /** Creates a setup for the given structure, with a label made of both. */
    public static Setup of(int players, Structure structure) {
        return new Setup(players + " players, " + structure.describe(), players, structure);
    }

    /**
     * Creates a setup for the latest edition of the format named {@code challenger} or {@code timeline}, see
     * {@link #official(Edition, int, int)}.
     *
     * @throws IllegalArgumentException if there is no such format, or if there are too few players for it
     */
    public static Setup official(String format, int players, int moreRounds) {
        return official(
                switch (format) {
                    case "challenger" -> Editions.latest(EventKind.CHALLENGER);
                    case "timeline" -> Editions.latest(EventKind.TIMELINE);
                    default ->
                        throw new IllegalArgumentException(
                                "format must be challenger or timeline, but is '" + format + "'.");
                },
                players,
                moreRounds);
    }

    /**
     * Creates a setup for the structure of an edition, with additional Swiss rounds and a label such as
     * {@code Challenger 32, +1 round (5 rounds, top 4)}.
     *
     * @param moreRounds the number of additional rounds; a negative number removes rounds
     * @throws IllegalArgumentException if there are too few players for the edition
     */
    public static Setup official(Edition edition, int players, int moreRounds) {
        Structure printed = edition.structureFor(players)
                .getOrElseThrow(tooFew -> new IllegalArgumentException("players must be at least " + tooFew.required()
                        + " for a " + edition.kind().describe() + ", but is " + players));
        Structure structure = new Structure(printed.swissRounds() + moreRounds, printed.cut());
        String kind = edition.kind().describe().replace(" Event", "");
        String more = moreRounds == 0
                ? ""
                : ", " + (moreRounds > 0 ? "+" : "") + moreRounds + (Math.abs(moreRounds) == 1 ? " round" : " rounds");
        return new Setup(kind + " " + players + more + " (" + structure.describe() + ")", players, structure, edition);
    }
}
