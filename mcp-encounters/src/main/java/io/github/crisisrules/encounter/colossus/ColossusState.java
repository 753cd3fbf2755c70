package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WIN;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WORST;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The state of the encounter. It is created by {@link Colossus#start} and changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusState extends EncounterState permits ImmutableColossusState {
    /** The defeat of the Crisis Team: all towers are destroyed. */
    Ending DESTRUCTION = new Ending(Side.COSMIC_THREAT, "Destruction", LOSE);

    /** The victory of the Crisis Team: the Colossus has been Subdued often enough. */
    Ending EVACUATION = new Ending(Side.CRISIS_TEAM, "Evacuation", WIN);

    /** Returns the setup. */
    ColossusSetup setup();

    @Override
    FrameState frame();

    /** Returns the Momentum of the Colossus. */
    Momentum momentum();

    /** Returns the remaining randomizer tokens in order; the first is face up. A destroyed tower has no token. */
    Vector<Tower> tokens();

    /** Returns the Disruption Beam tokens in the order in which they were placed. */
    Vector<BeamToken> beams();

    /** Returns the number of Subdue tokens on his stat card. */
    int subdueTokens();

    /** Returns the Rampage in progress, if any. */
    Option<Rampage> rampage();

    /** Returns whether the Colossus has been Subdued and the Rampage for it has not begun. */
    @Rule(SUBDUE)
    boolean owesRampage();

    /** Returns the standing towers, by number. */
    default Vector<Tower> towers() {
        return tokens().sorted();
    }

    /** Returns whether a tower stands. */
    default boolean stands(Tower tower) {
        return tokens().contains(tower);
    }

    /** Returns the tower toward which the Colossus Rampages: that of the token that is face up. */
    @Rule(SETUP)
    default Option<Tower> priorityTower() {
        return tokens().headOption();
    }

    /** Returns the links between towers whose tokens point at each other. */
    @Rule(BEAM)
    default Vector<BeamLink> links() {
        Vector<BeamToken> beams = beams();
        Vector<BeamLink> links = Vector.empty();
        for (int i = 0; i < beams.size(); i++) {
            BeamToken beam = beams.get(i);
            for (int later = i + 1; later < beams.size(); later++) {
                links = beam.isLinkedBy(beams.get(later))
                        ? links.append(BeamLink.between(beam.on(), beam.toward()))
                        : links;
            }
        }
        return links;
    }

    /**
     * Returns whether the Colossus is Subdued, that is, his Rampage for it is not over. Momentum gains are then
     * ignored.
     */
    @Rule(SUBDUE)
    default boolean isSubdued() {
        return owesRampage() || rampage().exists(Rampage::isSubdued);
    }

    /** Returns the current tier of the Momentum track. */
    default MomentumTier tier() {
        return setup().track().tier(momentum());
    }

    /** Returns the targets of Bare Metal Hands that may still be thrown. */
    default Vector<CombatantId> throwable() {
        return rampage()
                .map(Rampage::throwable)
                .getOrElse(Vector.empty())
                .filter(character -> frame().combatant(character).isStanding());
    }

    /** Returns the Crisis Team characters that the Colossus can choose, if they are in range. */
    @Rule(WORST)
    default Vector<CombatantId> targets() {
        return frame().standing(Side.CRISIS_TEAM).map(Combatant::id);
    }

    /** Returns the decision or report that the game waits for. */
    default Awaiting awaiting() {
        return isOver() ? Awaiting.NOTHING : rampage().map(Rampage::awaiting).getOrElse(Awaiting.ROUND);
    }

    /** Returns a description in one line: Momentum, tokens, towers, links. */
    default String words() {
        return momentum() + ", " + subdueTokens() + " of "
                + setup().difficulty().subdueTokens()
                + " Subdue tokens, towers " + towers().map(Tower::number).mkString(" ")
                + (links().isEmpty() ? "" : ", " + links().mkString(" "));
    }
}
