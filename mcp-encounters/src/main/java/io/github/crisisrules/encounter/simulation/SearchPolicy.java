package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.round.EncounterState;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/**
 * A player that looks ahead. Whatever may be done is tried in simulated continuations of the game, in which luck is
 * drawn anew: nobody knows the dice to come. Playouts are spent by successive halving. What comes first, the practised player's
 * choice, is done unless something else did clearly better with the same luck. The same seed gives the same choice.
 *
 * @param imagined how the game goes on in playouts: its table and its players
 * @param side whom it plays for
 * @param judgement what is worth trying, and how a state looks where a playout stops
 * @param playouts how many continuations one choice may take
 * @param rounds how many rounds after the present one a playout goes on
 */
public record SearchPolicy<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>(
        Simulation<S, C, E> imagined, Side side, Judgement<S, C, E> judgement, int playouts, int rounds)
        implements Policy<S, C, E> {
    /**
     * At least one playout; rounds are not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public SearchPolicy {
        if (playouts < 1 || rounds < 0) {
            throw new IllegalArgumentException(playouts + " playouts of " + rounds
                    + " further rounds: give 1 playout or more, and 0 rounds or more");
        }
    }

    @Override
    public String name() {
        return "looking ahead";
    }

    @Override
    public Vector<String> notes() {
        return Vector.of("who looks ahead tries up to " + playouts
                + " practised continuations for each choice, each to the end of "
                + (switch (rounds) {
                    case 0 -> "the round";
                    case 1 -> "the round after the present one";
                    default -> "the " + rounds + " rounds after the present one";
                }));
    }

    @Override
    public C choose(Moment<S, C, E> moment) {
        Vector<Prospect<C>> prospects = judgement.prospects(moment);
        return Halving.best(prospects, playouts, (prospect, number) -> playout(moment, prospect, number))
                .command(moment.possible());
    }

    /** How one continuation ends for this side, from 0 to 1. */
    private double playout(Moment<S, C, E> moment, Prospect<C> prospect, int number) {
        Seed luck = moment.choice().split("playout", number);
        Play<S, C, E> begun =
                moment.game().apply(prospect.command(moment.possible().withDice(luck)));
        S end = imagined.goOn(begun, luck, rounds).state();
        double team = end.isOver() ? (end.ending().get().winner() == Side.CRISIS_TEAM ? 1 : 0) : judgement.outlook(end);
        return side == Side.CRISIS_TEAM ? team : 1 - team;
    }
}
