package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * Logs that look harmless and ask for much, read in a JVM of its own with little memory. Within the standard limits each is refused
 * or read; where a limit refuses it, raised limits read it. It prints what each took.
 */
public final class LargeDocuments {
    private static final CrisisJson STANDARD = CrisisJson.standard();
    private static final CrisisJson RAISED = STANDARD.within(
            ReadLimits.standard().withPlayers(20_000).withExclusions(1_000_000).withWork(100_000_000_000L));

    private LargeDocuments() {}

    /** Reads them all. */
    public static void main(String[] args) {
        read("300 players, all 44,850 pairs excluded, one round", excluded(300, 44_850, true), true, true);
        read("600 players, 134,000 pairs excluded", excluded(600, 134_000, false), true, true);
        read("2,000 players, five of whom may meet no one, one round", excluded(2_000, 9_985, true), true, false);
        read("5,000 players, one of whom may meet no one, one round", excluded(5_000, 4_999, true), true, false);
        read("620 players, seven of whom may meet no one, one round", excluded(620, 4_312, true), false, false);
        read("5,000 players, one round", excluded(5_000, 0, true), false, false);
        read("1,000 players, 10,000 pairs excluded by chance, three rounds", played(1_000, 10_000, 3), false, false);
        read("300 players, eight rounds", played(300, 0, 8), false, false);
        read("1,000 players, ten rounds", played(1_000, 0, 10), false, false);
        read("4 players, 120 rounds", played(4, 0, 120), false, false);
        read("4 players, 160 rounds", played(4, 0, 160), true, true);
        read("20,000 players", excluded(20_000, 0, false), true, true);
        verify("1,000 players, ten rounds, published without its tables", played(1_000, 0, 10));
        verify("1,500 players, ten rounds, published without its tables", played(1_500, 0, 10));
        read("20 MB of blanks", " ".repeat(19_000_000) + "{}", true, false);
        read("deep", "[".repeat(19_000_000), true, false);
        tree("2 million texts", "\"x\",", 1_999_990);
        tree("a million empty arrays", "[],", 999_990);
        tree("half a million objects", "{\"a\":1},", 499_990);
        tree("700,000 long names in Chinese", "\"" + "\u4e2d".repeat(25) + "\",", 700_000);
    }

    /** A document that is no log is a tree before it is a value. */
    private static void tree(String what, String item, int times) {
        String document = "[" + item.repeat(times) + "1]";
        long start = cpuTime();
        Either<JsonRefusal, ?> read = STANDARD.read(document, SquadSubmission.class);
        described(what, document, start, read);
        if (read.isRight()) {
            throw new AssertionError(what + ": " + read);
        }
    }

    /** A published event is verified by writing its packet again, which is much larger than its log. */
    private static void verify(String what, String log) {
        String document = "{\"format\":\"crisisrules.packet\",\"packet\":{},\"log\":" + log + "}";
        long start = cpuTime();
        Verification verification = Verification.of(document, Option.none());
        described(what, document, start, Either.right(verification));
        if (verification.isVerified()) {
            throw new AssertionError(what + ": verified");
        }
    }

    private static void described(String what, String document, long start, Either<JsonRefusal, ?> read) {
        System.out.printf(
                Locale.ROOT,
                "%-70s %5.1f MB %6.2f s of CPU  %s%n",
                what,
                document.length() / 1e6,
                (cpuTime() - start) / 1e9,
                read.isLeft() ? read.getLeft().kind() + " " + read.getLeft() : "read");
    }

    private static String excluded(int players, int exclusions, boolean paired) {
        Desk desk = Desk.challenger("Crowd", Seed.of(1));
        String start = LogFormats.EVENTS.store(desk.play());
        StringBuilder log = new StringBuilder(start.substring(0, start.lastIndexOf("[") + 1));
        for (int i = 1; i <= players; i++) {
            step(log, "{\"@type\":\"registerPlayer\",\"name\":\"Player " + i + "\"}");
        }
        int excluded = 0;
        for (int one = 1; one <= players && excluded < exclusions; one++) {
            for (int other = one + 1; other <= players && excluded < exclusions; other++) {
                step(
                        log,
                        "{\"@type\":\"excludePairing\",\"pairing\":{\"first\":" + one + ",\"second\":" + other + "}}");
                excluded++;
            }
        }
        if (paired) {
            step(log, STANDARD.write(new TournamentCommand.OpenEvent()));
            step(log, STANDARD.write(new TournamentCommand.PairRound()));
        }
        log.setLength(log.length() - 1);
        return log.append("]}").toString();
    }

    private static String played(int players, int exclusions, int rounds) {
        Desk desk = Desk.of(
                        Announcement.of("Crowd", Editions.CHALLENGER)
                                .withStructure(Option.some(Structure.swiss(rounds))),
                        Seed.of(1))
                .register(Vector.rangeClosed(1, players).map(i -> "Player " + i));
        RandomSource random = Seed.of(2).random();
        while (desk.state().excluded().size() < exclusions) {
            int one = 1 + random.below(players - 1);
            desk = desk.apply(
                    new TournamentCommand.ExcludePairing(Pairing.of(one, one + 1 + random.below(players - one))));
        }
        desk = desk.open();
        for (int round = 0; round < rounds; round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                Pairing pair = match.pairing();
                desk = desk.report(MatchEnding.victory(pair.first(), 16, pair.second(), random.below(16)));
            }
        }
        return LogFormats.EVENTS.store(desk.play());
    }

    /** Of this thread, so that other work on the machine is of no account. */
    static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void step(StringBuilder log, String command) {
        log.append("{\"command\":").append(command).append("},");
    }

    private static void read(String what, String document, boolean isRefused, boolean isRead) {
        report(what, document, STANDARD, isRefused);
        if (isRead) {
            report(what + ", limits raised", document, RAISED, false);
        }
    }

    private static void report(String what, String document, CrisisJson json, boolean isRefused) {
        long start = cpuTime();
        Either<JsonRefusal, ?> read = LogFormats.EVENTS.read(document, json);
        described(what, document, start, read);
        if (read.isLeft() != isRefused
                || (isRefused
                        && read.getLeft().kind() != RefusalKind.LIMIT
                        && read.getLeft().kind() != RefusalKind.VERSION)) {
            throw new AssertionError(what + ": " + read);
        }
    }
}
