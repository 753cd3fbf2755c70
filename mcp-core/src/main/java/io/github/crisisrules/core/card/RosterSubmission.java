package io.github.crisisrules.core.card;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** A roster as a player hands it in: nothing about it has been checked. {@link RosterRules} makes it a roster. */
@Value.Immutable
@HouseStyle
public sealed interface RosterSubmission extends WithRosterSubmission permits ImmutableRosterSubmission {
    /** The characters, in the player's order. */
    Vector<CharacterCard> characters();

    /** The Team Tactic cards. */
    Vector<TacticCard> tactics();

    /** The crisis cards of both kinds. */
    Vector<CrisisCard> crises();

    /** The Infinity Gems, each on the character that bears it. */
    Vector<BorneGem> gems();

    /** The crisis cards of one kind. */
    default Vector<CrisisCard> crises(CrisisKind kind) {
        return crises().filter(card -> card.kind() == kind);
    }

    /** Every component with what makes it the same as another: characters, tactics, crises, gems. */
    default Vector<ComponentId> components() {
        return Vector.<ComponentId>ofAll(characters().map(CharacterCard::id))
                .appendAll(tactics().map(TacticCard::id))
                .appendAll(crises().map(CrisisCard::id))
                .appendAll(gems().map(borne -> borne.gem().id()));
    }

    /** How many of one part there are. */
    default int count(RosterPart part) {
        return switch (part) {
            case CHARACTERS -> characters().size();
            case TEAM_TACTICS -> tactics().size();
            case SECURES -> crises(CrisisKind.SECURE).size();
            case EXTRACTS -> crises(CrisisKind.EXTRACT).size();
        };
    }

    /** The set symbols of all copies of a component here; characters have none. */
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

    /** A builder of a submission, empty at first. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a submission. */
    final class Builder extends ImmutableRosterSubmission.Builder {
        Builder() {}
    }
}
