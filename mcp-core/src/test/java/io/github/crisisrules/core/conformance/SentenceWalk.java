package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.testing.FilledSheet;
import io.github.crisisrules.testing.GameSubject;
import io.github.crisisrules.testing.SentenceCheck;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * A walk through random games that reads every text in every language: commands, events, awaited steps, the titles, labels and
 * options of all choices, the fields that answers add, refusals, states and the tables on which they are seen. Each change that
 * people see must be described.
 *
 * @param steps the number of texts about commands, events and awaited steps
 * @param sheets the number of titles, labels and options
 * @param refusals the number of refusals
 * @param states the number of descriptions of states
 * @param cells the number of texts in tables
 */
public record SentenceWalk(int steps, int sheets, int refusals, int states, int cells) {
    /**
     * Walks through {@code games} games of at most {@code commands} commands each.
     *
     * @param view the tables on which people see a play in a language
     */
    public static <S, C extends GameCommand, E extends GameEvent<S>> SentenceWalk of(
            GameSubject<S, C, E> subject,
            BiFunction<Play<S, C, E>, Language, Vector<TextTable>> view,
            int games,
            int commands) {
        SentenceWalk walk = new SentenceWalk(0, 0, 0, 0, 0);
        for (int game = 0; game < games; game++) {
            Seed seed = Seed.ofWords("sentences").split("game", game);
            RandomSource random = seed.random();
            Play<S, C, E> play = subject.start(seed);
            for (int i = 0; i < commands && !subject.isOver(play.state()); i++) {
                walk = walk.read(subject, view, play, random);
                Seq<C> legal = subject.legal(play.state());
                play = play.apply(subject.next(play.state(), legal, random));
            }
            walk = walk.read(subject, view, play, random);
        }
        return walk;
    }

    /** Returns the number of texts. */
    public int texts() {
        return steps + sheets + refusals + states + cells;
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> SentenceWalk read(
            GameSubject<S, C, E> subject,
            BiFunction<Play<S, C, E>, Language, Vector<TextTable>> view,
            Play<S, C, E> play,
            RandomSource random) {
        if (!play.steps().isEmpty()) {
            checkStory(subject, play);
        }
        int asked = SentenceCheck.checkChoices(play);
        if (!play.choices().isEmpty()) {
            Choice<C> choice = play.choices().get(random.below(play.choices().size()));
            for (Language language : Language.values()) {
                Sheet<C> sheet = Sheet.of(choice, play.wording().in(language));
                asked += SentenceCheck.checkFields(sheet.fields(FilledSheet.of(sheet, random)));
            }
        }
        Option<C> command = subject.conceivable(play.state(), random);
        for (Language language : Language.values()) {
            command.forEach(
                    given -> SentenceCheck.words(given.describe(play.wording().in(language)), given));
        }
        int refused = command.flatMap(given -> play.attempt(given).swap().toOption())
                .map(violation -> SentenceCheck.checkRefusal(violation, play.wording()))
                .getOrElse(0);
        int described =
                play.state() instanceof Describable state ? SentenceCheck.checkRefusal(state, play.wording()) : 0;
        int seen = Vector.of(Language.values())
                .map(language -> SentenceCheck.checkTables(view.apply(play, language)))
                .sum()
                .intValue();
        return new SentenceWalk(
                steps + SentenceCheck.checkStep(play),
                sheets + asked,
                refusals + refused,
                states + described,
                cells + seen);
    }

    /** Checks that the last sentences name every player or character of whom people see something new. */
    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkStory(
            GameSubject<S, C, E> subject, Play<S, C, E> play) {
        Map<Named, Object> before = subject.visible(play.undo().state());
        Map<Named, Object> changed =
                subject.visible(play.state()).filter((id, now) -> before.get(id).exists(old -> !old.equals(now)));
        String story = play.lastSentences().mkString(" ");
        changed.forEach((id, now) -> assertThat(story)
                .as("the story of %s, which changes %s", play.steps().last().command(), now)
                .contains(play.wording().names().of(id)));
    }

    /** Checks that the walk has read at least this number of texts, with refusals, states and tables among them. */
    public void checkCount(int least) {
        assertThat(Math.min(Math.min(refusals, states), cells))
                .as("refusals, states and tables of %s", this)
                .isPositive();
        assertThat(texts()).as("texts of %s", this).isGreaterThanOrEqualTo(least);
    }
}
