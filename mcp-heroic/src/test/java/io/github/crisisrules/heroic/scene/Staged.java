package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.Pool;
import java.util.function.Function;

/** A state as a test wants it. Only tests of this package can change a state without events. */
record Staged(SceneState state) {
    Staged withDoom(Pool doom) {
        return new Staged(Changed.table(state).withDoom(doom));
    }

    Staged change(CastId who, Function<ImmutableCastMember, ImmutableCastMember> change) {
        return new Staged(Changed.member(state, who, change));
    }

    Staged changeAll(Function<ImmutableCastMember, ImmutableCastMember> change) {
        return new Staged(Changed.everyone(state, change));
    }

    Staged without(CastId who) {
        return new Staged(Changed.table(state).withCast(state.cast().remove(who)));
    }
}
