package io.github.crisisrules.json.log;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

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
     * Returns the cost of a pairing. It compares every two players, and looks at every player for each excluded pair, whether
     * the organizer or a club keeps the two apart. A few players in very many rounds have all met many times, which is
     * harder still: hence the third power of the rounds, which is small in an event of ten rounds.
     */
    private static long paired(TournamentState state) {
        Map<PlayerId, Long> pairs = new LinkedHashMap<>();
        for (Pairing pair : state.excluded()) {
            pairs.merge(pair.first(), 1L, Long::sum);
            pairs.merge(pair.second(), 1L, Long::sum);
        }
        double most =
                pairs.values().stream().mapToDouble(Long::doubleValue).max().orElse(0);
        Map<String, Long> clubs = new LinkedHashMap<>();
        for (Entry entry : state.entries()) {
            entry.club().forEach(club -> clubs.merge(PlainName.key(club), 1L, Long::sum));
        }
        int players = state.entries().size();
        double excluded = state.excluded().size();
        for (double club : clubs.values()) {
            excluded += club * (club - 1) / 2;
            // Clubs of up to half of the players are sampled as clubs; only a larger one leaves players without an
            // opponent.
            most = 2 * club > players ? Math.max(most, club - 1) : most;
        }
        return paired(players, state.rounds().size(), excluded, most);
    }

    /**
     * Returns the cost of a pairing with excluded pairs, {@code most} of them those of one player. A group of equal points with
     * more than twice as many players is paired on its own; smaller ones may have to be matched together, in time and memory
     * that grow with the third and the second power of their players. Each round adds about one group.
     */
    static long paired(double players, double rounds, double excluded, double most) {
        double looked = players * (players + rounds * rounds * rounds + 4 * excluded);
        double matched = most == 0 ? 0 : Math.min(players, (rounds + 1) * 2 * (most + 1));
        return (long) Math.min(looked + 2 * matched * matched * matched, MAX);
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
