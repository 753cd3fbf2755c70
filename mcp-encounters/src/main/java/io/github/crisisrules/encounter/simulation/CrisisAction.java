package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.colossus.BeamToken;
import java.util.function.Function;
import java.util.function.IntFunction;

/** What an activated Crisis Team character does in a simulated game. */
public sealed interface CrisisAction {
    /** What the two functions make of it. */
    <R> R match(IntFunction<R> attack, Function<BeamToken, R> beam);

    /** An attack on him with so many dice. */
    record Attack(int dice) implements CrisisAction {
        /** At least one die. */
        public Attack {
            if (dice < 1) {
                throw new IllegalArgumentException("an attack of " + dice + " dice");
            }
        }

        @Override
        public <R> R match(IntFunction<R> attack, Function<BeamToken, R> beam) {
            return attack.apply(dice);
        }
    }

    /** A Disruption Beam token; left out if it cannot be placed any more. */
    record Beam(BeamToken token) implements CrisisAction {
        @Override
        public <R> R match(IntFunction<R> attack, Function<BeamToken, R> beam) {
            return beam.apply(token);
        }
    }
}
