package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Table;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.MomentumTrack;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.LogFormats;
import org.junit.jupiter.api.Test;

/** What the tours of the two encounters show, compiled and run. */
class EncounterTourTest {
    private static Play<ColossusState, ColossusCommand, ColossusEvent> colossus() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Seed seed = Seed.ofWords("Tuesday night");
        Play<ColossusState, ColossusCommand, ColossusEvent> play =
                Play.started(Colossus.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed));
        Table table = Table.drawing(seed.draws()); // yours: people, or a map
        for (int i = 0; i < 5; i++) {
            play = play.apply(play.choices().head().command(table));
            play.told().forEach(System.out::println);
        }
        // end
        return play;
    }

    @Test
    void theColossusIsDrivenChoiceByChoice() {
        Play<ColossusState, ColossusCommand, ColossusEvent> play = colossus();
        assertThat(play.state().isOver()).isFalse();
        // doc
        System.out.println("The game waits for: " + play.awaited().words());
        play.choices().forEach(choice -> System.out.println("- " + choice.words()));
        // end
        Seed seed = Seed.of(1);
        // doc
        Table answers = Answers.otherwise(Table.drawing(seed.draws())) // for people: a table that asks them
                .to(ColossusQuestion.ChartFace.class, question -> CrisisDie.roll(seed.split("chart")))
                .to(ColossusQuestion.DamageToHim.class, question -> 3);
        // end
        // doc
        play = play.apply(play.choices().last().command(answers));
        System.out.println(play.told().mkString("; "));
        System.out.println(play.state().words());
        // end
        var saved = play;
        // doc
        String document = LogFormats.COLOSSUS.write(play);
        play = LogFormats.COLOSSUS.read(document).get();
        // end
        assertThat(play).isEqualTo(saved);
    }

    @Test
    void theHulkIsDrivenChoiceByChoice() {
        // doc
        HulkSetup setup = HulkSimulation.standInSetup(HulkDifficulty.NORMAL); // yours: squads, card, objectives
        Play<HulkState, HulkCommand, HulkEvent> play = Play.started(Hulk.start(setup));
        Table table = Table.drawing(Seed.of(7).draws()); // yours: what the players see and choose
        for (int i = 0; i < 20; i++) {
            play = play.apply(play.choices().head().command(table));
            play.told().forEach(System.out::println);
        }
        // end
        assertThat(play.log()).isNotEmpty();
        // doc
        System.out.println(play.state().words());
        System.out.println("The game waits for: " + play.awaited().words());
        play = play.undo();
        String document = LogFormats.HULK.write(play);
        // end
        assertThat(LogFormats.HULK.read(document).get()).isEqualTo(play);
    }
}
