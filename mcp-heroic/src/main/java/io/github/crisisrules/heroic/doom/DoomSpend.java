package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/** What the Watcher spends doom dice on. The least size is that of the list; some spends ask for more. */
@Rule(DOOM_SPEND)
public enum DoomSpend implements Cited, Worded {
    /** Before a roll: the die joins a villain's pool. */
    VILLAIN_POOL(DieSize.D4, "a die in a villain's pool"),
    /** After a won reaction: its effect die strikes back. */
    COUNTER_ATTACK(DieSize.D4, "a counter-attack"),
    /** After a roll: one more die into the total; the doom die is at least as large. */
    EXTRA_TOTAL_DIE(DieSize.D4, "one more die in the total"),
    /** After a roll: one more effect die; the doom die is at least as large. */
    EXTRA_EFFECT_DIE(DieSize.D4, "one more effect die"),
    /** Whatever costs a PP. */
    AS_PLOT_POINT(DieSize.D4, "what costs heroes a plot point"),
    /** A special effect that costs doom dice. */
    SPECIAL_EFFECT(DieSize.D4, "a special effect"),
    /** Splits a hero off from the others. */
    SPLIT_HEROES(DieSize.D4, "splitting the heroes"),
    /** Forces heroes together. */
    GATHER_HEROES(DieSize.D4, "forcing heroes together"),
    /** A hero's limit, once the hero has declined the PP. */
    HERO_LIMIT(DieSize.D4, "a limit of a hero"),
    /** A new scene distinction. */
    SCENE_DISTINCTION(DieSize.D8, "a scene distinction"),
    /** A villain acts next, or first; at least as large as the heroes' best Reflexes or Senses. */
    INTERRUPT_ORDER(DieSize.D6, "an interrupt"),
    /** What the scene or the event offers. */
    SCENE_EFFECT(DieSize.D4, "an effect of the scene"),
    /** Ends the scene at once: two of them. */
    END_SCENE(DieSize.D12, "the end of the scene");

    /** How many dice end a scene. */
    public static final int DICE_TO_END_SCENE = 2;

    private final DieSize least;
    private final String words;

    DoomSpend(DieSize least, String words) {
        this.least = least;
        this.words = words;
    }

    /** The smallest die that pays for it. */
    public DieSize least() {
        return least;
    }

    /** The rule it stands in. */
    @Override
    public Vector<String> rules() {
        return Vector.of(this == INTERRUPT_ORDER ? INTERRUPT : DOOM_SPEND);
    }

    /** For people: what the die is spent on. */
    @Override
    public String words() {
        return words;
    }
}
