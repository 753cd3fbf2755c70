package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.testing.GameSubject;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Small events for the conformance suite. The legal commands are written down here a second time, from the rules and
 * not from the code: when each kind of command is in place, for whom, and for which match.
 */
public final class TournamentSubject implements GameSubject<TournamentState, TournamentCommand, TournamentEvent> {
    private static final int MAX_PLAYERS = 9;
    private static final HouseRules HOUSE = HouseRules.NONE
            .rankedBy(
                    TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.OPPONENTS_WIN_SHARE))
            .beginning(FirstRound.BY_RATING)
            .withFirstRoundByes();

    private static final Vector<DesignatedRoster> ONE_ROSTER =
            Vector.of(new DesignatedRoster(1, RosterArbitraries.roster(1)));

    @Override
    public Play<TournamentState, TournamentCommand, TournamentEvent> start(Seed seed) {
        boolean timeline = seed.split("format").below(5) == 0;
        Announcement announcement = Announcement.builder()
                .name("Conformance")
                .edition(timeline ? Editions.TIMELINE : Editions.CHALLENGER)
                .structure(seed.split("structure")
                        .pick(Vector.of(
                                Structure.swiss(2),
                                Structure.withCut(1, 2),
                                Structure.withCut(2, 4),
                                Structure.withCut(2, 3),
                                Structure.withCut(1, 5),
                                Structure.withCut(1, 8))))
                .timeline(Option.when(
                        timeline, () -> Editions.TIMELINE.timelines().head()))
                .listsRequired(seed.split("lists").below(5) == 0)
                .postCutStage(seed.split("after").pick(Vector.of(PostCutStage.values())))
                .houseRules(seed.split("house").pick(Vector.of(HouseRules.NONE, HouseRules.NONE, HOUSE)))
                .officials(Officials.of(ConceivableCommands.ORGANIZER, ConceivableCommands.UATU)
                        .withHeadWatcher(ConceivableCommands.HEAD))
                .build();
        Vector<TournamentCommand> registrations =
                Vector.rangeClosed(1, 4 + seed.below(5)).map(i -> new TournamentCommand.RegisterPlayer("Player " + i));
        return Tournament.play(announcement, seed).applyAll(registrations);
    }

    @Override
    public Seq<TournamentCommand> legal(TournamentState state) {
        return candidates(state, Seed.of(0)).filter(command -> isLegal(state, command));
    }

    private static boolean isLegal(TournamentState state, TournamentCommand command) {
        return state.phase() != Phase.CLOSED && new Legality(state).of(command);
    }

    @Override
    public Seq<TournamentCommand> candidates(TournamentState state, Seed seed) {
        Official organizer = state.announcement().officials().organizer();
        Vector<TournamentCommand> commands = Vector.of(
                new TournamentCommand.OpenEvent(),
                new TournamentCommand.PairRound(),
                new TournamentCommand.MakeCut(),
                new TournamentCommand.CloseEvent(),
                new TournamentCommand.EndEvent("everybody has left"));
        int rulings = state.rulings().rulings().size();
        commands = commands.append(new TournamentCommand.GiveRuling(
                rulings % 2 == 0 ? ConceivableCommands.UATU : ConceivableCommands.HEAD, "ruling"));
        for (int number = 1; number <= 2; number++) {
            commands = commands.append(new TournamentCommand.AppealRuling(number, PlayerId.of(1)))
                    .append(new TournamentCommand.HearAppeal(
                            number, ConceivableCommands.HEAD, Option.when(number == 1, "otherwise")));
        }
        commands = commands.append(new TournamentCommand.ReplaceWatcher(ConceivableCommands.UATU, "Sub"))
                .append(new TournamentCommand.ReplaceWatcher(Official.of("Sub"), "Uatu"))
                .append(new TournamentCommand.SplitPrizes(Vector.of(PlayerId.of(1), PlayerId.of(2)), "half each"));
        if (state.entries().size() < MAX_PLAYERS) {
            String name = "Player " + (state.entries().size() + 1);
            commands = commands.append(new TournamentCommand.RegisterPlayer(name))
                    .append(new TournamentCommand.EnterLate(name));
        }
        for (int number = 1; number <= state.entries().size() + 1; number++) {
            PlayerId player = PlayerId.of(number);
            commands = commands.append(new TournamentCommand.DropPlayer(player, DropReason.UNABLE))
                    .append(new TournamentCommand.RejoinPlayer(player))
                    .append(new TournamentCommand.PairWithBye(player))
                    .append(new TournamentCommand.TakeBackBye(player, 1));
            if (number <= 2 && !state.announcement().houseRules().isPrinted()) {
                commands = commands.append(new TournamentCommand.RatePlayer(player, 1500))
                        .append(new TournamentCommand.GiveBye(player, FirstRoundBye.ASSIGNED))
                        .append(new TournamentCommand.RequestBye(player, 2));
            }
            if (number <= 2) {
                commands = commands.append(new TournamentCommand.RenamePlayer(player, "Renamed " + number))
                        .append(new TournamentCommand.AssignClub(player, "Red Dice"))
                        .append(new TournamentCommand.FixTable(player, Option.some(2)))
                        .append(new TournamentCommand.EjectPlayer(player, Offence.OTHER_MISCONDUCT, organizer));
            }
            for (int other = 1; other < number; other++) {
                MatchEnding ending = MatchEnding.victory(player, 16, PlayerId.of(other), 11);
                commands = commands.append(new TournamentCommand.ReportResult(ending));
                if (number <= 3) {
                    commands = commands.append(new TournamentCommand.WithdrawResult(ending.pairing()));
                    commands = commands.append(new TournamentCommand.AmendResult(1, ending));
                }
                if (state.bracket().isDefined()) {
                    for (int round = 1; round <= 3; round++) {
                        commands = commands.append(
                                new TournamentCommand.AmendResult(state.rounds().size() + round, ending));
                    }
                }
            }
        }
        return commands;
    }

    /** An event that is ended early shows little, and rulings are possible all the time: both are rare. */
    @Override
    public TournamentCommand next(TournamentState state, Seq<TournamentCommand> legal, RandomSource random) {
        Seq<TournamentCommand> usual =
                legal.reject(command -> isRare(command) || command instanceof TournamentCommand.GiveRuling);
        Seq<TournamentCommand> from = usual.isEmpty() || random.below(20) == 0 ? legal : usual;
        return from.get(random.below(from.size()));
    }

    @Override
    public boolean isRare(TournamentCommand command) {
        return command instanceof TournamentCommand.EndEvent || command instanceof TournamentCommand.EjectPlayer;
    }

    /** Returns what people see of each player: lists, losses and, unless the cut explains it, the attendance. */
    @Override
    public Map<Named, Object> visible(TournamentState state) {
        return LinkedHashMap.ofEntries(state.entries()
                .map(one -> Tuple.<Named, Object>of(
                        one.id(),
                        Vector.of(
                                one.hasList(),
                                one.unpairedLosses(),
                                one.rating(),
                                one.firstRoundBye(),
                                one.attendance() == Attendance.CUT ? Attendance.ACTIVE : one.attendance()))));
    }

    @Override
    public boolean isOver(TournamentState state) {
        return state.phase() == Phase.CLOSED;
    }

    @Override
    public Option<TournamentCommand> conceivable(TournamentState state, RandomSource random) {
        return Option.of(ConceivableCommands.of(state, random));
    }

    @Override
    public void checkInvariants(TournamentState state) {
        EventInvariants.check(state);
    }

    /** When each command is in place. */
    private record Legality(TournamentState state) {
        private boolean of(TournamentCommand command) {
            if (command instanceof TournamentCommand.RegisterPlayer registered) {
                return state.phase() == Phase.REGISTRATION && isFree(registered.name());
            }
            if (command instanceof TournamentCommand.OpenEvent) {
                return state.phase() == Phase.REGISTRATION
                        && state.active().size() >= 2
                        && state.entries().filter(Entry::isActive).forAll(this::hasListIfRequired);
            }
            if (command instanceof TournamentCommand.EnterLate late) {
                return state.phase() == Phase.SWISS
                        && isFree(late.name())
                        && !state.announcement().listsRequired()
                        && state.rounds().size()
                                < state.announcement().structure().get().swissRounds();
            }
            if (command instanceof TournamentCommand.PairRound) {
                return pairRound();
            }
            if (command instanceof TournamentCommand.ReportResult report) {
                return reportResult(report);
            }
            if (command instanceof TournamentCommand.AmendResult amend) {
                return amendResult(amend);
            }
            if (command instanceof TournamentCommand.DropPlayer drop) {
                return dropPlayer(drop);
            }
            if (command instanceof TournamentCommand.RejoinPlayer rejoin) {
                return attendance(rejoin.player()) == Attendance.DROPPED
                        && state.cut().isEmpty()
                        && (state.phase() == Phase.REGISTRATION
                                || hasListIfRequired(
                                        state.entry(rejoin.player()).get()));
            }
            if (command instanceof TournamentCommand.EjectPlayer eject) {
                return attendance(eject.player()) != Attendance.EJECTED;
            }
            if (command instanceof TournamentCommand.RatePlayer rated) {
                return state.rounds().isEmpty() && state.entry(rated.player()).isDefined();
            }
            if (command instanceof TournamentCommand.GiveBye given) {
                return state.rounds().isEmpty() && attendance(given.player()) == Attendance.ACTIVE;
            }
            if (command instanceof TournamentCommand.MakeCut) {
                return makeCut();
            }
            if (command instanceof TournamentCommand.CloseEvent) {
                return state.isDecided();
            }
            if (command instanceof TournamentCommand.EndEvent) {
                return !state.isDecided();
            }
            if (command instanceof TournamentCommand.GiveRuling ruling) {
                return isOnDuty(ruling.by());
            }
            if (command instanceof TournamentCommand.ReplaceWatcher replaced) {
                return isOnDuty(replaced.watcher()) && isFree(replaced.substitute());
            }
            if (command instanceof TournamentCommand.SplitPrizes) {
                return state.phase() != Phase.REGISTRATION && state.entries().size() >= 2;
            }
            if (command instanceof TournamentCommand.RenamePlayer renamed) {
                return state.entry(renamed.player()).isDefined() && isFree(renamed.name());
            }
            if (command instanceof TournamentCommand.AssignClub assigned) {
                return state.entry(assigned.player()).isDefined();
            }
            if (command instanceof TournamentCommand.FixTable fixed) {
                return state.entry(fixed.player()).isDefined();
            }
            if (command instanceof TournamentCommand.RequestBye requested) {
                return state.cut().isEmpty()
                        && attendance(requested.player()) == Attendance.ACTIVE
                        && state.rounds().size() < 2
                        && (state.structure().isDefined() || state.active().size() >= 2)
                        && state.announcement().structure().get().swissRounds() >= 2;
            }
            if (command instanceof TournamentCommand.WithdrawResult withdrawn) {
                return isCurrentStage()
                        && withdrawn.pairing().players().forAll(player -> attendance(player) == Attendance.ACTIVE)
                        && state.round().get().endingOf(withdrawn.pairing()).isDefined();
            }
            if (command instanceof TournamentCommand.TakeBackBye taken) {
                return Vector.of(Attendance.DROPPED, Attendance.EJECTED).contains(attendance(taken.player()))
                        && state.round(1).exists(round -> round.hasBye(taken.player()));
            }
            if (command instanceof TournamentCommand.PairWithBye late) {
                return isCurrentStage()
                        && !state.isDecided()
                        && attendance(late.player()) == Attendance.ACTIVE
                        && !state.round().get().includes(late.player())
                        && state.round()
                                .get()
                                .tables()
                                .bye()
                                .exists(bye -> attendance(bye.player()) == Attendance.ACTIVE
                                        && state.rounds()
                                                .filter(round -> round.stage() == state.stage())
                                                .flatMap(round -> round.tables().pairs())
                                                .forAll(pair -> !pair.has(late.player()) || !pair.has(bye.player())));
            }
            if (command instanceof TournamentCommand.AppealRuling appeal) {
                return isUnheard(appeal.ruling(), false);
            }
            if (command instanceof TournamentCommand.HearAppeal hearing) {
                return isUnheard(hearing.ruling(), true);
            }
            throw new AssertionError("not among the candidates: " + command);
        }

        /** Returns whether neither a player nor a Watcher on duty has this name. Candidates differ in more than capitals. */
        private boolean isFree(String name) {
            return state.entries().forAll(entry -> !entry.entrant().name().equals(name))
                    && !isOnDuty(Official.of(name));
        }

        private boolean isOnDuty(Official watcher) {
            return state.rulings().officials().isWatcher(watcher)
                    && !state.replacedWatchers().contains(watcher);
        }

        /** Returns whether the last Swiss round belongs to the stage that is played. */
        private boolean isCurrentStage() {
            return !isBracket()
                    && state.round().isDefined()
                    && (state.cut().isEmpty() || state.round().get().stage() == 2);
        }

        private boolean hasListIfRequired(Entry entry) {
            return entry.hasList() || !state.announcement().listsRequired();
        }

        private boolean isUnheard(int number, boolean appealed) {
            return state.rulings()
                    .ruling(number)
                    .exists(ruling -> !ruling.by().equals(ConceivableCommands.HEAD)
                            && ruling.headDecision().isEmpty()
                            && ruling.appealedBy().isDefined() == appealed);
        }

        private boolean isBracket() {
            return state.phase() == Phase.FINALS && state.announcement().afterTheCut() == PostCutStage.BRACKET;
        }

        private Attendance attendance(PlayerId player) {
            return state.entry(player).map(Entry::attendance).getOrElse(Attendance.EJECTED);
        }

        private boolean isRoundOpen() {
            return state.round().exists(round -> !round.isComplete());
        }

        private boolean isBracketRoundOpen() {
            return state.bracket().exists(finals -> !finals.round().isDecided());
        }

        private boolean pairRound() {
            if (isBracket()) {
                return !isBracketRoundOpen() && !state.bracket().exists(Bracket::isOver);
            }
            if (state.phase() == Phase.REGISTRATION
                    || isRoundOpen()
                    || state.active().isEmpty()) {
                return false;
            }
            Structure structure = state.announcement().structure().get();
            if (state.phase() == Phase.FINALS) {
                return state.champion().isEmpty();
            }
            return state.rounds().isEmpty()
                    ? state.active().size() >= Math.max(2, structure.cut())
                    : state.rounds().size() < structure.swissRounds();
        }

        private boolean reportResult(TournamentCommand.ReportResult command) {
            Pairing pairing = command.ending().pairing();
            return isBracket()
                    ? state.bracket().exists(finals -> finals.round().open().exists(match -> isMatch(match, pairing)))
                    : state.round().exists(round -> round.open().contains(pairing));
        }

        private static boolean isMatch(FinalMatch match, Pairing pairing) {
            return match.players().contains(pairing.first()) && match.players().contains(pairing.second());
        }

        private boolean amendResult(TournamentCommand.AmendResult command) {
            int number = command.round() - state.rounds().size();
            if (number > 0) {
                return state.bracket()
                        .exists(finals -> number <= finals.rounds().size()
                                && finals.rounds()
                                        .get(number - 1)
                                        .matches()
                                        .exists(match -> match.ending().isDefined()
                                                && isMatch(
                                                        match, command.ending().pairing())
                                                && isUnfollowed(finals, number, match)));
            }
            return state.round(command.round())
                    .exists(round -> round.endingOf(command.ending().pairing()).isDefined());
        }

        /** Returns whether the next match of the winner has no result and is not being played. */
        private boolean isUnfollowed(Bracket finals, int number, FinalMatch match) {
            return finals.rounds().size() - number < 2
                    && finals.rounds()
                            .drop(number)
                            .flatMap(later -> later.matches())
                            .forAll(later -> !follows(finals, number, match, later)
                                    || (later.ending().isEmpty()
                                            && !(state.isClockRunning()
                                                    && later.present().size() == 2)));
        }

        /** Returns whether a match of the next round is the one to which this match sends its winner. */
        private static boolean follows(Bracket finals, int number, FinalMatch match, FinalMatch later) {
            int matches = finals.rounds().get(number - 1).matches().size();
            return later.number() == match.number() || later.number() == matches + 1 - match.number();
        }

        private boolean dropPlayer(TournamentCommand.DropPlayer command) {
            boolean present =
                    attendance(command.player()) == Attendance.ACTIVE || attendance(command.player()) == Attendance.CUT;
            return present && !state.isDecided();
        }

        private boolean makeCut() {
            return state.phase() == Phase.SWISS
                    && state.structure()
                            .exists(structure -> structure.hasCut()
                                    && state.rounds().size() == structure.swissRounds()
                                    && state.active().size() >= structure.cut())
                    && !isRoundOpen();
        }
    }
}
