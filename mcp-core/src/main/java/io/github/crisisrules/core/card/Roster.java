package io.github.crisisrules.core.card;

import io.vavr.collection.Vector;

/**
 * A roster that keeps the core rules for the sizes and the legality it was checked with. The only way to one is
 * {@link RosterRules#check}.
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

    /** What the player handed in. */
    public RosterSubmission submission() {
        return submission;
    }

    /** The sizes it keeps. */
    public RosterSize size() {
        return size;
    }

    /** The Timeline and the banned and restricted list it keeps. */
    public CardLegality legality() {
        return legality;
    }

    /** The characters. */
    public Vector<CharacterCard> characters() {
        return submission.characters();
    }

    /** The Team Tactic cards. */
    public Vector<TacticCard> tactics() {
        return submission.tactics();
    }

    /** The Secure crisis cards. */
    public Vector<CrisisCard> secures() {
        return submission.crises(CrisisKind.SECURE);
    }

    /** The Extract crisis cards. */
    public Vector<CrisisCard> extracts() {
        return submission.crises(CrisisKind.EXTRACT);
    }

    /** The Infinity Gems with their bearers. */
    public Vector<BorneGem> gems() {
        return submission.gems();
    }

    /** Every component, each once. */
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
