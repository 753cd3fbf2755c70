package io.github.crisisrules.core.card;

import static io.github.crisisrules.core.rulebook.CrisisRules.SQUAD;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** How large a squad may be in a game or an encounter. */
@Value.Immutable
@HouseStyle
public sealed interface SquadLimits extends WithSquadLimits permits ImmutableSquadLimits {
    /** The most threat, as the crisis or the encounter says. */
    int threat();

    /** The most Team Tactic cards; 5 by default. */
    int tactics();

    /** The affiliations that may be used: all of them where nothing is given, and none where the set is empty. */
    Option<LinkedHashSet<Affiliation>> affiliations();

    /** A builder that starts with the core rules' numbers; give it the threat. */
    static Builder builder() {
        return new Builder();
    }

    /** The core rules' limits for this threat. */
    static SquadLimits ofThreat(int threat) {
        return builder().threat(threat).build();
    }

    /** Refuses limits below zero. */
    @Value.Check
    default void check() {
        Names.atLeast(0, "the threat limit", threat());
        Names.atLeast(0, "the number of Team Tactic cards", tactics());
    }

    /** The builder of limits. */
    @Rule(SQUAD)
    final class Builder extends ImmutableSquadLimits.Builder {
        Builder() {
            tactics(5);
        }
    }
}
