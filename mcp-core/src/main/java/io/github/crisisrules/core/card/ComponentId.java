package io.github.crisisrules.core.card;

/**
 * What makes two components the same: for a character name and alter ego, for a card its kind and name, whatever
 * printing it is. Banned and restricted lists name components this way.
 */
public sealed interface ComponentId permits CharacterId, CardId {
    /** What kind of component this is. */
    ComponentKind kind();

    /** For people: the kind and the name. */
    default String label() {
        return kind().word() + " " + this;
    }
}
