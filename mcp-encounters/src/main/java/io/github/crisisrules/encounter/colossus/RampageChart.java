package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.control.Option;

/**
 * The Rampage chart, on which a die is rolled at the end of each push. Its results are the items that the game then
 * waits for.
 */
@Rule(CHART)
public final class RampageChart {
    /** The range within which the Colossus throws characters and terrain. */
    public static final int THROW_RANGE = 2;

    private RampageChart() {}

    /** Returns the result of a face: a throw of a character or of terrain, Bare Metal Hands, or Hurl Debris. */
    public static ColossusAwaited result(CrisisFace face) {
        return switch (face) {
            case CRITICAL -> ColossusAwaited.CHARACTER_THROW;
            case WILD -> ColossusAwaited.TERRAIN_THROW;
            case HIT, BLOCK, BLANK -> ColossusAwaited.BARE_METAL_HANDS;
            case FAILURE -> ColossusAwaited.HURL_DEBRIS;
        };
    }

    /** Returns whether the Colossus gains Momentum for a face, whatever the result. */
    @Rule({CHART, MOMENTUM, ORDER_OF_DAMAGE})
    public static boolean gainsMomentum(CrisisFace face) {
        return face == CrisisFace.CRITICAL;
    }

    /**
     * Returns the result that applies instead if there is no target within range and, for an attack, in line of
     * sight: Hurl Debris instead of Bare Metal Hands, otherwise none.
     */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT})
    public static Option<ColossusAwaited> resultWithoutTarget(ColossusAwaited result) {
        return Option.when(result == ColossusAwaited.BARE_METAL_HANDS, () -> result(CrisisFace.FAILURE));
    }

    /** Returns whether the Colossus Rampages again because there is no target for the result. */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT, ORDER_OF_DAMAGE})
    public static boolean repeatsWithoutTarget(ColossusAwaited result) {
        return result == ColossusAwaited.TERRAIN_THROW || result == ColossusAwaited.HURL_DEBRIS;
    }

    /** Returns whether the Colossus Rampages again after a throw of terrain, because it hit no Crisis Team character. */
    public static boolean repeatsAfterTerrainThrow(int charactersHit) {
        return charactersHit == 0;
    }
}
