package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.EventFormat;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.RosterArbitraries;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;

/**
 * Commands at random at one desk after the other, sensible ones and others. None throws, whatever it names; each accepted one
 * leads to a state that keeps {@link DeskInvariants}, each refused one says why.
 */
final class DeskWalk {
    private static final Official ORGANIZER = Official.of("Olga");
    private static final Official UATU = Official.of("Uatu");
    private static final Official HEAD = Official.of("Head");
    private static final int MAX_PLAYERS = 12;

    private final RandomSource draw;
    private final Function<RandomSource, String> names;
    private Desk desk;
    private int accepted;

    private DeskWalk(Seed seed, Function<RandomSource, String> names) {
        this.draw = seed.draws();
        this.names = names;
        this.desk = Desk.of(announcement(), seed.split("event"));
    }

    /** Plain names; another source may give whatever people type. */
    static String plainName(RandomSource draw) {
        return "Player " + draw.below(30);
    }

    /** Gives this many commands to as many desks as they need; how many were accepted. */
    static int walk(Seed seed, int commands, Function<RandomSource, String> names) {
        int accepted = 0;
        int given = 0;
        for (int event = 0; given < commands; event++) {
            DeskWalk walk = new DeskWalk(seed.split("event", event), names);
            int most = Math.min(250, commands - given);
            int own = 0;
            while (own < most && walk.desk.state().phase() != Phase.CLOSED) {
                walk.step();
                own++;
            }
            // After the end nothing is accepted.
            for (int i = 0; i < 5 && walk.desk.state().phase() == Phase.CLOSED; i++) {
                assertThat(walk.desk.attempt(walk.anything()).isLeft()).isTrue();
                own++;
            }
            given += own;
            accepted += walk.accepted;
            walk.replayed();
        }
        return accepted;
    }

    private Announcement announcement() {
        boolean timeline = draw.below(4) == 0;
        return Announcement.builder()
                .name("Fuzz")
                .format(timeline ? EventFormat.TIMELINE : EventFormat.CHALLENGER)
                .structure(pick(Vector.of(
                        Structure.swiss(2), Structure.withCut(1, 2), Structure.withCut(2, 4), Structure.withCut(3, 8))))
                .playedIn(Option.when(
                        timeline,
                        () -> TimelineEdition.OF_2025_12_19.timelines().head()))
                .afterTheCut(pick(Vector.of(PostCutStage.values())))
                .listsRequired(draw.below(4) == 0)
                .officials(Officials.of(ORGANIZER, UATU).withHeadWatcher(HEAD))
                .build();
    }

    private void step() {
        boolean onward = draw.below(3) > 0;
        TournamentCommand command = onward ? offered() : anything();
        Either<RuleViolation, Desk> answer = desk.attempt(command);
        assertThat(command.words(desk.state().names())).isNotBlank();
        if (answer.isLeft()) {
            assertThat(onward)
                    .as("offered, but refused: %s in %s", command, desk)
                    .isFalse();
            assertThat(answer.getLeft().message(desk.state().names())).isNotBlank();
            return;
        }
        accepted++;
        Desk before = desk;
        desk = answer.get();
        DeskInvariants.check(before, desk);
        Names all = desk.state().names();
        desk.play()
                .steps()
                .last()
                .events()
                .forEach(event -> assertThat(event.words(all)).isNotBlank());
    }

    /** One of the choices, most often one that carries the event on; ending it at once is rare. */
    private TournamentCommand offered() {
        Vector<Choice<TournamentCommand>> choices = desk.choices();
        int few = draw.below(4) > 0 ? Math.min(3, choices.size()) : choices.size();
        TournamentCommand command =
                choices.get(draw.below(few)).command(io.github.crisisrules.core.prompt.AnswerSource.drawing(draw));
        return command instanceof TournamentCommand.EndEvent && draw.below(10) > 0 ? offered() : command;
    }

    private TournamentCommand anything() {
        return switch (draw.below(19)) {
            case 0, 1 ->
                desk.state().entries().size() < MAX_PLAYERS
                        ? new TournamentCommand.RegisterPlayer(names.apply(draw))
                        : new TournamentCommand.OpenEvent();
            case 2, 3 -> new TournamentCommand.SubmitList(player(), rosters());
            case 4 -> new TournamentCommand.ExcludePairing(pairing());
            case 5 -> new TournamentCommand.PairRound();
            case 6 -> byHand();
            case 7 -> new TournamentCommand.StartClock(draw.below(12), Instant.ofEpochSecond(draw.below(1 << 30)));
            case 8 -> new TournamentCommand.ReportResult(ending(pairing()));
            case 9 -> new TournamentCommand.AmendResult(1 + draw.below(6), ending(pairing()));
            case 10 ->
                new TournamentCommand.DropPlayer(
                        player(),
                        pick(Vector.of(DropReason.values())),
                        new PartialScore(draw.below(20), draw.below(20)));
            case 11 -> new TournamentCommand.RejoinPlayer(player());
            case 12 -> new TournamentCommand.EnterLate(names.apply(draw), rosters());
            case 13 -> new TournamentCommand.WarnPlayer(player(), pick(Vector.of(Offence.values())), official());
            case 14 -> new TournamentCommand.EjectPlayer(player(), pick(Vector.of(Offence.values())), official());
            case 15 -> new TournamentCommand.GiveRuling(official(), draw.below(5) == 0 ? " " : "so be it");
            case 16 -> new TournamentCommand.AppealRuling(draw.below(4), player());
            case 17 ->
                new TournamentCommand.HearAppeal(draw.below(4), official(), Option.when(draw.below(2) == 0, "no"));
            default -> draw.below(2) == 0 ? new TournamentCommand.MakeCut() : new TournamentCommand.CloseEvent();
        };
    }

    private PlayerId player() {
        return PlayerId.of(1 + draw.below(desk.state().entries().size() + 1));
    }

    private Official official() {
        return pick(Vector.of(ORGANIZER, UATU, HEAD, Official.of("a stranger")));
    }

    private Pairing pairing() {
        Vector<RoundMatch> open = desk.openMatches();
        if (!open.isEmpty() && draw.below(2) == 0) {
            return pick(open).pairing();
        }
        PlayerId one = player();
        PlayerId other = player();
        return one.equals(other) ? Pairing.of(one.number(), one.number() + 1) : Pairing.of(one, other);
    }

    private MatchEnding ending(Pairing pairing) {
        return pick(Vector.of(EndingKind.values())).of(pairing, draw.below(25), draw.below(25));
    }

    /** The active players two by two, sometimes with a mistake. */
    private TournamentCommand byHand() {
        Vector<PlayerId> active = desk.state().active();
        Vector<PlayerId> mixed = Seed.of(draw.below(1000)).shuffle(active);
        Option<PlayerId> bye = Option.when(mixed.size() % 2 == 1 && draw.below(8) > 0, mixed::last);
        Vector<Pairing> pairs =
                Vector.range(0, mixed.size() / 2).map(i -> Pairing.of(mixed.get(2 * i), mixed.get(2 * i + 1)));
        return new TournamentCommand.PairByHand(draw.below(8) == 0 ? pairs.drop(1) : pairs, bye);
    }

    private Vector<DesignatedRoster> rosters() {
        return switch (draw.below(6)) {
            case 0 -> Vector.empty();
            case 1 -> RosterArbitraries.list();
            case 2 -> RosterArbitraries.list().drop(1);
            case 3 -> RosterArbitraries.list().map(each -> new DesignatedRoster(draw.below(5), each.roster()));
            default -> Vector.of(new DesignatedRoster(1, RosterArbitraries.roster(1 + draw.below(3))));
        };
    }

    private <T> T pick(Vector<T> options) {
        return options.get(draw.below(options.size()));
    }

    private void replayed() {
        assertThat(Transition.of(desk.play().start(), desk.play().log()).state())
                .isEqualTo(desk.state());
        assertThat(desk.play().replay()).isEqualTo(Either.right(desk.play()));
    }
}
