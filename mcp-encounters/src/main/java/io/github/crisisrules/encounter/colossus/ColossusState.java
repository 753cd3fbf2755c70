package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.WIN;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.WORST;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.EncounterState;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The encounter at one moment. Made by {@link Colossus#start}; changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusState extends EncounterState permits ImmutableColossusState {
    /** The city is lost. */
    Ending DESTRUCTION = new Ending(Side.COSMIC_THREAT, "Destruction", LOSE);

    /** He has been Subdued often enough. */
    Ending EVACUATION = new Ending(Side.CRISIS_TEAM, "Evacuation", WIN);

    /** What was settled before the first round. */
    ColossusSetup setup();

    @Override
    RoundState frame();

    /** His Momentum. */
    Momentum momentum();

    /** Randomizer tokens left, in order; a destroyed tower has none. The first is the one that is turned up. */
    Vector<Tower> tokens();

    /** Disruption Beam tokens, in the order in which they were placed. */
    Vector<BeamToken> beams();

    /** Subdue tokens on his stat card. */
    int subdueTokens();

    /** The Rampage in progress. */
    Option<Rampage> rampage();

    /** Whether he was Subdued in the Rampage in progress and owes the one for that. */
    @Rule(SUBDUE)
    boolean owesRampage();

    /** Towers that stand, by number. */
    default Vector<Tower> towers() {
        return tokens().sorted();
    }

    /** Whether this tower stands. */
    default boolean stands(Tower tower) {
        return tokens().contains(tower);
    }

    /** The tower toward which he Rampages: that of the token that is turned up. */
    @Rule(SETUP)
    default Option<Tower> priorityTower() {
        return tokens().headOption();
    }

    /** Towers with tokens that point at each other. */
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

    /** Whether Momentum gains are lost: he is Subdued, and his Rampage for it is not over. */
    @Rule(SUBDUE)
    default boolean isSubdued() {
        return owesRampage() || rampage().exists(Rampage::isSubdued);
    }

    /** The present tier of the Momentum Tracker. */
    default MomentumTier tier() {
        return setup().track().tier(momentum());
    }

    /** Targets of Bare Metal Hands that may still be thrown. */
    default Vector<CombatantId> throwable() {
        return rampage()
                .map(Rampage::throwable)
                .getOrElse(Vector.empty())
                .filter(character -> frame().combatant(character).isStanding());
    }

    /** Crisis Team characters that he can choose, if they are near enough. */
    @Rule(WORST)
    default Vector<CombatantId> targets() {
        return frame().standing(Side.CRISIS_TEAM).map(Combatant::id);
    }

    /** What the game waits for. */
    default Awaiting awaiting() {
        return isOver() ? Awaiting.NOTHING : rampage().map(Rampage::awaiting).getOrElse(Awaiting.ROUND);
    }

    /** In one line: Momentum, tokens, towers, links. */
    default String words() {
        return momentum() + ", " + subdueTokens() + " of "
                + setup().difficulty().subdueTokens()
                + " Subdue tokens, towers " + towers().map(Tower::number).mkString(" ")
                + (links().isEmpty() ? "" : ", " + links().mkString(" "));
    }
}
