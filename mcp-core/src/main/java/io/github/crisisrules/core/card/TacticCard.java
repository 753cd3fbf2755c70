package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Team Tactic card. */
@Value.Immutable
@HouseStyle
public sealed interface TacticCard extends WithTacticCard permits ImmutableTacticCard {
    /** The title. */
    String name();

    /** The affiliation the card is for, if it names one. */
    Option<Affiliation> affiliation();

    /** The set symbols it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Two cards are the same when their titles are equal. */
    default CardId id() {
        return CardId.tactic(name());
    }

    /** A builder of a card. */
    static Builder builder() {
        return new Builder();
    }

    /** A card for any affiliation, printed with these symbols. */
    static TacticCard of(String name, SetSymbol... sets) {
        return builder().name(name).addSets(sets).build();
    }

    /** Refuses a blank title. */
    @Value.Check
    default void check() {
        Names.checked("card name", name());
    }

    /** The builder of a card. */
    final class Builder extends ImmutableTacticCard.Builder {
        Builder() {}
    }
}
