package io.github.crisisrules.core.card;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A squad that keeps the core rules for the limits it was checked with. {@link SquadRules} is the only way to one. */
public final class Squad {
    private final SquadSubmission submission;
    private final SquadLimits limits;

    Squad(SquadSubmission submission, SquadLimits limits) {
        this.submission = submission;
        this.limits = limits;
    }

    /** What the player put together. */
    public SquadSubmission submission() {
        return submission;
    }

    /** The limits it keeps. */
    public SquadLimits limits() {
        return limits;
    }

    /** The characters. */
    public Vector<CharacterCard> characters() {
        return submission.characters();
    }

    /** The Team Tactic cards. */
    public Vector<TacticCard> tactics() {
        return submission.tactics();
    }

    /** The Infinity Gems with their bearers. */
    public Vector<BorneGem> gems() {
        return submission.gems();
    }

    /** The affiliation it uses, if any. */
    public Option<Affiliation> affiliation() {
        return submission.affiliation();
    }

    /** The threat of the characters and their gems together. */
    public int threat() {
        return submission.threat();
    }

    /** The characters that belong to an affiliation. */
    public Vector<CharacterCard> members(Affiliation affiliation) {
        return characters().filter(character -> character.belongsTo(affiliation));
    }

    /** The characters that can lead it with the affiliation it uses; who does is the player's choice. */
    public Vector<CharacterCard> leaders() {
        return affiliation()
                .map(used -> characters().filter(character -> character.canLead(used)))
                .getOrElse(Vector.empty());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Squad that && submission.equals(that.submission) && limits.equals(that.limits);
    }

    @Override
    public int hashCode() {
        return 31 * submission.hashCode() + limits.hashCode();
    }

    @Override
    public String toString() {
        return characters().map(CharacterCard::id).mkString("Squad(", ", ", ")");
    }
}
