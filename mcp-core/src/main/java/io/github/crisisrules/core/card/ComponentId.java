package io.github.crisisrules.core.card;

/**
 * The identity of a component, whatever its printing: the name and alter ego of a character, or the kind and name
 * of a card. Banned and restricted lists identify components this way.
 */
public sealed interface ComponentId permits CharacterId, CardId {
    /** Returns the kind of this component. */
    ComponentKind kind();

    /** Returns the kind and the name, for people. */
    default String label() {
        return kind().word() + " " + this;
    }
}
