package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.PushCause;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/** The pushes of Crisis Team characters, and the Gamma Absorbers in which they may end. */
public final class PushRules {
    private static final int KNOCK_OUT_POINTS = 2;

    private PushRules() {}

    /** Pushes a character, possibly into a Gamma Absorber. */
    public static Story<HulkState, HulkEvent> push(
            Story<HulkState, HulkEvent> story, CombatantId character, PushCause cause, Option<String> into) {
        return landed(
                story.then(new HulkEvent.CharacterPushed(
                        character, cause, story.state().setup().card().pushTool(cause), into)),
                character,
                into);
    }

    /** Resolves the end of a push: a Subdued character in a Gamma Absorber is KO'd, no matter which side moved it. */
    @Rule({ABSORBER, SCORE, SUBDUED_IS_NOT_DAZED})
    public static Story<HulkState, HulkEvent> landed(
            Story<HulkState, HulkEvent> story, CombatantId character, Option<String> into) {
        return story.when(
                into.isDefined() && story.state().isSubdued(character),
                there -> there.then(new HulkEvent.CharacterKnockedOut(character, KNOCK_OUT_POINTS)));
    }

    /** Returns the end of a sentence about a push. */
    public static String end(Option<String> into) {
        return into.map(absorber -> " into the Gamma Absorber " + absorber).getOrElse("");
    }
}
