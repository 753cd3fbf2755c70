package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.DeciderConformance;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class HulkConformanceTest {
    private static final HulkSubject SUBJECT = new HulkSubject();

    @Test
    void theSuiteOfAllDeciders() {
        DeciderConformance.check(SUBJECT, Seed.ofWords("hulk"), 250, 400);
    }

    @Test
    @Verifies(HulkRules.END)
    void thousandsOfRandomGamesKeepTheInvariantsReplayAndReachEveryEnding() {
        TreeSet<String> endings = TreeSet.empty();
        for (int game = 0; game < 3000; game++) {
            HulkState end = play(Seed.ofWords("games").split("game", game));
            endings = endings.addAll(end.ending().map(ending -> ending.condition()));
        }
        assertThat(endings).containsExactly("Gamma Rampage", "Mission Accomplished", "Rampage Over");
    }

    private static HulkState play(Seed seed) {
        HulkState start = SUBJECT.start(seed.split("start"));
        HulkState state = start;
        Vector<HulkEvent> log = Vector.empty();
        Draw draws = seed.split("choices").draws();
        for (int step = 0; step < 400 && !state.isOver(); step++) {
            Seq<HulkCommand> legal = SUBJECT.legal(state);
            Transition<HulkState, HulkEvent> done = HulkGames.step(state, legal.get(draws.below(legal.size())));
            state = done.state();
            log = log.appendAll(done.events());
            SUBJECT.checkInvariants(state);
        }
        assertThat(HulkGames.ENCOUNTER.replay(start, log)).isEqualTo(state);
        return state;
    }
}
