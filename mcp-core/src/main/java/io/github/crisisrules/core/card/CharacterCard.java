package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import org.immutables.value.Value;

/**
 * The parts of a character's stat card that rosters, squads and encounters need. Characters that belong to one
 * encounter only are not values of this type, so that no roster can contain them.
 */
@Value.Immutable
@HouseStyle
public sealed interface CharacterCard extends WithCharacterCard permits ImmutableCharacterCard {
    /** Returns the name of the character. */
    String name();

    /** Returns the alter ego, the person behind the name. */
    String alterEgo();

    /** Returns the threat that it adds to a squad; 0 or more. */
    int threat();

    /** Returns the size of the model; 1 or more. */
    int size();

    /** Returns the affiliations that it belongs to. */
    LinkedHashSet<Affiliation> affiliations();

    /** Returns the leaderships with which it can lead an affiliation. */
    LinkedHashSet<Leadership> leaderships();

    /** Returns the Infinity Gems that it may bear; none by default. */
    GemBearing gemBearing();

    /** Returns the id. Two characters are the same if their name and alter ego are equal. */
    default CharacterId id() {
        return CharacterId.of(name(), alterEgo());
    }

    /** Returns whether the character belongs to the affiliation. */
    default boolean belongsTo(Affiliation affiliation) {
        return affiliations().contains(affiliation);
    }

    /** Returns whether the character has a leadership for a squad of the affiliation. */
    default boolean canLead(Affiliation affiliation) {
        return leaderships().exists(leadership -> leadership.affiliation().equals(affiliation));
    }

    /** Returns a builder of a character. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a character without affiliations, leaderships or gems. */
    static CharacterCard of(String name, String alterEgo, int threat, int size) {
        return builder().name(name).alterEgo(alterEgo).threat(threat).size(size).build();
    }

    /** Validates the names, which must be printable, and the numbers, which must be possible on a card. */
    @Value.Check
    default void check() {
        Arguments.requireName("name", name());
        Arguments.requireName("alter ego", alterEgo());
        Arguments.requireAtLeast(0, "The threat of " + name(), threat());
        Arguments.requireAtLeast(1, "The size of " + name(), size());
    }

    /** The builder of a character. */
    final class Builder extends ImmutableCharacterCard.Builder {
        Builder() {
            gemBearing(GemBearing.none());
        }
    }
}
