package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The plain default: the first who can act does, with two actions. One of them, at a tower, finishes a half-finished link
 * or, while there are fewer links than wanted, begins one; the rest are attacks on him.
 *
 * @param attackDice dice of each attack, a stand-in for the squads' real attacks
 * @param reachPercent how often an attack finds him in range, a stand-in for movement
 * @param links how many links the team wants at a time
 */
public record PlainPlayers(int attackDice, int reachPercent, int links) implements ColossusPlayers {
    /** Six dice, in range three times out of four, two links. */
    public static final PlainPlayers STAND_IN = new PlainPlayers(6, 75, 2);

    private static final int ACTIONS = 2;

    /** Sensible numbers. */
    public PlainPlayers {
        if (attackDice < 1 || reachPercent < 0 || reachPercent > 100 || links < 0) {
            throw new IllegalArgumentException(
                    attackDice + " dice, " + reachPercent + " % in reach, " + links + " links");
        }
    }

    @Override
    public CombatantId next(ColossusState state, Vector<CombatantId> able, Seed seed) {
        return able.head();
    }

    @Override
    public Vector<CrisisAction> plan(ColossusState state, CombatantId active, Seed seed) {
        Draw draws = seed.draws();
        Vector<CrisisAction> plan =
                wanted(state).<CrisisAction>map(CrisisAction.Beam::new).toVector();
        int attacks = ACTIONS - plan.size();
        for (int action = 0; action < attacks; action++) {
            if (draws.below(100) < reachPercent) {
                plan = plan.append(new CrisisAction.Attack(attackDice));
            }
        }
        return plan;
    }

    /** The token that finishes a link or, with too few links, begins one at the priority tower. */
    private Option<BeamToken> wanted(ColossusState state) {
        Vector<BeamToken> beams = state.beams();
        Option<BeamToken> half = beams.map(BeamToken::opposite).find(beam -> !beams.contains(beam));
        if (half.isDefined()) {
            return half;
        }
        return state.links().size() >= links
                ? Option.none()
                : state.priorityTower().flatMap(priority -> begin(state.towers(), priority, beams));
    }

    private static Option<BeamToken> begin(Vector<Tower> towers, Tower from, Vector<BeamToken> beams) {
        return towers.remove(from).map(toward -> new BeamToken(from, toward)).find(beam -> !beams.contains(beam));
    }
}
