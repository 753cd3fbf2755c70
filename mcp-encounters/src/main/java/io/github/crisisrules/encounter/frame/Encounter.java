package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER_FROM_DAMAGE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.frame.rule.FrameReports;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.github.crisisrules.encounter.frame.rule.RoundFlow;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * An encounter on the common frame. This class holds the parts that are equal in all encounters: a command is
 * decided; after every single event the end conditions are checked; nothing follows an end; and then all automatic
 * events happen. An encounter states its differences in hooks: {@link #after}, {@link #ending},
 * {@link #holdsTheRound}, {@link #settle}, {@link #choices}, {@link #awaited}. Its commands decide themselves, and
 * its events provide their own sentences.
 *
 * @param <S> the state of the encounter, which contains the state of the frame
 * @param <C> the commands of the encounter, one type of which wraps those of the frame
 * @param <E> the events of the encounter, one type of which wraps those of the frame
 */
public abstract class Encounter<S extends EncounterState, C extends EncounterCommand<S, E>, E extends GameEvent<S>>
        implements Game<S, C, E> {
    /** For subclasses. */
    protected Encounter() {}

    /** Returns a command of the frame as a command of this encounter. */
    protected abstract C inFrame(FrameCommand command);

    /** Returns an event of the frame as an event of this encounter. */
    protected abstract E inFrame(FrameEvent event);

    /**
     * Returns the decision with the consequences that an event has in this encounter, before anything else
     * happens. The default adds nothing.
     *
     * @param now the decision to which the event has just been added; it has not ended the encounter
     */
    protected Decision<S, E> after(Decision<S, E> now, E event) {
        return now;
    }

    /** Returns the decision with the Power that a character gains for the damage of an event, if the mission gives any. */
    @Rule(POWER_FROM_DAMAGE)
    protected final Decision<S, E> withPowerFromDamage(Decision<S, E> now, FrameEvent event) {
        FrameState frame = now.state().frame();
        return event instanceof FrameEvent.DamageSuffered suffered
                        && frame.mission().powerFromDamage() == PowerFromDamage.GAINED
                        && frame.combatant(suffered.character()).stamina().isDefined()
                ? now.thenAll(Harm.power(frame.combatant(suffered.character()), suffered.damage())
                        .map(this::inFrame))
                : now;
    }

    /**
     * Returns the ending if this state meets an end condition of the encounter. This method is called after every
     * single event.
     */
    protected Option<Ending> ending(S state) {
        return Option.none();
    }

    /** Returns whether the encounter has to finish something of its own before the round goes on. */
    protected boolean holdsTheRound(S state) {
        return false;
    }

    /**
     * Returns the decision with all automatic events, until a player has to decide something. The default adds
     * those of the frame.
     */
    protected Decision<S, E> settle(Decision<S, E> now) {
        Decision<S, E> settled = now;
        Vector<FrameEvent> more = automatic(settled.state());
        while (more.nonEmpty()) {
            settled = settled.thenAll(more.map(this::inFrame));
            more = automatic(settled.state());
        }
        return settled;
    }

    private Vector<FrameEvent> automatic(S state) {
        return holdsTheRound(state) ? Vector.empty() : RoundFlow.next(state.frame());
    }

    /**
     * Creates a decision without events in the given state. Each event that is added is followed by the end of the
     * encounter if it brings it about, or else by its consequences.
     */
    public final Decision<S, E> in(S state) {
        return Decision.in(state, new Decision.Consequences<>() {
            @Override
            public Decision<S, E> after(Decision<S, E> now, E event) {
                if (isOver(now.state())) {
                    return now;
                }
                Option<Ending> ending = ending(now.state());
                return ending.isDefined()
                        ? now.then(inFrame(new FrameEvent.EncounterEnded(ending.get())))
                        : Encounter.this.after(now, event);
            }

            @Override
            public boolean isOver(S now) {
                return now.isOver();
            }
        });
    }

    /** Adds the events of a command of the frame, each with its consequences, or refuses it as the frame does. */
    public final Decision<S, E> inFrame(Decision<S, E> now, FrameCommand command) {
        FrameDecision decision = command.decision();
        return now.require(decision.requirement())
                .and(open -> open.thenAll(decision.events(open.state().frame()).map(this::inFrame)));
    }

    @Override
    public final Decision<S, E> decide(S state, C command) {
        return in(state)
                .require(Requirements.notOver())
                .and(open -> command.decide(open.state()))
                .and(this::settle);
    }

    /** Returns the commands that continue the round, then the reports that are accepted at any time. */
    @Override
    public Vector<Choice<C>> choices(S state) {
        return inFrame(state).appendAll(reports(state));
    }

    /** Returns the commands that continue the round. */
    protected final Vector<Choice<C>> inFrame(S state) {
        return FrameChoices.of(state.frame()).map(command -> new Ready<>(inFrame(command)));
    }

    /**
     * Returns two choices that the players have at any time after setup: to report an effect and to use a card. Each
     * first asks what happened and offers what the rules accept now.
     */
    protected final Vector<Choice<C>> reports(S state) {
        if (state.isOver() || state.frame().step() == Step.SETUP) {
            return Vector.empty();
        }
        Predicate<FrameCommand> accepted =
                command -> !decide(state, inFrame(command)).isRefused();
        return Vector.of(
                FrameReports.effects(() -> FrameReports.effects(state.frame(), accepted, immunities())
                        .<Choice<C>>map(report -> report.map(this::inFrame))
                        .appendAll(ownReports(state))),
                FrameReports.cards(() -> FrameReports.cards(state.frame()).map(use -> use.map(this::inFrame))));
    }

    /** Returns the reports of this encounter's own effects that are accepted now. The default has none. */
    protected Vector<Choice<C>> ownReports(S state) {
        return Vector.empty();
    }

    /** Returns the special conditions to which Encounter Characters are immune. The default has none. */
    protected Vector<String> immunities() {
        return Vector.empty();
    }

    @Override
    public EncounterAwaited awaited(S state) {
        return FrameAwaited.of(state.frame());
    }

    /** Returns a wording that calls a character by a short name, unless another character of the encounter has that name. */
    protected static Wording withShortName(FrameState frame, CombatantId character, String shortName) {
        return frame.find(CombatantId.of(shortName)).isDefined()
                ? Wording.ENGLISH
                : Wording.of(id -> id.equals(character) ? shortName : id.toString());
    }
}
