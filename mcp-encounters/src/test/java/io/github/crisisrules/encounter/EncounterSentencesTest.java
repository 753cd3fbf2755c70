package io.github.crisisrules.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.testing.FilledSheet;
import io.github.crisisrules.testing.SentenceCheck;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Everything that random games of both encounters say is written for people, in every language. */
class EncounterSentencesTest {
    private static final int GAMES = 12;
    private static final int MOST_COMMANDS = 250;

    @Test
    void everySentenceHasASpanishTranslation() throws IOException {
        CatalogueCheck.checkComplete("mcp-encounters");
    }

    @Test
    void gamesOfTheColossusAreDescribedForPeople() {
        for (int game = 0; game < GAMES; game++) {
            Seed seed = Seed.ofWords("sentences of the Colossus").split("game", game);
            walk(EncounterGoldenTest.colossus(seed), seed);
        }
    }

    @Test
    void gamesOfTheHulkAreDescribedForPeople() {
        for (int game = 0; game < GAMES; game++) {
            walk(
                    EncounterGoldenTest.hulk(),
                    Seed.ofWords("sentences of the Hulk").split("game", game));
        }
    }

    private static <S extends EncounterState & Describable, C extends GameCommand, E extends GameEvent<S>> void walk(
            Play<S, C, E> start, Seed seed) {
        RandomSource random = seed.random();
        Play<S, C, E> play = start;
        for (int i = 0; i < MOST_COMMANDS && !play.state().isOver(); i++) {
            SentenceCheck.checkAll(play);
            SentenceCheck.checkRefusal(play.state(), play.wording());
            Choice<C> choice = play.choices().get(random.below(play.choices().size()));
            for (Language language : Language.values()) {
                Sheet<C> sheet = Sheet.of(choice, play.wording().in(language));
                sheet.fields(FilledSheet.of(sheet, random)).forEach(field -> {
                    SentenceCheck.sentence(field.label(), field);
                    field.options().forEach(option -> SentenceCheck.phrase(option, field));
                });
            }
            Sheet<C> sheet = Sheet.of(choice, play.wording());
            play = sheet.attempt(play::attempt, FilledSheet.of(sheet, random)).get();
        }
        SentenceCheck.checkAll(play);
        assertThat(play.steps().size()).isGreaterThan(10);
    }
}
