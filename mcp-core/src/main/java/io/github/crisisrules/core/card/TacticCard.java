package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Team Tactic card. */
@Value.Immutable
@HouseStyle
public sealed interface TacticCard extends WithTacticCard permits ImmutableTacticCard {
    /** Returns the title. */
    String name();

    /** Returns the affiliation that the card names, if any. */
    Option<Affiliation> affiliation();

    /** Returns the set symbols that it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Returns the id. Two Team Tactic cards are the same if their titles are equal. */
    default CardId id() {
        return CardId.tactic(name());
    }

    /** Returns a builder of a card. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a card for any affiliation, printed with the given symbols. */
    static TacticCard of(String name, SetSymbol... sets) {
        return builder().name(name).addSets(sets).build();
    }

    /** Validates that the title is not blank. */
    @Value.Check
    default void check() {
        Arguments.requireName("card name", name());
    }

    /** The builder of a card. */
    final class Builder extends ImmutableTacticCard.Builder {
        Builder() {}
    }
}
