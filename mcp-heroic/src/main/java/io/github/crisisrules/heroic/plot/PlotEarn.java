package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/** The ways to earn plot points, one at a time. */
@Rule(PP_EARN)
public enum PlotEarn implements HasRules, Describable {
    /** A distinction used as a D4 against its user, whether the character's own or the scene's. */
    DISTINCTION_AGAINST_ONESELF(PP_EARN, "a distinction against oneself"),
    /** A limit on the character's power set, activated by the player or by the Watcher. */
    LIMIT(PP_EARN, "a limit"),
    /** The Watcher buys an opportunity of the character. */
    OPPORTUNITY_SOLD(PP_EARN, "an opportunity that the Watcher bought"),
    /** The Watcher rewards the player for acting out that the character is stressed out. */
    STRESSED_OUT_PLAYED(PP_EARN, "playing out being stressed out"),
    /** A trait lent to the recovery of another hero. */
    TRAIT_LENT(RECOVER_TRANSITION, "a trait lent to another hero"),
    /** One XP. */
    EXPERIENCE(XP_SPEND, "an XP spent"),
    /** A ruling of the Watcher. */
    RULING(WATCHER_RULES_ON_SPECIAL_EFFECTS, "a ruling of the Watcher");

    private final String rule;
    private final String words;

    PlotEarn(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** Returns the id of the rule that awards the point. */
    @Override
    public Vector<String> rules() {
        return Vector.of(rule);
    }

    /** Describes the reason, as in {@code a limit}. */
    @Override
    public String words() {
        return words;
    }
}
