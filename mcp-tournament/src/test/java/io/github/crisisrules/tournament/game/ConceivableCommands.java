package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedSeat;
import io.github.crisisrules.tournament.game.ImportedRound.ImportedTable;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Commands that a person could give at the desk, sensible or not: of every kind and in any phase, about players who may not
 * exist, with whatever people type. None may throw, and each that is accepted leads to a sound state.
 */
final class ConceivableCommands {
    static final Official ORGANIZER = Official.of("Olga");
    static final Official UATU = Official.of("Uatu");
    static final Official HEAD = Official.of("Head");
    private static final int MAX_PLAYERS = 12;
    private static final Vector<Integer> NUMBERS =
            Vector.of(-1, 0, 1, 2, 3, 4, 5, Integer.MAX_VALUE, Integer.MIN_VALUE);
    private static final Vector<String> PIECES = Vector.of(
            "Ada",
            "ada",
            "B",
            "Zo\u00eb",
            "Zoe\u0308",
            "\u200b",
            " ",
            "\t",
            "\n",
            "\u0000",
            "\ud800",
            "\ud83c\udfb2",
            "\u202e",
            "|",
            "<",
            "",
            "x".repeat(90));

    private final TournamentState state;
    private final RandomSource random;

    private ConceivableCommands(TournamentState state, RandomSource random) {
        this.state = state;
        this.random = random;
    }

    /** Returns any command for this state. */
    static TournamentCommand of(TournamentState state, RandomSource random) {
        return new ConceivableCommands(state, random).any();
    }

    private TournamentCommand any() {
        return switch (random.below(33)) {
            case 0, 1 ->
                state.entries().size() < MAX_PLAYERS
                        ? new TournamentCommand.RegisterPlayer(name())
                        : new TournamentCommand.OpenEvent();
            case 2 ->
                state.entries().size() < MAX_PLAYERS
                        ? new TournamentCommand.EnterLate(name(), list())
                        : new TournamentCommand.MakeCut();
            case 3, 4 -> new TournamentCommand.SubmitList(player(), list());
            case 5 -> new TournamentCommand.ExcludePairing(pairing());
            case 6 -> new TournamentCommand.PairRound();
            case 7 -> byHand();
            case 8 -> new TournamentCommand.StartClock(number(), Instant.ofEpochSecond(random.below(1 << 30)));
            case 9, 10 -> new TournamentCommand.ReportResult(ending());
            case 11 -> new TournamentCommand.AmendResult(number(), ending());
            case 12 ->
                new TournamentCommand.DropPlayer(
                        player(), pick(DropReason.values()), new PartialScore(random.below(20), random.below(20)));
            case 13 -> new TournamentCommand.RejoinPlayer(player());
            case 14 -> new TournamentCommand.WarnPlayer(player(), pick(Offence.values()), official());
            case 15 -> new TournamentCommand.EjectPlayer(player(), pick(Offence.values()), official());
            case 16 -> new TournamentCommand.GiveRuling(official(), random.below(5) == 0 ? " " : "so be it");
            case 17 -> new TournamentCommand.AppealRuling(random.below(4), player());
            case 18 ->
                new TournamentCommand.HearAppeal(random.below(4), official(), Option.when(random.below(2) == 0, "no"));
            case 19 -> new TournamentCommand.RatePlayer(player(), number());
            case 20 -> new TournamentCommand.GiveBye(player(), pick(FirstRoundBye.values()));
            case 21 -> new TournamentCommand.ImportEvent(Vector.fill(random.below(5), this::name), imported());
            case 22 -> new TournamentCommand.MakeCut();
            case 23 -> new TournamentCommand.RenamePlayer(player(), name());
            case 24 -> new TournamentCommand.AssignClub(player(), pick(Vector.of("Red", "red ", "Blue", name())));
            case 25 -> new TournamentCommand.FixTable(player(), Option.when(random.below(4) > 0, this::number));
            case 26 -> new TournamentCommand.RequestBye(player(), number());
            case 27 -> new TournamentCommand.WithdrawResult(reported());
            case 28 -> new TournamentCommand.TakeBackBye(player(), number());
            case 29 -> new TournamentCommand.PairWithBye(player());
            case 30 ->
                new TournamentCommand.ReplaceWatcher(
                        official(), pick(Vector.of("Sub", "Uatu", "Head", "Olga", name())));
            case 31 -> new TournamentCommand.SplitPrizes(Vector.fill(random.below(4), this::player), name());
            default -> new TournamentCommand.CloseEvent();
        };
    }

    /** A plain name, or one with whatever a keyboard can produce. */
    private String name() {
        return random.below(2) == 0
                ? "Guest " + random.below(30)
                : Wording.capitalized(
                        Vector.fill(1 + random.below(4), () -> pick(PIECES)).mkString());
    }

    private int number() {
        return pick(NUMBERS);
    }

    private PlayerId player() {
        return PlayerId.of(1 + random.below(state.entries().size() + 1));
    }

    private Official official() {
        return pick(Vector.of(ORGANIZER, UATU, HEAD, Official.of("Sub"), Official.of("a stranger")));
    }

    private Pairing pairing() {
        Vector<RoundMatch> open = state.openMatches();
        if (!open.isEmpty() && random.below(2) == 0) {
            return pick(open).pairing();
        }
        PlayerId one = player();
        PlayerId other = player();
        return one.equals(other) ? Pairing.of(one.number(), one.number() + 1) : Pairing.of(one, other);
    }

    /** A match of the current round, more often than not one with a result. */
    private Pairing reported() {
        Vector<RoundMatch> reported = state.round().map(SwissRound::reported).getOrElse(Vector.empty());
        return reported.isEmpty() || random.below(3) == 0
                ? pairing()
                : pick(reported).pairing();
    }

    private MatchEnding ending() {
        Pairing pairing = pairing();
        return pick(EndingKind.values()).of(pairing.first(), random.below(25), pairing.second(), random.below(25));
    }

    /** The active players two by two, sometimes with a mistake. */
    private TournamentCommand byHand() {
        if (random.below(4) == 0) {
            return new TournamentCommand.PairByHand(
                    Vector.fill(random.below(4), this::pairing), Option.when(random.below(2) == 0, this::player));
        }
        Vector<PlayerId> mixed = Seed.of(random.below(1000)).shuffle(state.active());
        Option<PlayerId> bye = Option.when(mixed.size() % 2 == 1 && random.below(8) > 0, mixed::last);
        Vector<Pairing> pairs =
                Vector.range(0, mixed.size() / 2).map(i -> Pairing.of(mixed.get(2 * i), mixed.get(2 * i + 1)));
        return new TournamentCommand.PairByHand(random.below(8) == 0 ? pairs.drop(1) : pairs, bye);
    }

    /** A sound list, or one that lacks parts, has some twice, or is designated in a way that makes no sense. */
    private Vector<DesignatedRoster> list() {
        return switch (random.below(6)) {
            case 0 -> Vector.empty();
            case 1 -> RosterArbitraries.list();
            case 2 -> RosterArbitraries.list().drop(1);
            case 3 -> Vector.fill(random.below(5), () -> new DesignatedRoster(number(), damagedRoster()));
            default -> Vector.of(new DesignatedRoster(1, RosterArbitraries.roster(1 + random.below(3))));
        };
    }

    private RosterSubmission damagedRoster() {
        RosterSubmission sound = RosterArbitraries.roster(1 + random.below(3));
        return RosterSubmission.builder()
                .characters(damaged(sound.characters()))
                .tactics(damaged(sound.tactics()))
                .crises(damaged(sound.crises()))
                .gems(damaged(sound.gems()))
                .build();
    }

    private <A> Vector<A> damaged(Vector<A> parts) {
        return switch (random.below(4)) {
            case 0 -> parts.drop(random.below(3));
            case 1 -> parts.appendAll(parts.take(random.below(3)));
            default -> parts;
        };
    }

    private Vector<ImportedRound> imported() {
        return Vector.fill(
                random.below(3),
                () -> new ImportedRound(Vector.fill(
                        random.below(3),
                        () -> new ImportedTable(seat(), Option.when(random.below(3) > 0, this::seat)))));
    }

    private ImportedSeat seat() {
        return new ImportedSeat(player(), random.below(7), random.below(20));
    }

    private <T> T pick(T[] options) {
        return options[random.below(options.length)];
    }

    private <T> T pick(Vector<T> options) {
        return options.get(random.below(options.size()));
    }
}
