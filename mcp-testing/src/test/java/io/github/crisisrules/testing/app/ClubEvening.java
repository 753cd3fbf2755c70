package io.github.crisisrules.testing.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.testing.GameSubject;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Two rounds of Swiss for four to seven club members, in which the app does only what the choices offer. */
final class ClubEvening implements GameSubject<TournamentState, TournamentCommand, TournamentEvent> {
    @Override
    public Play<TournamentState, TournamentCommand, TournamentEvent> start(Seed seed) {
        Announcement announcement = Announcement.builder()
                .name("Club evening")
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(2))
                .build();
        return Tournament.play(announcement, seed)
                .applyAll(Vector.rangeClosed(1, 4 + seed.below(4))
                        .map(number -> new TournamentCommand.RegisterPlayer("Member " + number)));
    }

    @Override
    public Seq<TournamentCommand> legal(TournamentState state) {
        return Tournament.GAME
                .choices(state)
                .map(choice -> choice.command(AnswerSource.random(Seed.of(1).random())));
    }

    /** Nothing that the rules refuse: the app has no other button than those of the choices. */
    @Override
    public Seq<TournamentCommand> candidates(TournamentState state, Seed seed) {
        return Vector.empty();
    }

    @Override
    public boolean isOver(TournamentState state) {
        return state.phase() == Phase.CLOSED;
    }

    @Override
    public void checkInvariants(TournamentState state) {
        assertThat(state.rounds().size()).isBetween(0, 2);
    }
}
