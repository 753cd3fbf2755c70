package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Power;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The events of damage and Power. An encounter that replaces being Dazed or KO'd uses {@link #damage} and
 * {@link #isFelled} and continues with its own events.
 */
public final class Harm {
    private Harm() {}

    /**
     * Returns the number of damage tokens that a character gets. Damage beyond its stamina is lost.
     *
     * @param suffered the number of damage tokens that it has
     */
    public static int tokens(int damage, int suffered, int stamina) {
        return Math.max(0, Math.min(damage, stamina - suffered));
    }

    /** Returns the events of a character that suffers damage, including being Dazed or KO'd. */
    public static Vector<FrameEvent> suffer(FrameState state, CombatantId character, int damage) {
        Combatant combatant = state.combatant(character);
        int total = combatant.damage() + tokens(combatant, damage);
        return damage(state, character, damage)
                .flatMap(suffered -> Vector.of(suffered).appendAll(downfall(combatant, total)));
    }

    /** Returns the event of the damage tokens alone, at most up to the character's stamina; further damage is lost. */
    public static Vector<FrameEvent> damage(FrameState state, CombatantId character, int damage) {
        Combatant combatant = state.combatant(character);
        int tokens = tokens(combatant, damage);
        return combatant.isStanding() && tokens > 0
                ? Vector.of(new FrameEvent.DamageSuffered(character, tokens))
                : Vector.empty();
    }

    private static int tokens(Combatant combatant, int damage) {
        return tokens(damage, combatant.damage(), combatant.limit().getOrElse(Integer.MAX_VALUE));
    }

    /** Returns whether a character that is neither Dazed nor KO'd has as much damage as stamina. */
    public static boolean isFelled(Combatant combatant) {
        return downfall(combatant, combatant.damage()).isDefined();
    }

    /** Returns the event of a character that is Dazed or KO'd with this damage, if it is. */
    private static Option<FrameEvent> downfall(Combatant combatant, int damage) {
        return combatant
                .stamina()
                .map(stamina -> combatant.health().after(damage, stamina))
                .filter(health -> health != combatant.health())
                .map(health -> health == Combatant.Health.DAZED
                        ? new FrameEvent.BecameDazed(combatant.id())
                        : new FrameEvent.KnockedOut(combatant.id()));
    }

    /** Returns the event of Power that a character gains, up to its limit. */
    public static Vector<FrameEvent> power(Combatant combatant, int power) {
        int gained = Power.gained(power, combatant.power(), combatant.powerLimit());
        return combatant.isInPlay() && gained > 0
                ? Vector.of(new FrameEvent.PowerGained(combatant.id(), gained))
                : Vector.empty();
    }
}
