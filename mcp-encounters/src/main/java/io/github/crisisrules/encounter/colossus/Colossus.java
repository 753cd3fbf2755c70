package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.vavr.control.Either;

/**
 * The encounter as a state machine: {@code decide} a command, {@code evolve} by an event.
 *
 * <pre>{@code
 * CrisisTeam team = CrisisTeam.of(
 *         CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
 *         CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
 * ColossusState state = ColossusSetup.shuffled(
 *                 ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, Seed.ofWords("Tuesday night"))
 *         .map(ColossusState::setup)
 *         .get();
 * Colossus colossus = new Colossus();
 * for (int i = 0; i < 5; i++) {
 *     // The state tells what it waits for and lists the legal choices; here the first is always taken.
 *     var command = ColossusChoices.of(state).head();
 *     var done = colossus.decide(state, command).get();
 *     done.events().forEach(event -> System.out.println(ColossusNarration.of(event)));
 *     state = done.state();
 * }
 * }</pre>
 */
public final class Colossus implements Decider<ColossusState, ColossusCommand, ColossusEvent, ColossusViolation> {
    /** The encounter has no settings: everything is in the state. */
    public Colossus() {}

    @Override
    public Either<ColossusViolation, Transition<ColossusState, ColossusEvent>> decide(
            ColossusState state, ColossusCommand command) {
        return state.ending()
                .<Either<ColossusViolation, Transition<ColossusState, ColossusEvent>>>map(
                        ending -> Either.left(new ColossusViolation.AlreadyOver(ending)))
                .getOrElse(() -> command.match(new ColossusActions(state))
                        .map(Turns::settle)
                        .map(Story::told));
    }

    @Override
    public ColossusState evolve(ColossusState state, ColossusEvent event) {
        return after(state, event);
    }

    static ColossusState after(ColossusState state, ColossusEvent event) {
        return event.match(new ColossusEvolution(state));
    }
}
