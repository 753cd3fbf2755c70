package io.github.crisisrules.json.log;

import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The cost of commands of an event. Pairing and ranking compare all players; other commands look at every player once. */
final class EventReplayCost implements ReplayCost<TournamentState, TournamentCommand> {
    /** A cost above every limit of work in use, and still small enough to be added to others. */
    private static final long MAX = 1L << 61;

    @Override
    public long of(TournamentState state, TournamentCommand command, long readSoFar, int commandSize) {
        long players = state.entries().size();
        long rounds = state.rounds().size();
        long all = 1
                + players
                + rounds
                + state.rulings().rulings().size()
                + state.conduct().incidents().size();
        if (command instanceof TournamentCommand.PairRound
                || command instanceof TournamentCommand.MakeCut
                || command instanceof TournamentCommand.CloseEvent) {
            return all + paired(state);
        }
        if (command instanceof TournamentCommand.PairByHand byHand) {
            return all + paired(state) + square(byHand.pairs().size());
        }
        if (command instanceof TournamentCommand.WarnPlayer || command instanceof TournamentCommand.EjectPlayer) {
            return all + 60L * state.conduct().incidents().size();
        }
        if (command instanceof TournamentCommand.SubmitList list) {
            return all + square(components(list.rosters()));
        }
        if (command instanceof TournamentCommand.EnterLate late) {
            return all + square(components(late.rosters()));
        }
        return command instanceof TournamentCommand.ImportEvent taken
                ? all + (long) taken.players().size() * (1 + taken.rounds().size()) + commandSize
                : all;
    }

    /**
     * Returns the cost of a pairing. It compares every two players, and looks at every player for each excluded pair, which
     * makes pairing hard. A few players in very many rounds have all met many times, which is harder still: hence the third
     * power of the rounds, which is small in an event of ten rounds.
     */
    private static long paired(TournamentState state) {
        return paired(
                state.entries().size(), state.rounds().size(), state.excluded().size());
    }

    static long paired(double players, double rounds, double excluded) {
        double looked = players * (players + rounds * rounds * rounds + 4 * excluded);
        return (long) Math.min(looked, MAX);
    }

    /** The state has the standings and the pool of each round, which look at every match of every earlier round. */
    @Override
    public long ofWhole(TournamentState state) {
        double rounds = state.rounds().size();
        return (long) Math.min(state.entries().size() * rounds * rounds * rounds / 2, MAX);
    }

    private static long square(long number) {
        return number * number;
    }

    private static long components(Vector<DesignatedRoster> rosters) {
        return rosters.map(DesignatedRoster::roster)
                .map(RosterSubmission::components)
                .map(Vector::size)
                .sum()
                .longValue();
    }

    @Override
    public Option<String> excess(TournamentState state, TournamentCommand command, ReadLimits limits) {
        int newcomers = command instanceof TournamentCommand.ImportEvent taken
                ? taken.players().size()
                : command instanceof TournamentCommand.RegisterPlayer || command instanceof TournamentCommand.EnterLate
                        ? 1
                        : 0;
        if (newcomers > 0 && (long) state.entries().size() + newcomers > limits.players()) {
            return Option.some("The event has more players than the " + limits.players()
                    + " that are read. Raise ReadLimits.players for a document that you trust.");
        }
        return Option.when(
                command instanceof TournamentCommand.ExcludePairing
                        && state.excluded().size() >= limits.exclusions(),
                () -> "The event has more excluded pairs than the " + limits.exclusions()
                        + " that are read. Raise ReadLimits.exclusions for a document that you trust.");
    }
}
