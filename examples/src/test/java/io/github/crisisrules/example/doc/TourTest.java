package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollAdvice;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.tournament.Swiss;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.MatchHistory;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.RankReason;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code that the tours of a league and of odds show, compiled and run. */
class TourTest {
    @Test
    void anAppWithItsOwnDatabaseAsksForTheNextRound() {
        // doc
        List<Swiss.Row<String>> rows = List.of( // id, points, opponents met
                Swiss.Row.of("ada", 6, "bruno", "chidi"),
                Swiss.Row.of("bruno", 3, "ada").withByes(1),
                Swiss.Row.of("chidi", 3, "dana", "ada"),
                Swiss.Row.of("dana", 3, "chidi", "emil"),
                Swiss.Row.of("emil", 3, "dana").withByes(1));
        Swiss.Round<String> round = Swiss.nextRound(rows, Seed.ofWords("league night 3"));
        round.tables().forEach(table -> System.out.println(table.first() + " – " + table.second()));
        round.bye().forEach(player -> System.out.println(player + " has the bye"));
        System.out.println(round.why("ada"));
        // end
        assertThat(round).hasToString("ada – emil, bruno – chidi, dana – bye");
        assertThat(round.why("ada")).isEqualTo("ada (6 points) meets emil (3), left over in an odd group [EV-GROUPS].");
    }

    @Test
    void aLeagueComputesItsStandings() {
        // doc
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId chidi = PlayerId.of(3);
        // Points, rounds played, opponents met, victory points: whatever your league counts.
        Records records = Records.of(
                PlayerRecord.of(ada, 4, 2, List.of(bruno, chidi), 31),
                PlayerRecord.of(bruno, 4, 2, List.of(ada, chidi), 28),
                PlayerRecord.of(chidi, 1, 2, List.of(ada, bruno), 20));
        Standings standings = Ranking.of(records, RandomTiebreak.of(Seed.of(2026), 1));
        Ratio strength = standings.of(ada).get().strengthOfSchedule();
        System.out.println(strength + " = " + strength.toDecimal(4));
        // end
        assertThat(strength).isEqualTo(Ratio.of(5, 4));
        assertThat(standings.players()).containsExactly(ada, bruno, chidi);
        // doc
        Scoring scoring = Editions.CHALLENGER.scoring();
        MatchHistory matches = MatchHistory.of(List.of(
                MatchEnding.victory(ada, 16, bruno, 11).result(scoring),
                MatchEnding.victory(bruno, 17, chidi, 8).result(scoring),
                MatchEnding.draw(ada, 15, chidi, 15).result(scoring)));
        TiebreakChain chain =
                TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.VP_DIFFERENCE);
        Standings ours = Ranking.of(records, matches, chain, RandomTiebreak.of(Seed.of(2026), 1));
        System.out.println(RankReason.of(ours, ada).get().describe());
        // end
        assertThat(ours.players()).containsExactly(ada, bruno, chidi);
    }

    @Test
    void theOddsOfAHeroicActionAreExact() {
        // doc
        Pool attack = Pool.of("3d8+2d10");
        Pool defence = Pool.of("2d8+d12");
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(attack), ReactionPlan.of(defence));
        System.out.println(odds.chanceToWin().times(100).toDecimal(2) + " %");
        System.out.println(odds.chanceOfEffect(DieSize.D10).times(100).toDecimal(2) + " %");
        // end
        assertThat(odds.chanceToWin()).isBetween(Ratio.of(1, 2), Ratio.ONE);
        // doc
        Roll roll = Roll.of(attack.dice(), List.of(5, 4, 2, 6, 3)).get();
        RollAdvice advice = RollAdvice.best(roll, 1, ReactionPlan.of(defence), true, Goal.effect(DieSize.D10));
        System.out.println(
                advice.choice().describe() + ": " + advice.chance().times(100).toDecimal(2) + " %");
        // end
        assertThat(advice.chance()).isGreaterThan(odds.chanceOfEffect(DieSize.D10));
    }

    @Test
    void crisisDiceHaveExactOddsToo() {
        // doc
        Distribution<Integer> damage = CrisisOdds.damage(6, 3);
        System.out.println(damage.mode() + " damage is most likely; none: "
                + damage.probability(0).times(100).toDecimal(1) + " %");
        // end
        assertThat(damage.mode()).isEqualTo(2);
    }
}
