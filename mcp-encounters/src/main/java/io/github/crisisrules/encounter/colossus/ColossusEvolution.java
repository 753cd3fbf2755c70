package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.TOWER;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Rounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The state after each event. */
final class ColossusEvolution implements ColossusEvent.Cases<ColossusState> {
    private final ColossusState state;

    ColossusEvolution(ColossusState state) {
        this.state = state;
    }

    @Override
    public ColossusState inRound(ColossusEvent.InRound event) {
        return state.withFrame(Rounds.after(state.frame(), event.event()));
    }

    @Override
    public ColossusState beamPlaced(ColossusEvent.BeamPlaced event) {
        return state.withBeams(state.beams().append(event.beam()));
    }

    @Override
    public ColossusState towersLinked(ColossusEvent.TowersLinked event) {
        return state;
    }

    @Override
    public ColossusState rampageBegan(ColossusEvent.RampageBegan event) {
        return state.withRampage(Option.of(Rampage.builder()
                        .isSubdued(event.isSubdued())
                        .number(event.number())
                        .toward(event.toward())
                        .tool(event.tool())
                        .build()))
                .withOwesRampage(state.owesRampage() && !event.isSubdued());
    }

    /** Only terrain of size 2 or more counts for his Momentum. */
    @Override
    @Rule(MOMENTUM)
    public ColossusState terrainDestroyed(ColossusEvent.TerrainDestroyed event) {
        return rampage(rampage -> rampage.withHasDestroyed(rampage.hasDestroyed() || event.size() >= 2));
    }

    @Override
    public ColossusState characterTouched(ColossusEvent.CharacterTouched event) {
        return rampage(rampage -> rampage.withTouched(rampage.touched().append(event.character())));
    }

    @Override
    @Rule(CROSS)
    public ColossusState linkBroken(ColossusEvent.LinkBroken event) {
        return state.withBeams(state.beams()
                .reject(beam -> BeamLink.between(beam.on(), beam.toward()).equals(event.link())));
    }

    @Override
    @Rule(TOWER)
    public ColossusState towerDestroyed(ColossusEvent.TowerDestroyed event) {
        Tower tower = event.tower();
        return state.withTokens(state.tokens().remove(tower))
                .withBeams(state.beams()
                        .reject(beam -> beam.on().equals(tower) || beam.toward().equals(tower)));
    }

    @Override
    public ColossusState tokenTurnedUp(ColossusEvent.TokenTurnedUp event) {
        return state;
    }

    @Override
    public ColossusState momentumGained(ColossusEvent.MomentumGained event) {
        return state.withMomentum(state.momentum().gain(event.amount()));
    }

    @Override
    public ColossusState momentumLost(ColossusEvent.MomentumLost event) {
        return state.withMomentum(state.momentum().lose(event.amount()));
    }

    @Override
    public ColossusState subdued(ColossusEvent.Subdued event) {
        return state.withSubdueTokens(event.tokens()).withOwesRampage(true);
    }

    @Override
    public ColossusState pushEnded(ColossusEvent.PushEnded event) {
        return awaiting(Awaiting.CHART);
    }

    @Override
    @Rule(CHART)
    public ColossusState chartRolled(ColossusEvent.ChartRolled event) {
        return awaiting(asks(event.face()));
    }

    private static Awaiting asks(CrisisFace face) {
        return switch (face) {
            case CRITICAL -> Awaiting.CHARACTER_THROW;
            case WILD -> Awaiting.TERRAIN_THROW;
            case HIT, BLOCK, BLANK -> Awaiting.HANDS;
            case FAILURE -> Awaiting.DEBRIS;
        };
    }

    @Override
    public ColossusState failureInstead(ColossusEvent.FailureInstead event) {
        return awaiting(Awaiting.DEBRIS);
    }

    @Override
    public ColossusState nobodyWasThere(ColossusEvent.NobodyWasThere event) {
        return state;
    }

    @Override
    public ColossusState characterThrown(ColossusEvent.CharacterThrown event) {
        return rampage(rampage -> rampage.withThrowable(rampage.throwable().remove(event.character())));
    }

    @Override
    public ColossusState terrainThrown(ColossusEvent.TerrainThrown event) {
        return state;
    }

    @Override
    public ColossusState handsAttacked(ColossusEvent.HandsAttacked event) {
        return state;
    }

    @Override
    public ColossusState throwsOffered(ColossusEvent.ThrowsOffered event) {
        return rampage(rampage ->
                rampage.withThrowable(Vector.ofAll(event.characters())).withAwaiting(Awaiting.HANDS_THROWS));
    }

    @Override
    public ColossusState throwsForgone(ColossusEvent.ThrowsForgone event) {
        return rampage(rampage -> rampage.withThrowable(Vector.empty()));
    }

    @Override
    public ColossusState debrisHurled(ColossusEvent.DebrisHurled event) {
        return state;
    }

    @Override
    public ColossusState rampageEnded(ColossusEvent.RampageEnded event) {
        return state;
    }

    @Override
    public ColossusState boundReached(ColossusEvent.BoundReached event) {
        return awaiting(Awaiting.CHAIN_BOUND);
    }

    @Override
    public ColossusState chainOver(ColossusEvent.ChainOver event) {
        return state.withRampage(Option.none());
    }

    @Override
    public ColossusState momentumRestored(ColossusEvent.MomentumRestored event) {
        return state.withMomentum(Momentum.START);
    }

    @Override
    public ColossusState damageTaken(ColossusEvent.DamageTaken event) {
        return damage(event.damage());
    }

    @Override
    public ColossusState damageShed(ColossusEvent.DamageShed event) {
        return damage(-event.damage());
    }

    private ColossusState damage(int more) {
        Combatant he = state.frame().combatant(ColossusCard.ID);
        return state.withFrame(state.frame().with(he.withDamage(he.damage() + more)));
    }

    private ColossusState awaiting(Awaiting awaiting) {
        return rampage(rampage -> rampage.withAwaiting(awaiting));
    }

    private ColossusState rampage(UnaryOperator<Rampage> change) {
        return state.withRampage(state.rampage().map(change));
    }
}
