package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;

/** The faults that an inspector can find on a miniature. */
@Rule(EventRules.MINI)
public enum MiniatureFault {
    /** Half of its parts or more are not Atomic Mass Games parts of this line. */
    FOREIGN_PARTS(EventRules.MINI, "is mostly made of other parts"),
    /** The character is hard to identify. */
    UNIDENTIFIABLE(EventRules.MINI, "is hard to identify"),
    /** A part of it shows intellectual property of a party other than Marvel. */
    FOREIGN_PROPERTY(EventRules.MINI, "shows somebody else's property"),
    /** Its size or pose gets in the way of play. */
    IN_THE_WAY(EventRules.MINI, "gets in the way of play"),
    /** Its base is neither official nor of the right size and shape. */
    WRONG_BASE(EventRules.MINI, "has no base of the right size and shape"),
    /** It is not painted in a deliberate way; a fault in Timeline Events only. */
    @Rule(TimelineRules.MINI)
    UNPAINTED(TimelineRules.MINI, "is not properly painted");

    private final String rule;
    private final String words;

    MiniatureFault(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** Returns the id of the rule that the fault breaks. */
    public String rule() {
        return rule;
    }

    /** Returns a description, as part of a sentence. */
    public String words() {
        return words;
    }
}
