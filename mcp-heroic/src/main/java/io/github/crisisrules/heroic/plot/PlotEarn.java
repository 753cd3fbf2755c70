package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.vavr.collection.Vector;

/** How plot points are earned, one at a time. */
@Rule(PP_EARN)
public enum PlotEarn implements Cited, Worded {
    /** A distinction, one's own or the scene's, as a D4 against oneself. */
    DISTINCTION_AGAINST_ONESELF(PP_EARN, "a distinction against oneself"),
    /** A limit on one's power set, by oneself or by the Watcher. */
    LIMIT(PP_EARN, "a limit"),
    /** The Watcher buys one's opportunity. */
    OPPORTUNITY_SOLD(PP_EARN, "an opportunity that the Watcher bought"),
    /** The Watcher rewards playing out being stressed out. */
    STRESSED_OUT_PLAYED(PP_EARN, "playing out being stressed out"),
    /** Lending a trait to another hero's recovery. */
    TRAIT_LENT(RECOVER_TRANSITION, "a trait lent to another hero"),
    /** One XP. */
    EXPERIENCE(XP_SPEND, "an XP spent"),
    /** The Watcher rules so. */
    RULING(WATCHER_RULES_ON_SPECIAL_EFFECTS, "a ruling of the Watcher");

    private final String rule;
    private final String words;

    PlotEarn(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** The rule it stands in. */
    @Override
    public Vector<String> rules() {
        return Vector.of(rule);
    }

    /** For people: what the point is earned by. */
    @Override
    public String words() {
        return words;
    }
}
