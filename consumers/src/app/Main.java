package app;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** An app of a user, which does a little with each module by its public names. */
public final class Main {
    private Main() {}

    /** Throws if something is not as promised. */
    public static void main(String[] args) {
        Desk desk = tournament();
        json(desk);
        encounter();
        heroic();
        fairness();
        System.out.println("all as promised on Java " + Runtime.version().feature() + ", "
                + (Main.class.getModule().isNamed() ? "module path" : "class path"));
    }

    private static Desk tournament() {
        Desk desk = Desk.challenger("Club night", Seed.ofWords("rain on Saturday"))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        String posted = desk.pairings().text();
        check(posted.contains("Dana") && posted.contains("bye"), "five players, two tables and a bye");
        return desk;
    }

    private static void json(Desk desk) {
        Desk again = Desk.of(LogFormats.EVENTS.read(LogFormats.EVENTS.write(desk.play())).get());
        check(again.equals(desk), "a log gives the same event");
        check(CrisisJson.standard().write(PlayerId.of(7)).equals("7"), "the JSON of a player's id");
        check(LogFormats.EVENTS.read("{}").getLeft().kind() == RefusalKind.VERSION, "what is no log is refused");
        check(LogFormats.SCENES.name().equals("crisisrules.scenes"), "the name of a format");
    }

    private static void encounter() {
        check(CrisisOdds.damage(6, 3).mode() == 2, "damage of 6 against 3");
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        ColossusTable table =
                ColossusTable.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, Seed.of(7));
        AnswerSource answers = AnswerSource.random(Seed.of(7).random());
        for (int i = 0; i < 50; i++) {
            table = table.apply(table.choices().head().command(answers));
        }
        check(table.play().steps().size() == 50, "every first choice is accepted");
    }

    private static void heroic() {
        ActionOdds odds = ActionOdds.hurting(
                RollPlan.of(Pool.of("3d8+2d10")),
                ReactionPlan.of(Pool.of("2d8+d12")));
        check(odds.chanceToWin().times(100).toDecimal(2).equals("66.56"), "odds of the Heroic action");
    }

    private static void fairness() {
        Study study = Study.builder()
                .name("Does one more round help?")
                .setups(Vector.of(Setup.official(Editions.CHALLENGER, 16, 0)))
                .events(20)
                .build();
        check(StudyFile.parse(StudyText.yaml(study)).get().equals(study), "a study is read as it was written");
        String page = HtmlReport.of(new Report(study, Simulation.run(study)));
        check(page.contains("<svg") && page.contains("Does one more round help?"), "a report with a chart");
    }

    private static void check(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException(what);
        }
    }
}
