package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/**
 * A player who looks ahead. It tries every option in simulated continuations of the game with new random seeds,
 * because future dice are unknown. Playouts are distributed by successive halving. The first option, the practised
 * player's choice, is taken unless another one did clearly better with the same seeds. The same seed gives the
 * same choice.
 *
 * @param imagined the simulation that continues the game in playouts, with its observations and players
 * @param side the side that this policy plays
 * @param judgement the options to try, and the outlook of a state where a playout stops
 * @param playouts the maximum number of continuations for one choice
 * @param rounds the number of rounds that a playout continues after the current one
 */
public record SearchPolicy<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>(
        Simulation<S, C, E> imagined, Side side, Judgement<S, C, E> judgement, int playouts, int rounds)
        implements Policy<S, C, E> {
    /**
     * Creates a policy.
     *
     * @throws IllegalArgumentException if {@code playouts} is less than 1 or {@code rounds} is negative
     */
    public SearchPolicy {
        if (playouts < 1 || rounds < 0) {
            throw new IllegalArgumentException(playouts + " playouts of " + rounds
                    + " further rounds are impossible. Give at least 1 playout and at least 0 rounds.");
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

    /** Returns the outcome of one continuation for this side, from 0 to 1. */
    private double playout(Moment<S, C, E> moment, Prospect<C> prospect, int number) {
        Seed luck = moment.choice().split("playout", number);
        Play<S, C, E> begun =
                moment.game().apply(prospect.command(moment.possible().withDice(luck)));
        S end = imagined.goOn(begun, luck, rounds).state();
        double team = end.isOver() ? (end.ending().get().winner() == Side.CRISIS_TEAM ? 1 : 0) : judgement.outlook(end);
        return side == Side.CRISIS_TEAM ? team : 1 - team;
    }
}
