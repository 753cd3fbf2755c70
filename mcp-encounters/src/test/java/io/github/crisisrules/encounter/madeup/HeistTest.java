package io.github.crisisrules.encounter.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import io.github.crisisrules.core.conformance.GameSubject;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The frame carries an encounter that a caller wrote. */
class HeistTest implements GameSubject<Heist.State, Heist.Command, Heist.Event> {
    private LinkedHashSet<Ending> endings = LinkedHashSet.empty();

    @Test
    @Verifies({
        EncounterRuleId.SIDES,
        EncounterRuleId.TURNS,
        EncounterRuleId.COSMIC_TURN,
        EncounterRuleId.MINIONS,
        EncounterRuleId.TRACKER,
        EncounterRuleId.CLEANUP
    })
    void anEncounterOfTheCallersPassesTheSuiteAndReachesBothEnds() {
        GameConformance.check(
                this,
                Seed.of(7),
                120,
                400,
                end -> endings = endings.addAll(end.frame().ending()));
        assertThat(endings).containsExactlyInAnyOrder(Heist.OPEN, Heist.CAUGHT);
    }

    @Override
    public Play<Heist.State, Heist.Command, Heist.Event> start(Seed seed) {
        return Heist.start();
    }

    @Override
    public Seq<Heist.Command> legal(Heist.State state) {
        return Heist.GAME.choices(state).map(choice -> choice.command(Answers.only()));
    }

    @Override
    public Seq<Heist.Command> candidates(Heist.State state, Seed seed) {
        Vector<Heist.Command> candidates = Vector.<FrameCommand>of(
                        new FrameCommand.Begin(),
                        new FrameCommand.Pass(Side.CRISIS_TEAM),
                        new FrameCommand.Pass(Side.COSMIC_THREAT),
                        new FrameCommand.ResolveEffect("The alarm rings"),
                        new FrameCommand.EndActivation(),
                        new FrameCommand.EndTurn())
                .<Heist.Command>map(Heist.InFrame::new)
                .append(new Heist.OpenLock());
        for (String name : Vector.of("Cat", "Ant", "Fox", "Owl", "Kingpin", "Guard", "nobody")) {
            candidates = candidates
                    .append(new Heist.InFrame(new FrameCommand.Activate(CombatantId.of(name))))
                    .append(new Heist.InFrame(new FrameCommand.Advance(CombatantId.of(name))));
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
