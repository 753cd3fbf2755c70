package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.SQUAD;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The limits of a squad in a game or an encounter. */
@Value.Immutable
@HouseStyle
public sealed interface SquadLimits extends WithSquadLimits permits ImmutableSquadLimits {
    /** Returns the max threat, as the crisis or the encounter says. */
    int threat();

    /** Returns the max number of Team Tactic cards; 5 by default. */
    int tactics();

    /** Returns the affiliations that may be used. All may be used if the option is empty, none if the set is empty. */
    Option<LinkedHashSet<Affiliation>> affiliations();

    /** Returns a builder that starts with the core rules' numbers. The threat must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates the core rules' limits for the given threat. */
    static SquadLimits ofThreat(int threat) {
        return builder().threat(threat).build();
    }

    /** Validates that no limit is negative. */
    @Value.Check
    default void check() {
        Arguments.requireAtLeast(0, "The threat limit", threat());
        Arguments.requireAtLeast(0, "The number of Team Tactic cards", tactics());
    }

    /** The builder of squad limits. */
    @Rule(SQUAD)
    final class Builder extends ImmutableSquadLimits.Builder {
        Builder() {
            tactics(5);
        }
    }
}
