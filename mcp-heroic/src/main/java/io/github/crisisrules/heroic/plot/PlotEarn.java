package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** The ways to earn plot points, one at a time. */
@Rule(PP_EARN)
public enum PlotEarn implements HasRules, Describable {
    /** A distinction used as a D4 against its user, whether the character's own or the scene's. */
    DISTINCTION_AS_D4(PP_EARN),
    /** A limit on the character's power set, activated by the player or by the Watcher. */
    LIMIT(PP_EARN),
    /** The Watcher buys an opportunity of the character. */
    OPPORTUNITY_SOLD(PP_EARN),
    /** The Watcher rewards the player for acting out that the character is stressed out. */
    STRESSED_OUT_ROLEPLAY(PP_EARN),
    /** A trait lent to the recovery of another hero. */
    TRAIT_LENT(RECOVER_TRANSITION),
    /** One XP. */
    EXPERIENCE(XP_SPEND),
    /** A ruling of the Watcher. */
    RULING(WATCHER_RULES_ON_SPECIAL_EFFECTS);

    private final String rule;

    PlotEarn(String rule) {
        this.rule = rule;
    }

    /** Returns the id of the rule that awards the point. */
    @Override
    public Vector<String> rules() {
        return Vector.of(rule);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
