package io.github.crisisrules.tournament;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.clock.PublicClock;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.PublicState;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentAwaited;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.view.EventPacket;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The notice board of an event: everything that all people at the venue may read, and no access to anything else.
 * A page made from a board cannot reveal the seed, the time left in a round or the pairings that the organizer
 * excluded, whatever mistake it makes.
 *
 * <p>Final rounds continue the numbering of the Swiss rounds.
 */
public final class Board {
    private final TournamentState state;
    private final Language language;

    private Board(TournamentState state, Language language) {
        this.state = state;
        this.language = language;
    }

    /** Creates the board of an event in the given state, in English. */
    public static Board of(TournamentState state) {
        return new Board(state, Language.ENGLISH);
    }

    /** Returns this board in another language. */
    public Board in(Language other) {
        return new Board(state, other);
    }

    /** Returns everything public about the event, as values. */
    public PublicState known() {
        return state.publicState();
    }

    /** Returns the name of the event. */
    public String title() {
        return state.announcement().name();
    }

    /** Returns the phase that the event is in. */
    public Phase phase() {
        return state.phase();
    }

    /** Returns what the event is waiting for, such as the results of a round. */
    public Awaited awaited() {
        return TournamentAwaited.of(state);
    }

    /** Returns the language of the board and the names of the players. */
    public Wording wording() {
        return state.wording().in(language);
    }

    /** Returns the player with the given name, ignoring case and surrounding blanks, or none if no player has it. */
    public Option<PlayerId> player(String name) {
        return state.player(name);
    }

    /** Returns the player with the given registration number, or none if no player has it. */
    public Option<PlayerId> player(int number) {
        return Option.when(number >= 1 && number <= state.entries().size(), () -> PlayerId.of(number));
    }

    /** Returns the number of the current round, Swiss or final; 0 before round 1 is paired. */
    public int round() {
        return state.roundNumber();
    }

    /** Returns the matches of the current round, Swiss or final, that have no result yet. */
    public Vector<RoundMatch> openMatches() {
        return state.openMatches();
    }

    /** Returns the champion, or none if the event is undecided or was won by no player. */
    public Option<PlayerId> champion() {
        return state.champion();
    }

    /** Returns the announcement of the event, ready to post. */
    public TextTable announcement() {
        return EventViews.announcement(state.announcement(), wording());
    }

    /** Returns the pairings of a round, Swiss or final, with the results so far, or none if the round is not paired. */
    public Option<TextTable> pairings(int round) {
        return EventViews.pairings(state, round, wording());
    }

    /**
     * Returns the table and the opponent of each player in the current Swiss round, sorted by name, or none before
     * round 1 and during the final rounds.
     */
    public Option<TextTable> seating() {
        return EventViews.seating(state, round(), wording());
    }

    /**
     * Returns the standings with all results so far, ready to post. While no match of the round that was paired last
     * has a result, they are the standings before it.
     */
    public TextTable standings() {
        return EventViews.standings(state, lastRanked(), wording()).get();
    }

    /** Returns the last Swiss round that the {@link #standings} count. */
    private int lastRanked() {
        int paired = state.rounds().size();
        return state.round().exists(round -> round.endings().forAll(Option::isEmpty)) ? paired - 1 : paired;
    }

    /** Returns the roster that Timeline Lists play in the current round, or none if lists have one roster. */
    public Option<Integer> roster() {
        return round() == 0 ? Option.none() : state.rosterInPlay(round());
    }

    /** Returns the explanation of each player's rank, the best rank first, see {@link #whyRank}. */
    public Vector<String> reasons() {
        return state.standingsAfter(lastRanked()).rows().map(Standing::player).map(this::whyRank);
    }

    /**
     * Returns what is proven about each player's chances to make the cut, or none if no cut is to come or nothing
     * can be proven under the house rules.
     */
    public Option<TextTable> race() {
        return EventViews.race(state, wording());
    }

    /** Returns the final rounds so far, or none before they are paired. */
    public Option<TextTable> bracket() {
        return EventViews.bracket(state, wording());
    }

    /** Returns the ranks in the whole event, the best first, ready to post. */
    public TextTable finalRanks() {
        return EventViews.ranks(state, wording());
    }

    /**
     * Returns everything to post now, the most wanted first: the final ranks once they are known, the seats while
     * a round is being played, the final rounds, the standings and the race for the cut.
     */
    public Vector<TextTable> posted() {
        boolean isOn = round() > 0 && phase() != Phase.CLOSED;
        return Vector.of(
                        Option.when(phase() == Phase.CLOSED || champion().isDefined(), this::finalRanks),
                        isOn ? seating().orElse(() -> pairings(round())) : Option.<TextTable>none(),
                        bracket(),
                        Option.when(round() > 0, this::standings),
                        race())
                .flatMap(table -> table);
    }

    /** Returns everything that can be published so far. The seed stays secret. */
    public EventPacket packet() {
        return EventPacket.of(state, wording());
    }

    /**
     * Explains why a player had this opponent, or the bye, in the given Swiss round, without revealing excluded
     * pairings.
     */
    public String whyOpponent(PlayerId player, int round) {
        return Explanation.publicOpponentText(state, player, round, wording());
    }

    /** Explains a player's opponent in each Swiss round so far, such as "Round 1: …", see {@link #whyOpponent}. */
    public Vector<String> whyOpponents(PlayerId player) {
        return Vector.rangeClosed(1, state.rounds().size())
                .map(round -> Sentences.inRound(wording(), round, whyOpponent(player, round)));
    }

    /** Explains a player's rank in the {@link #standings}. */
    public String whyRank(PlayerId player) {
        return Explanation.rankText(state, lastRanked(), player, wording());
    }

    /** Returns the public face of the current round's clock, or none before it is started. */
    @Rule(EventRuleId.CLOCK)
    public Option<PublicClock> clock(Instant now) {
        return state.clock()
                .filter(running -> running.round() == round())
                .map(running -> running.clock().publicView(now));
    }

    /** Returns the title only: this ends up in logs, so it reveals nothing that players may not know. */
    @Override
    public String toString() {
        return "Board of " + title();
    }
}
