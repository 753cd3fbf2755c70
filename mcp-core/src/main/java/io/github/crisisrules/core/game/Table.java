package io.github.crisisrules.core.game;

import io.github.crisisrules.core.chance.Draw;

/** Whoever can say what is seen, rolled and chosen at the table: people, a simulation, a map. */
public interface Table {
    /** The answer to a question, within its form. */
    <A> A answer(Question<A> question);

    /** A table at which every answer is drawn, each that the form names as likely as the others. */
    static Table drawing(Draw draws) {
        return new Table() {
            @Override
            public <A> A answer(Question<A> question) {
                return question.form().draw(draws);
            }
        };
    }
}
