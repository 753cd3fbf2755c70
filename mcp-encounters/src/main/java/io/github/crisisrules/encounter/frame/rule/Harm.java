package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * The events of damage and Power. An encounter that replaces being Dazed or KO'd uses {@link #damage} and
 * {@link #isFelled} and continues with its own events.
 */
public final class Harm {
    private Harm() {}

    /** Returns the events of a character that suffers damage, including being Dazed or KO'd. */
    public static Vector<FrameEvent> suffer(FrameState state, CombatantId character, int damage) {
        Vector<FrameEvent> suffered = damage(state, character, damage);
        FrameState after = suffered.foldLeft(state, (now, event) -> event.applyTo(now));
        return suffered.nonEmpty() && isFelled(after.combatant(character))
                ? suffered.append(downfall(after.combatant(character)))
                : suffered;
    }

    /** Returns the event of the damage tokens alone, at most up to the character's stamina; further damage is lost. */
    public static Vector<FrameEvent> damage(FrameState state, CombatantId character, int damage) {
        Combatant combatant = state.combatant(character);
        int room = combatant.limit().getOrElse(Integer.MAX_VALUE) - combatant.damage();
        int tokens = Math.min(damage, room);
        return combatant.isStanding() && tokens > 0
                ? Vector.of(new FrameEvent.DamageSuffered(character, tokens))
                : Vector.empty();
    }

    /** Returns whether a character that is neither Dazed nor KO'd has as much damage as stamina. */
    public static boolean isFelled(Combatant combatant) {
        return combatant.isStanding() && combatant.limit().exists(limit -> combatant.damage() >= limit);
    }

    /**
     * Returns the default event of a character whose damage has reached its stamina: a Healthy character is Dazed,
     * an Injured one is KO'd.
     */
    @Rule(CLEANUP)
    public static FrameEvent downfall(Combatant combatant) {
        return combatant.health() == Combatant.Health.HEALTHY
                ? new FrameEvent.BecameDazed(combatant.id())
                : new FrameEvent.KnockedOut(combatant.id());
    }

    /** Returns the event of Power that a character gains, up to its limit. */
    public static Vector<FrameEvent> power(Combatant combatant, int power) {
        int gained = Math.min(power, combatant.powerLimit() - combatant.power());
        return combatant.isInPlay() && gained > 0
                ? Vector.of(new FrameEvent.PowerGained(combatant.id(), gained))
                : Vector.empty();
    }
}
