package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The public part of a {@link TournamentState}, for pages and screens. It contains neither the event's seed nor
 * anything that reveals the time left in a round. Warnings, rulings and excluded pairings are between the
 * organizer and the players concerned; lists are included once they are final. {@link OrganizerState} has all of
 * it.
 */
@Value.Immutable
@HouseStyle
@Rule(EventRuleId.CLOCK)
public sealed interface PublicState permits ImmutablePublicState {
    /** Returns what was announced before the event. */
    Announcement announcement();

    /** Returns how to verify the commitment once seed and salt are revealed, or none if there is no commitment. */
    Option<String> howToVerify();

    /** Returns the phase that the event is in. */
    Phase phase();

    /** Returns the reason why the event was ended before it was decided, or none. */
    Option<String> endReason();

    /** Returns all players who ever registered, by registration number. */
    Vector<PublicEntry> players();

    /** Returns the rounds and the cut, fixed when round 1 is paired. */
    Option<Structure> structure();

    /** Returns the Swiss rounds paired so far. */
    Vector<PublicRound> rounds();

    /** Returns the round whose clock was started last. */
    Option<Integer> clockRunningInRound();

    /** Returns the standings with all results so far. */
    Standings standings();

    /** Returns the progression cut, or none before it is made. */
    Option<ProgressionCut> cut();

    /** Returns the final rounds, or none before they are paired. */
    Option<Bracket> bracket();

    /** Returns the champion, or none if the event is undecided or was won by no player. */
    Option<PlayerId> champion();

    /** Returns the ranks in the whole event so far. */
    Vector<FinalRank> finalRanks();

    /** Returns the public part of a state. */
    static PublicState of(TournamentState state) {
        boolean listsAreFinal = state.phase() != Phase.REGISTRATION;
        return ImmutablePublicState.builder()
                .announcement(state.announcement())
                .howToVerify(state.announcement()
                        .seedCommitment()
                        .map(commitment -> commitment.howToVerify(Wording.ENGLISH)))
                .phase(state.phase())
                .endReason(state.endedBecause())
                .players(state.entries().map(entry -> PublicEntry.of(entry, listsAreFinal)))
                .structure(state.structure())
                .rounds(state.rounds().map(PublicRound::of))
                .clockRunningInRound(state.clock().map(TournamentState.RunningClock::round))
                .standings(state.standings())
                .cut(state.cut())
                .bracket(state.bracket())
                .champion(state.champion())
                .finalRanks(state.finalRanks())
                .build();
    }

    /**
     * The public part of a player's entry.
     *
     * @param rosters the submitted rosters; empty before the event is opened, when lists become final
     */
    record PublicEntry(
            Entrant entrant,
            Attendance attendance,
            boolean hasSubmittedList,
            Vector<DesignatedRoster> rosters,
            Vector<Integer> unpairedLosses) {
        static PublicEntry of(Entry entry, boolean listsAreFinal) {
            return new PublicEntry(
                    entry.entrant(),
                    entry.attendance(),
                    entry.hasList(),
                    listsAreFinal ? entry.rosters() : Vector.empty(),
                    entry.unpairedLosses());
        }
    }

    /**
     * The public part of a Swiss round. Its seed belongs to this round: neither the event's seed nor that of
     * another round can be computed from it.
     *
     * @param players the players, with their points and opponents at the time of pairing
     */
    record PublicRound(
            int number,
            int stage,
            Seed seed,
            Vector<PoolPlayer> players,
            RoundTables tables,
            Vector<Option<MatchEnding>> endings) {
        /** Returns the public part of a round. */
        public static PublicRound of(SwissRound round) {
            return new PublicRound(
                    round.number(),
                    round.stage(),
                    round.seed(),
                    round.pool().players(),
                    round.tables(),
                    round.endings());
        }
    }
}
