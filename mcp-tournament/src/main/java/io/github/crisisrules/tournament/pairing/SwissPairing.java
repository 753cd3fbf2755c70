package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingNotes;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The Swiss pairing of the event documents for fields of any size: always an optimal pairing, drawn by the law that
 * {@link EventRules#RULING_10} states. The trace says so in the rare crowded field where the law is not guaranteed.
 */
public final class SwissPairing implements PairingSystem {
    private static final SwissPairing SYSTEM = new SwissPairing();

    private SwissPairing() {}

    /** The Swiss pairing. */
    public static SwissPairing system() {
        return SYSTEM;
    }

    @Override
    @Rule({EventRules.R1, EventRules.GROUPS, EventRules.REMATCH, EventRules.RULING_10})
    public RoundPairing pair(PairingField field, Seed seed) {
        // Dense indices in the order of registration numbers; arrays stay inside this method.
        int[] numbers = field.players()
                .toJavaStream()
                .mapToInt(player -> player.id().number())
                .toArray();
        int[] points =
                field.players().toJavaStream().mapToInt(FieldPlayer::points).toArray();
        PairingNotes notes = new PairingNotes();
        int[] twos = SwissKernel.pair(points, met(field, numbers), forbidden(field, numbers), seed.draws(), notes);
        Vector<Pairing> pairs =
                Vector.tabulate(twos.length / 2, i -> Pairing.of(numbers[twos[2 * i]], numbers[twos[2 * i + 1]]));
        return RoundPairing.of(field, pairs, new PairingTrace("Swiss", PairingCost.of(field, pairs), notes.isLawful()));
    }

    private static Meetings met(PairingField field, int[] numbers) {
        int[] first =
                new int[field.players().map(player -> player.met().size()).sum().intValue()];
        int[] second = new int[first.length];
        int count = 0;
        int own = 0;
        for (FieldPlayer player : field.players()) {
            for (PlayerId other : player.met()) {
                int opponent = Arrays.binarySearch(numbers, other.number());
                // Who has left the field cannot be met again; each meeting is listed once, by the lower number.
                if (opponent > own) {
                    first[count] = own;
                    second[count] = opponent;
                    count++;
                }
            }
            own++;
        }
        return Meetings.among(numbers.length, Arrays.copyOf(first, count), Arrays.copyOf(second, count));
    }

    private static Meetings forbidden(PairingField field, int[] numbers) {
        Vector<Pairing> present = field.forbidden()
                .toVector()
                .filter(pairing -> field.player(pairing.first()).isDefined()
                        && field.player(pairing.second()).isDefined());
        return Meetings.among(
                numbers.length,
                present.toJavaStream()
                        .mapToInt(pairing ->
                                Arrays.binarySearch(numbers, pairing.first().number()))
                        .toArray(),
                present.toJavaStream()
                        .mapToInt(pairing ->
                                Arrays.binarySearch(numbers, pairing.second().number()))
                        .toArray());
    }
}
