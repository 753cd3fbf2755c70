package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AnswerOptionsTest {
    private record Say(String what) implements GameCommand {
        @Override
        public String describe(Wording wording) {
            return "say " + what;
        }
    }

    private record Letter(String of) implements Question<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(1);
        }

        @Override
        public String describe(Wording wording) {
            return "which letter of " + of + "?";
        }
    }

    private record Count() implements Question<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, 9);
        }

        @Override
        public String describe(Wording wording) {
            return "how many?";
        }
    }

    private static final Choice<Say> TWO_LETTERS = Prompt.of(
            wording -> "say two", new Letter("ab"), new Letter("xy"), (first, second) -> new Say(first + second));

    private static Vector<String> letters(Letter question) {
        return Vector.ofAll(question.of().toCharArray()).map(String::valueOf);
    }

    @Test
    void aChoiceBecomesACommandForEachAnswerThatTheTableAllows() {
        assertThat(allowing(2).commands(TWO_LETTERS).map(Say::what)).containsExactly("ax", "ay", "bx", "by");
        assertThat(allowing(1).commands(TWO_LETTERS).map(Say::what)).containsExactly("ax");
        assertThat(allowing(0).commands(TWO_LETTERS)).isEmpty();
        assertThat(allowing(0).commands(new Ready<>(new Say("hello")))).containsExactly(new Say("hello"));
        assertThat(allowing(7).answers(new Count())).containsExactly(7);
    }

    private static AnswerOptions allowing(int letters) {
        return AnswerOptions.nothing()
                .any(Letter.class, question -> letters(question).take(letters))
                .one(Count.class, question -> letters);
    }

    @Test
    void anotherTableGivesTheOneAnswerToAllElse() {
        AnswerSource people = Answers.only().to(Letter.class, Letter::of).to(Count.class, question -> 3);
        AnswerOptions possible = AnswerOptions.otherwise(people).any(Count.class, question -> Vector.of(1, 2));
        assertThat(possible.commands(TWO_LETTERS).map(Say::what)).containsExactly("abxy");
        assertThat(possible.answers(new Count())).containsExactly(1, 2);
    }

    @Test
    void anUnansweredQuestionIsAMistake() {
        assertThatThrownBy(() -> AnswerOptions.nothing().answers(new Count()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The question 'how many?' has no answer. Add one for it.");
    }

    @Test
    void otherDiceGiveOtherAnswersOnlyWhereDiceDecide() {
        AnswerOptions possible = AnswerOptions.nothing()
                .any(Letter.class, AnswerOptionsTest::letters)
                .rolled(Count.class, Seed.of(1), (question, dice) -> Vector.of(dice.below(1_000_000)));
        assertThat(possible.answers(new Count())).containsExactly(Seed.of(1).below(1_000_000));
        assertThat(possible.withDice(Seed.of(2)).answers(new Count()))
                .containsExactly(Seed.of(2).below(1_000_000));
        assertThat(possible.withDice(Seed.of(2)).answers(new Letter("ab"))).containsExactly("a", "b");
        assertThat(possible.isRolled(TWO_LETTERS)).isFalse();
        assertThat(possible.isRolled(Prompt.of(wording -> "count", new Count(), count -> new Say("" + count))))
                .isTrue();
    }
}
