package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * The uses of doom dice. Each has the minimum size that the rules sheet prints; some situations require a larger
 * die.
 */
@Rule(DOOM_SPEND)
public enum DoomSpend implements HasRules, Describable {
    /** Before a roll: the die joins a villain's pool. */
    VILLAIN_POOL(DieSize.D4, "a die in a villain's pool"),
    /** After a won reaction: its effect die is used as a counter-attack. */
    COUNTER_ATTACK(DieSize.D4, "a counter-attack"),
    /** After a roll: one more die joins the total. The doom die must be at least as large. */
    EXTRA_TOTAL_DIE(DieSize.D4, "one more die in the total"),
    /** After a roll: one more effect die. The doom die must be at least as large. */
    EXTRA_EFFECT_DIE(DieSize.D4, "one more effect die"),
    /** Anything that costs a hero a PP. */
    AS_PLOT_POINT(DieSize.D4, "what costs heroes a plot point"),
    /** A special effect that costs doom dice. */
    SPECIAL_EFFECT(DieSize.D4, "a special effect"),
    /** Separates a hero from the others. */
    SPLIT_HEROES(DieSize.D4, "splitting the heroes"),
    /** Forces heroes together. */
    GATHER_HEROES(DieSize.D4, "forcing heroes together"),
    /** A hero's limit, after the hero has declined the PP. */
    HERO_LIMIT(DieSize.D4, "a limit of a hero"),
    /** A new scene distinction. */
    SCENE_DISTINCTION(DieSize.D8, "a scene distinction"),
    /** A villain acts next, or first. The die must be at least as large as the heroes' best Reflexes or Senses. */
    INTERRUPT_ORDER(DieSize.D6, "an interrupt"),
    /** An effect that the scene or the event offers. */
    SCENE_EFFECT(DieSize.D4, "an effect of the scene"),
    /** Ends the scene at once. This takes two dice. */
    END_SCENE(DieSize.D12, "the end of the scene");

    /** The number of dice that end a scene. */
    public static final int DICE_TO_END_SCENE = 2;

    private final DieSize least;
    private final String words;

    DoomSpend(DieSize least, String words) {
        this.least = least;
        this.words = words;
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

    /** Describes the use, as in {@code a counter-attack}. */
    @Override
    public String words() {
        return words;
    }
}
