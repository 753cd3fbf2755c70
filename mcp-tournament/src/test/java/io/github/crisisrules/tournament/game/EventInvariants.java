package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.collection.Vector;

/** Invariants of every state of every event. */
final class EventInvariants {
    private final TournamentState state;

    private EventInvariants(TournamentState state) {
        this.state = state;
    }

    static void check(TournamentState state) {
        EventInvariants now = new EventInvariants(state);
        now.players();
        now.rounds();
        now.places();
        now.finals();
        now.secrets();
        now.views();
        now.canBeEnded();
    }

    /** Numbered without gaps, each name once, no Watcher among them; where lists are required and final, all have one. */
    private void players() {
        Officials officials = state.officials();
        for (int i = 0; i < state.entries().size(); i++) {
            Entry entry = state.entries().get(i);
            assertThat(entry.id().number()).isEqualTo(i + 1);
            assertThat(state.player(entry.entrant().name())).contains(entry.id());
            assertThat(officials.watcher(entry.entrant().name())).isEmpty();
            if (state.announcement().listsRequired() && state.lots().isDefined()) {
                assertThat(!entry.isActive() || entry.hasList()).isTrue();
            }
        }
    }

    /** Rounds are finished one after the other; no player sits twice; who plays an open match is there; no round too many. */
    private void rounds() {
        assertThat(state.rounds().dropRight(1)).allMatch(SwissRound::isComplete);
        state.round().forEach(round -> {
            Vector<PlayerId> seated =
                    round.tables().paired().appendAll(round.tables().bye().map(bye -> bye.player()));
            assertThat(seated.distinct()).hasSameSizeAs(seated);
            round.open()
                    .flatMap(pairing -> pairing.players())
                    .forEach(player ->
                            assertThat(state.entry(player).get().isActive()).isTrue());
        });
        state.structure()
                .forEach(fixed -> assertThat(state.rounds().count(round -> round.stage() == 1))
                        .isLessThanOrEqualTo(fixed.swissRounds()));
        Vector<PlayerId> ranked = state.entries()
                .filter(entry -> entry.attendance() != Attendance.EJECTED)
                .map(Entry::id);
        assertThat(state.standings().players().sorted()).isEqualTo(ranked);
    }

    /** No player has two places, no ejected player has one, and the champion, who has not left, is the one who is first. */
    private void places() {
        Vector<FinalRank> places = state.finalRanks();
        Vector<PlayerId> placed = places.map(FinalRank::player);
        assertThat(placed.distinct()).hasSameSizeAs(placed);
        assertThat(placed.filter(player -> is(player, Attendance.EJECTED))).isEmpty();
        assertThat(places.map(FinalRank::rank).sorted()).isEqualTo(places.map(FinalRank::rank));
        state.champion().forEach(champion -> {
            assertThat(places.filter(place -> place.rank() == 1)).containsExactly(new FinalRank(1, champion));
            assertThat(is(champion, Attendance.DROPPED) || is(champion, Attendance.EJECTED))
                    .isFalse();
        });
        if (state.phase() == Phase.CLOSED) {
            assertThat(state.isDecided()).isEqualTo(state.endedBecause().isEmpty());
        }
    }

    /** The cut has its size, and whoever may still win the final rounds is there, and no other player. */
    private void finals() {
        state.cut()
                .forEach(cut -> assertThat(cut.qualified())
                        .hasSize(state.structure().get().cut()));
        assertThat(state.cut().isDefined() || state.bracket().isEmpty()).isTrue();
        state.bracket().forEach(finals -> {
            Vector<PlayerId> remaining = finals.remaining().sorted();
            if (finals.isOver()) {
                assertThat(remaining).containsAll(state.active());
            } else {
                assertThat(state.active()).isEqualTo(remaining);
            }
        });
    }

    /** Neither the seed nor the clock's dice are in what anybody prints. */
    private void secrets() {
        String seed = state.seed().toString();
        assertThat(state.toString()).doesNotContain(seed).doesNotContain("RoundClock");
        assertThat(state.organizerState().toString()).doesNotContain(seed).doesNotContain("RoundClock");
    }

    /** Every view can be made. */
    private void views() {
        for (int round = 0; round <= state.roundNumber() + 1; round++) {
            EventViews.pairings(state, round, state.wording());
            EventViews.results(state, round, state.wording());
            EventViews.seating(state, round, state.wording());
        }
        EventViews.bracket(state, state.wording());
        EventViews.ranks(state, state.wording());
        EventViews.race(state, state.wording());
        EventViews.standings(state, state.rounds().size(), state.wording());
    }

    /** An event that is not over can be closed, if it is decided, or ended: one of the two. */
    private void canBeEnded() {
        assertThat(isAccepted(new TournamentCommand.CloseEvent())
                        != isAccepted(new TournamentCommand.EndEvent("enough")))
                .isEqualTo(state.phase() != Phase.CLOSED);
    }

    private boolean isAccepted(TournamentCommand command) {
        return !Tournament.GAME.decide(state, command).isRefused();
    }

    private boolean is(PlayerId player, Attendance attendance) {
        return state.entry(player).get().attendance() == attendance;
    }
}
