package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.Lazy;
import io.vavr.collection.Vector;

/** The question which choice of a group is meant. The choices are created when it is asked, which it mostly is not. */
final class WhichChoice<C extends Describable> implements Question<Choice<C>> {
    private final Describable question;
    private final Lazy<Vector<Choice<C>>> choices;

    WhichChoice(Describable question, Lazy<Vector<Choice<C>>> choices) {
        this.question = question;
        this.choices = choices;
    }

    @Override
    public Form<Choice<C>> form() {
        return Form.oneOf(choices.get());
    }

    /** Returns, for each choice, the source that answers with it. */
    Vector<AnswerSource> sources() {
        return choices.get().map(choice -> new AnswerSource() {
            @Override
            @SuppressWarnings("unchecked") // only this question is answered
            public <A> A answer(Question<A> asked) {
                return (A) choice;
            }
        });
    }

    @Override
    public String describe(Wording wording) {
        return question.describe(wording);
    }

    @Override
    public String toString() {
        return describe();
    }
}
