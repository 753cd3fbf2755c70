package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.TacticCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A squad that follows the core rules, with the limits it was checked against. It can only be created by
 * {@link SquadRules}.
 */
public final class Squad {
    private final SquadSubmission submission;
    private final SquadLimits limits;

    Squad(SquadSubmission submission, SquadLimits limits) {
        this.submission = submission;
        this.limits = limits;
    }

    /** Returns the squad as the player submitted it. */
    public SquadSubmission submission() {
        return submission;
    }

    /** Returns the limits it was checked against. */
    public SquadLimits limits() {
        return limits;
    }

    /** Returns the characters. */
    public Vector<CharacterCard> characters() {
        return submission.characters();
    }

    /** Returns the Team Tactic cards. */
    public Vector<TacticCard> tactics() {
        return submission.tactics();
    }

    /** Returns the Infinity Gems with their bearers. */
    public Vector<BorneGem> gems() {
        return submission.gems();
    }

    /** Returns the affiliation that the squad uses, if any. */
    public Option<Affiliation> affiliation() {
        return submission.affiliation();
    }

    /** Returns the total threat of the characters and their gems. */
    public int threat() {
        return submission.threat();
    }

    /** Returns the characters that belong to an affiliation. */
    public Vector<CharacterCard> members(Affiliation affiliation) {
        return characters().filter(character -> character.belongsTo(affiliation));
    }

    /** Returns the characters that can lead the squad with the affiliation it uses. The player chooses one of them. */
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
