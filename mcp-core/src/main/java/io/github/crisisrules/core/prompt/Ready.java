package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * A complete command that may be given now.
 *
 * @param command the command, which the rules accept
 */
public record Ready<C extends Describable>(C command) implements Choice<C> {
    @Override
    public Vector<Question<?>> questions() {
        return Vector.empty();
    }

    @Override
    public Ready<C> next(AnswerSource table) {
        return this;
    }

    @Override
    public <D extends Describable> Ready<D> map(Function<? super C, ? extends D> wrap) {
        return new Ready<>(wrap.apply(command));
    }

    @Override
    public <A, Q extends Question<A>> Ready<C> answered(Class<Q> kind, A answer) {
        return this;
    }

    @Override
    public C command(AnswerSource table) {
        return command;
    }

    @Override
    public Describable topic() {
        return command;
    }

    @Override
    public String describe(Wording wording) {
        return command.describe(wording);
    }
}
