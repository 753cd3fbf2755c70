package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.vavr.collection.Vector;

/** Who plays a side: picks one of the legal commands; whatever is random in it follows from the seed. */
@FunctionalInterface
public interface HulkPolicy {
    /** One of {@code choices}, of which there is at least one. */
    HulkCommand choose(HulkState state, Vector<HulkCommand> choices, Seed seed);

    /** Any legal command, each equally likely. */
    static HulkPolicy random() {
        return (state, choices, seed) -> seed.pick(choices);
    }

    /** Attacks when it can, takes KOs when they are offered, uses Puny; no plans. */
    static HulkPolicy plain() {
        return PlainHulkPolicy.PLAIN;
    }
}
