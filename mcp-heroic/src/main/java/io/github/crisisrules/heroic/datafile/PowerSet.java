package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;

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
    /** Returns the name of the power set. */
    String name();

    /** Returns the powers. A pool takes one of them. */
    Vector<Power> powers();

    /** Returns the special effects. */
    Vector<Sfx> sfx();

    /** Returns the names of the limits. */
    Vector<String> limits();

    /** Returns the power with the given name, if there is one. */
    default Option<Power> power(String power) {
        return powers().find(mine -> mine.name().equals(power));
    }

    /** Returns a copy with one power replaced by another. */
    default PowerSet replacing(Power before, Power after) {
        return withPowers(powers().replace(before, after));
    }

    /** Returns a builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of power sets. */
    final class Builder extends ImmutablePowerSet.Builder {
        Builder() {}
    }
}
