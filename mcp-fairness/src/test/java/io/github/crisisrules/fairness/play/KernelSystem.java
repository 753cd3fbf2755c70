package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.pairing.PairingCost;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PairingTrace;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** The Swiss kernel behind the library's public face. */
final class KernelSystem implements PairingSystem {
    @Override
    public RoundPairing pair(PairingField field, Seed seed) {
        Vector<FieldPlayer> players = field.players();
        Vector<PlayerId> ids = players.map(FieldPlayer::id);
        int[] points = players.toJavaStream().mapToInt(FieldPlayer::points).toArray();
        int[] start = new int[points.length + 1];
        var others = new java.util.ArrayList<Integer>();
        for (int i = 0; i < points.length; i++) {
            for (PlayerId met : players.get(i).met()) {
                if (ids.contains(met)) {
                    others.add(ids.indexOf(met));
                }
            }
            start[i + 1] = others.size();
        }
        Meetings met = Meetings.flat(start, others.stream().mapToInt(i -> i).toArray());
        int[] out = SwissKernel.pair(points, met, Meetings.none(points.length), seed.draws(), null);
        Vector<Pairing> pairs =
                Vector.range(0, out.length / 2).map(i -> Pairing.of(ids.get(out[2 * i]), ids.get(out[2 * i + 1])));
        return RoundPairing.of(field, pairs, new PairingTrace("kernel", PairingCost.of(field, pairs), true));
    }
}
