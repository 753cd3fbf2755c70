package io.github.crisisrules.encounter.hulk.attack;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.vavr.control.Option;

/** The attacks on Hulk's card. */
public enum HulkAttack implements Describable {
    /** The first attack of the card, which may push the target. */
    STRIKE(HulkRuleId.STRIKE),
    /** Thunder Clap, which stuns. */
    THUNDER_CLAP(HulkRuleId.CLAP),
    /** Hulk Smash, which grows with Rage. */
    HULK_SMASH(HulkRuleId.SMASH);

    private final String rule;

    HulkAttack(String rule) {
        this.rule = rule;
    }

    /** Returns the special condition that the attack gives to its target, with or without damage, if any. */
    @Rule(HulkRuleId.CLAP)
    public Option<String> condition() {
        return Option.when(this == THUNDER_CLAP, "Stun");
    }

    /** Returns whether Hulk may push the target after the attack. */
    @Rule(HulkRuleId.STRIKE)
    public boolean mayPush() {
        return this == STRIKE;
    }

    /** Returns the id of the attack's rule. */
    public String rule() {
        return rule;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
