package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The effects of the Gamma Aura: Power when it is rolled, then dice or Power until the next Cosmic Threat turn. */
public final class GammaAura {
    private GammaAura() {}

    /**
     * Rolls the aura. The Power of the first two results is paid at once and depends on the characters that are
     * near Hulk now.
     */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static Decision<HulkState, HulkEvent> roll(
            Decision<HulkState, HulkEvent> now, CrisisFace face, Vector<CombatantId> near) {
        AuraResult result = now.state().setup().aura().result(face);
        int power = result.hulkPower(now.state().rage(), near.size());
        return near.foldLeft(
                PowerRules.gain(now.then(new HulkEvent.AuraRolled(face, result)), HulkSetup.HULK, power),
                (paid, character) -> PowerRules.gain(paid, character, result.crisisPower()));
    }

    /** Returns the number of dice that the aura adds to a Physical attack near Hulk. Hulk himself is always near. */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static int bonus(HulkState state, AttackType type, boolean near) {
        return state.aura().map(aura -> aura.attackDice(type, near)).getOrElse(0);
    }

    /**
     * Destroys terrain and pays Power for it if the aura gives any. The character must be near Hulk when the
     * terrain is destroyed.
     */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    public static Decision<HulkState, HulkEvent> destroyed(
            Decision<HulkState, HulkEvent> now, CombatantId by, Terrain terrain, boolean near) {
        int power = now.state()
                .aura()
                .map(aura -> aura.terrainPower(terrain.size(), near))
                .getOrElse(0);
        return now.then(new HulkEvent.TerrainDestroyed(by, terrain)).and(gone -> PowerRules.gain(gone, by, power));
    }
}
