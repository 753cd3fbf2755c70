package io.github.crisisrules.json.log;

import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Commands of events: to pair and to rank looks at every two players and at all rounds, anything else at all players once. */
final class EventToll implements Toll<TournamentState, TournamentCommand> {
    @Override
    public long of(TournamentState state, TournamentCommand command, long told, int said) {
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
        if (command instanceof TournamentCommand.SubmitList list) {
            return all + square(components(list.rosters()));
        }
        if (command instanceof TournamentCommand.EnterLate late) {
            return all + square(components(late.rosters()));
        }
        return command instanceof TournamentCommand.TakeOver taken
                ? all + (long) taken.players().size() * (1 + taken.rounds().size()) + said
                : all;
    }

    /**
     * Every two players are looked at, and everybody for each excluded pair, for that is where pairing is hard. Few players in very many rounds
     * have all met many times over, and that is harder still: hence the third power, which is nothing in an event of ten rounds.
     */
    private static long paired(TournamentState state) {
        long players = state.entries().size();
        long rounds = state.rounds().size();
        return players
                * (players + rounds * rounds * rounds + 4L * state.excluded().size());
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
        int comers = command instanceof TournamentCommand.TakeOver taken
                ? taken.players().size()
                : command instanceof TournamentCommand.RegisterPlayer || command instanceof TournamentCommand.EnterLate
                        ? 1
                        : 0;
        if (comers > 0 && (long) state.entries().size() + comers > limits.players()) {
            return Option.some("the event has more than the " + limits.players()
                    + " players that are read; raise ReadLimits.players for a document that you trust");
        }
        return Option.when(
                command instanceof TournamentCommand.ExcludePairing
                        && state.excluded().size() >= limits.exclusions(),
                () -> "the event has more than the " + limits.exclusions()
                        + " excluded pairs that are read; raise ReadLimits.exclusions for a document that you trust");
    }
}
