package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A Status card in play: what it is called, the character or the player it lies with, the superpowers it adds and the
 * effects it has in steps of the round. What its superpowers and changed rules say is the card's; the frame says who
 * has them, and sees to it that its effects are resolved in their step.
 */
@Rule(STATUS)
public record StatusCard(
        String name, Either<String, CombatantId> holder, Vector<String> superpowers, Vector<PhaseEffect> effects) {
    /**
     * Its name can be printed, and so can those of its superpowers and of the player it lies with.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public StatusCard {
        PlainName.checked("a Status card", name);
        holder.swap().forEach(player -> PlainName.checked("the player with " + name, player));
        superpowers.forEach(superpower -> PlainName.checked("a superpower of " + name, superpower));
    }

    /** A card next to a character's stat card. */
    public static StatusCard withCharacter(String name, CombatantId holder) {
        return new StatusCard(name, Either.right(holder), Vector.empty(), Vector.empty());
    }

    /** A card in a player's play area. */
    public static StatusCard withPlayer(String name, String player) {
        return new StatusCard(name, Either.left(player), Vector.empty(), Vector.empty());
    }

    /** The same card with one more effect. */
    public StatusCard withEffect(PhaseEffect effect) {
        return new StatusCard(name, holder, superpowers, effects.append(effect));
    }

    /** The same card with one more superpower. */
    public StatusCard withSuperpower(String superpower) {
        return new StatusCard(name, holder, superpowers.append(superpower), effects);
    }
}
