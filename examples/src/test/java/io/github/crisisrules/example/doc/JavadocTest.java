package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.hulk.HulkChoices;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.simulation.ChanceHulkTable;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.encounter.simulation.HulkTableOdds;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What the Javadoc shows and no page does. */
class JavadocTest {
    @Test
    void seedsSplitByPurpose() {
        // doc
        Seed event = Seed.ofWords("rain on Saturday");
        Vector<String> order = event.split("round/1").split("tables").shuffle(Vector.of("Ada", "Bruno", "Chidi"));
        int die = event.split("demonstration").below(6) + 1;
        // end
        assertThat(order).containsExactlyInAnyOrder("Ada", "Bruno", "Chidi");
        assertThat(die).isBetween(1, 6);
    }

    @Test
    void distributionsAreExact() {
        // doc
        Distribution<Integer> die = Distribution.uniform(Vector.rangeClosed(1, 6));
        Distribution<Integer> three = Distribution.sum(die, 3);
        Ratio tenOrMore = three.chance(total -> total >= 10); // 5/8
        Ratio mean = three.expectation(total -> total); // 21/2
        // end
        assertThat(tenOrMore).isEqualTo(Ratio.of(5, 8));
        assertThat(mean).isEqualTo(Ratio.of(21, 2));
    }

    @Test
    void poolsAreReadAndAdded() {
        // doc
        DicePool pool = DicePool.parse("2d6+d8").get();
        DicePool more = pool.plus(DieSize.D10); // 2d6+d8+d10
        // end
        assertThat(more).isEqualTo(DicePool.parse("2d6+d8+d10").get());
        assertThat(more).hasToString("2d6+d8+d10");
    }

    @Test
    void aFieldIsPairedWithoutAnEvent() {
        // doc
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId chidi = PlayerId.of(3);
        PlayerId dana = PlayerId.of(4);
        PairingField field = PairingField.of(Vector.of(
                new FieldPlayer(ada, 3, Vector.of(bruno)),
                new FieldPlayer(bruno, 3, Vector.of(ada)),
                new FieldPlayer(chidi, 0, Vector.of(dana)),
                new FieldPlayer(dana, 0, Vector.of(chidi))));
        RoundPairing paired = PairingSystem.swiss().pair(field, Seed.ofWords("spoken before round 2"));
        Vector<Pairing> tables = paired.pairs();
        // end
        assertThat(tables).hasSize(2).doesNotContain(Pairing.of(ada, bruno), Pairing.of(chidi, dana));
    }

    @Test
    void theHulkIsDrivenCommandByCommand() {
        // doc
        HulkSetup setup = HulkScenario.standIn(HulkDifficulty.NORMAL).setup(); // yours: squads, card, objectives
        HulkTable table = new ChanceHulkTable(Seed.of(7), HulkTableOdds.standIn()); // yours: what the players see
        HulkState state = HulkEncounter.prepare(setup).get();
        Vector<HulkCommand> legal = HulkChoices.of(state, table);
        Transition<HulkState, HulkEvent> done =
                new HulkEncounter().decide(state, legal.head()).get();
        // end
        assertThat(done.events()).isNotEmpty();
    }
}
