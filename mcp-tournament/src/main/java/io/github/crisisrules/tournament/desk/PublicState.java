package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * What everybody at the venue may know of an event: the form of a {@link TournamentState} for pages and screens. It has
 * neither the event's seed nor anything from which the time left in a round could be told. Warnings, rulings and excluded
 * pairs are between the organizer and those concerned; lists are shown once they are final. {@link OrganizerState} has all of
 * it.
 */
@Value.Immutable
@HouseStyle
@Rule(EventRules.CLOCK)
public sealed interface PublicState permits ImmutablePublicState {
    /** What was announced before the event. */
    Announcement announcement();

    /** How anybody verifies the commitment once seed and salt are revealed; nothing where there is none. */
    Option<String> howToVerify();

    /** How far the event has come. */
    Phase phase();

    /** Why the event was ended before it was decided, if it was. */
    Option<String> endedBecause();

    /** Everybody who ever registered, by registration number. */
    Vector<PublicEntry> players();

    /** Rounds and cut, fixed when round 1 is paired. */
    Option<Structure> structure();

    /** The Swiss rounds paired so far. */
    Vector<PublicRound> rounds();

    /** The round whose clock was started last. */
    Option<Integer> clockOfRound();

    /** The standings with all results so far. */
    Standings standings();

    /** The progression cut, once it is made. */
    Option<ProgressionCut> cut();

    /** The final rounds, once they are paired. */
    Option<Bracket> bracket();

    /** Who has won, once it is decided. */
    Option<PlayerId> champion();

    /** The places in the whole event so far. */
    Vector<FinalRank> finalRanks();

    /** What may be known of this state. */
    static PublicState of(TournamentState state) {
        boolean listsAreFinal = state.phase() != Phase.REGISTRATION;
        return ImmutablePublicState.builder()
                .announcement(state.announcement())
                .howToVerify(state.announcement().commitment().map(SeedCommitment::howToVerify))
                .phase(state.phase())
                .endedBecause(state.endedBecause())
                .players(state.entries().map(entry -> PublicEntry.of(entry, listsAreFinal)))
                .structure(state.structure())
                .rounds(state.rounds().map(PublicRound::of))
                .clockOfRound(state.clock().map(TournamentState.RunningClock::round))
                .standings(state.standings())
                .cut(state.cut())
                .bracket(state.bracket())
                .champion(state.champion())
                .finalRanks(state.finalRanks())
                .build();
    }

    /**
     * What everybody may know of a player.
     *
     * @param rosters of the list handed in; not before the event is opened, when lists are final
     */
    record PublicEntry(
            Entrant entrant,
            Attendance attendance,
            boolean handedIn,
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
     * What everybody may know of a Swiss round. Its seed is the round's own: neither the event's nor that of any other round
     * can be computed from it.
     *
     * @param players with the points and opponents that they had when it was paired
     */
    record PublicRound(
            int number,
            int stage,
            Seed seed,
            Vector<FieldPlayer> players,
            RoundTables tables,
            Vector<Option<MatchEnding>> endings) {
        /** What may be known of this round. */
        public static PublicRound of(SwissRound round) {
            return new PublicRound(
                    round.number(),
                    round.stage(),
                    round.seed(),
                    round.field().players(),
                    round.tables(),
                    round.endings());
        }
    }
}
