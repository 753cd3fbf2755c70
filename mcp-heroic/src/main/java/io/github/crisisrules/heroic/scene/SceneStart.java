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

/** How scenes begin: with whom, with which doom pool, and by which reading of the sheet. {@link Scene#start} checks it. */
@Value.Immutable
@HouseStyle
public sealed interface SceneStart extends WithSceneStart permits ImmutableSceneStart {
    /** Everyone, in the order in which they are asked and listed. */
    Vector<CastSheet> cast();

    /** Who is with whom, by their names; whoever is in no group is alone. */
    Vector<Vector<String>> groups();

    /** The doom pool of the first Act. */
    Pool doom();

    /** How the sheet is read where trauma is recovered. */
    TraumaPolicy traumaPolicy();

    /** This cast, with the usual doom pool. */
    static SceneStart of(CastSheet... cast) {
        return of(Vector.of(cast));
    }

    /** This cast, with the usual doom pool. */
    static SceneStart of(Iterable<CastSheet> cast) {
        return builder().cast(Vector.ofAll(cast)).build();
    }

    /** The same, with these together. */
    default SceneStart together(String... names) {
        return withGroups(groups().append(Vector.of(names)));
    }

    /** How the scenes after this state begin. The state is one between scenes; for the first state of a play this is how it began. */
    static SceneStart of(SceneState state) {
        return builder()
                .cast(state.cast().values().map(CastSheet::of).toVector())
                .groups(state.companies().groups().map(group -> group.map(CastId::name)))
                .doom(state.doom())
                .traumaPolicy(state.traumaPolicy())
                .build();
    }

    /** A start to be filled in, with the usual doom pool and policy unless others are set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds starts. */
    final class Builder extends ImmutableSceneStart.Builder {
        Builder() {
            doom(DoomPool.starting(Stakes.USUAL, Threat.LOCAL));
            traumaPolicy(TraumaPolicy.GONE);
        }
    }
}
