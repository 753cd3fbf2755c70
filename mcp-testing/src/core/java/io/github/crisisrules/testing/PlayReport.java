package io.github.crisisrules.testing;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.SampleReportingFormat;

/**
 * The report of a play on which a property failed: its commands in words and as code, and its start. jqwik finds it by itself.
 */
public final class PlayReport implements SampleReportingFormat {
    /** Creates the report. */
    public PlayReport() {}

    @Override
    public boolean appliesTo(Object value) {
        return value instanceof Play<?, ?, ?>;
    }

    @Override
    public Object report(Object value) {
        return lines((Play<?, ?, ?>) value);
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> List<String> lines(Play<S, C, E> play) {
        return play.steps()
                .map(Play.Step::command)
                .map(command -> command.describe(play.wording()) + " = " + command)
                .append("from the start " + play.start())
                .asJava();
    }

    @Override
    public Optional<String> label(Object value) {
        return Optional.of("Play ");
    }
}
