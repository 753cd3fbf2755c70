package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** A character as a Crisis Team player brings it: what squad building and the encounter ask of its stat card. */
@Value.Immutable
@HouseStyle
public sealed interface TeamMember extends WithTeamMember permits ImmutableTeamMember {
    /** What it is called at this table. */
    CombatantId id();

    /** The name on the card; by default that of the table. */
    @Value.Default
    default String name() {
        return id().name();
    }

    /** Who it is behind the mask; by default the name. */
    @Value.Default
    default String alterEgo() {
        return name();
    }

    /** What it costs. */
    int threat();

    /** How much damage fells it. */
    Stamina stamina();

    /** The affiliations it belongs to. */
    Vector<String> affiliations();

    /** The special conditions that it cannot get, by name. */
    Vector<String> immunities();

    /** Whether the card says Encounter Character; such a character is in no squad. */
    @Value.Default
    default boolean isEncounterCharacter() {
        return false;
    }

    /** A builder of a character; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** A character without affiliations whose alter ego is its name. */
    static TeamMember of(String name, int threat, int healthy, int injured) {
        return builder()
                .id(CombatantId.of(name))
                .threat(threat)
                .stamina(new Stamina(healthy, injured))
                .build();
    }

    /** The character of a card with its printed stamina; called by the card's name at the table. */
    static TeamMember from(CharacterCard card, Stamina stamina) {
        return builder()
                .id(CombatantId.of(card.name()))
                .alterEgo(card.alterEgo())
                .threat(card.threat())
                .stamina(stamina)
                .affiliations(card.affiliations().map(Affiliation::name).toVector())
                .build();
    }

    /** The builder of a character. */
    final class Builder extends ImmutableTeamMember.Builder {
        Builder() {}
    }
}
