package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;

/** How plot points are earned, one at a time. */
@Rule(PP_EARN)
public enum PlotEarn {
    /** A distinction, one's own or the scene's, as a D4 against oneself. */
    DISTINCTION_AGAINST_ONESELF(PP_EARN),
    /** A limit on one's power set, by oneself or by the Watcher. */
    LIMIT(PP_EARN),
    /** The Watcher buys one's opportunity. */
    OPPORTUNITY_SOLD(PP_EARN),
    /** The Watcher rewards playing out being stressed out. */
    STRESSED_OUT_PLAYED(PP_EARN),
    /** Lending a trait to another hero's recovery. */
    TRAIT_LENT(RECOVER_TRANSITION),
    /** One XP. */
    EXPERIENCE(XP_SPEND);

    private final String rule;

    PlotEarn(String rule) {
        this.rule = rule;
    }

    /** The rule it stands in. */
    public String rule() {
        return rule;
    }
}
