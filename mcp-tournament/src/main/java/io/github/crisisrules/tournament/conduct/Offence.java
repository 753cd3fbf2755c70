package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The offences for which a player can be warned or ejected. People judge whether something happened and was
 * intended. The documents' examples are not a closed list, hence the last constant.
 */
@Rule(EventRules.WARN_GROUNDS)
public enum Offence implements Worded {
    /** Disrespect towards players, Watchers, organizers or spectators. */
    @Rule(EventRules.CONDUCT)
    DISRESPECT(EventRules.CONDUCT, true),
    /** Misleading the opponent, a Watcher or the organizer on purpose. */
    @Rule(EventRules.CONDUCT)
    MISLEADING(EventRules.CONDUCT, true),
    /** Disturbing miniatures, terrain or tokens on the table on purpose. */
    @Rule(EventRules.CONDUCT)
    DISRUPTING_THE_TABLE(EventRules.CONDUCT, true),
    /** Taking dice off the table before the opponent could check the roll. */
    @Rule(EventRules.CONDUCT)
    SNATCHING_DICE(EventRules.CONDUCT, true),
    /** Hiding stats, cards or superpowers, or refusing to show them. */
    @Rule({EventRules.OPEN, EventRules.FAIR})
    HIDING_INFORMATION(EventRules.OPEN, false),
    /** Distracting or rushing the opponent so that an effect is missed. */
    @Rule({EventRules.MISSED, EventRules.FAIR})
    FORCING_A_MISS(EventRules.FAIR, false),
    /** Using the tolerance for small misplacements to gain an advantage. */
    @Rule(EventRules.MARGIN)
    ABUSING_THE_MARGIN(EventRules.MARGIN, false),
    /** Not keeping the game state clean and clear. */
    UNCLEAR_GAME_STATE(EventRules.WARN_GROUNDS, false),
    /** Manipulating scores together with another player. */
    @Rule(EventRules.COLLUDE)
    COLLUSION(EventRules.COLLUDE, true),
    /** Violence against any person, or a threat of it. */
    @Rule(EventRules.WARN)
    VIOLENCE(EventRules.WARN, true),
    /** Deliberate cheating, in the belief of a Watcher. */
    @Rule(EventRules.WARN)
    CHEATING(EventRules.WARN, true),
    /** Any other conduct that is not civil and respectful. */
    @Rule(EventRules.CONDUCT)
    OTHER_MISCONDUCT(EventRules.CONDUCT, true);

    private final String rule;
    private final boolean mayEjectAtOnce;

    Offence(String rule, boolean mayEjectAtOnce) {
        this.rule = rule;
        this.mayEjectAtOnce = mayEjectAtOnce;
    }

    /** Returns a description such as {@code unclear game state}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the id of the rule that the offence breaks. */
    public String rule() {
        return rule;
    }

    /**
     * Returns the sanctions that the documents name for the offence, the milder first. They are advice: a Watcher
     * who believes an ejection to be necessary may always eject.
     */
    @Rule({EventRules.CONDUCT, EventRules.WARN_GROUNDS, EventRules.COLLUDE})
    public Vector<Sanction> sanctions() {
        return mayEjectAtOnce ? Vector.of(Sanction.WARNING, Sanction.EJECTION) : Vector.of(Sanction.WARNING);
    }
}
