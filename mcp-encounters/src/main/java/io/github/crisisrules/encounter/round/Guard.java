package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * What the commands of an encounter ask of the state before they do anything, one thing after the other; the first that
 * fails is the refusal. An encounter adds what only it asks. What a command costs is asked for last and paid at once.
 *
 * @param <S> state of the encounter
 * @param <E> event of the encounter
 * @param <G> the encounter's own guard
 */
public abstract class Guard<S extends EncounterState, E extends GameEvent<S>, G extends Guard<S, E, G>> {
    private final S state;
    private final Story<S, E> story;
    private final Option<RuleViolation> refusal;

    /** What has been asked so far, in this state. */
    protected Guard(S state, Story<S, E> story, Option<RuleViolation> refusal) {
        this.state = state;
        this.story = story;
        this.refusal = refusal;
    }

    /** This guard with what has been paid, and the refusal once there is one. */
    protected abstract G with(Story<S, E> paid, Option<RuleViolation> refused);

    /** This guard as it is. */
    protected abstract G same();

    /** The state that commands are given in. */
    protected final S state() {
        return state;
    }

    /** What happens if nothing was refused. */
    public final Either<RuleViolation, Story<S, E>> then(UnaryOperator<Story<S, E>> more) {
        return refusal.<Either<RuleViolation, Story<S, E>>>map(Either::left)
                .getOrElse(() -> Either.right(more.apply(story)));
    }

    /** One event happens if nothing was refused. */
    public final Either<RuleViolation, Story<S, E>> then(E event) {
        return then(now -> now.then(event));
    }

    /** Refused unless this holds. */
    public final G asks(boolean holds, Supplier<? extends RuleViolation> otherwise) {
        return holds || refusal.isDefined() ? same() : with(story, Option.of(otherwise.get()));
    }

    /** Refused if there is an obstacle. */
    public final <T> G no(Option<T> obstacle, Function<? super T, ? extends RuleViolation> why) {
        return asks(obstacle.isEmpty(), () -> why.apply(obstacle.get()));
    }

    /** Everybody and everything is named once. */
    public final G once(Vector<?> names) {
        return names.size() < 2
                ? same()
                : no(
                        names.distinct()
                                .foldLeft(Vector.<Object>ofAll(names), Vector::remove)
                                .headOption(),
                        name -> new RoundViolation.NamedTwice(name.toString()));
    }

    /** A number that people gave is large enough. */
    public final G atLeast(int least, String what, int number) {
        return asks(number >= least, () -> new RoundViolation.TooSmall(what, number, least));
    }

    /** It is this character's activation. */
    public final G acts(CombatantId character) {
        return asks(
                state.frame().active().contains(character),
                () -> new RoundViolation.NotActive(character, RoundAwaited.of(state.frame())));
    }

    /** All of them are Crisis Team characters in play, each named once. */
    public final G ofTheTeam(Vector<CombatantId> characters) {
        return once(characters)
                .no(
                        characters.find(character -> !state.frame()
                                .find(character)
                                .exists(who -> who.side() == Side.CRISIS_TEAM && who.isInPlay())),
                        RoundViolation.NotOfTheTeam::new);
    }

    /** There is enough Power, and it is paid. */
    public final G pays(CombatantId payer, int cost) {
        if (refusal.isDefined() || cost == 0) {
            return same();
        }
        int power = state.frame().combatant(payer).power();
        return power < cost
                ? with(story, Option.of(new RoundViolation.NotEnoughPower(payer, power, cost)))
                : with(story.inRound(new RoundEvent.PowerSpent(payer, cost)), refusal);
    }
}
