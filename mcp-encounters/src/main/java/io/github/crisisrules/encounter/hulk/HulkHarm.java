package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;

/** Damage, and what replaces being Dazed. */
final class HulkHarm {
    private static final int RAGE_POINTS = 2;

    private HulkHarm() {}

    /** Some character suffers damage, whoever it is. */
    static Story<HulkState, HulkEvent> suffer(Story<HulkState, HulkEvent> story, CombatantId character, int damage) {
        return character.equals(HulkSetup.HULK) ? hulk(story, damage) : crisis(story, character, damage);
    }

    /** A Crisis Team character is Subdued instead of Dazed, and once Subdued pushed instead of harmed. */
    @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
    private static Story<HulkState, HulkEvent> crisis(
            Story<HulkState, HulkEvent> story, CombatantId character, int damage) {
        if (damage == 0 || !story.frame().combatant(character).isInPlay()) {
            return story;
        }
        if (story.state().isSubdued(character)) {
            return story.then(new HulkEvent.SubduedPushDue(character));
        }
        Story<HulkState, HulkEvent> harmed = story.inRound(Harm.damage(story.frame(), character, damage));
        return Harm.isFelled(harmed.frame().combatant(character))
                ? harmed.then(new HulkEvent.Subdued(character))
                : harmed;
    }

    /** Hulk gains Rage instead of being Dazed: token and VPs, then the damage goes, then those near him are pushed. */
    @Rule({RAGE, ENDS_AT_THE_FIRST_CONDITION, SCORE})
    private static Story<HulkState, HulkEvent> hulk(Story<HulkState, HulkEvent> story, int damage) {
        Story<HulkState, HulkEvent> harmed = story.inRound(Harm.damage(story.frame(), HulkSetup.HULK, damage));
        Combatant hulk = harmed.state().hulk();
        return Harm.isFelled(hulk)
                ? harmed.then(new HulkEvent.RageGained(harmed.state().rage() + 1, RAGE_POINTS))
                        .inRound(new RoundEvent.DamageRemoved(HulkSetup.HULK, hulk.damage()))
                        .then(new HulkEvent.RagePushDue())
                : harmed;
    }

    /** An attack or collision comes to this for Hulk; Puny takes 1 off, down to none. */
    @Rule(PUNY)
    static Story<HulkState, HulkEvent> hit(
            Story<HulkState, HulkEvent> story, int damage, boolean pushes, boolean reduced) {
        int rest = Math.max(0, damage - (reduced ? 1 : 0));
        return suffer(story.then(new HulkEvent.HulkHit(rest, pushes, reduced)), HulkSetup.HULK, rest);
    }
}
