package io.github.crisisrules.json;

import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Documents that were chosen to be slow, and not found by chance: texts with the same hash code, one legal command very often, and
 * the longest numbers. Each is read or refused; {@link #main} prints what each took, in a JVM of its own with little memory.
 */
public final class ChosenDocuments {
    private static final CrisisJson JSON = CrisisJson.standard();

    private ChosenDocuments() {}

    /** Reads them all. */
    public static void main(String[] args) {
        describe("NRTM file of 32,768 ids with the same hash code", () -> NrtmJson.read(nrtm(32_768)), true);
        describe(
                "CSV file of 32,768 names with the same hash code", () -> ResultsCsv.read("Chosen", csv(32_768)), true);
        describe(
                "odds of 32,768 texts with the same hash code",
                () -> JSON.read(odds(32_768), new JsonType<Distribution<String>>() {}),
                false);
        describe(
                "set of 32,768 texts with the same hash code",
                () -> JSON.read(texts(32_768), new JsonType<LinkedHashSet<String>>() {}),
                false);
        describe(
                "19,000 ratios of 500 digits",
                () -> JSON.read(ratios(19_000, 500), new JsonType<Vector<Ratio>>() {}),
                true);
        describe(
                "900 ratios of 9,000 digits",
                () -> JSON.read(ratios(900, 9_000), new JsonType<Vector<Ratio>>() {}),
                false);
        String rulings = repeated(30_000, new TournamentCommand.GiveRuling(new Official("Wanda"), "Play on."));
        describe("a log of 30,000 rulings", () -> LogFormats.EVENTS.read(rulings), true);
        TournamentCommand warning =
                new TournamentCommand.WarnPlayer(PlayerId.of(1), Offence.values()[0], new Official("Wanda"));
        describe("a log of 4,000 warnings", () -> LogFormats.EVENTS.read(repeated(4_000, warning)), true);
        describe("a log of 30,000 warnings", () -> LogFormats.EVENTS.read(repeated(30_000, warning)), false);
        String comings = repeated(
                15_000,
                new TournamentCommand.DropPlayer(PlayerId.of(1), DropReason.values()[0]),
                new TournamentCommand.RejoinPlayer(PlayerId.of(1)));
        describe("a log of 15,000 drops and rejoins", () -> LogFormats.EVENTS.read(comings), true);
        RosterSubmission cards = RosterSubmission.builder()
                .tactics(colliding(16_384).map(TacticCard::of))
                .build();
        String list = repeated(
                1, new TournamentCommand.SubmitList(PlayerId.of(1), Vector.of(new DesignatedRoster(1, cards))));
        describe(
                "a log with a list of 16,384 cards with the same hash code", () -> LogFormats.EVENTS.read(list), false);
        String wide =
                "round,player1,points1,player2,points2\n" + ("1,Ada,3,Bo,0" + ",".repeat(88) + "\n").repeat(190_000);
        describe("a CSV file of 190,000 lines of 93 fields", () -> ResultsCsv.read("Chosen", wide), false);
    }

    private static void describe(String what, Supplier<Either<?, ?>> reading, boolean isRead) {
        long start = LargeDocuments.cpuTime();
        Either<?, ?> read = reading.get();
        System.out.printf(
                Locale.ROOT,
                "%-70s %6.2f s of CPU  %s%n",
                what,
                (LargeDocuments.cpuTime() - start) / 1e9,
                read.isLeft() ? read.getLeft() : "read");
        if (read.isRight() != isRead) {
            throw new AssertionError(what + ": " + (read.isLeft() ? read.getLeft() : "read"));
        }
    }

    /** Returns different texts with the same hash code, as many as a power of two. */
    static Vector<String> colliding(int count) {
        int letters = Integer.numberOfTrailingZeros(count);
        return Vector.range(0, count).map(number -> {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < letters; i++) {
                text.append((number >> i & 1) == 0 ? "Aa" : "BB");
            }
            return text.toString();
        });
    }

    static String nrtm(int players) {
        return colliding(players)
                .map(id -> "{\"id\":\"" + id + "\"}")
                .mkString("{\"players\":[", ",", "],\"rounds\":[]}");
    }

    static String csv(int players) {
        return colliding(players)
                .grouped(2)
                .map(pair -> "1," + pair.get(0) + ",3," + pair.get(1) + ",0")
                .mkString("round,player1,points1,player2,points2\n", "\n", "\n");
    }

    static String odds(int outcomes) {
        return colliding(outcomes)
                .map(text -> "{\"outcome\":\"" + text + "\",\"weight\":\"1\"}")
                .mkString("[", ",", "]");
    }

    static String texts(int count) {
        return colliding(count).mkString("[\"", "\",\"", "\"]");
    }

    static String ratios(int count, int digits) {
        String one = "\"" + "7".repeat(digits) + "/" + "3".repeat(digits - 1) + "1\"";
        return Vector.fill(count, one).mkString("[", ",", "]");
    }

    /** Returns the log of an event in which legal commands are given again and again. */
    static String repeated(int times, TournamentCommand... commands) {
        Officials officials = Officials.of(new Official("Otto"), new Official("Wanda"));
        Announcement announcement =
                Announcement.of("Chosen", Editions.CHALLENGER).withOfficials(officials);
        String start = LogFormats.EVENTS.store(
                Desk.of(announcement, Seed.of(1)).register("Ada", "Bruno").play());
        String step = Vector.of(commands)
                .map(each -> ",{\"command\":" + JSON.write(each) + "}")
                .mkString();
        return start.substring(0, start.lastIndexOf("]")) + step.repeat(times) + "]}";
    }
}
