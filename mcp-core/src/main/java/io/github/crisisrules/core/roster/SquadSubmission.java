package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.TacticCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A squad as a player submits it, not yet checked. {@link SquadRules} checks it and returns a {@link Squad}. */
@Value.Immutable
@HouseStyle
public sealed interface SquadSubmission extends WithSquadSubmission permits ImmutableSquadSubmission {
    /** Returns the characters. */
    Vector<CharacterCard> characters();

    /** Returns the Team Tactic cards. */
    Vector<TacticCard> tactics();

    /** Returns the Infinity Gems, each on the character that bears it. */
    Vector<BorneGem> gems();

    /** Returns the affiliation that the squad uses, if any. */
    Option<Affiliation> affiliation();

    /** Returns the total threat of the characters and their gems. */
    default int threat() {
        return Math.addExact(
                characters().map(CharacterCard::threat).foldLeft(0, Math::addExact),
                gems().map(borne -> borne.gem().threat()).foldLeft(0, Math::addExact));
    }

    /** Returns an empty builder of a submission. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a submission. */
    final class Builder extends ImmutableSquadSubmission.Builder {
        Builder() {}
    }
}
