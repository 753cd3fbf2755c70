package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.AttackType;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The effects of the Gamma Aura: Power when it is rolled, then dice or Power until the next Cosmic Threat turn. */
public final class GammaAura {
    /** The range of the aura around Hulk. */
    public static final int RANGE = 3;

    /** The number of dice that {@link AuraResult#FRENZY} adds. */
    public static final int DICE = 2;

    private GammaAura() {}

    /**
     * Rolls the aura. The Power of the first two results is paid at once and depends on the characters that are
     * near Hulk now.
     */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static Story<HulkState, HulkEvent> roll(
            Story<HulkState, HulkEvent> story, CrisisFace face, Vector<CombatantId> near) {
        AuraResult result = story.state().setup().aura().result(face);
        Story<HulkState, HulkEvent> rolled = story.then(new HulkEvent.AuraRolled(face, result));
        return switch (result) {
            case SURGE ->
                near.foldLeft(
                        PowerRules.gain(rolled, HulkSetup.HULK, story.state().rage()),
                        (now, character) -> PowerRules.gain(now, character, 1));
            case FRENZY -> PowerRules.gain(rolled, HulkSetup.HULK, near.size());
            case WRECKAGE -> rolled;
        };
    }

    /** Returns the number of dice that the aura adds to a Physical attack near Hulk. Hulk himself is always near. */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static int bonus(HulkState state, AttackType type, boolean near) {
        return state.aura().contains(AuraResult.FRENZY) && type == AttackType.PHYSICAL && near ? DICE : 0;
    }

    /**
     * Destroys terrain and pays Power for it if the aura gives any. The character must be near Hulk when the
     * terrain is destroyed.
     */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static Story<HulkState, HulkEvent> destroyed(
            Story<HulkState, HulkEvent> story, CombatantId by, Terrain terrain, boolean near) {
        boolean pays = near && story.state().aura().contains(AuraResult.WRECKAGE);
        return story.then(new HulkEvent.TerrainDestroyed(by, terrain))
                .when(pays, gone -> PowerRules.gain(gone, by, terrain.size()));
    }
}
