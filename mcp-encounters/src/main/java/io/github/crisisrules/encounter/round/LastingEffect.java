package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/**
 * An effect that goes on for a while: its name, which is unique while it lasts, how long, and the character it is on, if
 * it is on one.
 */
public record LastingEffect(String name, Duration duration, Option<CombatantId> on) {
    /** How long an effect goes on. */
    public enum Duration {
        /** What cards call "this round" or "one round": to the end of the next Cosmic Threat turn. */
        THIS_ROUND,
        /** To the start of the next Cosmic Threat turn. */
        UNTIL_COSMIC_TURN
    }

    /**
     * It has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public LastingEffect {
        PlainName.checked("a lasting effect", name);
    }

    /** An effect on nobody in particular that a card calls "this round". */
    public static LastingEffect thisRound(String name) {
        return new LastingEffect(name, Duration.THIS_ROUND, Option.none());
    }

    /** The same on this character. */
    public LastingEffect on(CombatantId character) {
        return new LastingEffect(name, duration, Option.of(character));
    }

    /**
     * How many ends of Cosmic Threat turns it takes to end a "this round" effect: one, or two for an effect begun in a
     * Cosmic Threat turn, for the end of that turn is not the end of the next one.
     */
    @Rule({DURATION, THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN})
    static int turnEnds(boolean begunInCosmicTurn) {
        return begunInCosmicTurn ? 2 : 1;
    }

    /** The effect and how many Cosmic Threat turns must still end before it does. */
    public record Running(LastingEffect effect, int turnEnds) {}
}
