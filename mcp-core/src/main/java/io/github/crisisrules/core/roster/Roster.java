package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.TacticCard;
import io.vavr.collection.Vector;

/**
 * A roster that follows the core rules, with the sizes and the legality it was checked against. It can only be
 * created by {@link RosterRules#check}.
 */
public final class Roster {
    private final RosterSubmission submission;
    private final RosterSize size;
    private final CardLegality legality;

    Roster(RosterSubmission submission, RosterSize size, CardLegality legality) {
        this.submission = submission;
        this.size = size;
        this.legality = legality;
    }

    /** Returns the roster as the player submitted it. */
    public RosterSubmission submission() {
        return submission;
    }

    /** Returns the sizes it was checked against. */
    public RosterSize size() {
        return size;
    }

    /** Returns the Timeline and the banned and restricted list it was checked against. */
    public CardLegality legality() {
        return legality;
    }

    /** Returns the characters. */
    public Vector<CharacterCard> characters() {
        return submission.characters();
    }

    /** Returns the Team Tactic cards. */
    public Vector<TacticCard> tactics() {
        return submission.tactics();
    }

    /** Returns the Secure crisis cards. */
    public Vector<CrisisCard> secures() {
        return submission.crises(CrisisKind.SECURE);
    }

    /** Returns the Extract crisis cards. */
    public Vector<CrisisCard> extracts() {
        return submission.crises(CrisisKind.EXTRACT);
    }

    /** Returns the Infinity Gems with their bearers. */
    public Vector<BorneGem> gems() {
        return submission.gems();
    }

    /** Returns the ids of all components, each once. */
    public Vector<ComponentId> components() {
        return submission.components();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Roster that
                && submission.equals(that.submission)
                && size.equals(that.size)
                && legality.equals(that.legality);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * submission.hashCode() + size.hashCode()) + legality.hashCode();
    }

    @Override
    public String toString() {
        return components().mkString("Roster(", ", ", ")");
    }
}
