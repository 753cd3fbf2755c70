package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.rule.AttendanceRules;
import io.github.crisisrules.tournament.match.Outcome;
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
 * The race for the cut: which players are sure to make it in the current state, and which by winning. The
 * statements hold in every continuation that the rules allow, except that a result that is amended or withdrawn, and a
 * bye that is taken back or played, can overturn them.
 * They are about players who stay, and about a cut that is made: there is none if too few players are left for it,
 * or if the event is ended early.
 */
public final class CutRace {
    private CutRace() {}

    /**
     * Returns the prospects of all players still in the event. Returns none before round 1, after the cut or
     * without one, and in a house event whose points or tiebreakers allow no proof.
     */
    public static Option<Map<PlayerId, CutProspect>> of(TournamentState state) {
        return prospects(state).map(CutProspects::all);
    }

    /**
     * Returns what one player needs to make the cut, or none where nothing can be said, see {@link #of}, or if the
     * player is no longer in the event.
     */
    public static Option<CutOutlook> outlook(TournamentState state, PlayerId player) {
        return prospects(state)
                .filter(prospects -> state.active().contains(player))
                .map(prospects -> new CutOutlook(
                        player,
                        state.structure().get().cut(),
                        roundsToPlay(state, player),
                        prospects.of(player),
                        state.openMatches().exists(match -> match.pairing().has(player))
                                ? Vector.of(Outcome.values())
                                        .map(outcome -> new CutOutlook.Answer(
                                                outcome,
                                                prospects.after(player, outcome).of(player)))
                                : Vector.empty()));
    }

    private static Option<CutProspects> prospects(TournamentState state) {
        PointScale scale = state.announcement().scoring().points();
        // With bonus points or cheaper byes, a win does not bound the points that a round can bring.
        if (scale.bonus().isDefined() || scale.bye() < scale.win()) {
            return Option.none();
        }
        // Nothing can be proven if another figure than event points ranks first.
        if (state.announcement().houseRules().tiebreakers().order().head() != Tiebreaker.EVENT_POINTS) {
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
        return Option.of(
                AttendanceRules.whyNoLateEntry(state).isEmpty()
                        ? prospects.enteringWith(scale.loss() * state.rounds().size())
                        : prospects);
    }

    /**
     * Returns the event points that each dropped player would have after rejoining now. The rounds missed count as
     * losses.
     */
    private static Vector<Integer> returning(TournamentState state) {
        Records records = state.records();
        int loss = state.announcement().scoring().points().loss();
        return AttendanceRules.returners(state)
                .map(player -> records.of(player).points()
                        + loss * AttendanceRules.missed(state, player).size());
    }

    /** Returns the number of rounds that a player has still to play: an open match, and the rounds to be paired. */
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
