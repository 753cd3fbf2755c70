package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.HouseStyle;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The encounter at one moment. Made by {@link #setup}; changed by events alone. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusState extends WithColossusState permits ImmutableColossusState {
    /** The city is lost. */
    Ending DESTRUCTION = new Ending(Side.COSMIC_THREAT, "Destruction", LOSE);

    /** He has been Subdued often enough. */
    Ending EVACUATION = new Ending(Side.CRISIS_TEAM, "Evacuation", WIN);

    /** What was settled before the first round. */
    ColossusSetup setup();

    /** Rounds, turns and characters. */
    RoundState frame();

    /** His Momentum. */
    @Value.Default
    default Momentum momentum() {
        return Momentum.START;
    }

    /** Randomizer tokens left, in order; a destroyed tower has none. The first is the one that is turned up. */
    Vector<Tower> tokens();

    /** Disruption Beam tokens, in the order in which they were placed. */
    Vector<BeamToken> beams();

    /** Subdue tokens on his stat card. */
    @Value.Default
    default int subdueTokens() {
        return 0;
    }

    /** The Rampage in progress. */
    Option<Rampage> rampage();

    /** Whether he was Subdued in the Rampage in progress and owes the one for that. */
    @Rule(SUBDUE)
    @Value.Default
    default boolean owesRampage() {
        return false;
    }

    /** Before the first round: Momentum 9, all towers, no beams. */
    @Rule(SETUP)
    static ColossusState setup(ColossusSetup setup) {
        Vector<Combatant> everybody =
                setup.team().members().map(Combatant::of).prepend(Combatant.of(ColossusCard.character()));
        return new Builder()
                .setup(setup)
                .frame(RoundState.setup(setup.mission(), everybody))
                .tokens(setup.tokens())
                .build();
    }

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
        return beams().filter(beam -> beams().contains(beam.opposite()))
                .map(beam -> BeamLink.between(beam.on(), beam.toward()))
                .distinct();
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

    /** What the game waits for. */
    default Awaiting awaiting() {
        return isOver() ? Awaiting.NOTHING : rampage().map(Rampage::awaiting).getOrElse(Awaiting.ROUND);
    }

    /** How it ended, once it has. */
    default Option<Ending> ending() {
        return frame().ending();
    }

    /** Whether it has ended. */
    default boolean isOver() {
        return frame().isOver();
    }

    /** Names the parts; states are made by {@code ColossusState.setup}. */
    final class Builder extends ImmutableColossusState.Builder {
        Builder() {}
    }
}
