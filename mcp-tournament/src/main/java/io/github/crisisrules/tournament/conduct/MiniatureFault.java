package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;

/** What an inspector can have against a miniature. */
@Rule(EventRules.MINI)
public enum MiniatureFault {
    /** Half of its parts or more are not Atomic Mass Games parts of this line. */
    FOREIGN_PARTS(EventRules.MINI, "is mostly made of other parts"),
    /** One cannot easily tell which character it is. */
    UNIDENTIFIABLE(EventRules.MINI, "is hard to identify"),
    /** Some part of it shows the property of somebody other than Marvel. */
    FOREIGN_PROPERTY(EventRules.MINI, "shows somebody else's property"),
    /** Its size or pose gets in the way of play. */
    IN_THE_WAY(EventRules.MINI, "gets in the way of play"),
    /** It stands on no official base, and on none of the right size and shape. */
    WRONG_BASE(EventRules.MINI, "has no base of the right size and shape"),
    /** It is not painted in a deliberate way; Timeline Events mind. */
    @Rule(TimelineRules.MINI)
    UNPAINTED(TimelineRules.MINI, "is not properly painted");

    private final String rule;
    private final String words;

    MiniatureFault(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** The id of the rule that minds. */
    public String rule() {
        return rule;
    }

    /** In words, as part of a sentence. */
    public String words() {
        return words;
    }
}
