package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

class CutProspectsTest {
    private static final PointScale SCALE = new PointScale(3, 1, 0);

    private static TreeMap<PlayerId, Integer> points(int... points) {
        return TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                Vector.range(0, points.length).map(i -> Tuple.of(PlayerId.of(i + 1), points[i])));
    }

    private static CutProspect of(CutProspects prospects, int player) {
        return prospects.of(PlayerId.of(player));
    }

    @Test
    void beforeTheLastPairingAnybodyMayWinOrLose() {
        // Top 2 of 9 6 6 3 0 with one round to play: two can reach 9 and tie with the leader, no player can reach 12.
        CutProspects prospects = CutProspects.of(points(9, 6, 6, 3, 0), Vector.empty(), 1, 2, SCALE);
        assertThat(of(prospects, 1)).isEqualTo(CutProspect.IN_WITH_WINS);
        assertThat(of(prospects, 2)).isEqualTo(CutProspect.OPEN);
        // 3 + 3 = 6 can still tie with those who lose: open, not out; 0 + 3 is passed by three for certain.
        assertThat(of(prospects, 4)).isEqualTo(CutProspect.OPEN);
        assertThat(of(prospects, 5)).isEqualTo(CutProspect.OUT_UNLESS_OTHERS_LEAVE);
    }

    @Test
    void pairedRivalsCannotBothWin() {
        // The same when 2 plays 3: only one of them reaches 9, so the leader is in whatever happens.
        CutProspects prospects =
                CutProspects.of(points(9, 6, 6, 3, 0), Vector.of(Pairing.of(2, 3), Pairing.of(1, 4)), 0, 2, SCALE);
        assertThat(of(prospects, 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(prospects, 2)).isEqualTo(CutProspect.IN_WITH_WINS);
        assertThat(of(prospects, 4)).isEqualTo(CutProspect.OUT_UNLESS_OTHERS_LEAVE);
        assertThat(of(prospects, 5)).isEqualTo(CutProspect.OUT_UNLESS_OTHERS_LEAVE);
    }

    /**
     * The prospects by their definition: every way the open matches and one free round can end is tried. Also with a scale
     * where a loss brings something.
     */
    @Test
    void everyProspectIsWhatAllEndingsSay() {
        Vector<CutProspect> seen = Vector.empty();
        for (int example = 0; example < 400; example++) {
            RandomSource random = Seed.of(example).random();
            PointScale scale = example % 2 == 0 ? SCALE : new PointScale(5, 2, 1);
            int free = example % 4 == 1 ? 1 : 0;
            int[] now = new int[free == 1 ? 5 : 8];
            for (int i = 0; i < now.length; i++) {
                now[i] = random.below(4) * 3 + random.below(2);
            }
            Vector<Pairing> open = Vector.of(Pairing.of(1, 2), Pairing.of(3, 4), Pairing.of(5, 6))
                    .take(random.below(free == 1 ? 3 : 4));
            int cut = 1 + random.below(4);
            TreeMap<PlayerId, CutProspect> prospects =
                    CutProspects.of(points(now), open, free, cut, scale).all();
            for (int player = 1; player <= now.length; player++) {
                CutProspect literal = literal(now, open, free, cut, scale, player);
                assertThat(prospects.get(PlayerId.of(player)).get())
                        .as("%s of %s, %s open, %s free, top %s", player, points(now), open, free, cut)
                        .isEqualTo(literal);
                seen = seen.append(literal);
            }
        }
        assertThat(seen.distinct()).containsExactlyInAnyOrder(CutProspect.values());
    }

    private static CutProspect literal(
            int[] now, Vector<Pairing> open, int free, int cut, PointScale scale, int player) {
        boolean alwaysIn = true;
        boolean inByWinning = true;
        boolean outThoughWinning = true;
        int ways = (int) Math.pow(3, open.size()) << (free * now.length);
        for (int way = 0; way < ways; way++) {
            int[] end = now.clone();
            boolean won = true;
            int code = way;
            for (Pairing pairing : open) {
                Outcome outcome = Outcome.values()[code % 3];
                code /= 3;
                end[pairing.first().number() - 1] += scale.points(outcome);
                end[pairing.second().number() - 1] += scale.points(outcome.opposite());
                won &= pairing.first().number() != player || outcome == Outcome.WIN;
                won &= pairing.second().number() != player || outcome == Outcome.LOSS;
            }
            // Who meets whom in a round that is not paired is open: anybody may win or lose it.
            for (int i = 0; free == 1 && i < now.length; i++) {
                boolean wins = (code >> i & 1) == 1;
                end[i] += wins ? scale.win() : scale.loss();
                won &= i != player - 1 || wins;
            }
            int above = 0;
            int notBelow = -1;
            for (int other : end) {
                above += other > end[player - 1] ? 1 : 0;
                notBelow += other >= end[player - 1] ? 1 : 0;
            }
            alwaysIn &= notBelow < cut;
            inByWinning &= !won || notBelow < cut;
            outThoughWinning &= !won || above >= cut;
        }
        boolean hasSomethingToWin = free > 0 || open.exists(pairing -> pairing.has(PlayerId.of(player)));
        if (alwaysIn) {
            return CutProspect.CLINCHED;
        }
        if (outThoughWinning) {
            return CutProspect.OUT_UNLESS_OTHERS_LEAVE;
        }
        return hasSomethingToWin && inByWinning ? CutProspect.IN_WITH_WINS : CutProspect.OPEN;
    }

    @Test
    void aPlayerWhoIsNotPairedHasOnlyTheFreeRoundsLeft() {
        // Top 1 of 7 6 3, 2 against 3 open, 1 has had the bye: 2 can end at 9, above 7.
        CutProspects prospects = CutProspects.of(points(7, 6, 3), Vector.of(Pairing.of(2, 3)), 0, 1, SCALE);
        assertThat(of(prospects, 1)).isEqualTo(CutProspect.OPEN);
        assertThat(of(prospects, 2)).isEqualTo(CutProspect.IN_WITH_WINS);
        // 3 + 3 = 6 is below the 7 that a player has for certain.
        assertThat(of(prospects, 3)).isEqualTo(CutProspect.OUT_UNLESS_OTHERS_LEAVE);
        // One round more: 2 ends at 12 with two wins, beyond the 10 of 1; 3 can end at 9, above the 7 that 1 has
        // already.
        CutProspects more = CutProspects.of(points(7, 6, 3), Vector.of(Pairing.of(2, 3)), 1, 1, SCALE);
        assertThat(of(more, 1)).isEqualTo(CutProspect.OPEN);
        assertThat(of(more, 2)).isEqualTo(CutProspect.IN_WITH_WINS);
        assertThat(of(more, 3)).isEqualTo(CutProspect.OPEN);
    }

    @Test
    void aPlayerWhoMayReturnOrComeLateCountsAsARival() {
        // 9 3 for a top 1, no round to play: the leader is in, unless a player with 9 may return.
        CutProspects alone = CutProspects.of(points(9, 3), Vector.empty(), 0, 1, SCALE);
        assertThat(of(alone, 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(alone.returning(Vector.of(8)), 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(alone.returning(Vector.of(9)), 1)).isEqualTo(CutProspect.OPEN);
        assertThat(of(alone.enteringWith(8), 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(alone.enteringWith(9), 1)).isEqualTo(CutProspect.OPEN);
        // With a round to play 6 can become 9: then 9 may be tied, 12 not.
        CutProspects round = CutProspects.of(points(9, 3), Vector.empty(), 1, 1, SCALE);
        assertThat(of(round.returning(Vector.of(5)), 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(round.returning(Vector.of(6)), 1)).isEqualTo(CutProspect.IN_WITH_WINS);
        assertThat(of(round.enteringWith(5), 1)).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(round.enteringWith(6), 1)).isEqualTo(CutProspect.IN_WITH_WINS);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> CutProspects.of(points(3, 0), Vector.of(Pairing.of(1, 9)), 0, 1, SCALE))
                .hasMessageContaining("#9");
        assertThatThrownBy(() -> of(CutProspects.of(points(3, 0), Vector.empty(), 0, 1, SCALE), 5))
                .hasMessageContaining("#5");
    }
}
