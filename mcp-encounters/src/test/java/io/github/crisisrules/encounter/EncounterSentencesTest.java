package io.github.crisisrules.encounter;

import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.conformance.SentenceWalk;
import io.github.crisisrules.encounter.colossus.ColossusSubject;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.hulk.HulkSubject;
import io.github.crisisrules.encounter.hulk.HulkTable;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Everything that random games of both encounters say is written for people, in every language. */
class EncounterSentencesTest {
    @Test
    void everySentenceHasASpanishTranslation() throws IOException {
        CatalogueCheck.checkComplete("mcp-encounters");
    }

    @Test
    void everyRefusalNamesTheWayOut() throws IOException {
        CatalogueCheck.checkWayOut("mcp-encounters", "HulkViolation.AuraFacesNotPartitioned");
    }

    @Test
    void gamesOfTheColossusAreDescribedForPeople() {
        SentenceWalk.of(
                        new ColossusSubject(),
                        (play, language) ->
                                ColossusTable.of(play).in(language).view().tables(),
                        8,
                        200)
                .checkCount(100_000);
    }

    @Test
    void gamesOfTheHulkAreDescribedForPeople() {
        SentenceWalk.of(
                        new HulkSubject(),
                        (play, language) ->
                                HulkTable.of(play).in(language).view().tables(),
                        8,
                        200)
                .checkCount(100_000);
    }
}
