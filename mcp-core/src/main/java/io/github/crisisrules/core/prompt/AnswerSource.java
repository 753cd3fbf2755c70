package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.chance.RandomSource;

/** A source of answers to the questions of a game: people, a simulation or a map. */
public interface AnswerSource {
    /** Returns the answer to a question, within its form. */
    <A> A answer(Question<A> question);

    /** Returns a source that answers every question at random, with the answers that {@link Form#sample} chooses. */
    static AnswerSource random(RandomSource random) {
        return new AnswerSource() {
            @Override
            public <A> A answer(Question<A> question) {
                return question.form().sample(random);
            }
        };
    }
}
