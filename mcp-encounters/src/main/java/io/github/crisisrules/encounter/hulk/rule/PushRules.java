package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkScoring;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.PushCause;
import io.github.crisisrules.encounter.hulk.SubduedToken;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/** The pushes of Crisis Team characters, and the Gamma Absorbers in which they may end. */
public final class PushRules {
    private PushRules() {}

    /** Pushes a character, possibly into a Gamma Absorber. */
    public static Decision<HulkState, HulkEvent> push(
            Decision<HulkState, HulkEvent> now, CombatantId character, PushCause cause, Option<String> into) {
        return landed(
                now.then(new HulkEvent.CharacterPushed(
                        character, cause, now.state().setup().card().pushTool(cause), into)),
                character,
                into);
    }

    /** Resolves the end of a push: a Subdued character in a Gamma Absorber is KO'd, no matter which side moved it. */
    @Rule({ABSORBER, SCORE, SUBDUED_IS_NOT_DAZED})
    public static Decision<HulkState, HulkEvent> landed(
            Decision<HulkState, HulkEvent> now, CombatantId character, Option<String> into) {
        return now.thenIf(
                SubduedToken.isKnockedOut(now.state().isSubdued(character), into),
                new HulkEvent.CharacterKnockedOut(character, HulkScoring.cosmicPoints(1)));
    }
}
