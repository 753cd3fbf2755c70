package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/** An Infinity Gem: a card that a character bears, and that adds to the squad's threat. */
@Value.Immutable
@HouseStyle
public sealed interface InfinityGem extends WithInfinityGem permits ImmutableInfinityGem {
    /** The name, as characters' {@link GemBearing} gives it. */
    String name();

    /** What it adds to a squad's threat; 0 or more. */
    int threat();

    /** The set symbols it was printed with. */
    LinkedHashSet<SetSymbol> sets();

    /** Two gems are the same when their names are equal. */
    default CardId id() {
        return CardId.gem(name());
    }

    /** This gem on a character. */
    default BorneGem on(CharacterId bearer) {
        return new BorneGem(this, bearer);
    }

    /** A builder of a gem. */
    static Builder builder() {
        return new Builder();
    }

    /** A gem with its threat, printed with these symbols. */
    static InfinityGem of(String name, int threat, SetSymbol... sets) {
        return builder().name(name).threat(threat).addSets(sets).build();
    }

    /** Refuses a blank name and a threat no card can have. */
    @Value.Check
    default void check() {
        Names.checked("gem name", name());
        Names.atLeast(0, "the threat of " + name(), threat());
    }

    /** The builder of a gem. */
    final class Builder extends ImmutableInfinityGem.Builder {
        Builder() {}
    }
}
