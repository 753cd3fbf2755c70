package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.github.crisisrules.tournament.standing.CutProspects;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * Who has made the cut, and who is in by winning, as an event stands. What is said holds in every continuation that the desk
 * allows but one: an amended result can overturn it. It speaks of players who stay, and of a cut that is made: where too few
 * players are left for it, or the event is ended, there is none.
 */
public final class CutRace {
    private CutRace() {}

    /**
     * The prospects of everybody still in the event; nothing before round 1, after the cut or where there is none, and nothing
     * in a house event whose points or tiebreakers leave no bound to prove something by.
     */
    public static Option<Map<PlayerId, CutProspect>> of(TournamentState state) {
        PointScale scale = state.announcement().scale();
        // With bonus points or cheaper byes a win is no bound on what a round can bring: nothing is proved then.
        if (scale.bonus().isDefined() || scale.bye() < scale.win()) {
            return Option.none();
        }
        // Nor where something else than event points ranks first.
        if (state.announcement().house().tiebreakers().order().head() != Tiebreaker.EVENT_POINTS) {
            return Option.none();
        }
        if (state.phase() != Phase.SWISS
                || state.structure().filter(fixed -> fixed.hasCut()).isEmpty()) {
            return Option.none();
        }
        Vector<Pairing> open = state.round().map(SwissRound::open).getOrElse(Vector.empty());
        TreeMap<PlayerId, Integer> points = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                state.activeStandings().map(row -> Tuple.of(row.player(), row.points())));
        CutProspects prospects = CutProspects.of(
                        points,
                        open,
                        roundsToPair(state),
                        state.structure().get().cut(),
                        scale)
                .returning(returning(state));
        return Option.of((AttendanceDesk.whyNobodyEnters(state).isEmpty()
                        ? prospects.enteringWith(scale.loss() * state.rounds().size())
                        : prospects)
                .all());
    }

    /** The event points that each dropped player would have on coming back now: the rounds missed count as losses. */
    private static Vector<Integer> returning(TournamentState state) {
        Records records = EventRecords.of(state, state.rounds().size());
        int loss = state.announcement().scale().loss();
        return AttendanceDesk.returners(state)
                .map(player -> records.of(player).points()
                        + loss * AttendanceDesk.missed(state, player).size());
    }

    /** How many rounds a player has still to play: an open match, and the rounds to be paired. */
    public static int roundsToPlay(TournamentState state, PlayerId player) {
        return roundsToPair(state)
                + state.round()
                        .map(round -> round.open().count(pairing -> pairing.has(player)))
                        .getOrElse(0);
    }

    private static int roundsToPair(TournamentState state) {
        return state.structure()
                .map(fixed -> Math.max(0, fixed.swissRounds() - state.rounds().size()))
                .getOrElse(0);
    }
}
