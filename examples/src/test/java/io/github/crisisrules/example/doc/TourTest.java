package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusChoices;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusNarration;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.MomentumTrack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.Explanation;
import io.github.crisisrules.tournament.desk.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.desk.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.desk.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.desk.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.desk.TournamentViolation;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.TieLots;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.control.Either;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the README and the tour show, compiled and run. */
class TourTest {
    private static Desk readme() {
        // doc
        Announcement announcement = Announcement.builder()
                .name("Saturday Challenger")
                .format(EventFormat.CHALLENGER)
                .timeline("Standard")
                .build();
        Desk desk = Desk.open(announcement, Seed.ofWords("rain on Saturday"));
        for (String name : List.of("Ada", "Bruno", "Chidi", "Dana", "Emil")) {
            desk = desk.give(new RegisterPlayer(name)).get();
        }
        desk = desk.give(new OpenEvent()).get().give(new PairRound()).get();
        System.out.print(EventViews.pairings(desk.state(), 1).get().text());
        // end
        return desk;
    }

    @Test
    void theReadmesEventHasTwoTablesAndABye() {
        String posted = EventViews.pairings(readme().state(), 1).get().text();
        assertThat(posted).contains("Ada", "Bruno", "Chidi", "Dana", "Emil").containsIgnoringCase("bye");
    }

    @Test
    void anEventIsRunRoundByRound() {
        Desk desk = readme();
        // doc
        for (Pairing pairing : desk.state().round().get().open()) {
            MatchEnding ending = MatchEnding.victory(pairing.first(), 18, pairing.second(), 11);
            desk = desk.give(new ReportResult(ending)).get();
        }
        System.out.print(EventViews.standings(desk.state(), 1).text());
        System.out.println(Explanation.rankText(desk.state(), PlayerId.of(1)));
        // end
        // doc
        MatchEnding nonsense = MatchEnding.victory(PlayerId.of(1), 18, PlayerId.of(99), 11);
        Either<TournamentViolation, Desk> refused = desk.give(new ReportResult(nonsense));
        System.out.println(refused.getLeft().rule() + ": " + refused.getLeft().message());
        // end
        assertThat(refused.isLeft()).isTrue();
        // doc
        Desk before = desk.undo().get();
        // end
        assertThat(before.steps().size()).isEqualTo(desk.steps().size() - 1);
    }

    @Test
    void aLeagueComputesItsStandings() {
        // doc
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId chidi = PlayerId.of(3);
        // Points, rounds played, opponents met, victory points: whatever your league counts.
        Records records = Records.of(List.of(
                PlayerRecord.of(ada, 4, 2, List.of(bruno, chidi), 31),
                PlayerRecord.of(bruno, 4, 2, List.of(ada, chidi), 28),
                PlayerRecord.of(chidi, 1, 2, List.of(ada, bruno), 20)));
        Standings standings = Ranking.of(records, TieLots.of(Seed.of(2026), 1));
        Ratio strength = standings.of(ada).get().strength();
        System.out.println(strength + " = " + strength.toDecimal(4));
        // end
        assertThat(strength).isEqualTo(Ratio.of(5, 4));
        assertThat(standings.players()).containsExactly(ada, bruno, chidi);
    }

    @Test
    void theColossusIsDrivenCommandByCommand() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        ColossusState state = ColossusSetup.shuffled(
                        ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, Seed.ofWords("Tuesday night"))
                .map(ColossusState::setup)
                .get();
        Colossus colossus = new Colossus();
        for (int i = 0; i < 5; i++) {
            // The state tells what it waits for and lists the legal choices; here the first is always taken.
            var command = ColossusChoices.of(state).head();
            var done = colossus.decide(state, command).get();
            done.events().forEach(event -> System.out.println(ColossusNarration.of(event)));
            state = done.state();
        }
        // end
        assertThat(state.isOver()).isFalse();
    }

    @Test
    void theOddsOfAHeroicActionAreExact() {
        // doc
        DicePool attack = DicePool.parse("3d8+2d10").get();
        DicePool defence = DicePool.parse("2d8+d12").get();
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(attack), ReactionPlan.of(defence));
        System.out.println(odds.chanceToWin().times(100).toDecimal(2) + " %");
        System.out.println(odds.chanceOfEffect(DieSize.D10).times(100).toDecimal(2) + " %");
        // end
        assertThat(odds.chanceToWin()).isBetween(Ratio.of(1, 2), Ratio.ONE);
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
