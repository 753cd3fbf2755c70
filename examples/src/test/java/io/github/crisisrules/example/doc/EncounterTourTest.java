package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.encounter.battlefield.Battlefield;
import io.github.crisisrules.encounter.battlefield.ColossusMeasurements;
import io.github.crisisrules.encounter.battlefield.Footprint;
import io.github.crisisrules.encounter.battlefield.HulkMeasurements;
import io.github.crisisrules.encounter.battlefield.Measures;
import io.github.crisisrules.encounter.battlefield.Piece;
import io.github.crisisrules.encounter.battlefield.PieceKind;
import io.github.crisisrules.encounter.battlefield.Spot;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.hulk.AttackType;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkAttack;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.LogFormats;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What the tours of the two encounters show, compiled and run. */
class EncounterTourTest {
    @Test
    void theColossusIsDrivenThroughARound() {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Seed seed = Seed.ofWords("Tuesday night");
        Play<ColossusState, ColossusCommand, ColossusEvent> play =
                Play.started(Colossus.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed));
        AnswerSource table = AnswerSource.drawing(seed.draws()); // yours: people, or a map
        for (int i = 0; i < 5; i++) {
            play = play.apply(play.choices().head().command(table));
            play.lastSentences().forEach(System.out::println);
        }
        // end
        assertThat(play.state().isOver()).isFalse();
        // doc
        System.out.println("The game waits for: " + play.awaited().words());
        play.choices().forEach(choice -> System.out.println("- " + choice.words()));
        // end
        // doc
        CombatantId comet = CombatantId.of("Comet");
        play = play.applyAll(Vector.of(
                new ColossusCommand.InFrame(new FrameCommand.Activate(comet)),
                new ColossusCommand.PlaceBeam(comet, Tower.of(1), Tower.of(2)),
                new ColossusCommand.DamageColossus(AttackResult.parse("CHH-F + W against B---F-")),
                new ColossusCommand.InFrame(new FrameCommand.EndActivation())));
        System.out.println(play.state().words());
        System.out.println("The game waits for: " + play.awaited().words());
        // end
        assertThat(play.state().words()).isEqualTo("Momentum 8, 0 of 3 Subdue tokens, towers 1 2 3 4 5 6");
        assertThat(play.awaited().words()).isEqualTo("the rest of the push");
        // doc
        System.out.println(play.attempt(new ColossusCommand.RollChart(CrisisFace.WILD))
                .getLeft()
                .message());
        // end
        // doc
        Battlefield map = Battlefield.of(
                Piece.character(ColossusCard.NAME, ColossusCard.SIZE, new Spot(4572, 4572), Measures.LARGE_BASE),
                Piece.character("Lancer", 2, new Spot(5500, 4700), Measures.SMALL_BASE),
                Piece.character("Bulwark", 3, new Spot(6200, 7300), Measures.MIDDLE_BASE),
                Piece.character("Comet", 2, new Spot(6200, 1800), Measures.SMALL_BASE),
                Piece.character("Warden", 2, new Spot(3000, 4572), Measures.SMALL_BASE),
                Piece.interactiveTerrain("kiosk", 2, Footprint.rectangle(new Spot(5200, 3700), 600, 600)));
        Vector<Spot> places = Vector.of(
                new Spot(7800, 4572),
                new Spot(6200, 7800),
                new Spot(6200, 1344),
                new Spot(2900, 7800),
                new Spot(1344, 4572),
                new Spot(2900, 1344));
        for (int place = 0; place < 6; place++) {
            Tower tower = play.state().setup().places().get(place);
            map = map.with(Piece.token(ColossusMeasurements.nameOf(tower), PieceKind.TOWER, places.get(place), 150));
        }
        ColossusMeasurements sights = new ColossusMeasurements(map, Measures.approximate());
        while (play.state().awaiting() == Awaiting.PUSH) {
            ColossusMeasurements.MeasuredContact next = sights.next(play.state());
            play = play.apply(next.command());
            play.lastSentences().forEach(System.out::println);
            sights = next.after();
        }
        // end
        assertThat(play.state().awaiting()).isEqualTo(Awaiting.CHART);
        // doc
        System.out.println(play.attempt(new ColossusCommand.InFrame(new FrameCommand.EndActivation()))
                .getLeft()
                .message());
        play.choices()
                .head()
                .questions()
                .forEach(question -> System.out.println(question.words() + " " + question.form()));
        play = play.apply(new ColossusCommand.RollChart(CrisisFace.FAILURE)); // the command that the refusal names
        System.out.println(play.lastSentences().mkString("; "));
        // end
        // doc
        AnswerSource answers = Answers.otherwise(
                        AnswerSource.drawing(seed.draws())) // for people: a table that asks them
                .to(ColossusQuestion.ChartFace.class, question -> CrisisDie.roll(seed.split("chart")))
                .to(ColossusQuestion.DamageToHim.class, question -> AttackResult.of(3));
        // end
        // doc
        while (play.state().frame().round() == 1 && !play.state().isOver()) {
            String awaited = play.awaited().words();
            if (play.state().awaiting() == Awaiting.PUSH) {
                ColossusMeasurements.MeasuredContact next = sights.next(play.state());
                play = play.apply(next.command());
                sights = next.after(); // where everything stands now
            } else {
                Choice<ColossusCommand> choice = play.choices().head(); // yours: the players choose
                play = play.apply(choice.command(sights.answers(play.state(), answers)));
            }
            System.out.println(awaited + " > " + play.lastSentences().take(4).mkString("; "));
        }
        System.out.println(play.state().words());
        System.out.println("The game waits for: " + play.awaited().words());
        // end
        assertThat(play.state().frame().round()).isEqualTo(2);
        var before = play;
        // doc
        play = play.undo();
        // end
        // doc
        String document = LogFormats.COLOSSUS.write(play);
        play = LogFormats.COLOSSUS.read(document).get();
        // end
        assertThat(play).isEqualTo(before.undo());
    }

    @Test
    void theHulkIsDrivenThroughARound() {
        // doc
        HulkSetup setup = HulkSetup.builder() // yours: squads, card, objectives, terrain
                .difficulty(HulkDifficulty.NORMAL)
                .team(CrisisTeam.of(
                        CrisisSquad.of(
                                "First",
                                TeamMember.of("Stand-in 1", 4, 6, 6),
                                TeamMember.of("Stand-in 2", 4, 5, 5),
                                TeamMember.of("Stand-in 3", 4, 5, 5),
                                TeamMember.of("Stand-in 4", 4, 6, 6)),
                        CrisisSquad.of(
                                "Second",
                                TeamMember.of("Stand-in 5", 4, 6, 6),
                                TeamMember.of("Stand-in 6", 4, 5, 5),
                                TeamMember.of("Stand-in 7", 4, 5, 5),
                                TeamMember.of("Stand-in 8", 4, 6, 6))))
                .card(HulkCard.standIn())
                .absorbers(Vector.of("north absorber", "south absorber"))
                .serums(Vector.of("serum"))
                .terrain(Vector.rangeClosed(1, 8)
                        .map(number -> Terrain.interactive("terrain " + number, 1 + number % 4)))
                .build();
        // end
        // doc
        Play<HulkState, HulkCommand, HulkEvent> play = Play.started(Hulk.start(setup));
        AnswerSource table = AnswerSource.drawing(Seed.of(7).draws()); // yours: what the players see and choose
        for (int i = 0; i < 20; i++) {
            play = play.apply(play.choices().head().command(table));
            play.lastSentences().forEach(System.out::println);
        }
        // end
        assertThat(play.log()).isNotEmpty();
        // doc
        System.out.println(play.state().words());
        System.out.println("The game waits for: " + play.awaited().words());
        play.choices().forEach(choice -> System.out.println("- " + choice.words()));
        // end
        // doc
        Vector<CombatantId> team = setup.team().members().map(TeamMember::id);
        play = Play.started(Hulk.start(setup))
                .applyAll(Vector.of(
                        new HulkCommand.DeployTeam(team), // all of them within range 3 of their edge
                        new HulkCommand.DeployHulk(true),
                        new HulkCommand.InFrame(new FrameCommand.Begin())));
        for (CombatantId next : team.take(3)) {
            play = play.applyAll(Vector.of(
                    new HulkCommand.InFrame(new FrameCommand.Activate(next)),
                    new HulkCommand.AttackHulk(next, AttackType.ENERGY, 5, true), // 5 dice, within range 3 of him
                    new HulkCommand.DecidePuny(false),
                    new HulkCommand.RollAttackOnHulk(AttackResult.of(2), false), // 2 damage, and it does not push him
                    new HulkCommand.InFrame(new FrameCommand.EndActivation())));
        }
        System.out.println("The game waits for: " + play.awaited().words());
        // end
        assertThat(play.awaited().words()).isEqualTo("the Gamma Aura is rolled");
        // doc
        CombatantId target = team.head();
        play = play.applyAll(Vector.of(
                new HulkCommand.RollAura(CrisisFace.BLANK, Vector.empty()), // nobody within range 3
                new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(target), 0),
                new HulkCommand.InFrame(new FrameCommand.SpendPower(target, 1)), // before the roll
                new HulkCommand.RollAttack(AttackResult.parse("CHHH-F + H against B-- = 3")),
                new HulkCommand.DeclinePush()));
        System.out.println(play.attempt(new HulkCommand.RollAttack(AttackResult.of(1)))
                .getLeft()
                .message());
        play = play.apply(new HulkCommand.InFrame(new FrameCommand.EndActivation()));
        System.out.println(play.state().words());
        // end
        assertThat(play.state().frame().combatant(target).damage()).isEqualTo(3);
        assertThat(play.state().frame().trackerTokens()).isEqualTo(1);
        // doc
        for (CombatantId next : team.subSequence(3, 6)) {
            play = play.applyAll(Vector.of(
                    new HulkCommand.InFrame(new FrameCommand.Activate(next)),
                    new HulkCommand.InFrame(new FrameCommand.EndActivation())));
        }
        HulkCommand clap = new HulkCommand.DeclareAttack(HulkAttack.THUNDER_CLAP, team.take(2), 0);
        System.out.println(play.attempt(clap).getLeft().message());
        // The refusal names RollAura: that is the way out.
        play = play.applyAll(Vector.of(new HulkCommand.RollAura(CrisisFace.HIT, team.take(3)), clap));
        System.out.println("The game waits for: " + play.awaited().words());
        // end
        assertThat(play.awaited().words()).startsWith("roll 8 dice for Thunder Clap");
        // doc
        Choice<HulkCommand> roll = play.choices().head();
        roll.questions().forEach(question -> System.out.println(question.words()));
        // end
        // doc
        while (play.state().frame().round() == 1 && !play.state().isOver()) {
            String awaited = play.awaited().words();
            Choice<HulkCommand> choice = play.choices().last(); // yours: the players choose
            play = play.apply(choice.command(table));
            System.out.println(awaited + " > " + choice.words() + ": "
                    + play.lastSentences().take(4).mkString("; "));
        }
        System.out.println(play.state().words());
        System.out.println("The game waits for: " + play.awaited().words());
        // end
        assertThat(play.state().frame().round()).isEqualTo(2);
        // doc
        Battlefield map = Battlefield.of(
                Piece.character(HulkSetup.HULK.name(), 4, new Spot(4000, 4000), Measures.LARGE_BASE),
                Piece.character("Stand-in 1", 2, new Spot(5000, 4000), Measures.SMALL_BASE),
                Piece.character("Stand-in 2", 2, new Spot(8000, 4000), Measures.SMALL_BASE),
                Piece.token("north absorber", PieceKind.ABSORBER, new Spot(6200, 4000), 200));
        AnswerSource measured = new HulkMeasurements(map, Measures.approximate()).answers(table);
        System.out.println(measured.answer(new HulkQuestion.NearHulk(3, team)));
        // end
        assertThat(measured.answer(new HulkQuestion.NearHulk(3, team))).containsExactly(CombatantId.of("Stand-in 1"));
        var before = play;
        // doc
        play = play.undo();
        String document = LogFormats.HULK.write(play);
        play = LogFormats.HULK.read(document).get();
        // end
        assertThat(play).isEqualTo(before.undo());
    }
}
