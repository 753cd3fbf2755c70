package io.github.crisisrules.core.game;

import io.github.crisisrules.core.chance.Draw;

/** A source of answers to the questions of a game: people, a simulation or a map. */
public interface Table {
    /** Returns the answer to a question, within its form. */
    <A> A answer(Question<A> question);

    /** Returns a source that answers every question at random, with the answers that {@link Form#draw} chooses. */
    static Table drawing(Draw draws) {
        return new Table() {
            @Override
            public <A> A answer(Question<A> question) {
                return question.form().draw(draws);
            }
        };
    }
}
