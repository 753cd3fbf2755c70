package io.github.crisisrules.encounter.hulk;

/** For who is interested in some kinds of commands and treats all others alike. */
public abstract class HulkCommandOr<R> implements HulkCommand.Cases<R> {
    /** For subclasses. */
    protected HulkCommandOr() {}

    /** The answer for every kind that is not overridden. */
    protected abstract R otherwise(HulkCommand command);

    @Override
    public R deployTeam(HulkCommand.DeployTeam command) {
        return otherwise(command);
    }

    @Override
    public R deployHulk(HulkCommand.DeployHulk command) {
        return otherwise(command);
    }

    @Override
    public R frame(HulkCommand.Frame command) {
        return otherwise(command);
    }

    @Override
    public R rollAura(HulkCommand.RollAura command) {
        return otherwise(command);
    }

    @Override
    public R declareAttack(HulkCommand.DeclareAttack command) {
        return otherwise(command);
    }

    @Override
    public R rollAttack(HulkCommand.RollAttack command) {
        return otherwise(command);
    }

    @Override
    public R pushTarget(HulkCommand.PushTarget command) {
        return otherwise(command);
    }

    @Override
    public R declinePush(HulkCommand.DeclinePush command) {
        return otherwise(command);
    }

    @Override
    public R pushSubdued(HulkCommand.PushSubdued command) {
        return otherwise(command);
    }

    @Override
    public R sightRagePush(HulkCommand.SightRagePush command) {
        return otherwise(command);
    }

    @Override
    public R pushAway(HulkCommand.PushAway command) {
        return otherwise(command);
    }

    @Override
    public R leap(HulkCommand.Leap command) {
        return otherwise(command);
    }

    @Override
    public R useStrongest(HulkCommand.UseStrongest command) {
        return otherwise(command);
    }

    @Override
    public R attackHulk(HulkCommand.AttackHulk command) {
        return otherwise(command);
    }

    @Override
    public R answerPuny(HulkCommand.AnswerPuny command) {
        return otherwise(command);
    }

    @Override
    public R rollAtHulk(HulkCommand.RollAtHulk command) {
        return otherwise(command);
    }

    @Override
    public R collideHulk(HulkCommand.CollideHulk command) {
        return otherwise(command);
    }

    @Override
    public R throwTerrain(HulkCommand.ThrowTerrain command) {
        return otherwise(command);
    }

    @Override
    public R destroyTerrain(HulkCommand.DestroyTerrain command) {
        return otherwise(command);
    }

    @Override
    public R enterAbsorber(HulkCommand.EnterAbsorber command) {
        return otherwise(command);
    }

    @Override
    public R secureAbsorbers(HulkCommand.SecureAbsorbers command) {
        return otherwise(command);
    }

    @Override
    public R useSerums(HulkCommand.UseSerums command) {
        return otherwise(command);
    }
}
