package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;

/** The faults that an inspector can find on a miniature. */
@Rule(EventRuleId.MINI)
public enum MiniatureFault implements Describable {
    /** Half of its parts or more are not Atomic Mass Games parts of this line. */
    FOREIGN_PARTS(EventRuleId.MINI),
    /** The character is hard to identify. */
    UNIDENTIFIABLE(EventRuleId.MINI),
    /** A part of it shows intellectual property of a party other than Marvel. */
    FOREIGN_PROPERTY(EventRuleId.MINI),
    /** Its size or pose gets in the way of play. */
    IN_THE_WAY(EventRuleId.MINI),
    /** Its base is neither official nor of the right size and shape. */
    WRONG_BASE(EventRuleId.MINI),
    /** It is not painted in a deliberate way; a fault in Timeline Events only. */
    @Rule(TimelineRuleId.MINI)
    UNPAINTED(TimelineRuleId.MINI);

    private final String rule;

    MiniatureFault(String rule) {
        this.rule = rule;
    }

    /** Returns the id of the rule that the fault breaks. */
    public String rule() {
        return rule;
    }

    /** Returns a description, as part of a sentence. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
