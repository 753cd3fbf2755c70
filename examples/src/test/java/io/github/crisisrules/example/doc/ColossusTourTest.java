package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.LogFormats;
import org.junit.jupiter.api.Test;

/** The code that the tour of the Colossus shows, compiled and run. */
class ColossusTourTest {
    @Test
    void theColossusIsDrivenThroughARound() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Seed seed = Seed.ofWords("Tuesday night");
        ColossusTable table = ColossusTable.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed)
                .beginFirstRound();
        System.out.println(table.awaited().describe());
        table.choices().forEach(choice -> System.out.println("- " + choice.describe()));
        // end
        // doc
        table = table.activate("Lancer")
                .placeBeam("Lancer", 1, 2) // on Tower 1, toward Tower 2
                .endActivation()
                .activate("Bulwark")
                .placeBeam("Bulwark", 2, 1) // the two towers are linked
                .endActivation()
                .activate("Comet")
                .damageColossus("CHH-F + W -> CHHHFW against B---F-") // one reroll
                .endActivation();
        System.out.println(table.state().describe());
        System.out.println(table.awaited().describe());
        // end
        assertThat(table.state().momentum().level()).isEqualTo(8);
        assertThat(table.state().awaiting()).isEqualTo(ColossusAwaited.PUSH);
        // doc
        System.out.println(
                table.attempt(now -> now.rollChart(CrisisFace.WILD)).getLeft().describe());
        // end
        // doc
        table = table.crossLink(1, 2)
                .touchTerrain(2) // of size 2
                .touchCharacter("Lancer")
                .endPush()
                .rollChart(CrisisFace.FAILURE)
                .hurlDebris("Bulwark", 3); // 3 damage
        table.lastSentences().forEach(System.out::println);
        System.out.println(table.state().describe());
        // end
        assertThat(table.character("Bulwark").damage()).isEqualTo(3);
        // doc
        table = table.activate("Warden")
                .damageColossus(3)
                .endActivation() // all have acted: the turn ends, and the second Rampage begins
                .touchTower(3, "Comet") // Comet is within range 1 of Tower 3
                .rollChart(CrisisFace.HIT)
                .attackWithBareMetalHands("Comet", "HHHH---- -> HHHHH--- against BB---") // one reroll
                .endPush() // of the third Rampage
                .rollChart(CrisisFace.BLANK)
                .reportNoTarget()
                .hurlDebris("Warden", 0);
        table.lastSentences().take(17).forEach(System.out::println);
        // end
        assertThat(table.state().frame().round()).isEqualTo(2);
        // doc
        System.out.println(table.view().text());
        // end
        // doc
        var sheet = table.sheets()
                .find(each -> each.title().equals("Report an effect"))
                .get();
        for (String typed : new String[] {"0", "2", "many", "2"}) { // yours: what the players type
            System.out.println(sheet.next().get().label());
            sheet.next().get().options().forEach(option -> System.out.println("- " + option));
            sheet = sheet.answer(typed)
                    .peekLeft(fault -> System.out.println("! " + fault.message()))
                    .getOrElse(sheet);
        }
        table = sheet.attempt(table::attempt).get();
        table.lastSentences().forEach(System.out::println);
        // end
        // doc
        AnswerSource players = AnswerSource.random(seed.random()); // yours: people, or a map
        for (int i = 0; i < 9; i++) {
            String awaited = table.awaited().describe();
            table = table.apply(table.choices().head().command(players)); // yours: the players choose
            System.out.println(awaited + "\n> " + table.lastSentences().take(4).mkString(" "));
        }
        // end
        assertThat(table.state().frame().turnSide()).contains(Side.COSMIC_THREAT);
        ColossusTable before = table;
        // doc
        table = table.undo();
        String document = LogFormats.COLOSSUS.write(table.play());
        table = ColossusTable.of(LogFormats.COLOSSUS.readOrThrow(document));
        // end
        assertThat(table).isEqualTo(before.undo());
    }

    @Test
    void theTrackOfYourOwnCardIsChecked() {
        // doc
        MomentumTrack ownTrack = MomentumTrack.of(
                MovementTool.SHORT, // while he is Subdued
                new MomentumTier(0, 0, MovementTool.SHORT, 1, 0), // from, to, tool, contact damage, more defence dice
                new MomentumTier(1, 3, MovementTool.SHORT, 1, 0),
                new MomentumTier(4, 6, MovementTool.MEDIUM, 2, 1),
                new MomentumTier(7, 9, MovementTool.MEDIUM, 2, 2),
                new MomentumTier(10, 12, MovementTool.LONG, 4, 3));
        // end
        assertThat(ownTrack.isStandIn()).isFalse();
    }

    @Test
    void whatTheJavadocOfTheGameShows() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Seed seed = Seed.ofWords("Tuesday night");
        Play<ColossusState, ColossusCommand, ColossusEvent> play =
                Colossus.play(ColossusSetup.shuffled(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed));
        AnswerSource players = AnswerSource.random(seed.random()); // yours: people, or a map
        for (int i = 0; i < 5; i++) {
            play = play.apply(play.choices().head().command(players));
            play.lastSentences().forEach(System.out::println);
        }
        // end
        assertThat(play.steps()).hasSize(5);
        var before = play;
        // doc
        String document = LogFormats.COLOSSUS.write(play);
        play = LogFormats.COLOSSUS.readOrThrow(document);
        // end
        assertThat(play).isEqualTo(before);
        whatTheJavadocOfTheTableShows(team, seed);
    }

    private static void whatTheJavadocOfTheTableShows(CrisisTeam team, Seed seed) {
        // doc
        ColossusTable table = ColossusTable.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed)
                .beginFirstRound()
                .activate("Comet")
                .placeBeam("Comet", 1, 2)
                .damageColossus("CHH-F + W against B---F-")
                .endActivation();
        // end
        assertThat(table.state().momentum().level()).isEqualTo(8);
    }
}
