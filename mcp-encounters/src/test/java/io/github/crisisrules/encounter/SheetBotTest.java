package io.github.crisisrules.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.CommandSamples;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.hulk.HulkCommandSamples;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.testing.FilledSheet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A bot with eight characters that only reads and fills in sheets: what a round costs in commands and fields. */
class SheetBotTest {
    private static final int ROUNDS = 40;
    private static final CrisisTeam TEAM = CrisisTeam.of(
            squad("Ada", "Lancer", "Bulwark", "Comet", "Warden"), squad("Bruno", "Moth", "Anvil", "Ember", "Quill"));

    private static CrisisSquad squad(String player, String... names) {
        return CrisisSquad.of(
                player,
                Vector.of(names).map(name -> TeamMember.of(name, 4, 6, 6)).toJavaArray(TeamMember[]::new));
    }

    @Test
    void theColossusNeedsFewAnswers() {
        Count count = rounds(seed -> CommandSamples.start(TEAM, seed));
        assertThat(count.perCommand()).as("%s", count).isLessThanOrEqualTo(1.3);
    }

    @Test
    void hulkNeedsFewAnswers() {
        Count count = rounds(seed -> HulkCommandSamples.start(TEAM, seed));
        assertThat(count.perCommand()).as("%s", count).isLessThanOrEqualTo(1.3);
    }

    /** Commands and the fields that were filled in for them. */
    private record Count(int commands, int fields) {
        double perCommand() {
            return (double) fields / commands;
        }
    }

    private static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Count rounds(
            Function<Seed, Play<S, C, E>> start) {
        int commands = 0;
        int fields = 0;
        for (int game = 0; game < ROUNDS; game++) {
            RandomSource random = Seed.of(game).split("bot").random();
            Play<S, C, E> play = start.apply(Seed.of(game));
            int actions = 0;
            while (play.state().frame().round() < 2 && !play.state().isOver()) {
                play.choices().forEach(choice -> checkFields(choice, random));
                boolean isActing = play.state().frame().active().isDefined()
                        && play.choices().exists(choice -> choice.describe().equals("End the activation"));
                actions = isActing ? actions + 1 : 0;
                Choice<C> choice = isActing
                        ? action(play.choices(), actions, random)
                        : play.choices().head();
                Sheet<C> sheet = Sheet.of(choice, play.wording());
                Map<String, Vector<String>> written = FilledSheet.of(sheet, random);
                Either<Vector<FieldFault>, Play<S, C, E>> next = sheet.attempt(play::attempt, written);
                assertThat(next.isRight())
                        .as("'%s' with %s: %s", sheet.title(), written, next)
                        .isTrue();
                play = next.get();
                commands++;
                fields += written.size();
            }
        }
        return new Count(commands, fields);
    }

    /** Two actions, then the end of the activation; every tenth action is the report of an effect or card. */
    private static <C extends GameCommand> Choice<C> action(
            Vector<Choice<C>> choices, int actions, RandomSource random) {
        int end = choices.indexWhere(choice -> choice.describe().equals("End the activation"));
        if (actions > 2) {
            return choices.get(end);
        }
        Vector<Choice<C>> acts = choices.removeAt(end);
        Vector<Choice<C>> onward = acts.dropRight(2);
        return random.below(10) == 0 ? acts.get(random.below(acts.size())) : onward.get(random.below(onward.size()));
    }

    /** No field has a single option, no choice has more than six fields, and every label says what it asks. */
    private static void checkFields(Choice<?> choice, RandomSource random) {
        Sheet<?> sheet = Sheet.of(choice, Wording.ENGLISH);
        Vector<Field> fields = sheet.fields(FilledSheet.of(sheet, random));
        assertThat(fields.size()).as("%s", fields.map(Field::label)).isLessThanOrEqualTo(6);
        assertThat(fields.map(Field::label)).doesNotHaveDuplicates();
        for (Field field : fields) {
            assertThat(field.form() instanceof Form.OneOf<?> && field.options().size() < 2)
                    .as("%s", field)
                    .isFalse();
            assertThat(field.label()).matches("[A-Z].*[?.]").doesNotContain("(1)", "(2)");
        }
    }
}
