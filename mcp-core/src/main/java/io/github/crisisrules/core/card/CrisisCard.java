package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/** A crisis card, Secure or Extract. */
@Value.Immutable
@HouseStyle
public sealed interface CrisisCard extends WithCrisisCard permits ImmutableCrisisCard {
    /** Returns the title. */
    String name();

    /** Returns the kind, Secure or Extract. */
    CrisisKind kind();

    /** Returns the threat limit that the card sets for the squads of its game. */
    int threat();

    /** Returns the set symbols that it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Returns the id. Two crisis cards are the same if their titles are equal. */
    default CardId id() {
        return CardId.crisis(name());
    }

    /** Returns a builder of a card. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a Secure card with its threat limit, printed with the given symbols. */
    static CrisisCard secure(String name, int threat, SetSymbol... sets) {
        return builder()
                .name(name)
                .kind(CrisisKind.SECURE)
                .threat(threat)
                .addSets(sets)
                .build();
    }

    /** Creates an Extract card with its threat limit, printed with the given symbols. */
    static CrisisCard extract(String name, int threat, SetSymbol... sets) {
        return builder()
                .name(name)
                .kind(CrisisKind.EXTRACT)
                .threat(threat)
                .addSets(sets)
                .build();
    }

    /** Validates the title, which must not be blank, and the threat limit, which must not be negative. */
    @Value.Check
    default void check() {
        Arguments.requireName("card name", name());
        Arguments.requireAtLeast(0, "The threat of " + name(), threat());
    }

    /** The builder of a card. */
    final class Builder extends ImmutableCrisisCard.Builder {
        Builder() {}
    }
}
