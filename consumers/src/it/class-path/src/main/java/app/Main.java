package app;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.simulation.ColossusSimulation;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.desk.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.desk.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.view.EventViews;
import java.util.List;

/** What a newcomer would write: the README's example, and a little of each module. */
public final class Main {
    private Main() {}

    /** Throws if something is not as promised. */
    public static void main(String[] args) {
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
        String posted = EventViews.pairings(desk.state(), 1).get().text();
        System.out.print(posted);
        check(posted.contains("Dana") && posted.contains("bye"), "the README's pairings");
        check(CrisisOdds.damage(6, 3).mode() == 2, "damage of 6 against 3");
        ActionOdds odds = ActionOdds.hurting(
                RollPlan.of(DicePool.parse("3d8+2d10").get()),
                ReactionPlan.of(DicePool.parse("2d8+d12").get()));
        check(odds.chanceToWin().times(100).toDecimal(2).equals("66.56"), "odds of the Heroic action");
        var game = ColossusSimulation.builder().build().play(ColossusDifficulty.NORMAL, Seed.of(7));
        check(game.state().isOver(), "the Colossus game ends");
        System.out.println("all as promised on Java " + Runtime.version().feature());
    }

    private static void check(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException(what);
        }
    }
}
