package io.github.crisisrules.core.card;

import static io.github.crisisrules.core.rulebook.CrisisRules.ROSTER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import org.immutables.value.Value;

/** How many components of each kind a roster holds, exactly: the core rules' numbers unless built otherwise. */
@Value.Immutable
@HouseStyle
public sealed interface RosterSize extends WithRosterSize permits ImmutableRosterSize {
    /** Characters; 10 by default. */
    int characters();

    /** Team Tactic cards; 10 by default. */
    int tactics();

    /** Secure crisis cards; 3 by default. */
    int secures();

    /** Extract crisis cards; 3 by default. */
    int extracts();

    /** How many of one part. */
    default int of(RosterPart part) {
        return switch (part) {
            case CHARACTERS -> characters();
            case TEAM_TACTICS -> tactics();
            case SECURES -> secures();
            case EXTRACTS -> extracts();
        };
    }

    /** A builder that starts with the core rules' numbers. */
    static Builder builder() {
        return new Builder();
    }

    /** The core rules' numbers. */
    static RosterSize standard() {
        return builder().build();
    }

    /** Refuses sizes below zero. */
    @Value.Check
    default void check() {
        Names.atLeast(0, "the number of characters", characters());
        Names.atLeast(0, "the number of Team Tactic cards", tactics());
        Names.atLeast(0, "the number of Secure crisis cards", secures());
        Names.atLeast(0, "the number of Extract crisis cards", extracts());
    }

    /** The builder of sizes, which starts with the core rules' numbers. */
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
