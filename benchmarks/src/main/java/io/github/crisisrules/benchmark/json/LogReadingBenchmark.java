package io.github.crisisrules.benchmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Reading the log of an event of eight rounds, with every command applied and every event compared, compared with
 * parsing its JSON.
 */
public class LogReadingBenchmark extends Comparison {
    /** The number of players. */
    @Param("2000")
    public int players;

    private final ObjectMapper mapper = new ObjectMapper();
    private String document = "";

    /** Plays the event and writes its log. */
    @Setup
    public void play() {
        Announcement eightRounds = Announcement.builder()
                .name("Eight rounds")
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(8))
                .build();
        Desk desk = Desk.of(eightRounds, Seed.of(5))
                .register(Vector.rangeClosed(1, players).map(number -> "Player " + number))
                .open();
        RandomSource games = Seed.of(6).random();
        for (int round = 1; round <= 8; round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                desk = desk.apply(new TournamentCommand.ReportResult(ending(match.pairing(), games)));
            }
        }
        document = LogFormats.EVENTS.write(desk.play());
    }

    private static MatchEnding ending(Pairing pairing, RandomSource games) {
        return games.below(2) == 0
                ? MatchEnding.victory(pairing.first(), 16, pairing.second(), games.below(16))
                : MatchEnding.victory(pairing.second(), 16, pairing.first(), games.below(16));
    }

    @Override
    protected Object measured() {
        return LogFormats.EVENTS.read(document).get();
    }

    @Override
    protected Object reference() {
        try {
            return mapper.readTree(document);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
