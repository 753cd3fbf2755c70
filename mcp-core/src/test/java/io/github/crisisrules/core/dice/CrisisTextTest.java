package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.FAILURE;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CrisisTextTest {
    @Test
    void facesAreReadByNameShortNameAndLetter() {
        assertThat(CrisisFace.parseAll("crit hit wild blank, FAIL  block"))
                .containsExactly(CRITICAL, HIT, WILD, BLANK, FAILURE, BLOCK);
        assertThat(CrisisFace.parseAll("CWHB-F")).containsExactly(CRITICAL, WILD, HIT, BLOCK, BLANK, FAILURE);
        assertThat(CrisisFace.parseAll("c w h b - f")).containsExactly(CRITICAL, WILD, HIT, BLOCK, BLANK, FAILURE);
        assertThat(CrisisFace.parseAll(" ")).isEmpty();
        for (CrisisFace face : CrisisFace.values()) {
            assertThat(CrisisFace.parse(face.name())).isEqualTo(face);
            assertThat(CrisisFace.parse(String.valueOf(face.letter()))).isEqualTo(face);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisFace.parseAll("hit mis wild"))
                .withMessage(
                        "'mis' is not a face of a Crisis die. Write critical (crit, C), wild (W), hit (H), block (B),"
                                + " blank (-) or failure (fail, F).");
    }

    @Test
    void rollsAreReadWithAddedAndRerolledDice() {
        assertThat(CrisisRoll.parse("crit hit wild blank")).isEqualTo(CrisisRoll.of(CRITICAL, HIT, WILD, BLANK));
        CrisisRoll roll = CrisisRoll.parse("CH- + W -> CHH W");
        assertThat(roll)
                .isEqualTo(new CrisisRoll(
                        Vector.of(CRITICAL, HIT, BLANK), Vector.of(WILD), Vector.of(CRITICAL, HIT, HIT, WILD)));
        assertThat(roll.text()).isEqualTo("CH- + W -> CHHW");
        assertThat(roll.tally()).isEqualTo(FaceTally.of(WILD, CRITICAL, HIT, HIT));
        assertThat(CrisisRoll.parse("CH-->CHH").shown()).containsExactly(CRITICAL, HIT, HIT);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisRoll.parse("C + H + H"))
                .withMessageContaining("is not a roll");
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRoll.parse("C -> H + H"));
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRoll.parse("H + H"));
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRoll.parse("HH -> H"));
    }

    @Test
    void everyRollIsReadBackFromItsText() {
        for (int i = 0; i < 500; i++) {
            CrisisRoll roll = CrisisRolls.roll(RollRules.attack().rerolling(2), DicePool.of(1 + i % 9), Seed.of(i));
            assertThat(CrisisRoll.parse(roll.text())).isEqualTo(roll);
            assertThat(FaceTally.parse(roll.tally().text())).isEqualTo(roll.tally());
            assertThat(roll.tally().dice()).isEqualTo(roll.shown().size());
        }
    }

    @Test
    void poolsAreRead() {
        assertThat(DicePool.parse("6")).isEqualTo(DicePool.of(6));
        assertThat(DicePool.parse(" 6 dice")).isEqualTo(DicePool.of(6));
        assertThat(DicePool.parse("1 die")).isEqualTo(DicePool.of(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DicePool.parse("six"))
                .withMessage("'six' is not a pool. Write a number of dice such as 6.");
        assertThatIllegalArgumentException().isThrownBy(() -> DicePool.parse("0"));
        assertThatIllegalArgumentException().isThrownBy(() -> DicePool.parse("99999999999"));
    }
}
