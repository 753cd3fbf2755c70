package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** A roster as a player submits it, not yet checked. {@link RosterRules} checks it and returns a {@link Roster}. */
@Value.Immutable
@HouseStyle
public sealed interface RosterSubmission extends WithRosterSubmission permits ImmutableRosterSubmission {
    /** Returns the characters, in the player's order. */
    Vector<CharacterCard> characters();

    /** Returns the Team Tactic cards. */
    Vector<TacticCard> tactics();

    /** Returns the crisis cards of both kinds. */
    Vector<CrisisCard> crises();

    /** Returns the Infinity Gems, each on the character that bears it. */
    Vector<BorneGem> gems();

    /** Returns the crisis cards of one kind. */
    default Vector<CrisisCard> crises(CrisisKind kind) {
        return crises().filter(card -> card.kind() == kind);
    }

    /** Returns the ids of all components: characters, tactics, crises, gems. */
    default Vector<ComponentId> components() {
        return Vector.<ComponentId>ofAll(characters().map(CharacterCard::id))
                .appendAll(tactics().map(TacticCard::id))
                .appendAll(crises().map(CrisisCard::id))
                .appendAll(gems().map(borne -> borne.gem().id()));
    }

    /** Returns the number of components in one part. */
    default int count(RosterPart part) {
        return switch (part) {
            case CHARACTERS -> characters().size();
            case TEAM_TACTICS -> tactics().size();
            case SECURES -> crises(CrisisKind.SECURE).size();
            case EXTRACTS -> crises(CrisisKind.EXTRACT).size();
        };
    }

    /** Returns the set symbols of all copies of a component on this roster; characters have none. */
    default Set<SetSymbol> sets(ComponentId component) {
        Vector<SetSymbol> printed = switch (component.kind()) {
            case CHARACTER -> Vector.empty();
            case TEAM_TACTIC ->
                tactics().filter(card -> card.id().equals(component)).flatMap(TacticCard::sets);
            case CRISIS -> crises().filter(card -> card.id().equals(component)).flatMap(CrisisCard::sets);
            case INFINITY_GEM ->
                gems().map(BorneGem::gem)
                        .filter(gem -> gem.id().equals(component))
                        .flatMap(InfinityGem::sets);
        };
        return LinkedHashSet.ofAll(printed);
    }

    /** Returns an empty builder of a submission. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a submission. */
    final class Builder extends ImmutableRosterSubmission.Builder {
        Builder() {}
    }
}
