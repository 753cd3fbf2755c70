package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * A criterion that ranks one player above another. The first four are those of the documents, in the order in which
 * they apply; the others are for the {@link TiebreakChain} of a house event or a league.
 */
public enum Tiebreaker implements Describable {
    /** More event points. */
    EVENT_POINTS(EventRuleId.POINTS),
    /** Higher Strength of Schedule. */
    STRENGTH_OF_SCHEDULE(EventRuleId.SOS),
    /** More victory points. */
    VICTORY_POINTS(EventRuleId.VP),
    /** The lot. */
    RANDOM(EventRuleId.RANDOM),
    /** More matches won. */
    WINS(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher difference between the player's VPs and those of the opponents. */
    VP_DIFFERENCE(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher total of the VPs by which matches were won. */
    MARGIN_OF_VICTORY(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** Opponents with a higher share of wins. */
    OPPONENTS_WIN_SHARE(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher sum of the opponents' event points. */
    BUCHHOLZ(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher sum of the event points of opponents beaten, and half of those of opponents drawn with. */
    SONNEBORN_BERGER(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** More wins against the players still tied. */
    HEAD_TO_HEAD(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL);

    private final String rule;

    Tiebreaker(String rule) {
        this.rule = rule;
    }

    /** Returns the name. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the column heading. */
    public String heading(Wording wording) {
        return Sentences.heading(wording, this);
    }

    /** Returns the criterion in one line: which player is ranked first. */
    public String criterion(Wording wording) {
        return Sentences.criterion(wording, this);
    }

    /** Returns the id of the rule behind it. */
    public String rule() {
        return rule;
    }
}
