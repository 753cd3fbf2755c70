package io.github.crisisrules.benchmark.encounter;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Setup;

/** The sentences of 1,000 events by the compiled catalogue, compared with the concatenation of their parts. */
public class SentenceBenchmark extends Comparison {
    private static final int EVENTS = 1000;
    private static final int KINDS = 5;
    private static final Wording WORDING = Wording.ENGLISH;

    private final FrameEvent[] events = new FrameEvent[EVENTS];

    /** Creates the events, and checks that both sides write the same sentences. */
    @Setup
    public void create() {
        for (int i = 0; i < EVENTS; i++) {
            boolean isAimed = i % 2 == 0;
            CombatantId who = CombatantId.of("Combatant " + i % 20);
            events[i] = switch (i % KINDS) {
                case 0 -> new FrameEvent.DamageSuffered(who, i);
                case 1 -> new FrameEvent.PowerGained(who, i);
                case 2 -> new FrameEvent.BecameDazed(who);
                case 3 -> new FrameEvent.RoundBegan(i);
                default ->
                    new FrameEvent.TacticPlayed("Ann", "Rally", Vector.of(who).filter(target -> isAimed));
            };
        }
        for (FrameEvent event : events) {
            if (!event.describe(WORDING).equals(concatenated(event))) {
                throw new AssertionError(event.describe(WORDING) + " is not " + concatenated(event));
            }
        }
    }

    private static String concatenated(FrameEvent event) {
        if (event instanceof FrameEvent.DamageSuffered suffered) {
            return WORDING.text(suffered.character()) + " suffers " + suffered.damage() + " damage.";
        } else if (event instanceof FrameEvent.PowerGained gained) {
            return WORDING.text(gained.character()) + " gains " + gained.power() + " Power.";
        } else if (event instanceof FrameEvent.BecameDazed dazed) {
            return WORDING.text(dazed.character()) + " is Dazed.";
        } else if (event instanceof FrameEvent.RoundBegan began) {
            return "Round " + began.number() + " begins.";
        } else if (event instanceof FrameEvent.TacticPlayed played) {
            return played.player() + " plays the Team Tactic card " + played.card()
                    + (played.targets().isEmpty() ? "" : " on " + WORDING.text(played.targets())) + ".";
        }
        throw new AssertionError("There is no sentence for " + event + " here.");
    }

    @Override
    protected Object measured() {
        int length = 0;
        for (FrameEvent event : events) {
            length += event.describe(WORDING).length();
        }
        return length;
    }

    @Override
    protected Object reference() {
        int length = 0;
        for (FrameEvent event : events) {
            length += concatenated(event).length();
        }
        return length;
    }
}
