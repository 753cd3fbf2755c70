package io.github.crisisrules.tournament.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of the event points of house events. */
class PointScaleProperties {
    private static final Tally OTHER = new Tally(PlayerId.of(2), 20);

    @Property(tries = 300)
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.POINTS})
    void aBonusAddsItsPointsOrNothingAndMoreVpsNeverLoseIt(
            @ForAll BonusPoint.Condition condition,
            @ForAll @IntRange(max = 40) int vps,
            @ForAll @IntRange(min = 1, max = 5) int points,
            @ForAll @IntRange(max = 40) int own,
            @ForAll boolean won) {
        BonusPoint bonus = new BonusPoint(condition, vps, points);
        PointScale scale = new PointScale(3, 1, 0).withBonus(bonus).withBye(2);
        int given = added(scale, own, won);
        assertThat(given).isIn(0, points);
        assertThat(added(scale, own + 1, won)).isGreaterThanOrEqualTo(given);
        switch (condition) {
            case VPS_AT_LEAST -> assertThat(given > 0).isEqualTo(own >= vps);
            case WIN_BY_AT_LEAST -> assertThat(given > 0).isEqualTo(won && own >= vps + OTHER.vps());
            case LOSS_BY_AT_MOST -> assertThat(given > 0).isEqualTo(!won && own + vps >= OTHER.vps());
        }
        assertThat(scale.bye()).isEqualTo(2);
        assertThat(bonus.describe()).startsWith(points + " more for ").contains(vps + (vps == 1 ? " VP" : " VPs"));
    }

    private static int added(PointScale scale, int own, boolean won) {
        Tally player = new Tally(PlayerId.of(1), own);
        MatchResult result = won ? Scoring.victory(player, OTHER) : Scoring.victory(OTHER, player);
        return scale.points(result.first(), result.second()) - (won ? 3 : 0);
    }
}
