package io.github.crisisrules.encounter.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Prompt;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Ready;
import io.github.crisisrules.core.game.Table;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class PossibleTest {
    private record Say(String what) implements GameCommand {
        @Override
        public String words() {
            return "say " + what;
        }
    }

    private record Letter(String of) implements Question<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(1);
        }

        @Override
        public String words() {
            return "which letter of " + of + "?";
        }
    }

    private record Count() implements Question<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, 9);
        }

        @Override
        public String words() {
            return "how many?";
        }
    }

    private static final Choice<Say> TWO_LETTERS =
            Prompt.of("say two", new Letter("ab"), new Letter("xy"), (first, second) -> new Say(first + second));

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

    private static Possible allowing(int letters) {
        return Possible.nothing()
                .any(Letter.class, question -> letters(question).take(letters))
                .one(Count.class, question -> letters);
    }

    @Test
    void anotherTableGivesTheOneAnswerToAllElse() {
        Table people = Answers.only().to(Letter.class, Letter::of).to(Count.class, question -> 3);
        Possible possible = Possible.otherwise(people).any(Count.class, question -> Vector.of(1, 2));
        assertThat(possible.commands(TWO_LETTERS).map(Say::what)).containsExactly("abxy");
        assertThat(possible.answers(new Count())).containsExactly(1, 2);
    }

    @Test
    void aQuestionThatNobodyAnswersIsAMistake() {
        assertThatThrownBy(() -> Possible.nothing().answers(new Count()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The question 'how many?' has no answer. Add an answer to Count.");
    }

    @Test
    void otherDiceGiveOtherAnswersOnlyWhereDiceDecide() {
        Possible possible = Possible.nothing()
                .any(Letter.class, PossibleTest::letters)
                .rolled(Count.class, Seed.of(1), (question, dice) -> Vector.of(dice.below(1_000_000)));
        assertThat(possible.answers(new Count())).containsExactly(Seed.of(1).below(1_000_000));
        assertThat(possible.withDice(Seed.of(2)).answers(new Count()))
                .containsExactly(Seed.of(2).below(1_000_000));
        assertThat(possible.withDice(Seed.of(2)).answers(new Letter("ab"))).containsExactly("a", "b");
        assertThat(possible.isRolled(TWO_LETTERS)).isFalse();
        assertThat(possible.isRolled(Prompt.of("count", new Count(), count -> new Say("" + count))))
                .isTrue();
    }
}
