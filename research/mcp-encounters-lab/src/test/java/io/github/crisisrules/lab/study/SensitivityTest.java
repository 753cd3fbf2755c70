package io.github.crisisrules.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.lab.colossus.ColossusChances;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

class SensitivityTest {
    @Test
    void everyValueOfTheOddsIsStudied() {
        Vector<String> values = Vector.of(ObservationOdds.class.getMethods())
                .filter(method -> method.getReturnType() == int.class && method.getParameterCount() == 0)
                .filter(method -> !Modifier.isStatic(method.getModifiers())
                        && !method.getName().equals("hashCode"))
                .map(Method::getName);
        assertThat(StandInValue.values()).hasSameSizeAs(values);
        assertThat(StandInValue.ofColossus().appendAll(StandInValue.ofHulk()).distinct())
                .hasSameSizeAs(StandInValue.values());
    }

    /** Each reads and changes the value it names: a step more is more by a step, and nothing else changes. */
    @Test
    void eachValueIsChangedAlone() {
        for (StandInValue value : StandInValue.values()) {
            ObservationOdds more =
                    value.change(ObservationOdds.STAND_IN, value.of(ObservationOdds.STAND_IN) + value.step());
            for (StandInValue other : StandInValue.values()) {
                assertThat(other.of(more) - other.of(ObservationOdds.STAND_IN))
                        .isEqualTo(other == value ? value.step() : 0);
            }
        }
    }

    @Test
    void differencesThatMatterAreFound() {
        Sensitivity study = Sensitivity.of(
                Vector.of(StandInValue.DICE_AT_COLOSSUS, StandInValue.SECURED),
                ObservationOdds.STAND_IN,
                odds -> ColossusSimulation.standIn(ColossusDifficulty.HARD, StandInTeam.SOME)
                        .withTable(new ColossusChances(odds)),
                60,
                Seed.of(1),
                1);
        Sensitivity.Row dice = study.rows().head();
        assertThat(dice.less()).isEqualTo(5);
        assertThat(dice.more()).isEqualTo(7);
        assertThat(dice.withMore().difference()).isGreaterThan(dice.withLess().difference());
        // Gamma Absorbers are not on this table.
        assertThat(study.rows().last().withMore().difference()).isZero();
        assertThat(study.toString()).startsWith("| value | less |").contains("| dice of an attack on him | 5 | ");
    }
}
