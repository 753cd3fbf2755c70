package io.github.crisisrules.heroic.scene.view;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneState;

/** The place of a character in the order of turns: the token on its index card. */
enum TurnMark implements Describable {
    DEAD,
    AWAY,
    STRESSED_OUT,
    STOPPED,
    ACTING,
    ACTED,
    WAITING,
    FREE;

    static TurnMark of(SceneState state, CastMember one) {
        if (one.harm().isDead()) {
            return DEAD;
        }
        if (!one.isPresent()) {
            return AWAY;
        }
        if (!one.isAble()) {
            return one.harm().isStressedOut() ? STRESSED_OUT : STOPPED;
        }
        if (!state.isOpen() || state.sceneKind() != SceneKind.ACTION) {
            return FREE;
        }
        if (state.order().current().contains(one.id())) {
            return ACTING;
        }
        return state.order().acted().contains(one.id()) ? ACTED : WAITING;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
