package io.github.crisisrules.encounter.hulk;

import io.vavr.control.Option;

/** For who is interested in some kinds of what is awaited and treats all others alike. */
abstract class AwaitedOr<R> implements Awaited.Cases<R> {
    /** The answer for every kind that is not overridden. */
    abstract R otherwise(Awaited awaited);

    @Override
    public R teamDeployment(Awaited.TeamDeployment awaited) {
        return otherwise(awaited);
    }

    @Override
    public R hulkDeployment(Awaited.HulkDeployment awaited) {
        return otherwise(awaited);
    }

    @Override
    public R auraRoll(Awaited.AuraRoll awaited) {
        return otherwise(awaited);
    }

    @Override
    public R attackRoll(Awaited.AttackRoll awaited) {
        return otherwise(awaited);
    }

    @Override
    public R aftermath(Awaited.Aftermath awaited) {
        return otherwise(awaited);
    }

    @Override
    public R subduedPush(Awaited.SubduedPush awaited) {
        return otherwise(awaited);
    }

    @Override
    public R rageSighting(Awaited.RageSighting awaited) {
        return otherwise(awaited);
    }

    @Override
    public R ragePushes(Awaited.RagePushes awaited) {
        return otherwise(awaited);
    }

    @Override
    public R punyAnswer(Awaited.PunyAnswer awaited) {
        return otherwise(awaited);
    }

    @Override
    public R hulkDefence(Awaited.HulkDefence awaited) {
        return otherwise(awaited);
    }

    @Override
    public R hulkPush(Awaited.HulkPush awaited) {
        return otherwise(awaited);
    }

    @Override
    public R collision(Awaited.Collision awaited) {
        return otherwise(awaited);
    }

    /** Looks for some kinds, and finds nothing in the rest. */
    abstract static class OrNone<T> extends AwaitedOr<Option<T>> {
        @Override
        final Option<T> otherwise(Awaited awaited) {
            return Option.none();
        }
    }
}
