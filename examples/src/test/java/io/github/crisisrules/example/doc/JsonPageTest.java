package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.fairness.run.SummaryText;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFault;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.jackson2.CrisisModule;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.log.LogDifference;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The code that docs/JSON.md shows. */
class JsonPageTest {
    @Test
    void valuesAreWrittenAndRead() {
        // doc
        CrisisJson json = CrisisJson.standard();
        String text = json.write(CardId.tactic("Hired Muscle"));
        Either<JsonRefusal, ComponentId> read = json.read(text, ComponentId.class);

        JsonRefusal refusal = json.read("{\"@type\": \"cardId\", \"kind\": \"TEAM_TACTIC\"}", ComponentId.class)
                .getLeft();
        // refusal.kind() is MISSING, refusal.message() is "The card id needs 'name'."
        // end
        assertThat(read.get()).isEqualTo(CardId.tactic("Hired Muscle"));
        assertThat(refusal.kind()).isEqualTo(RefusalKind.MISSING);
        assertThat(refusal.message()).isEqualTo("The card id needs 'name'.");
    }

    @Test
    void aMapperOfOnesOwnKnowsTheForms() throws JsonProcessingException {
        // doc
        JsonMapper mapper = JsonMapper.builder().addModule(new CrisisModule()).build();
        String seven = mapper.writeValueAsString(PlayerId.of(7));
        // end
        assertThat(seven).isEqualTo("7");
    }

    @Test
    void logsAreWrittenAndRead() {
        // doc
        Desk desk =
                Desk.challenger("Club night", Seed.ofWords("rain on Saturday")).register("Ada");
        String document = LogFormats.EVENTS.write(desk.play());
        Desk again = Desk.of(LogFormats.EVENTS.readOrThrow(document));
        // end
        assertThat(again).isEqualTo(desk);
        // doc
        PairingSystem own = (pool, seed) -> PairingSystem.swiss().pair(pool, seed.split("house"));
        var format = LogFormats.events(LinkedHashMap.of("house", own));
        Desk house = Desk.of(desk.state().announcement(), Seed.ofWords("fog on Sunday"), own);
        Desk same = Desk.of(format.readOrThrow(format.store(house.play())));
        // end
        assertThat(same).isEqualTo(house);
        // doc
        var opened = LogFormats.EVENTS.open(document).get();
        boolean equalRules = opened.isReplayed();
        Vector<LogDifference> differences = opened.differences();
        Desk goOn = Desk.of(opened.play());
        // end
        assertThat(equalRules).isTrue();
        assertThat(differences).isEmpty();
        assertThat(goOn).isEqualTo(desk);
        // doc
        Vector<String> rows = LogFormats.EVENTS.lines(desk.play());
        Desk next = desk.register("Bruno");
        rows = rows.appendAll(LogFormats.EVENTS.lines(desk.play(), next.play()));
        Desk found = Desk.of(LogFormats.EVENTS.readLinesOrThrow(rows));
        // end
        assertThat(found).isEqualTo(next);
        // doc
        Verification verification = Verification.of(document, Option.none());
        verification.isVerified();
        verification.faults().forEach(System.out::println); // the places where something else follows
        // end
        assertThat(verification.faults()).isEmpty();
    }

    @Test
    void resultsOfOtherProgramsAreComputedAgain() {
        // doc
        String exported = """
                {"players": [{"id": 1, "name": "Ada", "matchPoints": 6}, {"id": 2, "name": "Bo", "matchPoints": 1}],
                 "rounds": [[{"player1": {"id": 1, "combinedScore": 6}, "player2": {"id": 2, "combinedScore": 0}}]]}
                """;
        ImportedEvent event = NrtmJson.read(exported).get();
        Standings standings = event.standings(new RandomTiebreak(Seed.ofWords("spoken before round 1")));
        Vector<ImportedEvent.Discrepancy> wrong = event.discrepancies(Ratio.of(1, 1000));
        // end
        // doc
        Announcement announcement = Announcement.builder()
                .name(event.name())
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(4))
                .build();
        Desk carriedOn = Desk.of(announcement, Seed.ofWords("spoken before round 2"))
                .apply(event.takeOver())
                .pairRound();
        // end
        assertThat(carriedOn.openMatches()).hasSize(1);
        assertThat(standings.players()).containsExactly(PlayerId.of(1), PlayerId.of(2));
        assertThat(wrong.map(ImportedEvent.Discrepancy::player)).containsExactly(PlayerId.of(2));
    }

    @Test
    void studiesAndSummariesAreKeptByTheFairnessKit() {
        // doc
        Either<StudyFault, Study> study =
                StudyFile.parse("{name: Club night, setups: [{players: 16, format: challenger}], events: 50}");
        String kept = StudyText.json(study.get());

        Summary summary = Simulation.run(study.get());
        Summary merged = SummaryText.parse(SummaryText.write(summary));
        // end
        assertThat(StudyFile.parse(kept)).isEqualTo(study);
        assertThat(merged).isEqualTo(summary);
    }
}
