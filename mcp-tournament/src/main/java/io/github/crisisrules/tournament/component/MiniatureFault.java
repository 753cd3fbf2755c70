package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;

/** The faults that an inspector can find on a miniature. */
@Rule(EventRuleId.MINI)
public enum MiniatureFault {
    /** Half of its parts or more are not Atomic Mass Games parts of this line. */
    FOREIGN_PARTS(EventRuleId.MINI, "is mostly made of other parts"),
    /** The character is hard to identify. */
    UNIDENTIFIABLE(EventRuleId.MINI, "is hard to identify"),
    /** A part of it shows intellectual property of a party other than Marvel. */
    FOREIGN_PROPERTY(EventRuleId.MINI, "shows somebody else's property"),
    /** Its size or pose gets in the way of play. */
    IN_THE_WAY(EventRuleId.MINI, "gets in the way of play"),
    /** Its base is neither official nor of the right size and shape. */
    WRONG_BASE(EventRuleId.MINI, "has no base of the right size and shape"),
    /** It is not painted in a deliberate way; a fault in Timeline Events only. */
    @Rule(TimelineRuleId.MINI)
    UNPAINTED(TimelineRuleId.MINI, "is not properly painted");

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
