package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The offences for which a player can be warned or ejected. People judge whether something happened and was
 * intended. The documents' examples are not a closed list, hence the last constant.
 */
@Rule(EventRuleId.WARN_GROUNDS)
public enum Offence implements Describable {
    /** Disrespect towards players, Watchers, organizers or spectators. */
    @Rule(EventRuleId.CONDUCT)
    DISRESPECT(EventRuleId.CONDUCT, true),
    /** Misleading the opponent, a Watcher or the organizer on purpose. */
    @Rule(EventRuleId.CONDUCT)
    MISLEADING(EventRuleId.CONDUCT, true),
    /** Disturbing miniatures, terrain or tokens on the table on purpose. */
    @Rule(EventRuleId.CONDUCT)
    DISRUPTING_THE_TABLE(EventRuleId.CONDUCT, true),
    /** Taking dice off the table before the opponent could check the roll. */
    @Rule(EventRuleId.CONDUCT)
    SNATCHING_DICE(EventRuleId.CONDUCT, true),
    /** Hiding stats, cards or superpowers, or refusing to show them. */
    @Rule({EventRuleId.OPEN, EventRuleId.FAIR})
    HIDING_INFORMATION(EventRuleId.OPEN, false),
    /** Distracting or rushing the opponent so that an effect is missed. */
    @Rule({EventRuleId.MISSED, EventRuleId.FAIR})
    FORCING_A_MISS(EventRuleId.FAIR, false),
    /** Using the tolerance for small misplacements to gain an advantage. */
    @Rule(EventRuleId.MARGIN)
    ABUSING_THE_MARGIN(EventRuleId.MARGIN, false),
    /** Not keeping the game state clean and clear. */
    UNCLEAR_GAME_STATE(EventRuleId.WARN_GROUNDS, false),
    /** Manipulating scores together with another player. */
    @Rule(EventRuleId.COLLUDE)
    COLLUSION(EventRuleId.COLLUDE, true),
    /** Violence against any person, or a threat of it. */
    @Rule(EventRuleId.WARN)
    VIOLENCE(EventRuleId.WARN, true),
    /** Deliberate cheating, in the belief of a Watcher. */
    @Rule(EventRuleId.WARN)
    CHEATING(EventRuleId.WARN, true),
    /** Any other conduct that is not civil and respectful. */
    @Rule(EventRuleId.CONDUCT)
    OTHER_MISCONDUCT(EventRuleId.CONDUCT, true);

    private final String rule;
    private final boolean mayEjectAtOnce;

    Offence(String rule, boolean mayEjectAtOnce) {
        this.rule = rule;
        this.mayEjectAtOnce = mayEjectAtOnce;
    }

    /** Returns a description such as {@code an unclear game state}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the id of the rule that the offence breaks. */
    public String rule() {
        return rule;
    }

    /**
     * Returns the sanctions that the documents name for the offence, the milder first. They are advice: a Watcher
     * who believes an ejection to be necessary may always eject.
     */
    @Rule({EventRuleId.CONDUCT, EventRuleId.WARN_GROUNDS, EventRuleId.COLLUDE})
    public Vector<Sanction> sanctions() {
        return mayEjectAtOnce ? Vector.of(Sanction.WARNING, Sanction.EJECTION) : Vector.of(Sanction.WARNING);
    }
}
