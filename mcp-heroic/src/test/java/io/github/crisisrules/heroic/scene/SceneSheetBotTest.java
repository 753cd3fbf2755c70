package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.FilledSheet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** A bot that only reads and fills in sheets plays scenes: what its choices ask. */
class SceneSheetBotTest {
    private static final int SCENES = 30;
    private static final int COMMANDS = 60;

    /** These list consequences until the Watcher says that nothing more follows. */
    private static final Vector<String> OPEN_ENDED =
            Vector.of("Make a ruling of the Watcher", "Use an effect of the scene for a doom die");

    @Test
    void aChoiceAsksAtMostSixQuestionsAndNoneWithOneAnswer() {
        int fields = 0;
        int most = 0;
        for (int scene = 0; scene < SCENES; scene++) {
            RandomSource random = Seed.of(scene).split("bot").random();
            Play<SceneState, SceneCommand, SceneEvent> play = new SceneSubject().start(Seed.of(scene));
            for (int step = 0; step < COMMANDS; step++) {
                Vector<Choice<SceneCommand>> choices = play.choices();
                for (Choice<SceneCommand> choice : choices) {
                    most = Math.max(most, checkFields(choice, random));
                }
                // The first choices lead the scene on, so they are drawn more often; every tenth may be in a group.
                Vector<Choice<SceneCommand>> drawn = random.below(10) == 0 ? choices : choices.reject(Choice::isGroup);
                int place = Math.min(random.below(drawn.size()), random.below(drawn.size()));
                Sheet<SceneCommand> sheet = Sheet.of(drawn.get(place), Wording.ENGLISH);
                Map<String, Vector<String>> written = FilledSheet.of(sheet, random);
                while (isOpenEnded(sheet, written)) {
                    sheet = Sheet.of(choices.get(random.below(choices.size())), Wording.ENGLISH);
                    written = FilledSheet.of(sheet, random);
                }
                Either<Vector<FieldFault>, Play<SceneState, SceneCommand, SceneEvent>> next =
                        sheet.attempt(play::attempt, written);
                assertThat(next.isRight())
                        .as("'%s' with %s: %s", sheet.title(), written, next)
                        .isTrue();
                play = next.get();
                fields += written.size();
            }
        }
        assertThat(most).isEqualTo(6);
        // A pool is one command that asks for up to six traits; most of the other commands ask for one answer or none.
        assertThat((double) fields / (SCENES * COMMANDS))
                .as("fields for each command")
                .isLessThanOrEqualTo(2);
    }

    private static boolean isOpenEnded(Sheet<SceneCommand> sheet, Map<String, Vector<String>> written) {
        return OPEN_ENDED.contains(sheet.title())
                || sheet.fields(written)
                        .filter(field -> field.form() instanceof Form.OneOf<?>)
                        .exists(field -> OPEN_ENDED.contains(field.options()
                                .get(Integer.parseInt(
                                        written.get(field.name()).get().head()))));
    }

    /** Returns the number of fields of a choice that is filled in with random answers; 0 if it is open-ended. */
    private static int checkFields(Choice<SceneCommand> choice, RandomSource random) {
        Sheet<SceneCommand> sheet = Sheet.of(choice, Wording.ENGLISH);
        Map<String, Vector<String>> written = FilledSheet.of(sheet, random);
        if (isOpenEnded(sheet, written)) {
            return 0;
        }
        Vector<Field> fields = sheet.fields(written);
        assertThat(fields.size()).as("%s", fields.map(Field::label)).isLessThanOrEqualTo(6);
        assertThat(fields.map(Field::label)).doesNotHaveDuplicates();
        for (Field field : fields) {
            assertThat(field.form() instanceof Form.OneOf<?> && field.options().size() < 2)
                    .as("%s", field)
                    .isFalse();
            assertThat(field.label()).matches("[A-Z].*[?.]");
        }
        return fields.size();
    }
}
