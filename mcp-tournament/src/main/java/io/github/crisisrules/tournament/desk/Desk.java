package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * An event as an app holds it: the state, everything that led to it, and a way back. Immutable: each accepted command
 * gives a new desk, a refused one leaves this as it is.
 *
 * <pre>{@code
 * Announcement announcement = Announcement.builder()
 *         .name("Saturday Challenger")
 *         .format(EventFormat.CHALLENGER)
 *         .timeline("Standard")
 *         .build();
 * Desk desk = Desk.open(announcement, Seed.ofWords("rain on Saturday"));
 * for (String name : List.of("Ada", "Bruno", "Chidi", "Dana", "Emil")) {
 *     desk = desk.give(new RegisterPlayer(name)).get();
 * }
 * desk = desk.give(new OpenEvent()).get().give(new PairRound()).get();
 * System.out.print(EventViews.pairings(desk.state(), 1).get().text());
 * }</pre>
 */
public final class Desk {
    private final Tournament tournament;
    private final TournamentState initial;
    private final Vector<Step> steps;

    private Desk(Tournament tournament, TournamentState initial, Vector<Step> steps) {
        this.tournament = tournament;
        this.initial = initial;
        this.steps = steps;
    }

    /** The desk of an event that has just been announced. */
    public static Desk open(Announcement announcement, Seed seed) {
        return open(Tournament.swiss(), announcement, seed);
    }

    /** The same with another pairing system. */
    public static Desk open(Tournament tournament, Announcement announcement, Seed seed) {
        return new Desk(tournament, TournamentState.announced(announcement, seed), Vector.empty());
    }

    /** The event now. */
    public TournamentState state() {
        return steps.isEmpty() ? initial : steps.last().state();
    }

    /** The event as announced, from which the log replays. */
    public TournamentState initial() {
        return initial;
    }

    /** What decides here. */
    public Tournament tournament() {
        return tournament;
    }

    /** Every accepted command with its events, oldest first. */
    public Vector<Step> steps() {
        return steps;
    }

    /** Everything that has happened, oldest first. */
    public Vector<TournamentEvent> log() {
        return steps.flatMap(Step::events);
    }

    /** Gives a command. */
    public Either<TournamentViolation, Desk> give(TournamentCommand command) {
        return tournament
                .decide(state(), command)
                .map(done -> new Desk(
                        tournament,
                        initial,
                        steps.append(new Step(command, done.events().toVector(), done.state()))));
    }

    /** Takes back the last accepted command with all its events. */
    public Either<TournamentViolation, Desk> undo() {
        return steps.isEmpty()
                ? Either.left(new TournamentViolation.NothingToUndo())
                : Either.right(new Desk(tournament, initial, steps.init()));
    }

    /** An accepted command, what happened, and the event after it. */
    public record Step(TournamentCommand command, Vector<TournamentEvent> events, TournamentState state) {}
}
