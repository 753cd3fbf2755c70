package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * Damage, and what it leads to. An encounter that changes what being felled means takes {@link #damage} and
 * {@link #isFelled} and goes on with its own events.
 */
public final class Harm {
    private Harm() {}

    /** The character suffers damage and, if that fells it, is Dazed or KO'd. */
    public static Vector<RoundEvent> suffer(RoundState state, CombatantId character, int damage) {
        Vector<RoundEvent> suffered = damage(state, character, damage);
        RoundState after = suffered.foldLeft(state, (now, event) -> event.applyTo(now));
        return suffered.nonEmpty() && isFelled(after.combatant(character))
                ? suffered.append(downfall(after.combatant(character)))
                : suffered;
    }

    /** Only the damage tokens: as many as it takes to fell the character, further damage is lost. */
    public static Vector<RoundEvent> damage(RoundState state, CombatantId character, int damage) {
        Combatant combatant = state.combatant(character);
        int room = combatant.limit().getOrElse(Integer.MAX_VALUE) - combatant.damage();
        int tokens = Math.min(damage, room);
        return combatant.isStanding() && tokens > 0
                ? Vector.of(new RoundEvent.DamageSuffered(character, tokens))
                : Vector.empty();
    }

    /** Whether a standing character has as much damage as it has stamina. */
    public static boolean isFelled(Combatant combatant) {
        return combatant.isStanding() && combatant.limit().exists(limit -> combatant.damage() >= limit);
    }

    /** What being felled means by default: a Healthy character is Dazed, an Injured one KO'd. */
    @Rule(CLEANUP)
    public static RoundEvent downfall(Combatant combatant) {
        return combatant.health() == Combatant.Health.HEALTHY
                ? new RoundEvent.Dazed(combatant.id())
                : new RoundEvent.KnockedOut(combatant.id());
    }

    /** Power the character gains, as far as its limit allows. */
    public static Vector<RoundEvent> power(Combatant combatant, int power) {
        int gained = Math.min(power, combatant.powerLimit() - combatant.power());
        return combatant.isInPlay() && gained > 0
                ? Vector.of(new RoundEvent.PowerGained(combatant.id(), gained))
                : Vector.empty();
    }
}
