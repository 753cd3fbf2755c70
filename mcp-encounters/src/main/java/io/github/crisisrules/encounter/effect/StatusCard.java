package io.github.crisisrules.encounter.effect;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A Status card in play. The frame records which character or player has the card and makes sure that its effects
 * are resolved in their steps. The texts of its superpowers and changed rules are on the card and not modelled.
 *
 * @param name the name of the card
 * @param holder the player (left) or character (right) that has the card
 * @param superpowers the names of the superpowers that the card adds
 * @param effects the effects of the card in steps of the round
 */
@Rule(STATUS)
public record StatusCard(
        String name, Either<String, CombatantId> holder, Vector<String> superpowers, Vector<PhaseEffect> effects)
        implements Describable {
    /**
     * Creates a Status card.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}, the name of the player
     *     or the name of a superpower
     */
    public StatusCard {
        PlainName.checked("a Status card", name);
        holder.swap().forEach(player -> PlainName.checked("the player with " + name, player));
        superpowers.forEach(superpower -> PlainName.checked("a superpower of " + name, superpower));
    }

    /** Creates a card of a character, next to its stat card. */
    public static StatusCard withCharacter(String name, CombatantId holder) {
        return new StatusCard(name, Either.right(holder), Vector.empty(), Vector.empty());
    }

    /** Creates a card of a player, in the play area of that player. */
    public static StatusCard withPlayer(String name, String player) {
        return new StatusCard(name, Either.left(player), Vector.empty(), Vector.empty());
    }

    /** Returns the character that has the card; empty if a player has it. */
    public Option<CombatantId> character() {
        return holder.toOption();
    }

    /** Returns the player that has the card; empty if a character has it. */
    public Option<String> player() {
        return holder.swap().toOption();
    }

    /** Returns this card with one more effect. */
    public StatusCard withEffect(PhaseEffect effect) {
        return new StatusCard(name, holder, superpowers, effects.append(effect));
    }

    /** Returns this card with one more superpower. */
    public StatusCard withSuperpower(String superpower) {
        return new StatusCard(name, holder, superpowers.append(superpower), effects);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
