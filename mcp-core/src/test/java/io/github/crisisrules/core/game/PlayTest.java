package io.github.crisisrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Heap;
import io.github.crisisrules.core.conformance.Heap.CannotTake;
import io.github.crisisrules.core.conformance.Heap.Take;
import io.github.crisisrules.core.conformance.Heap.Taken;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Test;

/** A game as an app holds it, on the smallest game there is: a heap of matches, of which one to three are taken at a time. */
class PlayTest {
    private static final Heap HEAP = new Heap();
    private static final Play<Integer, Take, Taken> SEVEN = Play.of(HEAP, 7);

    @Test
    void anAcceptedCommandGivesANewPlayAndLeavesTheOldOneAsItWas() {
        Play<Integer, Take, Taken> four = SEVEN.apply(new Take(3));
        assertThat(four.state()).isEqualTo(4);
        assertThat(SEVEN.state()).isEqualTo(7);
        assertThat(four.start()).isEqualTo(7);
        assertThat(four.log()).containsExactly(new Taken(3, HEAP));
        assertThat(four.steps()).containsExactly(new Play.Step<>(new Take(3), Vector.of(new Taken(3, HEAP)), 4));
        assertThat(four.lastSentences()).containsExactly("3 matches are gone.");
        assertThat(SEVEN.lastSentences()).isEmpty();
    }

    @Test
    void aRefusedCommandIsAValueForWhoAttemptsAndAnExceptionForWhoApplies() {
        CannotTake why = new CannotTake(4, 7);
        assertThat(SEVEN.attempt(new Take(4))).isEqualTo(Either.left(why));
        assertThatThrownBy(() -> SEVEN.apply(new Take(4)))
                .isInstanceOfSatisfying(RefusedException.class, refused -> {
                    assertThat(refused.violation()).isEqualTo(why);
                    assertThat(refused.violations()).containsExactly(why);
                })
                .hasMessage("Cannot take 4 of 7: take 1 to 3. [CR-POOL]");
    }

    @Test
    void undoGoesBackOneCommandAndNoFurtherThanTheStart() {
        Play<Integer, Take, Taken> two = SEVEN.applyAll(Vector.of(new Take(3), new Take(2)));
        assertThat(two.state()).isEqualTo(2);
        assertThat(two.undo()).isEqualTo(SEVEN.apply(new Take(3)));
        assertThat(two.undo().undo()).isEqualTo(SEVEN).hasSameHashCodeAs(SEVEN);
        assertThatThrownBy(SEVEN::undo)
                .isInstanceOf(RefusedException.class)
                .hasMessage("There is no command to undo: this is the start.");
    }

    @Test
    void aPlayDecidedAgainIsEqualWhileTheRulesAreTheSame() {
        Play<Integer, Take, Taken> two = SEVEN.applyAll(Vector.of(new Take(3), new Take(2)));
        assertThat(two.replay()).isEqualTo(Either.right(two));
        assertThat(two)
                .isNotEqualTo(SEVEN)
                .isNotEqualTo(Play.of(HEAP, 2))
                .isNotEqualTo(Play.of(new Heap(), 7).applyAll(Vector.of(new Take(3), new Take(2))));
        assertThat(two).hasToString("Heap, 2 commands. A player takes matches.");
    }

    @Test
    void aStartIsAPlayOrAllItsFaults() {
        assertThat(Play.started(Validation.valid(SEVEN))).isEqualTo(SEVEN);
        Vector<CannotTake> faults = Vector.of(new CannotTake(4, 7), new CannotTake(0, 7));
        assertThatThrownBy(
                        () -> Play.started(Validation.<Vector<CannotTake>, Play<Integer, Take, Taken>>invalid(faults)))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.violations()).containsExactlyElementsOf(faults))
                .hasMessage("Cannot take 4 of 7: take 1 to 3. [CR-POOL]\nCannot take 0 of 7: take 1 to 3. [CR-POOL]");
        assertThatThrownBy(() -> RefusedException.ofAll(Vector.<CannotTake>empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPromptTurnsTheTablesAnswerIntoTheCommand() {
        Choice<Take> ready = SEVEN.choices().get(0);
        Choice<Take> prompt = SEVEN.choices().get(1);
        AnswerSource two = Answers.only().to(Heap.HowMany.class, question -> question.most() - 1);
        assertThat(prompt.questions()).containsExactly(new Heap.HowMany(3));
        assertThat(prompt.command(two)).isEqualTo(new Take(2));
        assertThat(ready.questions()).isEmpty();
        assertThat(ready.command(Answers.only())).isEqualTo(new Take(1));
        assertThat(SEVEN.choices().map(Choice::describe)).containsExactly("Take 1", "Take some");
        assertThatThrownBy(() -> prompt.command(Answers.only()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The question 'How many matches?' has no answer. Add one for it.");
        assertThat(prompt.command(Answers.otherwise(two))).isEqualTo(new Take(2));
        assertThat(prompt).hasToString("Take some (How many matches?)");
    }

    @Test
    void declaredCitationsAreFoundAndOrderAtTheTableCitesNothing() {
        assertThat(new CannotTake(4, 7).rule()).containsExactly(CrisisRuleId.POOL);
        assertThat(new Taken(1, HEAP).rules()).containsExactly(CrisisRuleId.DIE);
        assertThat(new NothingToUndo().rule()).isEmpty();
        assertThat(new NothingToUndo().rules()).isEmpty();
    }

    @Test
    void namesAreListedAsASentenceListsThem() {
        record Number(int number) implements Named {
            @Override
            public String toString() {
                return "#" + number;
            }
        }
        Vector<Number> three = Vector.of(1, 2, 3).map(Number::new);
        assertThat(Wording.ENGLISH.text(three)).isEqualTo("#1, #2 and #3");
        assertThat(Wording.ENGLISH.text(three.take(2))).isEqualTo("#1 and #2");
        assertThat(Wording.ENGLISH.text(three.take(1))).isEqualTo("#1");
        assertThat(Wording.ENGLISH.text(three.take(0))).isEqualTo("");
    }

    @Test
    void drawnAnswersStayWithinTheirForm() {
        var random = Seed.of(3).random();
        Vector<String> taken = Vector.rangeClosed('a', 'x').map(String::valueOf);
        for (int i = 0; i < 500; i++) {
            assertThat(Form.number(-2, 2).sample(random)).isBetween(-2, 2);
            assertThat(Form.oneOf(Vector.of("a", "b")).sample(random)).isIn("a", "b");
            Vector<Integer> some = Form.someOf(Vector.of(1, 2, 3, 4), 1, 3).sample(random);
            assertThat(some.size()).isBetween(1, 3);
            assertThat(some).isEqualTo(some.sorted()).doesNotHaveDuplicates().isSubsetOf(1, 2, 3, 4);
            assertThat(new Form.Text(5).sample(random)).matches("[a-z]{1,5}");
            assertThat(new Form.Text(1, taken).sample(random)).isIn("y", "z");
            assertThat(Form.each(Vector.of(Form.number(1, 4), Form.number(9, 9)))
                            .as(Vector::sum)
                            .sample(random)
                            .intValue())
                    .isBetween(10, 13);
        }
        assertThat(Vector.range(0, 200)
                        .map(i -> Form.anyOf(Vector.of(1, 2)).sample(random))
                        .distinct())
                .hasSize(4);
        assertThat(Vector.range(0, 50).map(i -> Form.yesOrNo().sample(random)).distinct())
                .hasSize(2);
    }

    @Test
    void formsThatNoAnswerFitsAreRefused() {
        assertThatThrownBy(() -> Form.oneOf(Vector.empty())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Form.someOf(Vector.of(1), 0, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Form.someOf(Vector.of(1), 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Form.number(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Form.Text(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPlayCarriesItsGameAndItsNames() {
        assertThat(SEVEN.game()).isSameAs(HEAP);
        assertThat(SEVEN.wording()).isSameAs(Wording.ENGLISH);
        assertThat(SEVEN)
                .doesNotHaveSameHashCodeAs(Play.of(HEAP, 8))
                .doesNotHaveSameHashCodeAs(SEVEN.apply(new Take(1)));
        assertThat(SEVEN.apply(new Take(1))).hasToString("Heap, 1 command. A player takes matches.");
    }

    private record Letter(char letter) implements Question<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(Vector.of(letter + "1", letter + "2"));
        }

        @Override
        public String describe(Wording wording) {
            return letter + "?";
        }
    }

    private record Said(String said) implements GameCommand {
        @Override
        public String describe(Wording wording) {
            return said;
        }
    }

    @Test
    void severalQuestionsAreAskedInTheirOrder() {
        Letter a = new Letter('a');
        Letter b = new Letter('b');
        Letter c = new Letter('c');
        AnswerSource aloud = Answers.only().to(Letter.class, question -> String.valueOf(question.letter()));
        Prompt<Said> two = Prompt.of(wording -> "two", a, b, (x, y) -> new Said(x + y));
        Prompt<Said> three = Prompt.of(wording -> "three", a, b, c, (x, y, z) -> new Said(x + y + z));
        assertThat(two.questions()).containsExactly(a, b);
        assertThat(two.command(aloud)).isEqualTo(new Said("ab"));
        assertThat(three.questions()).containsExactly(a, b, c);
        assertThat(three.command(aloud)).isEqualTo(new Said("abc"));
        // The same choice of a larger game asks the same and wraps the command.
        Prompt<Said> wrapped = three.map(command -> new Said("<" + command.said() + ">"));
        assertThat(wrapped).hasToString("three (a?; b?; c?)");
        assertThat(wrapped.command(aloud)).isEqualTo(new Said("<abc>"));
        assertThat(two.command(AnswerSource.random(Seed.of(1).random())).said()).matches("a[12]b[12]");
    }

    @Test
    void formsAreDrawnInAllTheirAnswers() {
        var random = Seed.of(5).random();
        // A number, and then at most as many: the second question depends on the answer to the first.
        Form<String> pair =
                Form.number(1, 3).then(number -> Form.number(1, number).as(other -> number + "/" + other));
        assertThat(Vector.range(0, 200).map(i -> pair.sample(random)).distinct().sorted())
                .containsExactly("1/1", "2/1", "2/2", "3/1", "3/2", "3/3");
        Vector<String> texts = Vector.range(0, 200).map(i -> new Form.Text(4).sample(random));
        assertThat(texts.map(String::length).distinct().sorted()).containsExactly(1, 2, 3, 4);
        assertThat(Form.someOf(Vector.of(7), 1, 1).sample(random)).containsExactly(7);
    }
}
