package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.ROSTER;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import org.immutables.value.Value;

/** The exact number of components of each kind on a roster. The defaults are the core rules' numbers. */
@Value.Immutable
@HouseStyle
public sealed interface RosterSize extends WithRosterSize permits ImmutableRosterSize {
    /** Returns the number of characters; 10 by default. */
    int characters();

    /** Returns the number of Team Tactic cards; 10 by default. */
    int tactics();

    /** Returns the number of Secure crisis cards; 3 by default. */
    int secures();

    /** Returns the number of Extract crisis cards; 3 by default. */
    int extracts();

    /** Returns the size of one part. */
    default int of(RosterPart part) {
        return switch (part) {
            case CHARACTERS -> characters();
            case TEAM_TACTICS -> tactics();
            case SECURES -> secures();
            case EXTRACTS -> extracts();
        };
    }

    /** Returns a builder that starts with the core rules' numbers. */
    static Builder builder() {
        return new Builder();
    }

    /** Returns the core rules' numbers. */
    static RosterSize standard() {
        return builder().build();
    }

    /** Validates that no size is negative. */
    @Value.Check
    default void check() {
        Arguments.requireAtLeast(0, "The number of characters", characters());
        Arguments.requireAtLeast(0, "The number of Team Tactic cards", tactics());
        Arguments.requireAtLeast(0, "The number of Secure crisis cards", secures());
        Arguments.requireAtLeast(0, "The number of Extract crisis cards", extracts());
    }

    /** The builder of roster sizes, which starts with the core rules' numbers. */
    @Rule(ROSTER)
    final class Builder extends ImmutableRosterSize.Builder {
        Builder() {
            characters(10);
            tactics(10);
            secures(3);
            extracts(3);
        }
    }
}
