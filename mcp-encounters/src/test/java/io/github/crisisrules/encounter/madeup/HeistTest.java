package io.github.crisisrules.encounter.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.DeciderConformance;
import io.github.crisisrules.core.conformance.DeciderSubject;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The frame carries an encounter that a caller wrote. */
class HeistTest implements DeciderSubject<Heist.State, Heist.Command, Heist.Event, RoundViolation> {
    private final Heist heist = new Heist();
    private LinkedHashSet<Ending> endings = LinkedHashSet.empty();

    @Test
    @Verifies({
        EncounterRules.SIDES,
        EncounterRules.TURNS,
        EncounterRules.COSMIC_TURN,
        EncounterRules.MINIONS,
        EncounterRules.TRACKER,
        EncounterRules.CLEANUP
    })
    void anEncounterOfTheCallersPassesTheSuiteAndReachesBothEnds() {
        DeciderConformance.check(
                this,
                Seed.of(7),
                120,
                400,
                end -> endings = endings.addAll(end.frame().ending()));
        assertThat(endings).containsExactlyInAnyOrder(Heist.OPEN, Heist.CAUGHT);
    }

    @Override
    public Decider<Heist.State, Heist.Command, Heist.Event, RoundViolation> decider() {
        return heist;
    }

    @Override
    public Heist.State start(Seed seed) {
        return Heist.setup();
    }

    @Override
    public Seq<Heist.Command> legal(Heist.State state) {
        return Heist.choices(state);
    }

    @Override
    public Seq<Heist.Command> candidates(Heist.State state, Seed seed) {
        Vector<Heist.Command> candidates = Vector.of(
                        new RoundCommand.Begin(),
                        new RoundCommand.Pass(Side.CRISIS_TEAM),
                        new RoundCommand.Pass(Side.COSMIC_THREAT),
                        new RoundCommand.Resolve("The alarm rings"),
                        new RoundCommand.EndActivation(),
                        new RoundCommand.EndTurn())
                .map(Heist.Command::of)
                .append(Heist.Command.OPEN_LOCK);
        for (String name : Vector.of("Cat", "Ant", "Fox", "Owl", "Kingpin", "Guard", "nobody")) {
            candidates = candidates
                    .append(Heist.Command.of(new RoundCommand.Activate(CombatantId.of(name))))
                    .append(Heist.Command.of(new RoundCommand.Advance(CombatantId.of(name))));
        }
        return candidates;
    }

    @Override
    public boolean isOver(Heist.State state) {
        return state.frame().isOver();
    }

    @Override
    public void checkInvariants(Heist.State state) {
        assertThat(state.frame().trackerTokens()).isBetween(0, 3);
        assertThat(state.frame().inPlay(Side.CRISIS_TEAM).count(Combatant::isActivated))
                .isLessThanOrEqualTo(9);
        assertThat(state.frame().turn().exists(turn -> turn.begun().size() > 3)).isFalse();
        assertThat(state.frame().turn().isDefined() && state.frame().step() != Step.TURNS)
                .isFalse();
        assertThat(state.frame().roundCounter()).containsExactly(state.frame().round());
    }
}
