package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The assignment of the faces of the die to the results of the Gamma Aura. Our sources show the printed assignment
 * as icons, some of which are lost, so the caller supplies it. Every face has exactly one result.
 *
 * @param surge the faces for {@link AuraResult#SURGE}
 * @param frenzy the faces for {@link AuraResult#FRENZY}
 * @param wreckage the faces for {@link AuraResult#WRECKAGE}
 */
@Rule({AURA, LOST_VALUES_ARE_CALLER_DATA})
public record AuraChart(Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
    /**
     * Creates an assignment. {@link #check} returns the fault as a value instead.
     *
     * @throws IllegalArgumentException if a face is missing or has more than one result
     */
    public AuraChart {
        violation(surge, frenzy, wreckage).forEach(violation -> {
            throw new IllegalArgumentException(violation.describe());
        });
    }

    /** Returns the usual reading: blank or failure, hit or block, critical or wild. */
    @Rule(AURA)
    public static AuraChart usual() {
        return new AuraChart(
                Vector.of(CrisisFace.BLANK, CrisisFace.FAILURE),
                Vector.of(CrisisFace.HIT, CrisisFace.BLOCK),
                Vector.of(CrisisFace.CRITICAL, CrisisFace.WILD));
    }

    /** Returns the assignment of these faces, or the faces that are missing or occur twice. */
    @Rule(LOST_VALUES_ARE_CALLER_DATA)
    public static Either<RuleViolation, AuraChart> check(
            Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
        Vector<HulkViolation.AuraFacesNotPartitioned> wrong = violation(surge, frenzy, wreckage);
        return wrong.isEmpty() ? Either.right(new AuraChart(surge, frenzy, wreckage)) : Either.left(wrong.head());
    }

    /** Returns the result of a face. */
    @Rule(AURA)
    public AuraResult result(CrisisFace face) {
        if (surge.contains(face)) {
            return AuraResult.SURGE;
        }
        return frenzy.contains(face) ? AuraResult.FRENZY : AuraResult.WRECKAGE;
    }

    private static Vector<HulkViolation.AuraFacesNotPartitioned> violation(
            Vector<CrisisFace> surge, Vector<CrisisFace> frenzy, Vector<CrisisFace> wreckage) {
        Vector<CrisisFace> named = surge.appendAll(frenzy).appendAll(wreckage);
        Vector<CrisisFace> all = Vector.of(CrisisFace.values());
        Vector<CrisisFace> missing = all.removeAll(named);
        Vector<CrisisFace> twice = all.filter(face -> named.count(face::equals) > 1);
        return missing.isEmpty() && twice.isEmpty()
                ? Vector.empty()
                : Vector.of(new HulkViolation.AuraFacesNotPartitioned(missing, twice));
    }
}
