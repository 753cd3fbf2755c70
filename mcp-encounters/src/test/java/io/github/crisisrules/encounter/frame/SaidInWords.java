package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.regex.Pattern;

/** Sentences for the people at the table: no name of a constant, no record as a program prints it. */
public final class SaidInWords {
    private static final Pattern CONSTANT = Pattern.compile("\\b(?!SUBDUED\\b|[CWHBF]+\\b)[A-Z][A-Z_]{2,}\\b");
    private static final Pattern PRINTED = Pattern.compile("\\w\\[\\w*[=\\]]|Some\\(|None\\b|Vector\\(");

    private SaidInWords() {}

    /** A sentence. */
    public static void check(String sentence) {
        assertThat(CONSTANT.matcher(sentence).find()).as(sentence).isFalse();
        assertThat(PRINTED.matcher(sentence).find()).as(sentence).isFalse();
    }

    /** The command is refused, in a sentence that has these words. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> void refused(
            Play<S, C, E> play, C command, String words) {
        Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
        assertThat(answer.isLeft()).as("%s in %s", command, play.state()).isTrue();
        String message = answer.getLeft().message(play.names());
        assertThat(message).as("refusal of %s", command).contains(words);
        check(message);
    }

    /** What happened last, what may be done and asked, and what is awaited; a command that answers it can be given now. */
    public static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Play<S, C, E> play) {
        play.lastSentences().forEach(SaidInWords::check);
        play.steps().lastOption().forEach(step -> check(step.command().words(play.names())));
        play.choices().forEach(choice -> {
            check(choice.words(play.names()));
            choice.questions().forEach(question -> check(question.words()));
        });
        EncounterAwaited awaited = (EncounterAwaited) play.awaited();
        check(awaited.wayOut());
        Vector<String> offered = play.choices()
                .map(choice ->
                        name(choice.command(AnswerSource.drawing(Seed.of(1).draws()))));
        assertThat(play.state().isOver() || offered.exists(awaited.commands()::contains))
                .as("%s is answered by one of %s", awaited, offered)
                .isTrue();
    }

    /** The kind of a command, by the name of its class; of the frame's own where one is wrapped. */
    static String name(GameCommand command) {
        GameCommand own = command instanceof HulkCommand.InFrame hulk
                ? hulk.command()
                : command instanceof ColossusCommand.InFrame colossus ? colossus.command() : command;
        return own.getClass().getSimpleName();
    }
}
