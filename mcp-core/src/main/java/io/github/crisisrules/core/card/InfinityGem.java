package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/** An Infinity Gem: a card that a character bears and that adds to the squad's threat. */
@Value.Immutable
@HouseStyle
public sealed interface InfinityGem extends WithInfinityGem permits ImmutableInfinityGem {
    /** Returns the name, as in the {@link GemBearing} of characters. */
    String name();

    /** Returns the threat that it adds to a squad; 0 or more. */
    int threat();

    /** Returns the set symbols that it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Returns the id. Two gems are the same if their names are equal. */
    default CardId id() {
        return CardId.gem(name());
    }

    /** Returns this gem, borne by the given character. */
    default BorneGem on(CharacterId bearer) {
        return new BorneGem(this, bearer);
    }

    /** Returns a builder of a gem. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a gem with its threat, printed with the given symbols. */
    static InfinityGem of(String name, int threat, SetSymbol... sets) {
        return builder().name(name).threat(threat).addSets(sets).build();
    }

    /** Validates the name, which must not be blank, and the threat, which must not be negative. */
    @Value.Check
    default void check() {
        Arguments.requireName("gem name", name());
        Arguments.requireAtLeast(0, "The threat of " + name(), threat());
    }

    /** The builder of a gem. */
    final class Builder extends ImmutableInfinityGem.Builder {
        Builder() {}
    }
}
