package io.github.crisisrules.json.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The sentences about files of other programs in both languages. */
class ImportSentencesTest {
    private static final Wording SPANISH = Wording.ENGLISH.in(Language.SPANISH);

    @Test
    void theSpanishCatalogueIsComplete() throws IOException {
        CatalogueCheck.checkComplete("mcp-json");
    }

    @Test
    void aRefusalNamesThePlaceTheFaultAndTheWayOut() {
        String table = "round,player1,points1,player2,points2\n1,Ada,x,Bo,0\n";
        ImportRefusal refusal = ResultsCsv.read("Club night", table).getLeft();
        assertThat(refusal)
                .isEqualTo(new ImportRefusal("/2/points1", new ImportFault.NotANumber("x", 0, ImportedTable.Seat.MAX)))
                .hasToString("The file cannot be read at /2/points1. \"x\" is not a whole number from 0 to 10000."
                        + " Correct it.");
        assertThat(refusal.describe(SPANISH))
                .isEqualTo("No se puede leer el archivo en /2/points1. «x» no es un número entero de 0 a 10000."
                        + " Corrígelo.");
    }

    @Test
    void aFileOfAnotherFormIsRefusedByWhatWasExpectedAndFound() {
        assertThat(EventImport.read("Club night", "{\"date\":1,\"winner\":2}").getLeft())
                .hasToString(
                        "The file cannot be read. Expected the form of NRTM and Cobra (players, and rounds of tables with"
                                + " player1 and player2), the form of AesopsTables (players, and rounds of tables with corpPlayer and"
                                + " runnerPlayer), the form of ListFortress (participants, and rounds with matches of player1_id and"
                                + " player2_id) or a table of results (a first line with the columns round, player1, points1, player2,"
                                + " points2). Found a JSON object with date and winner. Export the event again in a form that is expected.");
        assertThat(NrtmJson.read(" ").getLeft().describe(SPANISH)).contains("Se encontró un archivo vacío.");
        assertThat(ResultsCsv.read("Club night", "[]").getLeft().describe()).contains("Found JSON of another form.");
        assertThat(NrtmJson.read("Ada 3").getLeft().describe()).contains("Found a text that is not JSON.");
    }
}
