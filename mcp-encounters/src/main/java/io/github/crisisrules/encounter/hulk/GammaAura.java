package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA_POWER_IS_PAID_ONCE;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** What the Gamma Aura gives: Power as it is rolled, then dice or Power until the next Cosmic Threat turn. */
final class GammaAura {
    /** Who is within this range of Hulk is near him. */
    static final int RANGE = 3;

    /** The dice that its second result adds. */
    static final int DICE = 2;

    private GammaAura() {}

    /** The Power of the first two results is paid now; who is near is who is near now. */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    static Story<HulkState, HulkEvent> roll(
            Story<HulkState, HulkEvent> story, CrisisFace face, Vector<CombatantId> near) {
        AuraResult result = story.state().setup().aura().result(face);
        Story<HulkState, HulkEvent> rolled = story.then(new HulkEvent.AuraRolled(face, result));
        return switch (result) {
            case SURGE ->
                near.foldLeft(
                        HulkPower.gain(rolled, HulkSetup.HULK, story.state().rage()),
                        (now, character) -> HulkPower.gain(now, character, 1));
            case FRENZY -> HulkPower.gain(rolled, HulkSetup.HULK, near.size());
            case WRECKAGE -> rolled;
        };
    }

    /** The dice it adds to a Physical attack near Hulk; he is always near himself. */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    static int bonus(HulkState state, AttackType type, boolean near) {
        return state.aura().contains(AuraResult.FRENZY) && type == AttackType.PHYSICAL && near ? DICE : 0;
    }

    /** The terrain is destroyed, so its Power is due; a character must be near Hulk as the terrain goes. */
    @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
    static Story<HulkState, HulkEvent> destroyed(
            Story<HulkState, HulkEvent> story, CombatantId by, Terrain terrain, boolean near) {
        boolean pays = near && story.state().aura().contains(AuraResult.WRECKAGE);
        return story.then(new HulkEvent.TerrainDestroyed(by, terrain))
                .when(pays, gone -> HulkPower.gain(gone, by, terrain.size()));
    }
}
