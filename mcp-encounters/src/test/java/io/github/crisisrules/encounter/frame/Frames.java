package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Frames for tests, in short: Crisis characters are called a, b, c …, the Encounter Character Doom, Minions m and n. */
final class Frames {
    static final FrameOnly ROUNDS = FrameOnly.GAME;
    static final CombatantId DOOM = CombatantId.of("Doom");
    static final Side CRISIS = Side.CRISIS_TEAM;
    static final Side COSMIC = Side.COSMIC_THREAT;

    private Frames() {}

    static CombatantId id(String name) {
        return CombatantId.of(name);
    }

    /** Asked in every players' step. */
    static Mission mission() {
        return quick().withAskedSteps(Vector.of(Step.values()));
    }

    /** Asked nowhere without need. */
    static Mission quick() {
        return Mission.builder().name("Made up").build();
    }

    /** A frame before its first round: {@code crisis} characters of stamina 3/2, Doom, and {@code minions} Minions. */
    static FrameState setup(Mission mission, int crisis, int minions) {
        Vector<Combatant> team = Vector.range(0, crisis)
                .map(i -> Combatant.of(TeamMember.of(String.valueOf((char) ('a' + i)), 3, 3, 2)));
        Vector<Combatant> others = Vector.range(0, minions)
                .map(i -> Combatant.of(Minion.of(String.valueOf((char) ('m' + i)), Stamina.of(4))));
        return FrameState.setup(mission, team.append(doom()).appendAll(others));
    }

    private static Combatant doom() {
        return Combatant.of(EncounterCharacter.builder()
                .id(DOOM)
                .encounter("Made up")
                .stamina(Option.of(Stamina.of(20)))
                .build());
    }

    static FrameState begun(int crisis, int minions) {
        return run(setup(mission(), crisis, minions), new FrameCommand.BeginFirstRound());
    }

    /** The first turn of the first round. */
    static FrameState turns(int crisis, int minions) {
        return passAll(begun(crisis, minions));
    }

    /** Both sides pass until something else than passing is to be done. */
    static FrameState passAll(FrameState state) {
        FrameState now = state;
        while (now.sideToAct().isDefined() && now.step() != Step.CLEANUP_ADVANCE) {
            now = run(now, new FrameCommand.Pass(now.sideToAct().get()));
        }
        return now;
    }

    static FrameState run(FrameState state, FrameCommand... commands) {
        FrameState now = state;
        for (FrameCommand command : commands) {
            now = ROUNDS.decide(now, command)
                    .toEither()
                    .getOrElseThrow(violation -> new AssertionError(command + ": " + violation.describe()))
                    .state();
        }
        return now;
    }

    /** The named characters act one after the other; who must act has begun by itself. */
    static FrameState act(FrameState state, String... names) {
        FrameState now = state;
        for (String name : names) {
            now = now.active().contains(id(name)) ? now : run(now, new FrameCommand.Activate(id(name)));
            now = run(now, new FrameCommand.EndActivation());
        }
        return now;
    }

    /** Doom acts alone and his turn ends. */
    static FrameState doomActs(FrameState state) {
        FrameState done = act(state, "Doom");
        return FrameChoices.of(done).contains(new FrameCommand.EndTurn())
                ? run(done, new FrameCommand.EndTurn())
                : done;
    }

    static RuleViolation refused(FrameState state, FrameCommand command) {
        var decision = ROUNDS.decide(state, command);
        assertThat(decision.isRefused()).as("%s is refused", command).isTrue();
        return decision.refusal().get();
    }
}
