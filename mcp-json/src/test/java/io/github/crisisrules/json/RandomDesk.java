package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Events played at random: every kind of command is tried, the refused ones are ignored. */
final class RandomDesk {
    private final Specimens some;
    private Desk desk;

    private static final HouseRules HOUSE = HouseRules.NONE
            .rankedBy(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.VP_DIFFERENCE))
            .beginning(FirstRound.BY_RATING)
            .withFirstRoundByes();

    private RandomDesk(Specimens some, Desk desk) {
        this.some = some;
        this.desk = desk;
    }

    /** An event after this many rounds of commands; with enough of them it is over. */
    static Desk played(Specimens some, int moves) {
        int players = 4 + some.below(8);
        Announcement announcement = Announcement.builder()
                .name("Event")
                .edition(Editions.CHALLENGER)
                .structure(Option.some(Structure.withCut(2 + some.below(2), some.oneOf(Vector.of(2, 3, 4)))))
                .houseRules(some.oneOf(Vector.of(HouseRules.NONE, HOUSE)))
                .build();
        RandomDesk random = new RandomDesk(some, Desk.of(announcement, some.one(Seed.class)));
        for (int i = 1; i <= players; i++) {
            random.give(new TournamentCommand.RegisterPlayer("Player " + i));
        }
        random.give(TournamentCommand.SubmitList.of(
                PlayerId.of(1), some.one(Roster.class).submission()));
        random.give(new TournamentCommand.ExcludePairing(Pairing.of(PlayerId.of(1), PlayerId.of(2))));
        random.give(new TournamentCommand.RatePlayer(PlayerId.of(1), 1500));
        random.give(new TournamentCommand.GiveBye(PlayerId.of(2), FirstRoundBye.ASSIGNED));
        random.give(new TournamentCommand.OpenEvent());
        for (int i = 0; i < moves; i++) {
            random.move();
        }
        return random.desk;
    }

    private void give(TournamentCommand command) {
        desk = desk.attempt(command).getOrElse(desk);
    }

    private void move() {
        PlayerId anybody = PlayerId.of(1 + some.below(desk.state().entries().size()));
        Official organizer = desk.state().announcement().officials().organizer();
        switch (some.below(18)) {
            case 0 -> give(new TournamentCommand.DropPlayer(anybody, some.one(DropReason.class)));
            case 1 ->
                desk.state()
                        .entries()
                        .filter(entry -> !entry.isActive())
                        .forEach(entry -> give(new TournamentCommand.RejoinPlayer(entry.id())));
            case 2 -> give(new TournamentCommand.WarnPlayer(anybody, some.one(Offence.class), organizer));
            case 3 -> give(new TournamentCommand.EnterLate("Late " + some.below(100)));
            case 4 -> give(new TournamentCommand.EjectPlayer(anybody, some.one(Offence.class), organizer));
            case 5, 6 -> give(new TournamentCommand.StartClock(2, some.one(Instant.class)));
            case 7 -> {
                give(new TournamentCommand.RenamePlayer(anybody, "Renamed " + some.below(100)));
                give(new TournamentCommand.AssignClub(anybody, some.oneOf(Vector.of("Red", "Blue"))));
                give(new TournamentCommand.FixTable(anybody, Option.when(some.below(3) > 0, () -> 1 + some.below(3))));
            }
            case 8 -> {
                give(new TournamentCommand.RequestBye(anybody, 2 + some.below(2)));
                give(new TournamentCommand.EnterLate("Late " + some.below(100)));
                give(new TournamentCommand.PairWithBye(
                        PlayerId.of(desk.state().entries().size())));
            }
            case 9 -> {
                give(new TournamentCommand.TakeBackBye(anybody, 1 + some.below(3)));
                desk.state()
                        .round()
                        .flatMap(round -> round.reported().headOption())
                        .forEach(match -> give(new TournamentCommand.WithdrawResult(match.pairing())));
            }
            case 10 -> {
                give(new TournamentCommand.ReplaceWatcher(
                        desk.state().officials().allWatchers().head(), "Sub " + some.below(3)));
                give(new TournamentCommand.SplitPrizes(Vector.of(anybody, PlayerId.of(1)), "half each"));
            }
            default -> {
                report();
                give(new TournamentCommand.PairRound());
                give(new TournamentCommand.MakeCut());
                give(new TournamentCommand.CloseEvent());
            }
        }
    }

    private void report() {
        desk.openMatches().forEach(match -> report(match.pairing()));
        desk.state()
                .round()
                .forEach(round -> round.endings()
                        .flatMap(ending -> ending)
                        .headOption()
                        .filter(ending -> some.below(4) == 0)
                        .forEach(ending -> give(new TournamentCommand.AmendResult(
                                round.number(), ending(round.tables().pairs().get(0))))));
    }

    private void report(Pairing pairing) {
        give(new TournamentCommand.ReportResult(ending(pairing)));
    }

    private MatchEnding ending(Pairing pairing) {
        Tally one = new Tally(pairing.first(), 10 + some.below(8));
        Tally other = new Tally(pairing.second(), some.below(10));
        return switch (some.below(5)) {
            case 0 -> new MatchEnding.Time(other, one);
            case 1 -> new MatchEnding.Concession(other, one);
            default -> new MatchEnding.Victory(one, other);
        };
    }
}
