package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Seq;

/** The common frame alone, as an encounter without rules of its own. It has no end. */
public final class FrameOnly extends Encounter<FrameState, FrameCommand, FrameEvent> {
    /** The only instance. */
    public static final FrameOnly GAME = new FrameOnly();

    private FrameOnly() {}

    /** Creates a play of the frame before the first round. */
    public static Play<FrameState, FrameCommand, FrameEvent> start(Mission mission, Seq<Combatant> combatants) {
        return Play.of(GAME, FrameState.setup(mission, combatants));
    }

    @Override
    public String name() {
        return "Ultimate Encounter";
    }

    @Override
    protected FrameCommand inFrame(FrameCommand command) {
        return command;
    }

    @Override
    protected FrameEvent inFrame(FrameEvent event) {
        return event;
    }
}
