package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A squad as a player puts it together: nothing about it has been checked. {@link SquadRules} makes it a squad. */
@Value.Immutable
@HouseStyle
public sealed interface SquadSubmission extends WithSquadSubmission permits ImmutableSquadSubmission {
    /** The characters. */
    Vector<CharacterCard> characters();

    /** The Team Tactic cards. */
    Vector<TacticCard> tactics();

    /** The Infinity Gems, each on the character that bears it. */
    Vector<BorneGem> gems();

    /** The affiliation the squad uses, if any. */
    Option<Affiliation> affiliation();

    /** The threat of the characters and their gems together. */
    default int threat() {
        return Math.addExact(
                characters().map(CharacterCard::threat).foldLeft(0, Math::addExact),
                gems().map(borne -> borne.gem().threat()).foldLeft(0, Math::addExact));
    }

    /** A builder of a squad, empty at first. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a squad. */
    final class Builder extends ImmutableSquadSubmission.Builder {
        Builder() {}
    }
}
