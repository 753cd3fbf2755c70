package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.ROSTER;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.ComponentKind;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The components that a Timeline allows on rosters, and the banned and restricted list in force. All of it is data
 * of the embedding app. By default everything is allowed and nothing is banned or restricted.
 */
@Value.Immutable
@HouseStyle
public sealed interface CardLegality extends WithCardLegality permits ImmutableCardLegality {
    /** Returns the display name, such as the name of the Timeline. */
    String name();

    /** Returns the characters that are allowed. */
    ComponentFilter characters();

    /** Returns the Team Tactic cards that are allowed. */
    ComponentFilter tactics();

    /** Returns the crisis cards that are allowed. */
    ComponentFilter crises();

    /** Returns the Infinity Gems that are allowed. */
    ComponentFilter gems();

    /** Returns the affiliations that squads may use, or none if they may use all. */
    Option<LinkedHashSet<Affiliation>> affiliations();

    /** Returns the components that no roster may contain. */
    LinkedHashSet<ComponentId> banned();

    /** Returns the components of which a roster may contain only a few. */
    LinkedHashSet<ComponentId> restricted();

    /** Returns the max number of restricted components, of any kind, on a roster; 2 by default. */
    int restrictedLimit();

    /** Returns the components of the given kind that are allowed. */
    default ComponentFilter admission(ComponentKind kind) {
        return switch (kind) {
            case CHARACTER -> characters();
            case TEAM_TACTIC -> tactics();
            case CRISIS -> crises();
            case INFINITY_GEM -> gems();
        };
    }

    /** Returns a builder that starts with everything allowed. */
    static Builder builder() {
        return new Builder();
    }

    /** Returns a legality that allows everything and bans or restricts nothing. */
    static CardLegality everything() {
        return builder().build();
    }

    /**
     * Validates the name, the limit, which must not be negative, and the lists: no component may be both banned and
     * restricted.
     */
    @Value.Check
    default void check() {
        Arguments.requireName("legality", name());
        Arguments.requireAtLeast(0, "The number of restricted components", restrictedLimit());
        LinkedHashSet<ComponentId> both = banned().intersect(restricted());
        if (!both.isEmpty()) {
            throw new IllegalArgumentException(both.mkString(
                    "Components cannot be both banned and restricted: ", ", ", ". Remove them from one list."));
        }
    }

    /** The builder of a legality. */
    @Rule(ROSTER)
    final class Builder extends ImmutableCardLegality.Builder {
        Builder() {
            name("Everything");
            characters(ComponentFilter.all());
            tactics(ComponentFilter.all());
            crises(ComponentFilter.all());
            gems(ComponentFilter.all());
            restrictedLimit(2);
        }
    }
}
