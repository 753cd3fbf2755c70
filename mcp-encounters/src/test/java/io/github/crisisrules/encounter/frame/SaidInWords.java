package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.testing.SentenceCheck;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Checks that everything a play says is written for people, and that what it waits for can be given. */
public final class SaidInWords {
    private SaidInWords() {}

    /** Checks values that are described by full sentences: events, refusals, questions, awaited steps. */
    public static void sentences(Iterable<? extends Describable> values) {
        values.forEach(value -> SentenceCheck.checkRefusal(value, Wording.ENGLISH));
    }

    /** Checks values that are described by labels or by parts of sentences: commands, options. */
    public static void phrases(Iterable<? extends Describable> values) {
        for (Language language : Language.values()) {
            values.forEach(value -> SentenceCheck.phrase(value.describe(Wording.ENGLISH.in(language)), value));
        }
    }

    /** The command is refused, in a sentence that has these words. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> void refused(
            Play<S, C, E> play, C command, String words) {
        Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
        assertThat(answer.isLeft()).as("%s in %s", command, play.state()).isTrue();
        SentenceCheck.checkRefusal(answer.getLeft(), play.wording());
        assertThat(answer.getLeft().describe(play.wording()))
                .as("refusal of %s", command)
                .contains(words);
    }

    /** The last events, the choices with their questions, and the awaited step; something may be done until the end. */
    public static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Play<S, C, E> play) {
        SentenceCheck.checkAll(play);
        assertThat(play.choices().isEmpty())
                .as("choices while %s is awaited", play.awaited())
                .isEqualTo(play.state().isOver());
    }

    /** Returns what people see of each character: everything but the Activated token, which the turns explain. */
    public static Map<Named, Object> visible(FrameState state) {
        return LinkedHashMap.ofEntries(state.combatants()
                .map(one -> Tuple.<Named, Object>of(
                        one.id(),
                        Vector.of(one.health(), one.damage(), one.power(), one.powerLimit(), one.conditions()))));
    }

    /** The kind of a command, by the name of its class; of the frame's own where one is wrapped. */
    static String name(GameCommand command) {
        GameCommand own = command instanceof HulkCommand.InFrame hulk
                ? hulk.command()
                : command instanceof ColossusCommand.InFrame colossus ? colossus.command() : command;
        return own.getClass().getSimpleName();
    }
}
