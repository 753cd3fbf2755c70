package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_HAS_NO_OWNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAINS_RECOVER_BY_THEMSELVES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.trait.TraitKind;

/** The purpose of an action. */
@Rule(SEQUENCE)
public enum Intent implements Describable {
    /** An attack. The target reacts. */
    HURT,
    /** Support. The doom pool opposes it. */
    HELP,
    /** A recovery. The doom pool and the ailment oppose it. */
    HEAL;

    /** Returns whether the target reacts to the action; if not, the Watcher opposes it with the doom pool. */
    @Rule(OPPOSE)
    public boolean isOpposedByTarget() {
        return this == HURT;
    }

    /** Returns whether a villain rolls for this intent. Villains help without a roll and recover only by themselves. */
    @Rule({VILLAIN_HELP, VILLAINS_RECOVER_BY_THEMSELVES})
    public boolean isRolledByVillains(boolean onThemselves) {
        return this == HURT || (this == HEAL && onThemselves);
    }

    /**
     * Returns whether an effect die with this intent steps traits of the given kind up or back. Removing a trait counts
     * as a step back. An attack makes things worse: it steps complications up and other traits back. Help does the
     * opposite. Scene distinctions belong to no side, and stress and trauma change by recovery only.
     */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS, SCENE_DISTINCTION_HAS_NO_OWNER})
    public boolean canStep(TraitKind kind, boolean up) {
        if (this == HEAL || kind.isAilment()) {
            return false;
        }
        boolean worse = (kind == TraitKind.COMPLICATION) == up;
        return kind == TraitKind.SCENE_DISTINCTION || worse == (this == HURT);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
