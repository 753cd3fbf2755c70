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
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class IntentProperties {
    @Property
    @Verifies(USE)
    void helpUndoesWhatAnAttackDoes(@ForAll TraitKind kind, @ForAll boolean up) {
        assertThat(Intent.HELP.canStep(kind, up)).isEqualTo(Intent.HURT.canStep(kind, !up));
    }

    @Property
    @Verifies({USE, SCENE_DISTINCTION_HAS_NO_OWNER})
    void aTraitStepsOneWayByAnAttackAndASceneDistinctionBothWays(@ForAll TraitKind kind) {
        int ways = (Intent.HURT.canStep(kind, true) ? 1 : 0) + (Intent.HURT.canStep(kind, false) ? 1 : 0);
        boolean ailment = kind == TraitKind.STRESS || kind == TraitKind.TRAUMA;
        assertThat(ways).isEqualTo(ailment ? 0 : kind == TraitKind.SCENE_DISTINCTION ? 2 : 1);
        assertThat(Intent.HURT.canStep(kind, true))
                .isEqualTo(kind == TraitKind.COMPLICATION || kind == TraitKind.SCENE_DISTINCTION);
    }

    @Property
    @Verifies(RECOVERY_ALONE_REMOVES_STRESS)
    void noEffectDieStepsStressOrTraumaAndARecoveryStepsNothingElse(
            @ForAll Intent intent, @ForAll TraitKind kind, @ForAll boolean up) {
        assertThat(intent.canStep(TraitKind.STRESS, up)).isFalse();
        assertThat(intent.canStep(TraitKind.TRAUMA, up)).isFalse();
        assertThat(Intent.HEAL.canStep(kind, up)).isFalse();
        assertThat(kind.isAilment()).isEqualTo(!Intent.HURT.canStep(kind, true) && !Intent.HURT.canStep(kind, false));
    }

    @Property
    @Verifies(OPPOSE)
    void onlyWhoIsHurtReacts(@ForAll Intent intent) {
        assertThat(intent.isOpposedByTarget()).isEqualTo(intent == Intent.HURT);
    }

    @Property
    @Verifies({VILLAIN_HELP, VILLAINS_RECOVER_BY_THEMSELVES})
    void aVillainRollsForNothingThatHelpsAnother(@ForAll Intent intent) {
        assertThat(intent.isRolledByVillains(false)).isEqualTo(intent.isOpposedByTarget());
        assertThat(intent.isRolledByVillains(true)).isEqualTo(intent != Intent.HELP);
    }
}
