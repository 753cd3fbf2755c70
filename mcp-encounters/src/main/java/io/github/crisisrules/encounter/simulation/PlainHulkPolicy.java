package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkCommandOr;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Worths of commands for a player without plans; among the best any is taken. */
final class PlainHulkPolicy extends HulkCommandOr<Integer> {
    /** The one policy, so that reports can tell that it was used. */
    static final HulkPolicy PLAIN = PlainHulkPolicy::choose;

    private final HulkState state;

    private PlainHulkPolicy(HulkState state) {
        this.state = state;
    }

    static HulkCommand choose(HulkState state, Vector<HulkCommand> choices, Seed seed) {
        PlainHulkPolicy worths = new PlainHulkPolicy(state);
        int best = choices.map(command -> command.match(worths)).max().get();
        return seed.pick(choices.filter(command -> command.match(worths) == best));
    }

    @Override
    public Integer declareAttack(HulkCommand.DeclareAttack command) {
        int strength = state.setup().card().line(command.attack()).strength();
        return 100
                + command.targets()
                        .map(target -> state.isSubdued(target) ? 20 : strength)
                        .sum()
                        .intValue();
    }

    @Override
    public Integer attackHulk(HulkCommand.AttackHulk command) {
        return 90;
    }

    @Override
    public Integer throwTerrain(HulkCommand.ThrowTerrain command) {
        return 95;
    }

    @Override
    public Integer pushTarget(HulkCommand.PushTarget command) {
        return command.into().isDefined() ? 80 : 40;
    }

    @Override
    public Integer pushSubdued(HulkCommand.PushSubdued command) {
        return push(command.character(), command.into());
    }

    @Override
    public Integer pushAway(HulkCommand.PushAway command) {
        return push(command.character(), command.into());
    }

    @Override
    public Integer answerPuny(HulkCommand.AnswerPuny command) {
        return command.use() ? 60 : 50;
    }

    /** A leap, and a superpower whose text is unknown, do nothing on a table without places. */
    @Override
    public Integer leap(HulkCommand.Leap command) {
        return 0;
    }

    @Override
    public Integer useStrongest(HulkCommand.UseStrongest command) {
        return 0;
    }

    @Override
    public Integer frame(HulkCommand.Frame command) {
        return command.command().equals(new RoundCommand.EndActivation()) ? 10 : 50;
    }

    @Override
    protected Integer otherwise(HulkCommand command) {
        return 50;
    }

    private int push(CombatantId character, Option<String> into) {
        return into.isDefined() && state.isSubdued(character) ? 80 : 40;
    }
}
