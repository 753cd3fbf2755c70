package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.github.crisisrules.tournament.standing.CutProspects;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** Who has made the cut, who is out and who is in with a win, as an event stands. */
public final class CutRace {
    private CutRace() {}

    /** The prospects of everybody still in the event; nothing before round 1, after the cut or where there is none. */
    public static Option<Map<PlayerId, CutProspect>> of(TournamentState state) {
        if (state.phase() != Phase.SWISS
                || state.structure().filter(fixed -> fixed.hasCut()).isEmpty()) {
            return Option.none();
        }
        Vector<Pairing> open = state.round().map(SwissRound::open).getOrElse(Vector.empty());
        int freeRounds = state.structure().get().swissRounds() - state.rounds().size();
        TreeMap<PlayerId, Integer> points = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                state.activeStandings().map(row -> Tuple.of(row.player(), row.points())));
        return Option.of(CutProspects.of(
                        points,
                        open,
                        freeRounds,
                        state.structure().get().cut(),
                        state.announcement().scale())
                .all());
    }
}
