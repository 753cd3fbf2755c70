package io.github.crisisrules.encounter.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The promises of the frame to every encounter: an end comes right after the event that causes it, and nothing follows. */
class HeistDecisionTest {
    private static final CombatantId CAT = CombatantId.of("Cat");
    private static final Heist.Event END = new Heist.Happened(new FrameEvent.EncounterEnded(Heist.OPEN));

    private static Decision<Heist.State, Heist.Event> beginning() {
        return Heist.GAME.in(Heist.start().state());
    }

    @Test
    void theEndComesRightAfterTheEventThatBroughtItAndNothingFollows() {
        Vector<Heist.Event> locks = Vector.fill(Heist.LOCKS + 2, () -> new Heist.LockOpened(CAT));
        Decision<Heist.State, Heist.Event> decision = beginning()
                .thenAll(locks)
                .then(new Heist.Happened(new FrameEvent.PointsScored(Side.COSMIC_THREAT, 3)))
                .and(now -> now.then(new Heist.LockOpened(CAT)));
        assertThat(decision.events()).isEqualTo(locks.take(Heist.LOCKS).append(END));
        assertThat(decision.state().open()).isEqualTo(Heist.LOCKS);
        assertThat(Heist.GAME.awaited(decision.state())).isEqualTo(new FrameAwaited.Nothing(Heist.OPEN));
        assertThat(Heist.GAME.choices(decision.state())).isEmpty();
        assertThat(Heist.GAME.decide(decision.state(), new Heist.OpenLock()).refusal())
                .contains(new FrameViolation.EncounterOver(Heist.OPEN));
    }

    @Test
    void theEncounterRefusesWhatTheFrameRefusesAndHasTheEventsOfTheFrame() {
        assertThat(Heist.GAME
                        .inFrame(beginning(), new FrameCommand.EndActivation())
                        .refusal())
                .contains(new FrameViolation.NoActivation(new FrameAwaited.Start()));
        assertThat(Heist.GAME
                        .inFrame(beginning(), new FrameCommand.BeginFirstRound())
                        .events()
                        .head())
                .isEqualTo(new Heist.Happened(new FrameEvent.RoundBegan(1)));
    }
}
