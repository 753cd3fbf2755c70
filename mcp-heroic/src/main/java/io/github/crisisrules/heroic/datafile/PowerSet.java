package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Powers that belong together, with their special effects and limits. */
@Rule(DATAFILE)
@Value.Immutable
@HouseStyle
public sealed interface PowerSet extends WithPowerSet permits ImmutablePowerSet {
    /** Its name. */
    String name();

    /** Its powers; a pool takes one of them. */
    Vector<Power> powers();

    /** Its special effects. */
    Vector<Sfx> sfx();

    /** Its limits, by name. */
    Vector<String> limits();

    /** The power of that name, if it has one. */
    default Option<Power> power(String power) {
        return powers().find(mine -> mine.name().equals(power));
    }

    /** With one power in place of another. */
    default PowerSet replacing(Power before, Power after) {
        return withPowers(powers().replace(before, after));
    }

    /** A set to be filled. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds power sets. */
    final class Builder extends ImmutablePowerSet.Builder {
        Builder() {}
    }
}
