package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WORST;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The state of the encounter. It is created by {@link Colossus#start} and changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusState extends EncounterState, Describable permits ImmutableColossusState {
    /** Returns the setup. */
    ColossusSetup setup();

    @Override
    FrameState frame();

    /** Returns the Momentum of the Colossus. */
    Momentum momentum();

    /** Returns the remaining randomizer tokens in order; the first is face up. A destroyed tower has no token. */
    Vector<Tower> towerTokens();

    /** Returns the Disruption Beam tokens in the order in which they were placed. */
    Vector<BeamToken> beams();

    /** Returns the number of Subdue tokens on his stat card. */
    int subdueTokens();

    /** Returns the Rampage in progress, if any. */
    Option<Rampage> rampage();

    /** Returns whether the Colossus has been Subdued and the Rampage for it has not begun. */
    @Rule(SUBDUE)
    boolean isRampageDue();

    /** Returns the standing towers, by number. */
    default Vector<Tower> towers() {
        return towerTokens().sorted();
    }

    /** Returns whether a tower stands. */
    default boolean stands(Tower tower) {
        return towerTokens().contains(tower);
    }

    /** Returns the tower toward which the Colossus Rampages: that of the token that is face up. */
    @Rule(SETUP)
    default Option<Tower> priorityTower() {
        return towerTokens().headOption();
    }

    /** Returns the links between towers whose tokens point at each other. */
    default Vector<TowerLink> links() {
        return DisruptionBeams.links(beams());
    }

    /**
     * Returns whether the Colossus is Subdued, that is, his Rampage for it is not over. Momentum gains are then
     * ignored.
     */
    @Rule(SUBDUE)
    default boolean isSubdued() {
        return isRampageDue() || rampage().exists(Rampage::isSubdued);
    }

    /** Returns the current tier of the Momentum track. */
    default MomentumTier tier() {
        return setup().momentumTrack().tier(momentum());
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
    default ColossusAwaited awaiting() {
        return isOver()
                ? ColossusAwaited.NOTHING
                : rampage().map(Rampage::awaited).getOrElse(ColossusAwaited.FRAME);
    }

    /** Describes the state: Momentum, Subdue tokens, towers, links, and the ending. */
    @Override
    default String describe(Wording wording) {
        return Sentences.summary(
                wording, momentum(), subdueTokens(), setup().difficulty().subdueTokens(), towers(), links(), ending());
    }
}
