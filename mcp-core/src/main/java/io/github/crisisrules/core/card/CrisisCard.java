package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/** A crisis card, Secure or Extract. */
@Value.Immutable
@HouseStyle
public sealed interface CrisisCard extends WithCrisisCard permits ImmutableCrisisCard {
    /** The title. */
    String name();

    /** Secure or Extract. */
    CrisisKind kind();

    /** The threat limit that the card sets for the squads of its game. */
    int threat();

    /** The set symbols it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Two cards are the same when their titles are equal. */
    default CardId id() {
        return CardId.crisis(name());
    }

    /** A builder of a card. */
    static Builder builder() {
        return new Builder();
    }

    /** A Secure card with its threat limit, printed with these symbols. */
    static CrisisCard secure(String name, int threat, SetSymbol... sets) {
        return builder()
                .name(name)
                .kind(CrisisKind.SECURE)
                .threat(threat)
                .addSets(sets)
                .build();
    }

    /** An Extract card with its threat limit, printed with these symbols. */
    static CrisisCard extract(String name, int threat, SetSymbol... sets) {
        return builder()
                .name(name)
                .kind(CrisisKind.EXTRACT)
                .threat(threat)
                .addSets(sets)
                .build();
    }

    /** Refuses a blank title and a limit no card can have. */
    @Value.Check
    default void check() {
        Names.checked("card name", name());
        Names.atLeast(0, "the threat of " + name(), threat());
    }

    /** The builder of a card. */
    final class Builder extends ImmutableCrisisCard.Builder {
        Builder() {}
    }
}
