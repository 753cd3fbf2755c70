package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * What a player can be warned or ejected for. Whether something happened, and was meant, people judge; the documents'
 * examples are not a closed list, hence the last one.
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
    /** Using the tolerance for small misplacements to gain something. */
    @Rule(EventRules.MARGIN)
    ABUSING_THE_MARGIN(EventRules.MARGIN, false),
    /** Not keeping the game state clean and clear. */
    UNCLEAR_GAME_STATE(EventRules.WARN_GROUNDS, false),
    /** Manipulating scores together with somebody. */
    @Rule(EventRules.COLLUDE)
    COLLUSION(EventRules.COLLUDE, true),
    /** Violence, or a threat of it, against anybody. */
    @Rule(EventRules.WARN)
    VIOLENCE(EventRules.WARN, true),
    /** A Watcher has reason to believe in deliberate cheating. */
    @Rule(EventRules.WARN)
    CHEATING(EventRules.WARN, true),
    /** Anything else that is not civil and respectful. */
    @Rule(EventRules.CONDUCT)
    OTHER_MISCONDUCT(EventRules.CONDUCT, true);

    private final String rule;
    private final boolean mayEjectAtOnce;

    Offence(String rule, boolean mayEjectAtOnce) {
        this.rule = rule;
        this.mayEjectAtOnce = mayEjectAtOnce;
    }

    /** In words, such as {@code unclear game state}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The id of the rule that it breaks. */
    public String rule() {
        return rule;
    }

    /**
     * What the documents name for it, the milder first. It is advice: a Watcher who believes an ejection to be
     * necessary may always eject.
     */
    @Rule({EventRules.CONDUCT, EventRules.WARN_GROUNDS, EventRules.COLLUDE})
    public Vector<Sanction> sanctions() {
        return mayEjectAtOnce ? Vector.of(Sanction.WARNING, Sanction.EJECTION) : Vector.of(Sanction.WARNING);
    }
}
