package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeSet;

/**
 * The result of checking a pairing: whether the rules allow it, and how far it is from an optimal one.
 *
 * @param violations the rules that the pairing breaks; empty if the rules allow it
 * @param cost the costs of the pairing and of an optimal one; empty if the pairing is not complete
 */
public record PairingCheck(Vector<PairingViolation> violations, Option<Costs> cost) {
    /**
     * The cost of a pairing and that of an optimal one.
     *
     * @param actual the cost of the pairing that was checked
     * @param optimal the least possible cost
     */
    public record Costs(PairingCost actual, PairingCost optimal) {}

    /** Returns whether the rules allow the pairing. */
    public boolean isLegal() {
        return violations.isEmpty();
    }

    /**
     * Checks a pairing of the pool against an optimal one made by {@code system}, which must always give optimal
     * pairings.
     */
    @Rule({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    public static PairingCheck of(PairingPool pool, Iterable<Pairing> paired, PairingSystem system) {
        Vector<Pairing> pairs = Vector.ofAll(paired);
        Vector<PairingViolation> incomplete = incomplete(pool, pairs);
        if (!incomplete.isEmpty()) {
            return new PairingCheck(incomplete, Option.none());
        }
        PairingCost actual = PairingCost.of(pool, pairs);
        // Any seed will do: all optimal pairings have the same cost.
        PairingCost optimal = PairingCost.of(pool, system.pair(pool, Seed.of(0)).pairs());
        return new PairingCheck(faults(pool, pairs, actual, optimal), Option.of(new Costs(actual, optimal)));
    }

    /** Returns this check with a violation added if the bye was not given to the player to whom it is due. */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    public PairingCheck withBye(Option<PlayerId> given, Option<PlayerId> due) {
        return given.equals(due)
                ? this
                : new PairingCheck(violations.append(new PairingViolation.WrongBye(given, due)), cost);
    }

    private static Vector<PairingViolation> incomplete(PairingPool pool, Vector<Pairing> pairs) {
        Vector<PairingViolation> found = Vector.empty();
        TreeSet<PlayerId> seen = new TreeSet<>();
        for (PlayerId player : pairs.flatMap(pairing -> Vector.of(pairing.first(), pairing.second()))) {
            if (pool.player(player).isEmpty()) {
                found = found.append(new PairingViolation.NotInPool(player));
            } else if (!seen.add(player)) {
                found = found.append(new PairingViolation.PairedTwice(player));
            }
        }
        return found.appendAll(pool.players()
                .map(PoolPlayer::id)
                .filter(player -> !seen.contains(player))
                .map(PairingViolation.PlayerNotPaired::new));
    }

    private static Vector<PairingViolation> faults(
            PairingPool pool, Vector<Pairing> pairs, PairingCost actual, PairingCost optimal) {
        Vector<PairingViolation> found = Vector.empty();
        if (actual.excludedPairs() > optimal.excludedPairs()) {
            found = found.appendAll(pairs.filter(pool.forbidden()::contains).map(PairingViolation.ExcludedPair::new));
        }
        if (actual.rematches() > optimal.rematches()) {
            found = found.appendAll(pairs.filter(pairing -> pool.met(pairing) > 0)
                    .map(pairing -> new PairingViolation.Rematch(pairing, pool.met(pairing))));
        }
        if (found.isEmpty() && actual.compareTo(optimal) > 0) {
            Seq<ScoreGroup> groups = pool.groups();
            for (int g = 0; g < groups.size(); g++) {
                if (!actual.floats().get(g).equals(optimal.floats().get(g))) {
                    // Below the first group that differs, a comparison is meaningless.
                    return found.append(new PairingViolation.AvoidableFloat(
                            groups.get(g).points(),
                            actual.floats().get(g),
                            optimal.floats().get(g)));
                }
            }
        }
        return found;
    }
}
