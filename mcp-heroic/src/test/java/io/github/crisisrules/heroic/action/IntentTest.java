package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_HAS_NO_OWNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAINS_RECOVER_BY_THEMSELVES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class IntentTest {
    private static final Vector<Intent> ALL = Vector.of(Intent.values());

    @Test
    @Verifies(OPPOSE)
    void onlyTheTargetOfAnAttackReacts() {
        assertThat(ALL.filter(Intent::isOpposedByTarget)).containsExactly(Intent.HURT);
    }

    @Test
    @Verifies({VILLAIN_HELP, VILLAINS_RECOVER_BY_THEMSELVES})
    void villainsRollToHurtAndToRecoverThemselves() {
        assertThat(ALL.filter(intent -> intent.isRolledByVillains(false))).containsExactly(Intent.HURT);
        assertThat(ALL.filter(intent -> intent.isRolledByVillains(true))).containsExactly(Intent.HURT, Intent.HEAL);
    }

    private static Vector<Intent> stepping(TraitKind kind, boolean up) {
        return ALL.filter(intent -> intent.canStep(kind, up));
    }

    @Test
    @Verifies({USE, RECOVERY_ALONE_REMOVES_STRESS, SCENE_DISTINCTION_HAS_NO_OWNER})
    void anAttackMakesThingsWorseAndHelpMakesThemBetter() {
        assertThat(stepping(TraitKind.POWER, true)).containsExactly(Intent.HELP);
        assertThat(stepping(TraitKind.POWER, false)).containsExactly(Intent.HURT);
        assertThat(stepping(TraitKind.ASSET, false)).containsExactly(Intent.HURT);
        assertThat(stepping(TraitKind.COMPLICATION, true)).containsExactly(Intent.HURT);
        assertThat(stepping(TraitKind.COMPLICATION, false)).containsExactly(Intent.HELP);
        assertThat(stepping(TraitKind.SCENE_DISTINCTION, true)).containsExactly(Intent.HURT, Intent.HELP);
        assertThat(stepping(TraitKind.SCENE_DISTINCTION, false)).containsExactly(Intent.HURT, Intent.HELP);
        assertThat(stepping(TraitKind.STRESS, true)).isEmpty();
        assertThat(stepping(TraitKind.STRESS, false)).isEmpty();
        assertThat(stepping(TraitKind.TRAUMA, false)).isEmpty();
    }
}
