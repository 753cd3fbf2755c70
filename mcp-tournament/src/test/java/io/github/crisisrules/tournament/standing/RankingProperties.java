package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.StandingArbitraries;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.Comparator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RankingProperties {
    @Provide
    Arbitrary<Vector<PlayerRecord>> records() {
        return StandingArbitraries.records();
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
            assertThat(row.strengthOfSchedule()).isEqualTo(StrengthOfSchedule.of(all, row.player()));
        }
        assertThat(standings.of(PlayerId.of(2_000_000_000))).isEmpty();
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.SOS, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    void renamingAndReorderingPlayersChangesNoStrengthOfSchedule(
            @ForAll("records") Vector<PlayerRecord> records, @ForAll long order) {
        Vector<PlayerId> names = records.map(PlayerRecord::player);
        Map<PlayerId, PlayerId> renamed =
                LinkedHashMap.ofEntries(names.zip(Seed.of(order).shuffle(names)));
        Records before = Records.of(records);
        Records after = Records.of(Seed.of(order)
                .split("again")
                .shuffle(records.map(record -> PlayerRecord.of(
                        renamed.get(record.player()).get(),
                        record.points(),
                        record.rounds(),
                        record.opponents().map(opponent -> renamed.get(opponent).get()),
                        record.vps(),
                        record.byes()))));
        for (PlayerId player : names) {
            Ratio strength = StrengthOfSchedule.of(before, player);
            assertThat(StrengthOfSchedule.of(after, renamed.get(player).get())).isEqualTo(strength);
            // A mean lies between the least and the largest of its parts.
            Vector<Ratio> parts = before.of(player)
                    .opponents()
                    .map(before::of)
                    .map(opponent -> Ratio.of(opponent.points(), opponent.rounds()));
            assertThat(strength)
                    .isBetween(parts.min().getOrElse(Ratio.of(0)), parts.max().getOrElse(Ratio.of(0)));
        }
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.POINTS, EventRuleId.SOS, EventRuleId.VP, EventRuleId.RANDOM, ChallengerRuleId.WINNER})
    void neighboursAreRankedApartByTheFirstTiebreakerInWhichTheyDiffer(
            @ForAll("records") Vector<PlayerRecord> records, @ForAll long seed) {
        Standings standings = Ranking.of(Records.of(records), new RandomTiebreak(Seed.of(seed)));
        for (Standing row : standings.rows()) {
            RankReason reason = RankReason.of(standings, row.player()).get();
            assertThat(reason.above().isEmpty()).isEqualTo(row.rank() == 1);
            assertThat(reason.below().isEmpty()).isEqualTo(row.rank() == records.size());
            reason.below().forEach(decided -> {
                Standing next = decided.neighbour();
                Tiebreaker first = row.points() != next.points()
                        ? Tiebreaker.EVENT_POINTS
                        : !row.strengthOfSchedule().equals(next.strengthOfSchedule())
                                ? Tiebreaker.STRENGTH_OF_SCHEDULE
                                : row.vps() != next.vps() ? Tiebreaker.VICTORY_POINTS : Tiebreaker.RANDOM;
                assertThat(decided.tiebreaker()).isEqualTo(first);
                assertThat(row.points()).isGreaterThanOrEqualTo(next.points());
                assertThat(RankReason.of(standings, next.player()).get().above())
                        .contains(new RankReason.Decided(row, first));
            });
        }
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.SOS, EventRuleId.VP, EventRuleId.RANDOM})
    void anyOrderOfThePrintedTiebreakersIsThatOfAPlainComparison(
            @ForAll("records") Vector<PlayerRecord> records, @ForAll long seed) {
        RandomTiebreak lots = new RandomTiebreak(Seed.of(seed));
        Records all = Records.of(records);
        MatchHistory none = MatchHistory.of(Vector.empty());
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
