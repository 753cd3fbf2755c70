package io.github.crisisrules.tournament;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.ClockFace;
import io.github.crisisrules.tournament.desk.Explanation;
import io.github.crisisrules.tournament.desk.Phase;
import io.github.crisisrules.tournament.desk.PublicState;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.TournamentAwaited;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.view.EventPacket;
import io.github.crisisrules.tournament.view.EventViews;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The notice board of an event: everything that everybody at the venue may read, and no way to anything else. A page made from a
 * board cannot tell the seed, the time left in a round, or whom the organizer keeps apart, whatever mistake it makes.
 */
public final class Board {
    private final TournamentState state;

    private Board(TournamentState state) {
        this.state = state;
    }

    /** The board of an event as it stands. */
    public static Board of(TournamentState state) {
        return new Board(state);
    }

    /** What everybody may know, as values. */
    public PublicState known() {
        return state.publicState();
    }

    /** The name of the event. */
    public String title() {
        return state.announcement().name();
    }

    /** How far the event has come. */
    public Phase phase() {
        return state.phase();
    }

    /** What the event waits for. */
    public Awaited awaited() {
        return TournamentAwaited.of(state);
    }

    /** The names of the players. */
    public Names names() {
        return state.names();
    }

    /** The player with this name. */
    public Option<PlayerId> player(String name) {
        return state.player(name);
    }

    /** The player with this registration number. */
    public Option<PlayerId> player(int number) {
        return Option.when(number >= 1 && number <= state.entries().size(), () -> PlayerId.of(number));
    }

    /** The number of the current round, 0 before the first; final rounds are numbered on after the Swiss rounds. */
    public int round() {
        return state.roundNumber();
    }

    /** The matches of the current round that have no result yet. */
    public Vector<RoundMatch> openMatches() {
        return state.openMatches();
    }

    /** Who has won, once it is decided. */
    public Option<PlayerId> champion() {
        return state.champion();
    }

    /** What was announced before the event. */
    public TextTable announcement() {
        return EventViews.announcement(state.announcement());
    }

    /** The pairings of a round, Swiss or final, with the results so far; nothing for a round that was not paired. */
    public Option<TextTable> pairings(int round) {
        return EventViews.pairings(state, round);
    }

    /** Where everybody sits in the current round, by name; nothing before round 1 and in the final rounds. */
    public Option<TextTable> seating() {
        return EventViews.seating(state, round());
    }

    /** The standings with all results so far. */
    public TextTable standings() {
        return EventViews.standings(state, state.rounds().size()).get();
    }

    /** Why each player has this rank, the best first. */
    public Vector<String> reasons() {
        return state.standings().rows().map(Standing::player).map(this::whyRank);
    }

    /** What is proved about everybody's way into the cut; nothing where there is no cut to come. */
    public Option<TextTable> race() {
        return EventViews.race(state);
    }

    /** The final rounds so far; nothing before they are paired. */
    public Option<TextTable> bracket() {
        return EventViews.bracket(state);
    }

    /** The places in the whole event. */
    public TextTable finalRanks() {
        return EventViews.ranks(state);
    }

    /**
     * What hangs on the wall now, what is looked for most first: the final ranks once they are known, where everybody sits while a round
     * is on, the final rounds, the standings, the race for the cut.
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

    /** Everything there is to publish so far; the seed stays secret. */
    public EventPacket packet() {
        return EventPacket.of(state);
    }

    /** Why a player met this opponent, or had the bye, in a Swiss round. Whom the organizer keeps apart is not told. */
    public String whyOpponent(PlayerId player, int round) {
        return Explanation.publicOpponentText(state, player, round);
    }

    /** The same for every Swiss round so far: "Round 1: …". */
    public Vector<String> whyOpponents(PlayerId player) {
        return Vector.rangeClosed(1, state.rounds().size())
                .map(round -> "Round " + round + ": " + whyOpponent(player, round));
    }

    /** Why a player has this rank now. */
    public String whyRank(PlayerId player) {
        return Explanation.rankText(state, player);
    }

    /** What players see of the current round's clock; nothing before it is started. */
    @Rule(EventRules.CLOCK)
    public Option<ClockFace> clock(Instant now) {
        return state.clock()
                .filter(running -> running.round() == round())
                .map(running -> running.clock().publicView(now));
    }

    /** It tells nothing that players may not know, for this ends up in logs. */
    @Override
    public String toString() {
        return "Board of " + title();
    }
}
