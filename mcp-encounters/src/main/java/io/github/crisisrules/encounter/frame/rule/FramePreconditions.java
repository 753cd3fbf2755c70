package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A chain of checks that a command makes before it has any effect; the first failed check is the refusal. An
 * encounter adds its own checks in a subclass. The cost of a command is checked last and paid at once.
 *
 * @param <S> the state of the encounter
 * @param <E> the events of the encounter
 * @param <G> the subclass of the encounter
 */
public abstract class FramePreconditions<
        S extends EncounterState, E extends GameEvent<S>, G extends FramePreconditions<S, E, G>> {
    private final S state;
    private final Story<S, E> story;
    private final Option<RuleViolation> refusal;

    /**
     * Creates a guard.
     *
     * @param state the state in which the command is given
     * @param story the events so far, such as the payment of a cost
     * @param refusal the first failed check, if any
     */
    protected FramePreconditions(S state, Story<S, E> story, Option<RuleViolation> refusal) {
        this.state = state;
        this.story = story;
        this.refusal = refusal;
    }

    /** Returns this guard with the given events and refusal. */
    protected abstract G with(Story<S, E> paid, Option<RuleViolation> refused);

    /** Returns this guard. */
    protected abstract G same();

    /** Returns the state in which the command is given. */
    protected final S state() {
        return state;
    }

    /** Returns the events that {@code more} adds, or the refusal. */
    public final Either<RuleViolation, Story<S, E>> then(UnaryOperator<Story<S, E>> more) {
        return refusal.<Either<RuleViolation, Story<S, E>>>map(Either::left)
                .getOrElse(() -> Either.right(more.apply(story)));
    }

    /** Returns the story with one more event, or the refusal. */
    public final Either<RuleViolation, Story<S, E>> then(E event) {
        return then(now -> now.then(event));
    }

    /** Requires that {@code holds} is true. */
    public final G asks(boolean holds, Supplier<? extends RuleViolation> otherwise) {
        return holds || refusal.isDefined() ? same() : with(story, Option.of(otherwise.get()));
    }

    /** Requires that there is no obstacle. */
    public final <T> G no(Option<T> obstacle, Function<? super T, ? extends RuleViolation> why) {
        return asks(obstacle.isEmpty(), () -> why.apply(obstacle.get()));
    }

    /** Requires that no name occurs twice. */
    public final G once(Vector<?> names) {
        return names.size() < 2
                ? same()
                : no(
                        names.distinct()
                                .foldLeft(Vector.<Object>ofAll(names), Vector::remove)
                                .headOption(),
                        name -> new FrameViolation.NamedTwice(name.toString()));
    }

    /** Requires that a reported number is at least {@code least}. */
    public final G atLeast(int least, String what, int number) {
        return asks(number >= least, () -> new FrameViolation.TooSmall(what, number, least));
    }

    /** Requires that the given character's activation is in progress. */
    public final G acts(CombatantId character) {
        return asks(
                state.frame().active().contains(character),
                () -> new FrameViolation.NotActive(character, FrameAwaited.of(state.frame())));
    }

    /** Requires that all characters are Crisis Team characters in play, each named once. */
    public final G ofTheTeam(Vector<CombatantId> characters) {
        return once(characters)
                .no(
                        characters.find(character -> !state.frame()
                                .find(character)
                                .exists(who -> who.side() == Side.CRISIS_TEAM && who.isInPlay())),
                        FrameViolation.NotOnCrisisTeam::new);
    }

    /** Requires that the payer has enough Power, and pays it. */
    public final G pays(CombatantId payer, int cost) {
        if (refusal.isDefined() || cost == 0) {
            return same();
        }
        int power = state.frame().combatant(payer).power();
        return power < cost
                ? with(story, Option.of(new FrameViolation.NotEnoughPower(payer, power, cost)))
                : with(story.inFrame(new FrameEvent.PowerSpent(payer, cost)), refusal);
    }
}
