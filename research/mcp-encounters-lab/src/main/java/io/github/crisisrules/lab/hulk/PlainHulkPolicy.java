package io.github.crisisrules.lab.hulk;

import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Policy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The plain player of the Incredible Hulk: it attacks whenever possible, takes KOs, uses Puny, and does not plan. */
public final class PlainHulkPolicy implements Policy<HulkState, HulkCommand, HulkEvent> {
    /** The only instance, so that reports can name it. */
    public static final PlainHulkPolicy STAND_IN = new PlainHulkPolicy();

    private static final int USUAL = 50;
    private static final HulkCommand DONE = new HulkCommand.InFrame(new FrameCommand.EndActivation());

    private PlainHulkPolicy() {}

    @Override
    public String name() {
        return "plain";
    }

    @Override
    public Vector<String> notes() {
        return Vector.of("plain players do the obvious thing; how many dice the Crisis Team has is a stand-in");
    }

    /** Chooses one of the commands with the highest value at random. */
    @Override
    public HulkCommand choose(Moment<HulkState, HulkCommand, HulkEvent> moment) {
        HulkState state = moment.state();
        List<HulkCommand> best = new ArrayList<>();
        int most = 0;
        for (HulkCommand command : moment.commands()) {
            int worth = worth(state, command);
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(command);
            }
        }
        // A single best command needs no random choice.
        return best.size() == 1 ? best.get(0) : moment.choice().pick(Vector.ofAll(best));
    }

    /**
     * Returns the value of a command. A leap, and a superpower whose text is unknown, have no effect without
     * positions.
     */
    private static int worth(HulkState state, HulkCommand command) {
        if (command instanceof HulkCommand.DeclareAttack attack) {
            return 100 + harm(state, attack);
        }
        if (command instanceof HulkCommand.ThrowTerrain) {
            return 95;
        }
        if (command instanceof HulkCommand.AttackHulk) {
            return 90;
        }
        if (command instanceof HulkCommand.DecidePuny puny) {
            return puny.isUsed() ? 60 : USUAL;
        }
        if (command instanceof HulkCommand.Leap || command instanceof HulkCommand.UseStrongestOneThereIs) {
            return 0;
        }
        if (command.equals(DONE)) {
            return 10;
        }
        return push(state, command).getOrElse(USUAL);
    }

    private static int harm(HulkState state, HulkCommand.DeclareAttack attack) {
        int strength = state.setup().card().line(attack.attack()).strength();
        int harm = 0;
        for (CombatantId target : attack.targets()) {
            harm += state.isSubdued(target) ? 20 : strength;
        }
        return harm;
    }

    /**
     * Returns the value of a push; a push into a Gamma Absorber is valuable if it is a KO, and after a Strike in
     * any case.
     */
    private static Option<Integer> push(HulkState state, HulkCommand command) {
        if (command instanceof HulkCommand.PushTarget push) {
            return Option.of(push.absorber().isDefined() ? 80 : 40);
        }
        if (command instanceof HulkCommand.PushSubdued push) {
            return Option.of(push(state, push.character(), push.absorber()));
        }
        return command instanceof HulkCommand.PushAway push
                ? Option.of(push(state, push.character(), push.absorber()))
                : Option.none();
    }

    private static int push(HulkState state, CombatantId character, Option<String> into) {
        return into.isDefined() && state.isSubdued(character) ? 80 : 40;
    }
}
