package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.Comparator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RankingProperties {
    /** Records with few different numbers, so that every tiebreaker decides something. */
    @Provide
    Arbitrary<Vector<PlayerRecord>> records() {
        return Arbitraries.longs().map(seed -> records(Seed.of(seed).draws()));
    }

    private static Vector<PlayerRecord> records(RandomSource draw) {
        int players = 2 + draw.below(30);
        int apart = draw.below(5) == 0 ? 50_000_000 : 1 + draw.below(3);
        int rounds = 1 + draw.below(7);
        return Vector.range(0, players).map(p -> {
            int met = draw.below(rounds + 1);
            return PlayerRecord.of(
                    number(p, apart),
                    draw.below(3),
                    Math.max(1, met + draw.below(rounds + 1 - met)),
                    Vector.fill(met, () -> number((p + 1 + draw.below(players - 1)) % players, apart)),
                    draw.below(2));
        });
    }

    private static PlayerId number(int place, int apart) {
        return PlayerId.of(1 + place * apart);
    }

    @Property(tries = 500)
    @Verifies({
        EventRuleId.SOS,
        EventRuleId.VP,
        EventRuleId.RANDOM,
        EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT
    })
    void ranksAsTheRulesReadOneAfterTheOther(@ForAll("records") Vector<PlayerRecord> records, @ForAll long seed) {
        RandomTiebreak lots = new RandomTiebreak(Seed.of(seed));
        Records all = Records.of(Seed.of(seed).shuffle(records));
        Vector<PlayerId> ranked = records.map(PlayerRecord::player).filter(player -> player.number() % 5 != 0);
        Standings standings = Ranking.of(all, ranked, lots);

        assertThat(Vector.ofAll(standings.players()))
                .isEqualTo(ranked.sorted(Comparator.<PlayerId>comparingInt(
                                player -> -all.of(player).points())
                        .thenComparing(player -> StrengthOfSchedule.of(all, player), Comparator.<Ratio>reverseOrder())
                        .thenComparingInt(player -> -all.of(player).vps())
                        .thenComparing(lots)));
        for (int i = 0; i < ranked.size(); i++) {
            Standing row = standings.rows().get(i);
            assertThat(standings.of(row.player())).contains(row);
            assertThat(row.rank()).isEqualTo(i + 1);
            assertThat(row.strength()).isEqualTo(StrengthOfSchedule.of(all, row.player()));
        }
        assertThat(standings.of(PlayerId.of(2_000_000_000))).isEmpty();
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.SOS, EventRuleId.VP, EventRuleId.RANDOM})
    void anyOrderOfThePrintedTiebreakersIsThatOfAPlainComparison(
            @ForAll("records") Vector<PlayerRecord> records, @ForAll long seed) {
        RandomTiebreak lots = new RandomTiebreak(Seed.of(seed));
        Records all = Records.of(records);
        MatchBook none = MatchBook.of(Vector.empty());
        for (Vector<Tiebreaker> order : TiebreakChain.OFFICIAL.order().permutations()) {
            TiebreakChain chain = new TiebreakChain(order, 1);
            Comparator<PlayerId> literal = Comparator.comparing(player -> 0);
            for (Tiebreaker by : order) {
                literal = literal.thenComparing(player -> literal(all, by, player), Comparator.<Ratio>reverseOrder());
            }
            Standings standings = Ranking.of(all, none, chain, lots);
            assertThat(standings.players()).isEqualTo(all.players().sorted(literal.thenComparing(lots)));
            // The kernel and the chain agree on the chain of the documents.
            assertThat(ChainRanking.of(all, none, all.players(), TiebreakChain.OFFICIAL, lots))
                    .isEqualTo(Ranking.of(all, lots));
        }
    }

    private static Ratio literal(Records records, Tiebreaker by, PlayerId player) {
        return switch (by) {
            case EVENT_POINTS -> Ratio.of(records.of(player).points());
            case VICTORY_POINTS -> Ratio.of(records.of(player).vps());
            default -> StrengthOfSchedule.of(records, player);
        };
    }
}
