package io.github.crisisrules.tournament;

import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.Kit;
import io.github.crisisrules.tournament.conduct.TableSetup;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.DropReason;
import io.github.crisisrules.tournament.desk.Explanation;
import io.github.crisisrules.tournament.desk.Inspection;
import io.github.crisisrules.tournament.desk.Phase;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.Tournament;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentEvent;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.desk.TournamentViolation;
import io.github.crisisrules.tournament.desk.VpsSoFar;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.FirstRoundBye;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.OpenInformation;
import io.github.crisisrules.tournament.view.EventPacket;
import io.github.crisisrules.tournament.view.EventViews;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.time.Instant;

/**
 * An event as its organizer runs it, with players by name. Immutable: each verb gives a new desk. What the rules refuse is a
 * {@link RefusedException} that says why and what to do instead. It wraps a {@link Play} and holds nothing else: what has no
 * verb here is a command for {@link #apply}, and {@link #attempt} gives refusals as values.
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

    /** A Challenger Event with nothing special announced. */
    public static Desk challenger(String name, Seed seed) {
        return of(Announcement.of(name, EventFormat.CHALLENGER), seed);
    }

    /** A Timeline Event with nothing special announced. */
    public static Desk timeline(String name, Seed seed) {
        return of(Announcement.of(name, EventFormat.TIMELINE), seed);
    }

    /** An event as it was announced. Throws {@link RefusedException} with everything that is wrong with the announcement. */
    public static Desk of(Announcement announcement, Seed seed) {
        return of(announcement, seed, PairingSystem.swiss());
    }

    /** The same with another pairing system. */
    public static Desk of(Announcement announcement, Seed seed, PairingSystem system) {
        return of(Play.started(Tournament.start(announcement, seed, system)));
    }

    /** An event that was begun elsewhere. */
    public static Desk of(Play<TournamentState, TournamentCommand, TournamentEvent> play) {
        return new Desk(play);
    }

    /** The event as every app holds a game: steps, log, replay. */
    public Play<TournamentState, TournamentCommand, TournamentEvent> play() {
        return play;
    }

    /** The event now. */
    public TournamentState state() {
        return play.state();
    }

    /** What may be done now, first what carries the event on. */
    public Vector<Choice<TournamentCommand>> choices() {
        return play.choices();
    }

    /** What the event waits for. */
    public Awaited awaited() {
        return play.awaited();
    }

    /** What happened last, in sentences. */
    public Vector<String> told() {
        return play.told();
    }

    /** Gives a command: any that there is. */
    public Desk apply(TournamentCommand command) {
        return new Desk(play.apply(command));
    }

    /** The same, with a refusal as a value. */
    public Either<RuleViolation, Desk> attempt(TournamentCommand command) {
        return play.attempt(command).map(Desk::new);
    }

    /** Takes back the last command with all that it did. */
    public Desk undo() {
        return new Desk(play.undo());
    }

    /** These players sign up, in this order. */
    public Desk register(String... names) {
        return register(Vector.of(names));
    }

    /** The same for a list of names. */
    public Desk register(Iterable<String> names) {
        Desk desk = this;
        for (String name : names) {
            desk = desk.apply(new TournamentCommand.RegisterPlayer(name));
        }
        return desk;
    }

    /** A player of a Challenger Event hands in a roster. */
    public Desk submit(String player, RosterSubmission roster) {
        return apply(TournamentCommand.SubmitList.of(player(player), roster));
    }

    /** A player of a Timeline Event hands in three rosters. */
    public Desk submit(String player, Iterable<DesignatedRoster> rosters) {
        return apply(TournamentCommand.SubmitList.of(player(player), rosters));
    }

    /** These two should not be paired where that can be avoided. */
    public Desk exclude(String one, String other) {
        return apply(new TournamentCommand.ExcludePairing(pair(player(one), player(other))));
    }

    /** A player has this rating, for a first round by rating. */
    public Desk rate(String player, int rating) {
        return apply(new TournamentCommand.RatePlayer(player(player), rating));
    }

    /** A player has a bye in round 1 of a house event. */
    public Desk giveBye(String player, FirstRoundBye why) {
        return apply(new TournamentCommand.GiveBye(player(player), why));
    }

    /** Registration ends. */
    public Desk open() {
        return apply(new TournamentCommand.OpenEvent());
    }

    /** Pairs the next round, Swiss or final, whichever is due. */
    public Desk pairRound() {
        return apply(new TournamentCommand.PairRound());
    }

    /** Most players are seated: the clock of the round starts. */
    public Desk startClock(int seated, Instant now) {
        return apply(new TournamentCommand.StartClock(seated, now));
    }

    /** A match was won by the one with more VPs; a winner who has no more is told by {@link #reportWin}. */
    public Desk report(String one, int vps, String other, int otherVps) {
        return report(onPoints(one, vps, other, otherVps));
    }

    /** The first of the two won a match, whatever the VPs: a victory need not be on points. */
    public Desk reportWin(String winner, int vps, String loser, int loserVps) {
        return report(ended(MatchEnding::victory, winner, vps, loser, loserVps));
    }

    /** A match of the current round ended like this. */
    public Desk report(MatchEnding ending) {
        return apply(new TournamentCommand.ReportResult(ending));
    }

    /** The clock ended a match at these VPs. */
    public Desk time(String one, int vps, String other, int otherVps) {
        return report(ended(MatchEnding::time, one, vps, other, otherVps));
    }

    /** The first of the two gave a match up, at these VPs. */
    public Desk concede(String conceding, int vps, String opponent, int opponentVps) {
        return report(ended(MatchEnding::concession, conceding, vps, opponent, opponentVps));
    }

    /** A player gave the match of this round up before it began. */
    public Desk concede(String conceding) {
        PlayerId player = player(conceding);
        PlayerId opponent = opponentOf(player)
                .getOrElseThrow(() -> refused(new TournamentViolation.NoOpenMatch(player, state().roundNumber())));
        return report(MatchEnding.concession(player, opponent));
    }

    /** Nobody won a match, at these VPs. */
    public Desk draw(String one, int vps, String other, int otherVps) {
        return report(ended(MatchEnding::draw, one, vps, other, otherVps));
    }

    /** Both players decided not to play: a draw without VPs. */
    public Desk bothDecline(String one, String other) {
        return report(ended(MatchEnding::draw, one, 0, other, 0));
    }

    /** A result of this round, Swiss or final, was wrong: the one with more VPs won. */
    public Desk amend(int round, String one, int vps, String other, int otherVps) {
        return amend(round, onPoints(one, vps, other, otherVps));
    }

    /** A result of this round, Swiss or final, was wrong: the match ended like this. */
    public Desk amend(int round, MatchEnding ending) {
        return apply(new TournamentCommand.AmendResult(round, ending));
    }

    /** A player leaves; an open match is conceded. */
    public Desk drop(String player) {
        return drop(player, DropReason.OWN_WISH);
    }

    /** A player leaves for this reason. */
    public Desk drop(String player, DropReason reason) {
        return apply(new TournamentCommand.DropPlayer(player(player), reason));
    }

    /** A player leaves during a match, at these VPs, and concedes it. */
    public Desk drop(String player, DropReason reason, int vps, int opponentVps) {
        PlayerId leaving = scoring(player, vps);
        PlayerId opponent = opponentOf(leaving).getOrElse(leaving);
        return apply(
                new TournamentCommand.DropPlayer(leaving, reason, new VpsSoFar(vps, possible(opponent, opponentVps))));
    }

    /** A player did not appear. */
    public Desk noShow(String player) {
        return drop(player, DropReason.NO_SHOW);
    }

    /** A dropped player is let back in. */
    public Desk rejoin(String player) {
        return apply(new TournamentCommand.RejoinPlayer(player(player)));
    }

    /** A player comes after the event was opened. */
    public Desk enterLate(String name) {
        return apply(new TournamentCommand.EnterLate(name));
    }

    /** The Swiss rounds are over: the best advance. */
    public Desk cut() {
        return apply(new TournamentCommand.MakeCut());
    }

    /** Everything is decided: results become final. */
    public Desk close() {
        return apply(new TournamentCommand.CloseEvent());
    }

    /** The event ends before it is decided, for this reason. */
    public Desk end(String reason) {
        return apply(new TournamentCommand.EndEvent(reason));
    }

    /** Whether a player has what the list handed in needs, and nothing forbidden. */
    public Validation<Seq<RuleViolation>, Kit> checkKit(String player, Kit kit) {
        return Inspection.kit(state(), player(player), kit);
    }

    /** Whether the tables of the current round are set up as they should be. */
    public Validation<Seq<RuleViolation>, Vector<TableSetup>> checkTables(Iterable<TableSetup> tables) {
        return Inspection.tables(state(), tables);
    }

    /** What an opponent may ask to see of a player's list; nothing where there is no list. */
    public Option<OpenInformation> openInformation(String player) {
        return Inspection.openInformation(state(), player(player));
    }

    /** The player with this name, without regard to case and outer blanks. Throws {@link RefusedException} with like names. */
    public PlayerId player(String name) {
        return state().player(name)
                .getOrElseThrow(() -> refused(new TournamentViolation.UnknownName(name, NearNames.of(state(), name))));
    }

    /** The name of a player. */
    public String name(PlayerId player) {
        return state().name(player);
    }

    /** The matches of the current round, Swiss or final, that have no result yet. */
    public Vector<RoundMatch> openMatches() {
        return state().openMatches();
    }

    /** What everybody at the venue may read, and nothing else: for public pages and screens. */
    public Board board() {
        return Board.of(state());
    }

    /** Who has won, once it is decided. */
    public Option<PlayerId> champion() {
        return state().champion();
    }

    /** What was announced before the event, to be posted. */
    public TextTable announcement() {
        return EventViews.announcement(state().announcement());
    }

    /** The pairings of the current round, with the results so far. */
    public TextTable pairings() {
        return pairings(currentRound());
    }

    /** The pairings of a round, with the results so far; final rounds are numbered on after the Swiss rounds. */
    public TextTable pairings(int round) {
        return paired(EventViews.pairings(state(), round), round);
    }

    /** Where everybody sits in the current Swiss round, by name. */
    public TextTable seating() {
        int round = Math.min(currentRound(), state().rounds().size());
        return paired(EventViews.seating(state(), round), round);
    }

    /** The results of the current round so far. */
    public TextTable results() {
        return results(currentRound());
    }

    /** The results of a round so far; final rounds are numbered on after the Swiss rounds. */
    public TextTable results(int round) {
        return paired(EventViews.results(state(), round), round);
    }

    /** The standings with all results so far. */
    public TextTable standings() {
        return standings(state().rounds().size());
    }

    /** The standings after a Swiss round, as the results are known now. */
    public TextTable standings(int round) {
        return EventViews.standings(state(), round)
                .getOrElseThrow(() -> refused(new TournamentViolation.RoundUnknown(
                        round, state().rounds().size())));
    }

    /** The final rounds so far. */
    public TextTable bracket() {
        return EventViews.bracket(state()).getOrElseThrow(() -> refused(new TournamentViolation.NoFinals()));
    }

    /** The places in the whole event. */
    public TextTable finalRanks() {
        return EventViews.ranks(state());
    }

    /** Everything there is to publish so far; the seed stays secret. */
    public EventPacket packet() {
        return EventPacket.of(state());
    }

    /** Everything there is to publish when the event is over, with the seed and the salt of its commitment revealed. */
    public EventPacket packet(String salt) {
        if (state().phase() != Phase.CLOSED) {
            throw refused(
                    new TournamentViolation.WrongPhase("reveal the seed", state().phase(), "Close the event first."));
        }
        if (state().announcement().commitment().exists(published -> !published.isKeptBy(state().seed(), salt))) {
            throw refused(new TournamentViolation.WrongSalt());
        }
        return EventPacket.revealed(state(), salt);
    }

    /** Why a player meets this opponent, or has the bye, in the Swiss round paired last. */
    public String whyOpponent(String player) {
        currentRound();
        return whyOpponent(player, state().rounds().size());
    }

    /** Why a player met this opponent, or had the bye, in a Swiss round. */
    public String whyOpponent(String player, int round) {
        PlayerId who = player(player);
        if (state().round(round).isEmpty()) {
            throw refused(
                    new TournamentViolation.RoundUnknown(round, state().rounds().size()));
        }
        return Explanation.opponentText(state(), who, round);
    }

    /** Why a player has this rank now. */
    public String whyRank(String player) {
        return Explanation.rankText(state(), player(player));
    }

    private MatchEnding onPoints(String one, int vps, String other, int otherVps) {
        if (vps == otherVps) {
            throw refused(new TournamentViolation.EqualScores(pair(player(one), player(other)), vps));
        }
        return vps > otherVps
                ? ended(MatchEnding::victory, one, vps, other, otherVps)
                : ended(MatchEnding::victory, other, otherVps, one, vps);
    }

    /** A way for a match to end, with its players and their VPs. */
    private interface Ending {
        MatchEnding of(PlayerId one, int vps, PlayerId other, int otherVps);
    }

    private MatchEnding ended(Ending how, String one, int vps, String other, int otherVps) {
        PlayerId first = scoring(one, vps);
        PlayerId second = scoring(other, otherVps);
        pair(first, second);
        return how.of(first, vps, second, otherVps);
    }

    private Pairing pair(PlayerId one, PlayerId other) {
        if (one.equals(other)) {
            throw refused(new TournamentViolation.NamedTwice(one));
        }
        return Pairing.of(one, other);
    }

    /** The player with this name, who is said to have these VPs. */
    private PlayerId scoring(String name, int vps) {
        PlayerId player = player(name);
        possible(player, vps);
        return player;
    }

    /** VPs that a player can have. */
    private int possible(PlayerId player, int vps) {
        if (vps < 0 || vps > Tally.MOST) {
            throw refused(new TournamentViolation.ImpossibleVps(player, vps));
        }
        return vps;
    }

    /** Against whom a player has an open match. */
    private Option<PlayerId> opponentOf(PlayerId player) {
        return openMatches()
                .map(RoundMatch::pairing)
                .find(pairing -> pairing.has(player))
                .map(pairing -> pairing.opponentOf(player));
    }

    private int currentRound() {
        if (state().roundNumber() == 0) {
            throw refused(new TournamentViolation.NoRound());
        }
        return state().roundNumber();
    }

    private TextTable paired(Option<TextTable> table, int round) {
        return table.getOrElseThrow(() -> refused(new TournamentViolation.RoundUnknown(round, state().roundNumber())));
    }

    private RefusedException refused(RuleViolation violation) {
        return RefusedException.of(violation, state().names());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Desk that && play.equals(that.play);
    }

    @Override
    public int hashCode() {
        return play.hashCode();
    }

    /** Such as {@code Saturday Challenger, 5 players; waits for: 2 results of round 1}. */
    @Override
    public String toString() {
        return state().announcement().name() + ", "
                + Counted.of(state().entries().size(), "player") + "; waits for: "
                + awaited().words(state().names());
    }
}
