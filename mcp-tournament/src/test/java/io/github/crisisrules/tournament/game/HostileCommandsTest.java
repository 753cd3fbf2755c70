package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.EventFormat;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.RosterArbitraries;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Commands of all kinds with whatever people may type: each is accepted or refused, nothing is thrown, every view can be read. */
class HostileCommandsTest {
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
    private static final HouseRules HOUSE = HouseRules.NONE
            .rankedBy(
                    TiebreakChain.of(Tiebreaker.VICTORY_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.MARGIN_OF_VICTORY))
            .beginning(FirstRound.BY_RATING)
            .withFirstRoundByes();

    private final RandomSource draws = Seed.of(13).draws();
    private final TournamentSubject subject = new TournamentSubject();
    private int accepted;

    @Test
    void nothingIsThrown() {
        give(3_000);
        assertThat(accepted).isGreaterThan(1_000);
    }

    @Test
    @Tag("fuzz")
    void nothingIsThrownForAHundredThousandCommands() {
        give(100_000);
        assertThat(accepted).isGreaterThan(30_000);
    }

    private void give(int commands) {
        Desk desk = announced();
        for (int i = 0; i < commands; i++) {
            Vector<Choice<TournamentCommand>> choices = desk.choices();
            boolean chosen = !choices.isEmpty() && draws.below(2) == 0;
            TournamentCommand command = chosen
                    ? choices.get(Math.min(draws.below(choices.size()), draws.below(choices.size())))
                            .command(io.github.crisisrules.core.prompt.AnswerSource.drawing(draws))
                    : command(desk.state());
            Either<RuleViolation, Desk> after = desk.attempt(command);
            assertThat(after.isRight() || !chosen).as("%s was offered", command).isTrue();
            if (after.isLeft()) {
                assertThat(after.getLeft().sentence(desk.state().names()).lines())
                        .as("%s", command.getClass())
                        .hasSize(1);
                continue;
            }
            accepted++;
            desk = after.get();
            subject.checkInvariants(desk.state());
            desk.lastSentences().forEach(line -> assertThat(line.lines()).hasSize(1));
            if (i % 20 == 0) {
                assertThat(desk.packet().markdown()).contains("## Ranking");
                assertThat(desk.choices().map(choice -> choice.words())).doesNotContain("");
                assertThat(desk.awaited().words()).isNotBlank();
            }
            boolean done =
                    desk.state().phase() == Phase.CLOSED || desk.play().steps().size() > 120;
            desk = done ? announced() : desk;
        }
    }

    private Desk announced() {
        return Desk.of(
                Announcement.builder()
                        .name("Hostile")
                        .format(EventFormat.CHALLENGER)
                        .structure(
                                pick(Vector.of(Structure.swiss(2), Structure.withCut(1, 2), Structure.withCut(2, 4))))
                        .afterTheCut(pick(Vector.of(PostCutStage.values())))
                        .house(pick(Vector.of(HouseRules.NONE, HOUSE)))
                        .listsRequired(draws.below(4) == 0)
                        .build(),
                Seed.of(draws.below(1_000_000)));
    }

    private <A> A pick(Vector<A> some) {
        return some.get(draws.below(some.size()));
    }

    private String name() {
        return Vector.range(0, 1 + draws.below(4)).map(i -> pick(PIECES)).mkString();
    }

    private PlayerId player(TournamentState state) {
        return PlayerId.of(1 + draws.below(state.entries().size() + 2));
    }

    private Pairing pair(TournamentState state) {
        Vector<RoundMatch> open = state.openMatches();
        if (!open.isEmpty() && draws.below(4) > 0) {
            return pick(open).pairing();
        }
        PlayerId one = player(state);
        PlayerId other = player(state);
        return one.equals(other) ? Pairing.of(one, PlayerId.of(one.number() + 1)) : Pairing.of(one, other);
    }

    private MatchEnding ending(TournamentState state) {
        Pairing pairing = pair(state);
        return pick(Vector.of(EndingKind.values())).of(pairing, draws.below(30), draws.below(30));
    }

    private int round() {
        return pick(Vector.of(-1, 0, 1, 2, 3, Integer.MAX_VALUE, Integer.MIN_VALUE));
    }

    private TournamentCommand command(TournamentState state) {
        return switch (draws.below(24)) {
            case 0, 1, 2 -> new TournamentCommand.RegisterPlayer(name());
            case 3 -> new TournamentCommand.EnterLate(name(), list());
            case 4 -> new TournamentCommand.OpenEvent();
            case 5, 6 -> new TournamentCommand.PairRound();
            case 7 -> new TournamentCommand.AmendResult(round(), ending(state));
            case 8 -> new TournamentCommand.DropPlayer(player(state), pick(Vector.of(DropReason.values())));
            case 9 -> new TournamentCommand.RejoinPlayer(player(state));
            case 10 ->
                new TournamentCommand.EjectPlayer(
                        player(state),
                        pick(Vector.of(Offence.values())),
                        state.announcement().officials().organizer());
            case 11 ->
                new TournamentCommand.WarnPlayer(
                        player(state),
                        pick(Vector.of(Offence.values())),
                        state.announcement().officials().organizer());
            case 12 -> new TournamentCommand.MakeCut();
            case 13 -> new TournamentCommand.CloseEvent();
            case 14 -> new TournamentCommand.StartClock(round(), Instant.EPOCH);
            case 15 -> new TournamentCommand.ExcludePairing(pair(state));
            case 16 -> new TournamentCommand.RatePlayer(player(state), round());
            case 17 -> new TournamentCommand.GiveBye(player(state), pick(Vector.of(FirstRoundBye.values())));
            case 18 ->
                new TournamentCommand.PairByHand(
                        Vector.fill(draws.below(4), () -> pair(state)),
                        draws.below(2) == 0 ? Option.none() : Option.of(player(state)));
            case 19 -> new TournamentCommand.ImportEvent(Vector.fill(draws.below(5), this::name), taken(state));
            case 20 -> new TournamentCommand.SubmitList(player(state), list());
            default -> new TournamentCommand.ReportResult(ending(state));
        };
    }

    /** A sound list, or one that lacks parts, has some twice, or is designated in a way that makes no sense. */
    private Vector<DesignatedRoster> list() {
        if (draws.below(3) == 0) {
            return Vector.of(new DesignatedRoster(1, RosterArbitraries.roster(1)));
        }
        return Vector.fill(draws.below(5), () -> new DesignatedRoster(round(), roster(1 + draws.below(3))));
    }

    private RosterSubmission roster(int number) {
        RosterSubmission sound = RosterArbitraries.roster(number);
        return RosterSubmission.builder()
                .characters(hurt(sound.characters()))
                .tactics(hurt(sound.tactics()))
                .crises(hurt(sound.crises()))
                .gems(hurt(sound.gems()))
                .build();
    }

    private <A> Vector<A> hurt(Vector<A> parts) {
        return switch (draws.below(4)) {
            case 0 -> parts.drop(draws.below(3));
            case 1 -> parts.appendAll(parts.take(draws.below(3)));
            default -> parts;
        };
    }

    private Vector<ImportedRound> taken(TournamentState state) {
        return Vector.fill(
                draws.below(3),
                () -> new ImportedRound(Vector.fill(
                        draws.below(3),
                        () -> new ImportedRound.TakenTable(
                                new ImportedRound.ImportedSeat(player(state), draws.below(7), draws.below(20)),
                                draws.below(3) == 0
                                        ? Option.none()
                                        : Option.of(
                                                new ImportedRound.ImportedSeat(player(state), draws.below(7), 0))))));
    }
}
