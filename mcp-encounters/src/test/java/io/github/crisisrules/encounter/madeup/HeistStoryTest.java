package io.github.crisisrules.encounter.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What the frame promises every encounter: ends are looked for after each single event, and nothing follows one. */
class HeistStoryTest {
    private static final CombatantId CAT = CombatantId.of("Cat");
    private static final Heist.Event END = new Heist.Happened(new FrameEvent.EncounterEnded(Heist.OPEN));

    private static Story<Heist.State, Heist.Event> beginning() {
        return Heist.GAME.story(Heist.start().state());
    }

    @Test
    void theEndComesRightAfterTheEventThatBroughtItAndNothingFollows() {
        Vector<Heist.Event> locks = Vector.fill(Heist.LOCKS + 2, () -> new Heist.LockOpened(CAT));
        Story<Heist.State, Heist.Event> story = beginning()
                .thenAll(locks)
                .inFrame(new FrameEvent.PointsScored(Side.COSMIC_THREAT, 3))
                .and(now -> now.then(new Heist.LockOpened(CAT)))
                .when(true, now -> now.then(new Heist.LockOpened(CAT)))
                .settleFrame();
        assertThat(story.transition().events())
                .isEqualTo(locks.take(Heist.LOCKS).append(END));
        assertThat(story.state().open()).isEqualTo(Heist.LOCKS);
        assertThat(Heist.GAME.awaited(story.state())).isEqualTo(new FrameAwaited.Nothing(Heist.OPEN));
        assertThat(Heist.GAME.choices(story.state())).isEmpty();
        assertThat(Heist.GAME.decide(story.state(), new Heist.OpenLock()).getLeft())
                .isEqualTo(new FrameViolation.EncounterOver(Heist.OPEN));
    }

    @Test
    void whatTheFrameRefusesIsRefusedAndWhatItDoesIsTold() {
        assertThat(beginning().byTheFrame(new FrameCommand.EndActivation()).getLeft())
                .isEqualTo(new FrameViolation.NoActivation(new FrameAwaited.TheStart()));
        assertThat(beginning()
                        .byTheFrame(new FrameCommand.Begin())
                        .get()
                        .transition()
                        .events()
                        .head())
                .isEqualTo(new Heist.Happened(new FrameEvent.RoundBegan(1)));
        assertThat(beginning()
                        .when(false, now -> now.then(new Heist.LockOpened(CAT)))
                        .transition()
                        .events())
                .isEmpty();
    }
}
