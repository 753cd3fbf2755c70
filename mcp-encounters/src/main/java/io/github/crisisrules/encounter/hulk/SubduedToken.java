package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The effects of the Subdued token, which a Crisis Team character gets instead of being Dazed. */
public final class SubduedToken {
    private SubduedToken() {}

    /** Returns whether a character is pushed instead of suffering damage; there is one push for any damage. */
    @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
    public static boolean isPushedInstead(boolean isSubdued, int damage) {
        return isSubdued && damage > 0;
    }

    /**
     * Returns whether a character is KO'd at the end of a push or throw, no matter which side moved it.
     *
     * @param isSubdued whether the character had the token before
     * @param absorber the Gamma Absorber into which it was moved, if any
     */
    @Rule({ABSORBER, SUBDUED_IS_NOT_DAZED})
    public static boolean isKnockedOut(boolean isSubdued, Option<String> absorber) {
        return isSubdued && absorber.isDefined();
    }

    /** Returns the characters that a Booster Serum frees of all damage and of the token: the Subdued ones near it. */
    @Rule({SERUM, SUBDUED_IS_NOT_DAZED})
    public static Vector<CombatantId> removedBySerum(Vector<CombatantId> subdued, Vector<CombatantId> nearSerum) {
        return nearSerum.filter(subdued::contains);
    }
}
