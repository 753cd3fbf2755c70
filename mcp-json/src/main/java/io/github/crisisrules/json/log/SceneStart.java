package io.github.crisisrules.json.log;

import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.scene.CastMember;
import io.vavr.collection.Vector;

/** With whom and by which policy scenes begin. */
public record SceneStart(Vector<CastMember> cast, TraumaPolicy traumaPolicy) {
    /** Everybody in the cast has a name of his or her own. */
    public SceneStart {
        if (cast.distinctBy(CastMember::id).size() < cast.size()) {
            throw new IllegalArgumentException("two of the cast have the same name");
        }
    }

    /** A cast, with the usual policy. */
    public static SceneStart of(CastMember... cast) {
        return new SceneStart(Vector.of(cast), TraumaPolicy.GONE);
    }
}
