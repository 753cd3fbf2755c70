package io.github.crisisrules.testing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.vavr.collection.Vector;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Generators of games in mid-game. */
public final class PlayArbitraries {
    private static final int REPORT_ONE_IN = 4;
    private static final int NUMBERS = 1_000_000;

    private PlayArbitraries() {}

    /**
     * Returns plays of up to {@code commands} commands, down to the start itself. A list of numbers decides: each
     * number picks one of the choices and answers its questions, or, one time in four, picks one of the reports. A
     * command that the rules refuse changes nothing. So nothing is filtered, and a shorter list is a shorter play.
     *
     * @param <S> the type of states
     * @param <C> the type of commands
     * @param <E> the type of events
     * @param starts the plays before their first command
     * @param reports the commands that may be tried in a state although no choice lists them
     * @param commands the largest number of commands
     * @return plays in mid-game, some of them over
     */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Arbitrary<Play<S, C, E>> inMidGame(
            Arbitrary<Play<S, C, E>> starts, Function<S, Vector<C>> reports, int commands) {
        Arbitrary<Vector<Integer>> decisions = Arbitraries.integers()
                .between(0, NUMBERS)
                .list()
                .ofMaxSize(commands)
                .withSizeDistribution(RandomDistribution.uniform())
                .map(Vector::ofAll);
        return Combinators.combine(starts, decisions)
                .as((start, numbers) -> numbers.foldLeft(start, (play, number) -> decided(play, reports, number)))
                .withoutEdgeCases();
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> decided(
            Play<S, C, E> play, Function<S, Vector<C>> reports, int number) {
        Vector<C> some = number % REPORT_ONE_IN == 0 ? reports.apply(play.state()) : Vector.empty();
        int pick = number / REPORT_ONE_IN;
        Vector<Choice<C>> choices = play.choices();
        if (some.isEmpty() && choices.isEmpty()) {
            return play;
        }
        C command = some.nonEmpty()
                ? some.get(pick % some.size())
                : choices.get(pick % choices.size())
                        .command(AnswerSource.random(Seed.of(number).random()));
        return play.attempt(command).getOrElse(play);
    }
}
