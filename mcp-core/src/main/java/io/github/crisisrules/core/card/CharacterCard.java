package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/**
 * A character as its stat card tells: what rosters, squads and encounters need of it. Characters that belong to one
 * encounter only are not values of this type, so no roster can hold one.
 */
@Value.Immutable
@HouseStyle
public sealed interface CharacterCard extends WithCharacterCard permits ImmutableCharacterCard {
    /** The name it fights under. */
    String name();

    /** Who is behind the name. */
    String alterEgo();

    /** What it adds to a squad's threat; 0 or more. */
    int threat();

    /** The size of the model, 1 or more. */
    int size();

    /** The affiliations it belongs to. */
    LinkedHashSet<Affiliation> affiliations();

    /** The affiliations it can lead, and with what. */
    LinkedHashSet<Leadership> leaderships();

    /** The Infinity Gems it may bear; none by default. */
    GemBearing gemBearing();

    /** Two characters are the same when name and alter ego are equal. */
    default CharacterId id() {
        return CharacterId.of(name(), alterEgo());
    }

    /** Whether it belongs to the affiliation. */
    default boolean belongsTo(Affiliation affiliation) {
        return affiliations().contains(affiliation);
    }

    /** Whether it has a leadership for a squad of the affiliation. */
    default boolean canLead(Affiliation affiliation) {
        return leaderships().exists(leadership -> leadership.affiliation().equals(affiliation));
    }

    /** A builder of a character. */
    static Builder builder() {
        return new Builder();
    }

    /** A character without affiliations, leaderships or gems. */
    static CharacterCard of(String name, String alterEgo, int threat, int size) {
        return builder().name(name).alterEgo(alterEgo).threat(threat).size(size).build();
    }

    /** Refuses names that cannot be printed and numbers that no card can have. */
    @Value.Check
    default void check() {
        Names.checked("name", name());
        Names.checked("alter ego", alterEgo());
        Names.atLeast(0, "the threat of " + name(), threat());
        Names.atLeast(1, "the size of " + name(), size());
    }

    /** The builder of a character. */
    final class Builder extends ImmutableCharacterCard.Builder {
        Builder() {
            gemBearing(GemBearing.none());
        }
    }
}
