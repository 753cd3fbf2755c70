package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * A character that a Crisis Team player brings, with the values of its stat card that squad building and the
 * encounter use.
 */
@Value.Immutable
@HouseStyle
public sealed interface TeamMember extends WithTeamMember permits ImmutableTeamMember {
    /** Returns the name of the character in the encounter. */
    CombatantId id();

    /** Returns the name on the card; by default the name in the encounter. */
    @Value.Default
    default String name() {
        return id().name();
    }

    /** Returns the alter ego; by default the name on the card. */
    @Value.Default
    default String alterEgo() {
        return name();
    }

    /** Returns the threat level. */
    int threat();

    /** Returns the stamina. */
    Stamina stamina();

    /** Returns the affiliations of the character. */
    Vector<String> affiliations();

    /** Returns the names of the special conditions to which the character is immune. */
    Vector<String> immunities();

    /** Returns whether the card is that of an Encounter Character, which may not be in a squad. */
    @Value.Default
    default boolean isEncounterCharacter() {
        return false;
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a character without affiliations whose alter ego is its name. */
    static TeamMember of(String name, int threat, int healthy, int injured) {
        return builder()
                .id(CombatantId.of(name))
                .threat(threat)
                .stamina(new Stamina(healthy, injured))
                .build();
    }

    /** Creates a character from its card and printed stamina, with the name of the card. */
    static TeamMember from(CharacterCard card, Stamina stamina) {
        return builder()
                .id(CombatantId.of(card.name()))
                .alterEgo(card.alterEgo())
                .threat(card.threat())
                .stamina(stamina)
                .affiliations(card.affiliations().map(Affiliation::name).toVector())
                .build();
    }

    /** A builder of {@link TeamMember} values. */
    final class Builder extends ImmutableTeamMember.Builder {
        Builder() {}
    }
}
