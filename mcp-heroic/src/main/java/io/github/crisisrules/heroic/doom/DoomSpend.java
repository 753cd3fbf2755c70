package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** What the Watcher spends doom dice on. The least size is that of the list; some spends ask for more. */
@Rule(DOOM_SPEND)
public enum DoomSpend {
    /** Before a roll: the die joins a villain's pool. */
    VILLAIN_POOL(DieSize.D4),
    /** After a won reaction: its effect die strikes back. */
    COUNTER_ATTACK(DieSize.D4),
    /** After a roll: one more die into the total; the doom die is at least as large. */
    EXTRA_TOTAL_DIE(DieSize.D4),
    /** After a roll: one more effect die; the doom die is at least as large. */
    EXTRA_EFFECT_DIE(DieSize.D4),
    /** Whatever costs a PP. */
    AS_PLOT_POINT(DieSize.D4),
    /** A special effect that costs doom dice. */
    SPECIAL_EFFECT(DieSize.D4),
    /** Splits a hero off from the others. */
    SPLIT_HEROES(DieSize.D4),
    /** Forces heroes together. */
    GATHER_HEROES(DieSize.D4),
    /** A hero's limit, once the hero has declined the PP. */
    HERO_LIMIT(DieSize.D4),
    /** A new scene distinction. */
    SCENE_DISTINCTION(DieSize.D8),
    /** A villain acts next, or first; at least as large as the heroes' best Reflexes or Senses. */
    INTERRUPT_ORDER(DieSize.D6),
    /** What the scene or the event offers. */
    SCENE_EFFECT(DieSize.D4),
    /** Ends the scene at once: two of them. */
    END_SCENE(DieSize.D12);

    /** How many dice end a scene. */
    public static final int DICE_TO_END_SCENE = 2;

    private final DieSize least;

    DoomSpend(DieSize least) {
        this.least = least;
    }

    /** The smallest die that pays for it. */
    public DieSize least() {
        return least;
    }

    /** The rule it stands in. */
    public String rule() {
        return this == INTERRUPT_ORDER ? INTERRUPT : DOOM_SPEND;
    }
}
