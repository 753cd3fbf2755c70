package io.github.crisisrules.encounter.round;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
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
    static final Rounds ROUNDS = Rounds.RULES;
    static final CombatantId DOOM = CombatantId.of("Doom");
    static final Side CRISIS = Side.CRISIS_TEAM;
    static final Side COSMIC = Side.COSMIC_THREAT;

    private Frames() {}

    static CombatantId id(String name) {
        return CombatantId.of(name);
    }

    /** Asked in every players' step. */
    static Mission mission() {
        return quick().withStops(Vector.of(Step.values()));
    }

    /** Asked nowhere without need. */
    static Mission quick() {
        return Mission.builder().name("Made up").build();
    }

    /** A frame before its first round: {@code crisis} characters of stamina 3/2, Doom, and {@code minions} Minions. */
    static RoundState setup(Mission mission, int crisis, int minions) {
        Vector<Combatant> team = Vector.range(0, crisis)
                .map(i -> Combatant.of(TeamMember.of(String.valueOf((char) ('a' + i)), 3, 3, 2)));
        Vector<Combatant> others = Vector.range(0, minions)
                .map(i -> Combatant.of(Minion.of(String.valueOf((char) ('m' + i)), Stamina.of(4))));
        return RoundState.setup(mission, team.append(doom()).appendAll(others));
    }

    private static Combatant doom() {
        return Combatant.of(EncounterCharacter.builder()
                .id(DOOM)
                .encounter("Made up")
                .stamina(Option.of(Stamina.of(20)))
                .build());
    }

    static RoundState begun(int crisis, int minions) {
        return run(setup(mission(), crisis, minions), new RoundCommand.Begin());
    }

    /** The first turn of the first round. */
    static RoundState turns(int crisis, int minions) {
        return passAll(begun(crisis, minions));
    }

    /** Both sides pass until something else than passing is to be done. */
    static RoundState passAll(RoundState state) {
        RoundState now = state;
        while (now.floor().isDefined() && now.step() != Step.CLEANUP_ADVANCE) {
            now = run(now, new RoundCommand.Pass(now.floor().get()));
        }
        return now;
    }

    static RoundState run(RoundState state, RoundCommand... commands) {
        RoundState now = state;
        for (RoundCommand command : commands) {
            now = ROUNDS.decide(now, command)
                    .getOrElseThrow(violation -> new AssertionError(command + ": " + violation.message()))
                    .state();
        }
        return now;
    }

    /** The named characters act one after the other; who must act has begun by itself. */
    static RoundState act(RoundState state, String... names) {
        RoundState now = state;
        for (String name : names) {
            now = now.active().contains(id(name)) ? now : run(now, new RoundCommand.Activate(id(name)));
            now = run(now, new RoundCommand.EndActivation());
        }
        return now;
    }

    /** Doom acts alone and his turn ends. */
    static RoundState doomActs(RoundState state) {
        RoundState done = act(state, "Doom");
        return RoundChoices.of(done).contains(new RoundCommand.EndTurn())
                ? run(done, new RoundCommand.EndTurn())
                : done;
    }

    static RuleViolation refused(RoundState state, RoundCommand command) {
        var outcome = ROUNDS.decide(state, command);
        assertThat(outcome.isLeft()).as("%s is refused", command).isTrue();
        return outcome.getLeft();
    }
}
