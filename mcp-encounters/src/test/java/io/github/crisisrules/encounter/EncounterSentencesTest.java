package io.github.crisisrules.encounter;

import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.conformance.SentenceWalk;
import io.github.crisisrules.encounter.colossus.ColossusSubject;
import io.github.crisisrules.encounter.hulk.HulkSubject;
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
        SentenceWalk.of(new ColossusSubject(), 8, 200).checkCount(60_000);
    }

    @Test
    void gamesOfTheHulkAreDescribedForPeople() {
        SentenceWalk.of(new HulkSubject(), 8, 200).checkCount(15_000);
    }
}
