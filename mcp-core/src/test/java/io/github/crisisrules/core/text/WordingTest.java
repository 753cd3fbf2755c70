package io.github.crisisrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.NothingToUndo;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class WordingTest {
    private static final Wording SPANISH = Wording.ENGLISH.in(Language.SPANISH);

    private record Id(int number) implements Named {}

    @Test
    void listsEndWithAndOrOr() {
        assertThat(Wording.ENGLISH.text(Vector.of("a", "b", "c"))).isEqualTo("a, b and c");
        assertThat(Wording.ENGLISH.either(Vector.of(1, 2))).isEqualTo("1 or 2");
        assertThat(Wording.ENGLISH.text(Vector.of("a"))).isEqualTo("a");
        assertThat(Wording.ENGLISH.text(Vector.empty())).isEmpty();
    }

    @Test
    void spanishAvoidsTwoLikeVowelsInARow() {
        assertThat(SPANISH.text(Vector.of("Ana", "Bruno"))).isEqualTo("Ana y Bruno");
        assertThat(SPANISH.text(Vector.of("Ana", "Irene"))).isEqualTo("Ana e Irene");
        assertThat(SPANISH.text(Vector.of("agua", "hielo"))).isEqualTo("agua y hielo");
        assertThat(SPANISH.either(Vector.of("siete", "ocho"))).isEqualTo("siete u ocho");
        assertThat(SPANISH.either(Vector.of(7, 8))).isEqualTo("7 u 8");
        assertThat(SPANISH.either(Vector.of("impacto", "bloqueo"))).isEqualTo("impacto o bloqueo");
    }

    @Test
    void idsAreReplacedByDisplayNames() {
        Wording wording = Wording.of(id -> id instanceof Id one ? "Player " + one.number() : id.toString());
        assertThat(wording.text(Vector.of(new Id(1), new Id(2)))).isEqualTo("Player 1 and Player 2");
    }

    @Test
    void aSentenceThatStartsWithADescriptionGetsACapitalAndANameDoesNot() {
        assertThat(Wording.ENGLISH.start(CrisisFace.HIT)).isEqualTo("Hit");
        assertThat(Wording.ENGLISH.start(Vector.of(CrisisFace.HIT, CrisisFace.WILD)))
                .isEqualTo("Hit and wild");
        assertThat(Wording.ENGLISH.start("e.e. cummings")).isEqualTo("e.e. cummings");
        assertThat(Wording.of(id -> "ada").start(new Id(1))).isEqualTo("ada");
    }

    @Test
    void aDescriptionIsInTheLanguageAskedFor() {
        assertThat(new NothingToUndo().describe()).isEqualTo("There is no command to undo: this is the start.");
        assertThat(new NothingToUndo().describe(SPANISH))
                .isEqualTo("No hay ninguna orden que deshacer: esto es el comienzo.");
    }

    @Test
    void aValueWithoutWordsIsADefectAndNotPrinted() {
        assertThatThrownBy(() -> Wording.ENGLISH.textAny(new StringBuilder("x")))
                .isInstanceOf(AssertionError.class);
        assertThat(Wording.ENGLISH.textAny(Option.some(CrisisFace.HIT))).isEqualTo("hit");
        assertThat(Wording.ENGLISH.textAny(Option.none())).isEmpty();
    }

    @Test
    void bothCataloguesOfTheModuleAreComplete() throws IOException {
        CatalogueCheck.checkComplete("mcp-core");
    }

    @Test
    void everyRefusalNamesTheWayOut() throws IOException {
        // Dice are refused inside the refusal of an attack, which says what to do.
        CatalogueCheck.checkWayOut("mcp-core", "DiceViolation.WrongAddedDiceCount", "DiceViolation.WrongDiceCount");
    }
}
