package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;

/**
 * The uses of doom dice. Each has the minimum size that the rules sheet prints; some situations require a larger
 * die.
 */
@Rule(DOOM_SPEND)
public enum DoomSpend implements HasRules, Describable {
    /** Before a roll: the die joins a villain's pool. */
    VILLAIN_POOL(DieSize.D4),
    /** After a won reaction: its effect die is used as a counter-attack. */
    COUNTER_ATTACK(DieSize.D4),
    /** After a roll: one more die joins the total. The doom die must be at least as large. */
    EXTRA_TOTAL_DIE(DieSize.D4),
    /** After a roll: one more effect die. The doom die must be at least as large. */
    EXTRA_EFFECT_DIE(DieSize.D4),
    /** Anything that costs a hero a PP. */
    AS_PLOT_POINT(DieSize.D4),
    /** A special effect that costs doom dice. */
    SPECIAL_EFFECT(DieSize.D4),
    /** Separates a hero from the others. */
    SPLIT_HEROES(DieSize.D4),
    /** Forces heroes together. */
    GATHER_HEROES(DieSize.D4),
    /** A hero's limit, after the hero has declined the PP. */
    HERO_LIMIT(DieSize.D4),
    /** A new scene distinction. */
    SCENE_DISTINCTION(DieSize.D8),
    /** A villain acts next, or first. The die must be at least as large as the heroes' best Reflexes or Senses. */
    INTERRUPT_ORDER(DieSize.D6),
    /** An effect that the scene or the event offers. */
    SCENE_EFFECT(DieSize.D4),
    /** Ends the scene at once. This takes two dice. */
    END_SCENE(DieSize.D12);

    /** The number of dice that end a scene. */
    public static final int DICE_TO_END_SCENE = 2;

    private final DieSize least;

    DoomSpend(DieSize least) {
        this.least = least;
    }

    /** Returns the use under which villains and the Watcher pay a doom die where heroes pay a plot point. */
    public static DoomSpend inPlaceOf(PlotSpend spend) {
        return switch (spend) {
            case COUNTER_ATTACK -> COUNTER_ATTACK;
            case EXTRA_TOTAL_DIE -> EXTRA_TOTAL_DIE;
            case EXTRA_EFFECT_DIE -> EXTRA_EFFECT_DIE;
            case SPECIAL_EFFECT -> SPECIAL_EFFECT;
            default -> AS_PLOT_POINT;
        };
    }

    /** Returns the smallest die that pays for it. */
    public DieSize least() {
        return least;
    }

    /** Returns the id of the rule that allows it. */
    @Override
    public Vector<String> rules() {
        return Vector.of(this == INTERRUPT_ORDER ? INTERRUPT : DOOM_SPEND);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
