package io.github.crisisrules.encounter.colossus.tower;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/** The rules for the Disruption Beam tokens on the towers. */
public final class DisruptionBeams {
    private static final Vector<BeamToken> ALL =
            Tower.all().flatMap(on -> Tower.all().remove(on).map(toward -> new BeamToken(on, toward)));

    private DisruptionBeams() {}

    /**
     * Returns the tokens that may be placed: on a standing tower, toward another standing tower that it does not
     * point at yet.
     */
    @Rule(BEAM)
    public static Vector<BeamToken> placeable(Vector<Tower> standing, Vector<BeamToken> placed) {
        // Simulated games call this for every action, so a bit mask holds the thirty possible tokens.
        long pointing = 0;
        for (BeamToken beam : placed) {
            pointing |= bit(beam.tower(), beam.toward());
        }
        long towers = 0;
        for (Tower tower : standing) {
            towers |= 1L << tower.number();
        }
        long taken = pointing;
        long stand = towers;
        return ALL.filter(beam -> (taken & bit(beam.tower(), beam.toward())) == 0
                && (stand & (1L << beam.tower().number())) != 0
                && (stand & (1L << beam.toward().number())) != 0);
    }

    private static long bit(Tower on, Tower toward) {
        int place = (on.number() - 1) * Tower.COUNT + toward.number() - 1;
        return 1L << place;
    }

    /** Returns the links between towers whose tokens point at each other. */
    @Rule(BEAM)
    public static Vector<TowerLink> links(Vector<BeamToken> placed) {
        Vector<TowerLink> links = Vector.empty();
        for (int i = 0; i < placed.size(); i++) {
            BeamToken beam = placed.get(i);
            for (int later = i + 1; later < placed.size(); later++) {
                links = beam.isLinkedBy(placed.get(later)) ? links.append(beam.link()) : links;
            }
        }
        return links;
    }

    /** Returns whether a tower is linked, so that its destruction costs Momentum. */
    @Rule(TOWER)
    public static boolean isLinked(Tower tower, Vector<BeamToken> placed) {
        return links(placed).exists(link -> link.touches(tower));
    }

    /** Returns the tokens that remain after the Colossus has crossed a link: both tokens of the link are removed. */
    @Rule(CROSS)
    public static Vector<BeamToken> afterCrossing(TowerLink crossed, Vector<BeamToken> placed) {
        return placed.reject(beam -> beam.link().equals(crossed));
    }

    /** Returns the tokens that remain after a tower was destroyed: every token on it or toward it is removed. */
    @Rule(TOWER)
    public static Vector<BeamToken> afterDestruction(Tower destroyed, Vector<BeamToken> placed) {
        return placed.reject(beam -> beam.link().touches(destroyed));
    }
}
