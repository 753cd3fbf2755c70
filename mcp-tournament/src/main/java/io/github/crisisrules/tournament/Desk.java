package io.github.crisisrules.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.component.Kit;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.MatchReport;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.game.query.CutOutlook;
import io.github.crisisrules.tournament.game.query.CutRace;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.game.query.Inspection;
import io.github.crisisrules.tournament.game.query.QualifierChange;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.OpenInformation;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.view.EventPacket;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.time.Instant;

/**
 * An event as its organizer runs it, with players addressed by name: the entry point for most users.
 *
 * <p>A desk is immutable: each method that changes the event returns a new desk. A command that the rules refuse
 * throws a {@link RefusedException}, whose message says why and what to do instead; {@link #attempt} returns
 * refusals as values instead. A name that no player has is refused too, see {@link #player}. A desk wraps a
 * {@link Play} and holds nothing else. Commands without a method of their own go through {@link #apply}.
 *
 * <p>Final rounds continue the numbering of the Swiss rounds: after 4 Swiss rounds, final round 1 is round 5.
 *
 * <pre>{@code
 * Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
 *         .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
 *         .open()
 *         .pairRound();
 * System.out.print(desk.pairings().text());
 * desk = desk.report("Ada", 18, "Emil", 11);
 * }</pre>
 */
public final class Desk {
    private final Play<TournamentState, TournamentCommand, TournamentEvent> play;

    private Desk(Play<TournamentState, TournamentCommand, TournamentEvent> play) {
        this.play = play;
    }

    /**
     * Creates the desk of a Challenger Event with the default announcement.
     *
     * @param name the name of the event
     * @param seed the source of everything random in the event; keep it secret until the event is over
     * @throws RefusedException if {@code name} cannot be printed as a name
     */
    public static Desk challenger(String name, Seed seed) {
        return of(Announcement.of(name, Editions.latest(EventKind.CHALLENGER)), seed);
    }

    /**
     * Creates the desk of a Timeline Event with the default announcement, which names no Timeline.
     *
     * @param name the name of the event
     * @param seed the source of everything random in the event; keep it secret until the event is over
     * @throws RefusedException if {@code name} cannot be printed as a name
     */
    public static Desk timeline(String name, Seed seed) {
        return of(Announcement.of(name, Editions.latest(EventKind.TIMELINE)), seed);
    }

    /**
     * Creates the desk of an announced event whose Swiss rounds are paired as the documents say.
     *
     * @throws RefusedException with all faults of the announcement, if it has any
     */
    public static Desk of(Announcement announcement, Seed seed) {
        return of(announcement, seed, PairingSystem.swiss());
    }

    /**
     * Creates the desk of an announced event whose Swiss rounds are paired by the given system.
     *
     * @throws RefusedException with all faults of the announcement, if it has any
     */
    public static Desk of(Announcement announcement, Seed seed, PairingSystem system) {
        return of(Tournament.play(announcement, seed, system));
    }

    /** Creates a desk for an event that is already under way, such as one read from a stored log. */
    public static Desk of(Play<TournamentState, TournamentCommand, TournamentEvent> play) {
        return new Desk(play);
    }

    /** Returns the play that this desk wraps, with the steps and the log of the event, for replaying and saving. */
    public Play<TournamentState, TournamentCommand, TournamentEvent> play() {
        return play;
    }

    /** Returns this desk in another language: everything that it prints and every refusal is in that language. */
    public Desk in(Language language) {
        return new Desk(play.in(language));
    }

    /** Returns the current state of the event. */
    public TournamentState state() {
        return play.state();
    }

    /**
     * Returns what the organizer can do now, the choices that advance the event first. Submitting a list and
     * pairing by hand are not among them, but can be given as commands.
     */
    public Vector<Choice<TournamentCommand>> choices() {
        return play.choices();
    }

    /** Returns what the event is waiting for, such as the results of a round. */
    public Awaited awaited() {
        return play.awaited();
    }

    /** Returns one sentence for each event that the last command caused; empty before the first command. */
    public Vector<String> lastSentences() {
        return play.lastSentences();
    }

    /**
     * Applies any command, including those without a method of their own.
     *
     * @throws RefusedException if the rules refuse the command
     */
    public Desk apply(TournamentCommand command) {
        return new Desk(play.apply(command));
    }

    /** Applies any command and returns the next desk, or the violation if the rules refuse the command. */
    public Either<RuleViolation, Desk> attempt(TournamentCommand command) {
        return play.attempt(command).map(Desk::new);
    }

    /**
     * Undoes the last command with all its effects.
     *
     * @throws RefusedException if there is no command to undo
     */
    public Desk undo() {
        return new Desk(play.undo());
    }

    /**
     * Registers players in the given order.
     *
     * @throws RefusedException if registration is over, or if a name cannot be printed, is already taken or is
     *     that of a Watcher
     */
    public Desk register(String... names) {
        return register(Vector.of(names));
    }

    /** Registers players in the given order, see {@link #register(String...)}. */
    public Desk register(Iterable<String> names) {
        return new Desk(play.applyAll(Vector.ofAll(names).map(TournamentCommand.RegisterPlayer::new)));
    }

    /**
     * Submits the roster of a player in a Challenger Event. A later one replaces it until the event is opened.
     *
     * @throws RefusedException with all faults of the roster, or if the event is already open
     */
    public Desk submit(String player, RosterSubmission roster) {
        return apply(TournamentCommand.SubmitList.of(player(player), roster));
    }

    /**
     * Submits the three rosters of a player in a Timeline Event. Later ones replace them until the event is
     * opened.
     *
     * @throws RefusedException with all faults of the rosters, or if the event is already open
     */
    public Desk submit(String player, Iterable<DesignatedRoster> rosters) {
        return apply(TournamentCommand.SubmitList.of(player(player), rosters));
    }

    /**
     * Corrects the name of a player. The log keeps both names.
     *
     * @throws RefusedException if {@code newName} cannot be printed, is already taken or is that of a Watcher
     */
    public Desk rename(String player, String newName) {
        return apply(new TournamentCommand.RenamePlayer(player(player), newName));
    }

    /**
     * Labels players with their club or team: players with one label will not meet where that can be avoided. A
     * player has one label, and a later one replaces it.
     */
    public Desk club(String club, String... players) {
        return new Desk(play.applyAll(
                Vector.of(players).map(player -> new TournamentCommand.AssignClub(player(player), club))));
    }

    /**
     * Fixes the table of a player from the next Swiss round on. The match changes places with the one that points
     * would seat there; no other player moves. In a round with fewer tables, the player sits at the last one.
     */
    public Desk fixTable(String player, int table) {
        return apply(new TournamentCommand.FixTable(player(player), Option.some(table)));
    }

    /** Frees a player from a fixed table: points decide the table again. */
    public Desk freeTable(String player) {
        return apply(new TournamentCommand.FixTable(player(player), Option.none()));
    }

    /**
     * Excludes a pairing: these two players will not meet where that can be avoided. It holds for every round that is
     * paired from now on.
     */
    public Desk exclude(String one, String other) {
        return apply(new TournamentCommand.ExcludePairing(accepted(MatchReport.pairing(player(one), player(other)))));
    }

    /**
     * Sets the rating of a player, in an event whose round 1 is paired by rating.
     *
     * @throws RefusedException if the event did not announce this, or if round 1 is already paired
     */
    public Desk rate(String player, int rating) {
        return apply(new TournamentCommand.RatePlayer(player(player), rating));
    }

    /**
     * Gives a player a bye in round 1 of a house event.
     *
     * @param why whether the player asked for it or the organizer assigned it
     * @throws RefusedException if the event did not announce such byes, or if round 1 is already paired
     */
    public Desk giveBye(String player, FirstRoundBye why) {
        return apply(new TournamentCommand.GiveBye(player(player), why));
    }

    /**
     * Gives a player a bye in a Swiss round after the first, in a house event.
     *
     * @throws RefusedException if the event did not announce such byes, or if the round is paired or does not exist
     */
    public Desk requestBye(String player, int round) {
        return apply(new TournamentCommand.RequestBye(player(player), round));
    }

    /**
     * Takes a bye back from a player who has left, such as one who never appeared.
     *
     * @throws RefusedException if the player had no bye in the round, or has not left
     */
    public Desk takeBackBye(String player, int round) {
        return apply(new TournamentCommand.TakeBackBye(player(player), round));
    }

    /**
     * Ends registration and opens the event. Submitted lists are final from now on.
     *
     * @throws RefusedException if lists are required and some are missing
     */
    public Desk open() {
        return apply(new TournamentCommand.OpenEvent());
    }

    /**
     * Pairs the next round, Swiss or final, whichever is due. The number of rounds and the size of the cut are
     * fixed when round 1 is paired.
     *
     * @throws RefusedException if matches of the current round are open, if there are too few players, or if no
     *     round is due
     */
    public Desk pairRound() {
        return apply(new TournamentCommand.PairRound());
    }

    /**
     * Does what is due: pairs the next round, makes the cut, pairs the next final round, or closes the event.
     *
     * @throws RefusedException if none of these is due; its message says what is missing
     */
    public Desk next() {
        if (state().isDecided()) {
            return close();
        }
        return attempt(new TournamentCommand.MakeCut()).getOrElse(this::pairRound);
    }

    /**
     * Starts the clock of the current round. Its length follows from Crisis dice rolled from the event's seed.
     *
     * @param seated the number of players at their seats
     * @param now the current time: the library has no clock of its own
     * @throws RefusedException if no more than half of the players are seated, or if the clock is already running
     */
    public Desk startClock(int seated, Instant now) {
        return apply(new TournamentCommand.StartClock(seated, now));
    }

    /**
     * Reports a match of the current round, won by the player with more VPs. Use {@link #reportWin} for a winner
     * with equal or fewer VPs, and {@link #time} or {@link #draw} for a match that ended otherwise.
     *
     * @throws RefusedException if the VPs are equal, or if the players have no open match with each other
     */
    public Desk report(String one, int vps, String other, int otherVps) {
        return report(onPoints(one, vps, other, otherVps));
    }

    /**
     * Reports a match of the current round, won by {@code winner} whatever the VPs: a victory need not be on
     * points.
     */
    public Desk reportWin(String winner, int vps, String loser, int loserVps) {
        return report(ended(EndingKind.FIRST_WINS, winner, vps, loser, loserVps));
    }

    /**
     * Reports how a match of the current round, Swiss or final, ended.
     *
     * @throws RefusedException if the two players have no open match with each other
     */
    public Desk report(MatchEnding ending) {
        return apply(new TournamentCommand.ReportResult(ending));
    }

    /**
     * Reports a match of the current round that the clock ended: more VPs win, and equal VPs are a draw, see
     * {@link #draw}.
     */
    public Desk time(String one, int vps, String other, int otherVps) {
        return report(ended(EndingKind.TIME, one, vps, other, otherVps));
    }

    /**
     * Reports a match that {@code conceding} gave up at the given VPs. The opponent wins with the VPs that the edition gives or the
     * current VPs, whichever is greater.
     */
    public Desk concede(String conceding, int vps, String opponent, int opponentVps) {
        return report(ended(EndingKind.FIRST_CONCEDES, conceding, vps, opponent, opponentVps));
    }

    /**
     * Reports that a player gave up the match of the current round before any VPs were scored.
     *
     * @throws RefusedException if the player has no open match
     */
    public Desk concede(String conceding) {
        PlayerId player = player(conceding);
        PlayerId opponent = opponentOf(player)
                .getOrElseThrow(() -> refused(new TournamentViolation.NoOpenMatch(player, state().roundNumber())));
        return report(MatchEnding.concession(player, opponent));
    }

    /** Reports a drawn match. In a final round the player ranked higher after the Swiss rounds goes on. */
    public Desk draw(String one, int vps, String other, int otherVps) {
        return report(ended(EndingKind.DRAW, one, vps, other, otherVps));
    }

    /** Reports that both players declined to play: a draw without VPs. */
    public Desk bothDecline(String one, String other) {
        return report(ended(EndingKind.DRAW, one, 0, other, 0));
    }

    /**
     * Corrects a reported result: the player with more VPs won. See {@link #amend(int, MatchEnding)}.
     *
     * @param round the number of the round, Swiss or final
     * @throws RefusedException if the VPs are equal, or if the result cannot be amended
     */
    public Desk amend(int round, String one, int vps, String other, int otherVps) {
        return amend(round, onPoints(one, vps, other, otherVps));
    }

    /**
     * Corrects a reported result. The standings follow; pairings and a cut that were already made stay, and
     * {@link #cutIfAmended} shows whether other players would have made it. The result of a final match can be
     * corrected only until the winner's next match has begun.
     *
     * @param round the number of the round, Swiss or final
     * @throws RefusedException if the match has no result, or if the result cannot be amended any more
     */
    public Desk amend(int round, MatchEnding ending) {
        return apply(new TournamentCommand.AmendResult(round, ending));
    }

    /**
     * Withdraws the result of a match of the current Swiss round, so that the match is open again.
     *
     * @throws RefusedException if the match has no result, or if one of the players has left
     */
    public Desk unreport(String one, String other) {
        return apply(new TournamentCommand.WithdrawResult(accepted(MatchReport.pairing(player(one), player(other)))));
    }

    /**
     * Returns who would have made the cut instead of whom if a result were corrected in this way. The desk stays
     * unchanged, so an organizer can ask before amending.
     *
     * @param round the number of the round, Swiss or final
     * @throws RefusedException if the match has no result, or if the result cannot be amended any more
     */
    public QualifierChange cutIfAmended(int round, MatchEnding ending) {
        return QualifierChange.of(amend(round, ending).state());
    }

    /** Drops a player who wishes to leave, see {@link #drop(String, DropReason)}. */
    public Desk drop(String player) {
        return drop(player, DropReason.OWN_WISH);
    }

    /**
     * Drops a player. An open Swiss match is conceded; after the cut, a qualifier is replaced before the next
     * stage begins, and later a finalist's opponent has a bye.
     */
    public Desk drop(String player, DropReason reason) {
        return apply(new TournamentCommand.DropPlayer(player(player), reason));
    }

    /**
     * Drops a player during a match, which the player concedes at the given VPs. VPs of 0 and 0 do not show that the
     * games of a final stage have begun.
     *
     * @param vps the VPs of the player who leaves
     * @param opponentVps the VPs of the opponent
     */
    public Desk drop(String player, DropReason reason, int vps, int opponentVps) {
        PlayerId leaving = player(player);
        PlayerId opponent = opponentOf(leaving).getOrElse(leaving);
        PartialScore partial = accepted(MatchReport.partialScore(leaving, vps, opponent, opponentVps));
        return apply(new TournamentCommand.DropPlayer(leaving, reason, partial));
    }

    /** Drops a player who did not appear, see {@link #drop(String, DropReason)}. */
    public Desk noShow(String player) {
        return drop(player, DropReason.NO_SHOW);
    }

    /**
     * Lets a dropped player rejoin, with an unpaired loss for each round missed.
     *
     * @throws RefusedException if the player has not dropped, or if the cut was already made
     */
    public Desk rejoin(String player) {
        return apply(new TournamentCommand.RejoinPlayer(player(player)));
    }

    /**
     * Admits a player after the event was opened, with an unpaired loss for each round missed. Where lists are
     * required, apply {@link TournamentCommand.EnterLate} with the list instead.
     *
     * @throws RefusedException if all Swiss rounds are already paired, or if the name cannot be registered
     */
    public Desk enterLate(String name) {
        return apply(new TournamentCommand.EnterLate(name));
    }

    /**
     * Pairs a player who came after the current Swiss round was paired with the player who has the bye. No other
     * player moves.
     *
     * @throws RefusedException if no player has the bye, if the two have met, or if the player is in the round
     */
    public Desk pairWithBye(String player) {
        return apply(new TournamentCommand.PairWithBye(player(player)));
    }

    /**
     * Replaces a Watcher, other than the Head Watcher, by a person who does not play in the event.
     *
     * @throws RefusedException if {@code watcher} is not on duty, or if {@code substitute} plays or is a Watcher
     */
    public Desk replaceWatcher(String watcher, String substitute) {
        Official absent = state().officials().watcher(watcher).getOrElse(() -> Official.of(watcher));
        return apply(new TournamentCommand.ReplaceWatcher(absent, substitute));
    }

    /**
     * Records that players agreed to split their prizes, for the {@linkplain #packet() packet}. Results and ranks
     * stay as they are.
     *
     * @param terms what they agreed, in their own words
     */
    public Desk splitPrizes(String terms, String... players) {
        return apply(new TournamentCommand.SplitPrizes(Vector.of(players).map(this::player), terms));
    }

    /**
     * Makes the progression cut after the last Swiss round: the best players advance.
     *
     * @throws RefusedException if Swiss rounds are still to be played, or if the event has no cut
     */
    public Desk cut() {
        return apply(new TournamentCommand.MakeCut());
    }

    /**
     * Closes the event once it is decided. Its results become final.
     *
     * @throws RefusedException if the event is not decided yet
     */
    public Desk close() {
        return apply(new TournamentCommand.CloseEvent());
    }

    /**
     * Ends the event before it is decided. It then has no champion.
     *
     * @param reason the reason in words, which the log keeps
     */
    public Desk end(String reason) {
        return apply(new TournamentCommand.EndEvent(reason));
    }

    /**
     * Checks whether a player's kit has everything that the submitted list needs, and nothing forbidden. Without a
     * list, only dice, tools and tokens are checked.
     *
     * @return the kit, or all its faults
     */
    public Validation<Seq<RuleViolation>, Kit> checkKit(String player, Kit kit) {
        return Inspection.kit(state(), player(player), kit);
    }

    /**
     * Checks whether the tables of the current round are set up with mats, terrain and marked sizes.
     *
     * @return the tables, or everything that is missing
     */
    public Validation<Seq<RuleViolation>, Vector<TableSetup>> checkTables(Iterable<TableSetup> tables) {
        return Inspection.tables(state(), tables);
    }

    /** Returns the cards of a player's list that an opponent may ask to see, or none if no list was submitted. */
    public Option<OpenInformation> openInformation(String player) {
        return Inspection.openInformation(state(), player(player));
    }

    /**
     * Returns the player with the given name, ignoring case and surrounding blanks.
     *
     * @throws RefusedException if no player has this name; its message suggests similar names
     */
    public PlayerId player(String name) {
        return state().player(name)
                .getOrElseThrow(
                        () -> refused(new TournamentViolation.UnknownName(name, NameSuggestions.of(state(), name))));
    }

    /** Returns the name of a player, or the registration number of an unknown one. */
    public String name(PlayerId player) {
        return state().name(player);
    }

    /** Returns the matches of the current round, Swiss or final, that have no result yet. */
    public Vector<RoundMatch> openMatches() {
        return state().openMatches();
    }

    /** Returns the public view of the event, without its secrets, for pages and screens. */
    public Board board() {
        return Board.of(state()).in(play.language());
    }

    /** Returns the champion, or none if the event is undecided or was won by no player. */
    public Option<PlayerId> champion() {
        return state().champion();
    }

    /** Returns the announcement of the event, ready to post. */
    public TextTable announcement() {
        return EventViews.announcement(state().announcement(), play.wording());
    }

    /**
     * Returns the pairings of the current round with the results so far, ready to post.
     *
     * @throws RefusedException if no round is paired yet
     */
    public TextTable pairings() {
        return pairings(currentRound());
    }

    /**
     * Returns the pairings of a round, Swiss or final, with the results so far, ready to post.
     *
     * @throws RefusedException if the round is not paired yet
     */
    public TextTable pairings(int round) {
        return paired(EventViews.pairings(state(), round, play.wording()), round);
    }

    /**
     * Returns the table and the opponent of each player in the current Swiss round, sorted by name, ready to post.
     * During the final rounds it shows the last Swiss round.
     *
     * @throws RefusedException if no round is paired yet
     */
    public TextTable seating() {
        int round = Math.min(currentRound(), state().rounds().size());
        return paired(EventViews.seating(state(), round, play.wording()), round);
    }

    /**
     * Returns the results of the current round so far, ready to post.
     *
     * @throws RefusedException if no round is paired yet
     */
    public TextTable results() {
        return results(currentRound());
    }

    /**
     * Returns the results of a round, Swiss or final, so far, ready to post.
     *
     * @throws RefusedException if the round is not paired yet
     */
    public TextTable results(int round) {
        return paired(EventViews.results(state(), round, play.wording()), round);
    }

    /** Returns the standings with all results so far, ready to post, see {@link Board#standings}. */
    public TextTable standings() {
        return board().standings();
    }

    /**
     * Returns the standings after the given Swiss round, with results as they are known now; 0 is before the first
     * round.
     *
     * @throws RefusedException if the round is not paired yet
     */
    public TextTable standings(int round) {
        return EventViews.standings(state(), round, play.wording())
                .getOrElseThrow(() -> refused(new TournamentViolation.RoundNotPaired(
                        round, state().rounds().size())));
    }

    /**
     * Returns the final rounds so far, ready to post.
     *
     * @throws RefusedException if the final rounds are not paired yet
     */
    public TextTable bracket() {
        return EventViews.bracket(state(), play.wording())
                .getOrElseThrow(() -> refused(new TournamentViolation.FinalsNotPaired()));
    }

    /** Returns the ranks in the whole event, the best first, ready to post. */
    public TextTable finalRanks() {
        return EventViews.ranks(state(), play.wording());
    }

    /** Returns everything that can be published so far. The seed stays secret. */
    public EventPacket packet() {
        return EventPacket.of(state(), play.wording());
    }

    /**
     * Returns everything to publish when the event is over, with the seed and the salt of its commitment revealed.
     *
     * @param salt the salt of the published commitment; any text if no commitment was published
     * @throws RefusedException if the event is not closed, or if seed and salt do not match the commitment
     */
    public EventPacket packet(String salt) {
        if (state().phase() != Phase.CLOSED) {
            throw refused(new TournamentViolation.WrongPhase(OrganizerTask.REVEAL_SEED, state().phase()));
        }
        if (state().announcement().seedCommitment().exists(published -> !published.matches(state().seed(), salt))) {
            throw refused(new TournamentViolation.WrongSalt());
        }
        return EventPacket.revealed(state(), salt, play.wording());
    }

    /**
     * Explains why a player has this opponent, or the bye, in the Swiss round paired last.
     *
     * @throws RefusedException if no round is paired yet
     */
    public String whyOpponent(String player) {
        currentRound();
        return whyOpponent(player, state().rounds().size());
    }

    /**
     * Explains why a player had this opponent, or the bye, in the given Swiss round.
     *
     * @throws RefusedException if the round is not paired yet
     */
    public String whyOpponent(String player, int round) {
        PlayerId who = player(player);
        if (state().round(round).isEmpty()) {
            throw refused(new TournamentViolation.RoundNotPaired(
                    round, state().rounds().size()));
        }
        return Explanation.opponentText(state(), who, round, play.wording());
    }

    /** Explains why a player has the current rank. */
    public String whyRank(String player) {
        return Explanation.rankText(state(), player(player), play.wording());
    }

    /**
     * Answers what a player needs to make the cut, and whether a draw is safe: a sentence about the present, and one
     * for each outcome of the player's open match. Every statement is certain, see {@link CutRace}.
     */
    public Vector<String> cutOutlook(String player) {
        PlayerId who = player(player);
        return CutRace.outlook(state(), who)
                .map(outlook -> outlook.sentences(play.wording()))
                .getOrElse(() -> Vector.of(CutOutlook.none(who, play.wording())));
    }

    private MatchEnding onPoints(String one, int vps, String other, int otherVps) {
        return accepted(MatchReport.onPoints(player(one), vps, player(other), otherVps));
    }

    private MatchEnding ended(EndingKind kind, String first, int vps, String second, int otherVps) {
        return accepted(MatchReport.ending(kind, player(first), vps, player(second), otherVps));
    }

    private <T> T accepted(Either<? extends RuleViolation, T> value) {
        return value.getOrElseThrow(this::refused);
    }

    /** Returns the opponent in a player's open match. */
    private Option<PlayerId> opponentOf(PlayerId player) {
        return openMatches()
                .map(RoundMatch::pairing)
                .find(pairing -> pairing.has(player))
                .map(pairing -> pairing.opponentOf(player));
    }

    private int currentRound() {
        if (state().roundNumber() == 0) {
            throw refused(new TournamentViolation.NoRoundInProgress());
        }
        return state().roundNumber();
    }

    private TextTable paired(Option<TextTable> table, int round) {
        return table.getOrElseThrow(
                () -> refused(new TournamentViolation.RoundNotPaired(round, state().roundNumber())));
    }

    private RefusedException refused(RuleViolation violation) {
        return RefusedException.of(violation, play.wording());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Desk that && play.equals(that.play);
    }

    @Override
    public int hashCode() {
        return play.hashCode();
    }

    /** Returns a summary such as {@code Saturday Challenger, 5 players. Round 1 has 2 open matches.}. */
    @Override
    public String toString() {
        return state().describe(play.wording());
    }
}
