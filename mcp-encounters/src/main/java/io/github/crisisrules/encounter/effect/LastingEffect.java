package io.github.crisisrules.encounter.effect;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/**
 * An effect with a duration.
 *
 * @param name the name, unique while the effect lasts
 * @param duration the duration
 * @param character the character that the effect is on, if any
 */
public record LastingEffect(String name, Duration duration, Option<CombatantId> character) implements Describable {
    /** The durations of an effect. */
    public enum Duration implements Describable {
        /** "This round" or "one round" on cards: to the end of the next Cosmic Threat turn. */
        THIS_ROUND,
        /** To the start of the next Cosmic Threat turn. */
        UNTIL_COSMIC_TURN;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /**
     * Creates an effect.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}
     */
    public LastingEffect {
        PlainName.checked("a lasting effect", name);
    }

    /** Creates a "this round" effect that is not on a character. */
    public static LastingEffect thisRound(String name) {
        return new LastingEffect(name, Duration.THIS_ROUND, Option.none());
    }

    /** Returns this effect on the given character. */
    public LastingEffect character(CombatantId character) {
        return new LastingEffect(name, duration, Option.of(character));
    }

    /**
     * Returns the number of Cosmic Threat turns that must end before a "this round" effect ends: one, or two if it
     * begins in a Cosmic Threat turn, because the end of that turn does not count.
     */
    @Rule({DURATION, THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN})
    public static int cosmicTurns(boolean begunInCosmicTurn) {
        return begunInCosmicTurn ? 2 : 1;
    }

    /**
     * An effect in progress.
     *
     * @param effect the effect
     * @param turnsLeft the number of Cosmic Threat turns that must still end before the effect does
     */
    public record Running(LastingEffect effect, int turnsLeft) {}

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
