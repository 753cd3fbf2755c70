package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.DeciderConformance;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ColossusConformanceTest {
    private static final int[] STRIKE_ONE_IN = {2, 4, 20};
    private final ColossusSubject subject = new ColossusSubject();

    @Test
    @Verifies({ColossusRules.WORST, ColossusRules.RULING_3})
    void legalCommandsAreExactlyTheAcceptedOnesAndTheLogReplays() {
        DeciderConformance.check(subject, Seed.of(4), 25, 250);
    }

    @Test
    @Verifies({ColossusRules.WIN, ColossusRules.LOSE, ColossusRules.RULING_4})
    void thousandsOfRandomGamesReachEveryEndAtEveryDifficultyAndKeepTheInvariants() {
        LinkedHashSet<Tuple2<ColossusDifficulty, Ending>> ends = LinkedHashSet.empty();
        LinkedHashSet<Awaiting> waits = LinkedHashSet.empty();
        for (int game = 0; game < 3000; game++) {
            Seed seed = Seed.of(game);
            ColossusState start = subject.start(seed);
            ColossusState state = start;
            Vector<ColossusEvent> log = Vector.empty();
            Draw draws = seed.split("play").draws();
            while (!state.isOver()) {
                waits = waits.add(state.awaiting());
                Vector<ColossusCommand> choices = ColossusChoices.of(state);
                // He is struck by every second command, by every fourth or by every twentieth: both sides win often.
                ColossusCommand command = draws.below(STRIKE_ONE_IN[game % 3]) == 0
                        ? choices.last()
                        : choices.get(draws.below(choices.size()));
                var done = Colossi.COLOSSUS.decide(state, command).get();
                state = done.state();
                log = log.appendAll(done.events());
                subject.checkInvariants(state);
            }
            ends = ends.add(Tuple.of(state.setup().difficulty(), state.ending().get()));
            assertThat(Colossi.COLOSSUS.replay(start, log)).isEqualTo(state);
        }
        for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
            assertThat(ends)
                    .contains(
                            Tuple.of(difficulty, ColossusState.DESTRUCTION),
                            Tuple.of(difficulty, ColossusState.EVACUATION));
        }
        assertThat(waits).containsAll(Vector.of(Awaiting.values()).remove(Awaiting.NOTHING));
    }
}
