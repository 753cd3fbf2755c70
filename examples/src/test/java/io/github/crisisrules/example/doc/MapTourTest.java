package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.battlefield.Battlefield;
import io.github.crisisrules.encounter.battlefield.ColossusMeasurements;
import io.github.crisisrules.encounter.battlefield.Footprint;
import io.github.crisisrules.encounter.battlefield.HulkMeasurements;
import io.github.crisisrules.encounter.battlefield.Piece;
import io.github.crisisrules.encounter.battlefield.PieceKind;
import io.github.crisisrules.encounter.battlefield.Spot;
import io.github.crisisrules.encounter.battlefield.ToolSizes;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The code that the tour of answers and maps shows, compiled and run. */
class MapTourTest {
    @Test
    void aMapAnswersForBothEncounters() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Seed seed = Seed.ofWords("Tuesday night");
        Vector<Integer> tokens = Vector.of(1, 2, 3, 4, 5, 6); // Tower 1 is the priority tower
        ColossusTable table = ColossusTable.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, tokens)
                .beginFirstRound()
                .activate("Lancer")
                .endActivation()
                .activate("Bulwark")
                .endActivation()
                .activate("Comet")
                .endActivation();
        // end
        // doc
        Battlefield map = Battlefield.of(
                Piece.character(ColossusCard.NAME, ColossusCard.SIZE, new Spot(4572, 4572), ToolSizes.LARGE_BASE),
                Piece.character("Lancer", 2, new Spot(5500, 4700), ToolSizes.SMALL_BASE),
                Piece.character("Bulwark", 3, new Spot(6200, 7300), ToolSizes.MIDDLE_BASE),
                Piece.character("Comet", 2, new Spot(6200, 1800), ToolSizes.SMALL_BASE),
                Piece.character("Warden", 2, new Spot(3000, 4572), ToolSizes.SMALL_BASE),
                Piece.interactiveTerrain("kiosk", 2, Footprint.rectangle(new Spot(5200, 3700), 600, 600)));
        Vector<Spot> places = Vector.of(
                new Spot(7800, 4572),
                new Spot(6200, 7800),
                new Spot(6200, 1344),
                new Spot(2900, 7800),
                new Spot(1344, 4572),
                new Spot(2900, 1344));
        for (Tower tower : Tower.all()) {
            map = map.with(Piece.token(
                    ColossusMeasurements.nameOf(tower), PieceKind.TOWER, places.get(tower.number() - 1), 150));
        }
        // end
        // doc
        ColossusMeasurements measurements = new ColossusMeasurements(map, ToolSizes.approximate());
        while (table.state().awaiting() == ColossusAwaited.PUSH) {
            ColossusMeasurements.MeasuredContact next = measurements.next(table.state());
            table = table.apply(next.command());
            table.lastSentences().forEach(System.out::println);
            measurements = next.after(); // where everything stands now
        }
        // end
        assertThat(table.state().awaiting()).isEqualTo(ColossusAwaited.CHART);
        // doc
        AnswerSource answers = Answers.otherwise(
                        AnswerSource.random(seed.random())) // yours: an answer source that asks people
                .to(ColossusQuestion.ChartFace.class, question -> CrisisDie.roll(seed.split("chart")))
                .to(ColossusQuestion.DamageToColossus.class, question -> AttackResult.of(3));
        // end
        // doc
        while (table.state().frame().round() == 1 && !table.isOver()) {
            String awaited = table.awaited().describe();
            if (table.state().awaiting() == ColossusAwaited.PUSH) {
                ColossusMeasurements.MeasuredContact next = measurements.next(table.state());
                table = table.apply(next.command());
                measurements = next.after();
            } else {
                AnswerSource measured = measurements.answers(table.state(), answers);
                table = table.apply(table.choices().head().command(measured)); // yours: the players choose
            }
            System.out.println(awaited + "\n> " + table.lastSentences().take(4).mkString(" "));
        }
        // end
        assertThat(table.state().frame().round()).isEqualTo(2);
        // doc
        Battlefield hulkMap = Battlefield.of(
                Piece.character(HulkSetup.HULK.name(), 4, new Spot(4000, 4000), ToolSizes.LARGE_BASE),
                Piece.character("Comet", 2, new Spot(5000, 4000), ToolSizes.SMALL_BASE),
                Piece.character("Warden", 2, new Spot(8000, 4000), ToolSizes.SMALL_BASE),
                Piece.token("north absorber", PieceKind.ABSORBER, new Spot(6200, 4000), 200));
        HulkMeasurements nearby = new HulkMeasurements(hulkMap, ToolSizes.approximate());
        System.out.println("Within range 3: " + nearby.nearHulk(3).mkString(", "));
        AnswerSource hulkAnswers = nearby.answers(AnswerSource.random(Seed.of(7).random()));
        // end
        assertThat(nearby.nearHulk(3)).containsExactly(CombatantId.of("Comet"));
        assertThat(hulkAnswers).isNotNull();
    }
}
