package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.Pool;
import java.util.function.Function;

/** A state as a test wants it. Only tests of this package can change a state without events. */
public record Staged(SceneState state) {
    public Staged withDoom(Pool doom) {
        return new Staged(StateEdits.of(state).withDoom(doom));
    }

    public Staged change(CastId character, Function<ImmutableCastMember, ImmutableCastMember> change) {
        return new Staged(StateEdits.member(state, character, change));
    }

    public Staged changeAll(Function<ImmutableCastMember, ImmutableCastMember> change) {
        return new Staged(StateEdits.everyone(state, change));
    }

    Staged without(CastId character) {
        return new Staged(StateEdits.of(state).withCast(state.cast().remove(character)));
    }
}
