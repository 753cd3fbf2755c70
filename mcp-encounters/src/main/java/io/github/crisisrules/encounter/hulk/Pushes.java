package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/** The pushes of Crisis Team characters, and the Gamma Absorbers in which they may end. */
final class Pushes {
    private static final int KNOCK_OUT_POINTS = 2;

    private Pushes() {}

    /** Pushes a character, possibly into a Gamma Absorber. */
    static Story<HulkState, HulkEvent> push(
            Story<HulkState, HulkEvent> story, CombatantId character, PushCause cause, Option<String> into) {
        return landed(
                story.then(new HulkEvent.CharacterPushed(
                        character, cause, story.state().setup().card().pushTool(cause), into)),
                character,
                into);
    }

    /** Resolves the end of a push: a Subdued character in a Gamma Absorber is KO'd, no matter which side moved it. */
    @Rule({ABSORBER, SCORE, SUBDUED_IS_NOT_DAZED})
    static Story<HulkState, HulkEvent> landed(
            Story<HulkState, HulkEvent> story, CombatantId character, Option<String> into) {
        return story.when(
                into.isDefined() && story.state().isSubdued(character),
                there -> there.then(new HulkEvent.CharacterKnockedOut(character, KNOCK_OUT_POINTS)));
    }

    /** Returns the end of a sentence about a push. */
    static String end(Option<String> into) {
        return into.map(absorber -> " into the Gamma Absorber " + absorber).getOrElse("");
    }
}
