package io.github.crisisrules.core.card;

import static io.github.crisisrules.core.rulebook.CrisisRules.ROSTER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * What a Timeline allows on rosters, and the banned and restricted list in force. All of it is data of the embedding
 * app; unless built otherwise everything is allowed and nothing is banned or restricted.
 */
@Value.Immutable
@HouseStyle
public sealed interface CardLegality extends WithCardLegality permits ImmutableCardLegality {
    /** What people call it, such as the name of the Timeline. */
    String name();

    /** The characters that are allowed. */
    Admission characters();

    /** The Team Tactic cards that are allowed. */
    Admission tactics();

    /** The crisis cards that are allowed. */
    Admission crises();

    /** The Infinity Gems that are allowed. */
    Admission gems();

    /** The affiliations that squads may use; all of them where none is named. */
    Option<LinkedHashSet<Affiliation>> affiliations();

    /** Components that no roster may hold. */
    LinkedHashSet<ComponentId> banned();

    /** Components of which a roster may hold a few. */
    LinkedHashSet<ComponentId> restricted();

    /** How many restricted components, of any kind, a roster may hold; 2 by default. */
    int restrictedLimit();

    /** What is allowed among components of this kind. */
    default Admission admission(ComponentKind kind) {
        return switch (kind) {
            case CHARACTER -> characters();
            case TEAM_TACTIC -> tactics();
            case CRISIS -> crises();
            case INFINITY_GEM -> gems();
        };
    }

    /** A builder that starts with everything allowed. */
    static Builder builder() {
        return new Builder();
    }

    /** Everything is allowed; nothing is banned or restricted. */
    static CardLegality everything() {
        return builder().build();
    }

    /** Refuses a blank name, a limit below zero and a component both banned and restricted. */
    @Value.Check
    default void check() {
        Names.checked("legality", name());
        Names.atLeast(0, "the number of restricted components", restrictedLimit());
        LinkedHashSet<ComponentId> both = banned().intersect(restricted());
        if (!both.isEmpty()) {
            throw new IllegalArgumentException(both.mkString("a card is banned or restricted, not both: ", ", ", ""));
        }
    }

    /** The builder of a legality. */
    @Rule(ROSTER)
    final class Builder extends ImmutableCardLegality.Builder {
        Builder() {
            name("Everything");
            characters(Admission.all());
            tactics(Admission.all());
            crises(Admission.all());
            gems(Admission.all());
            restrictedLimit(2);
        }
    }
}
