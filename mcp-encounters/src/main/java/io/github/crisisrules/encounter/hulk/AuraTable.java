package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.LOST_VALUES_ARE_CALLER_DATA;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * Which faces of the die stand for which result of the Gamma Aura. The printed table shows icons, some of them lost in our
 * sources, so it is the caller's; every face stands for exactly one result.
 *
 * @param surge faces for {@link AuraResult#SURGE}
 * @param frenzy faces for {@link AuraResult#FRENZY}
 * @param wreckage faces for {@link AuraResult#WRECKAGE}
 */
@Rule({AURA, LOST_VALUES_ARE_CALLER_DATA})
public record AuraTable(Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
    /**
     * Each face stands for one result; {@link #check} tells which faces do not.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public AuraTable {
        violation(surge, frenzy, wreckage).forEach(violation -> {
            throw new IllegalArgumentException(violation.message());
        });
    }

    /** The usual reading: blank or failure, hit or block, critical or wild. */
    @Rule(AURA)
    public static AuraTable usual() {
        return new AuraTable(
                Vector.of(CrisisFace.BLANK, CrisisFace.FAILURE),
                Vector.of(CrisisFace.HIT, CrisisFace.BLOCK),
                Vector.of(CrisisFace.CRITICAL, CrisisFace.WILD));
    }

    /** The table of these faces, or which of them are missing or stand in it twice. */
    @Rule(LOST_VALUES_ARE_CALLER_DATA)
    public static Either<RuleViolation, AuraTable> check(
            Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
        Vector<HulkViolation.AuraNotAPartition> wrong = violation(surge, frenzy, wreckage);
        return wrong.isEmpty() ? Either.right(new AuraTable(surge, frenzy, wreckage)) : Either.left(wrong.head());
    }

    /** The result that a face stands for. */
    @Rule(AURA)
    public AuraResult result(CrisisFace face) {
        if (surge.contains(face)) {
            return AuraResult.SURGE;
        }
        return frenzy.contains(face) ? AuraResult.FRENZY : AuraResult.WRECKAGE;
    }

    private static Vector<HulkViolation.AuraNotAPartition> violation(
            Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
        Vector<CrisisFace> named = surge.appendAll(frenzy).appendAll(wreckage);
        Vector<CrisisFace> all = Vector.of(CrisisFace.values());
        Vector<CrisisFace> missing = all.removeAll(named);
        Vector<CrisisFace> twice = all.filter(face -> named.count(face::equals) > 1);
        return missing.isEmpty() && twice.isEmpty()
                ? Vector.empty()
                : Vector.of(new HulkViolation.AuraNotAPartition(missing, twice));
    }
}
