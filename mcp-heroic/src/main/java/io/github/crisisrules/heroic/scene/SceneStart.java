package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The setup of a series of scenes: the cast, its groups, the doom pool and the policy for trauma. {@link Scene#start}
 * validates it.
 */
@Value.Immutable
@HouseStyle
public sealed interface SceneStart extends WithSceneStart permits ImmutableSceneStart {
    /** Returns the sheets of the cast. Choices and listings follow this order. */
    Vector<CastSheet> cast();

    /** Returns the groups by the names of their members. A character in no group is alone. */
    Vector<Vector<String>> groups();

    /** Returns the doom pool of the first Act. */
    Pool doom();

    /** Returns the policy for recovering trauma, which the rules leave open. */
    TraumaPolicy traumaPolicy();

    /** Creates a setup with the given cast and the usual doom pool. */
    static SceneStart of(CastSheet... cast) {
        return of(Vector.of(cast));
    }

    /** Creates a setup with the given cast and the usual doom pool. */
    static SceneStart of(Iterable<CastSheet> cast) {
        return builder().cast(Vector.ofAll(cast)).build();
    }

    /** Returns this setup with the given characters as a further group. */
    default SceneStart together(String... names) {
        return withGroups(groups().append(Vector.of(names)));
    }

    /**
     * Creates a setup that continues from a state between scenes. For the first state of a play it equals the setup
     * of that play.
     */
    static SceneStart of(SceneState state) {
        return builder()
                .cast(state.cast().values().map(CastSheet::of).toVector())
                .groups(state.groups().groups().map(group -> group.map(CastId::name)))
                .doom(state.doom())
                .traumaPolicy(state.traumaPolicy())
                .build();
    }

    /** Returns a builder with the usual doom pool and trauma policy. */
    static Builder builder() {
        return new Builder();
    }

    /** Builder for {@link SceneStart}. */
    final class Builder extends ImmutableSceneStart.Builder {
        Builder() {
            doom(DoomPool.starting(Stakes.USUAL, Threat.LOCAL));
            traumaPolicy(TraumaPolicy.REMOVED);
        }
    }
}
