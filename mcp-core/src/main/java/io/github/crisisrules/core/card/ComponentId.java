package io.github.crisisrules.core.card;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Describable;

/**
 * The identity of a component, whatever its printing: the name and alter ego of a character, or the kind and name
 * of a card. Banned and restricted lists identify components this way.
 */
public sealed interface ComponentId extends Describable permits CharacterId, CardId {
    /** Returns the kind of this component. */
    ComponentKind kind();

    /**
     * Returns the key by which components on typed lists are compared, see {@link PlainName#typedKey}: {@code Spider-Man}
     * and {@code Spider-man} are the same component.
     */
    String key();

    /** Returns whether the other component is this one, however either of them is typed. */
    default boolean isSame(ComponentId other) {
        return equals(other) || key().equals(other.key());
    }
}
