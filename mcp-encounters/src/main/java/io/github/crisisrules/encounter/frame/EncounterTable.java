package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * A play of an encounter with a verb for each command, and with characters addressed by name.
 *
 * <p>A table is immutable: each verb returns a new table, or throws a {@link RefusedException} if the rules refuse;
 * {@link #attempt} returns refusals as values instead. A verb has the name of its command: {@code EndActivation} is
 * {@link #endActivation()}. A table wraps a {@link Play} and holds nothing else. Commands without a verb of their own
 * go through {@link #apply}.
 *
 * <p>All verbs throw an {@link IllegalArgumentException} for a text that cannot be a name; a name that no character
 * has is refused.
 *
 * @param <S> the state of the encounter
 * @param <C> the commands of the encounter
 * @param <E> the events of the encounter
 * @param <T> the table itself, which verbs return
 */
public abstract class EncounterTable<
        S extends EncounterState, C extends GameCommand, E extends GameEvent<S>, T extends EncounterTable<S, C, E, T>> {
    private final Play<S, C, E> play;

    /** Creates a table around the given play. */
    protected EncounterTable(Play<S, C, E> play) {
        this.play = play;
    }

    /** Returns a table around another play of this encounter. */
    protected abstract T with(Play<S, C, E> next);

    /** Returns a command of the frame as a command of this encounter. */
    protected abstract C inFrame(FrameCommand command);

    /** Returns everything that lies on the table now, as text and Markdown. */
    public abstract EncounterView view();

    /** Returns the play that this table wraps, with the steps and the log, for replaying and saving. */
    public final Play<S, C, E> play() {
        return play;
    }

    /** Returns this table in another language: its sentences and refusals are in that language. */
    public final T in(Language language) {
        return with(play.in(language));
    }

    /** Returns the current state. */
    public final S state() {
        return play.state();
    }

    /** Returns whether the encounter is over. */
    public final boolean isOver() {
        return state().isOver();
    }

    /** Returns the ending, once the encounter is over. */
    public final Option<Ending> ending() {
        return state().ending();
    }

    /**
     * Returns a character of either side by name, even if it has been KO'd.
     *
     * @throws IllegalArgumentException if no character has this name
     */
    public final Combatant character(String name) {
        return state().frame().combatant(id(name));
    }

    /** Returns the choices that the players have now; empty if the encounter is over. */
    public final Vector<Choice<C>> choices() {
        return play.choices();
    }

    /** Returns a sheet for each of the {@link #choices}, in the language of this table. */
    public final Vector<Sheet<C>> sheets() {
        return play.sheets();
    }

    /** Returns the step that the encounter waits for, such as an activation or a die. */
    public final Awaited awaited() {
        return play.awaited();
    }

    /** Returns one sentence for each event that the last command caused; empty before the first command. */
    public final Vector<String> lastSentences() {
        return play.lastSentences();
    }

    /**
     * Applies any command, including those without a verb of their own.
     *
     * @throws RefusedException if the rules refuse the command
     */
    public final T apply(C command) {
        return with(play.apply(command));
    }

    /** Applies any command and returns the next table, or the violation if the rules refuse the command. */
    public final Either<RuleViolation, T> attempt(C command) {
        return play.attempt(command).map(this::with);
    }

    /** Applies verbs and returns the next table, or the violation if the rules refuse one of them. */
    public final Either<RuleViolation, T> attempt(UnaryOperator<T> verbs) {
        try {
            return Either.right(verbs.apply(with(play)));
        } catch (RefusedException refusal) {
            return Either.left(refusal.violation());
        }
    }

    /**
     * Undoes the last command with all its effects.
     *
     * @throws RefusedException if there is no command to undo
     */
    public final T undo() {
        return with(play.undo());
    }

    /** Begins the first round. */
    public final T beginFirstRound() {
        return frame(new FrameCommand.BeginFirstRound());
    }

    /** Begins the activation of a character. */
    public final T activate(String character) {
        return frame(new FrameCommand.Activate(id(character)));
    }

    /** Ends the activation in progress. A turn ends by itself with its last activation. */
    public final T endActivation() {
        return frame(new FrameCommand.EndActivation());
    }

    /** Resolves an effect of the current step, such as that of a Status card. */
    public final T resolveEffect(String effect) {
        return frame(new FrameCommand.ResolveEffect(effect));
    }

    /** Passes for the side that may act: it has no more effects in this step, or no more characters to advance. */
    public final T pass() {
        // Where no side may act, the rules refuse either side.
        return frame(new FrameCommand.Pass(state().frame().sideToAct().getOrElse(Side.CRISIS_TEAM)));
    }

    /** Advances a character that did not act, in Cleanup. */
    public final T advance(String character) {
        return frame(new FrameCommand.Advance(id(character)));
    }

    /** Reports damage that an effect deals to a character. */
    public final T sufferDamage(String character, int damage) {
        return frame(new FrameCommand.SufferDamage(id(character), damage));
    }

    /** Reports that an effect removes damage from a character. */
    public final T removeDamage(String character, int damage) {
        return frame(new FrameCommand.RemoveDamage(id(character), damage));
    }

    /** Reports that a character gains Power. */
    public final T gainPower(String character, int power) {
        return frame(new FrameCommand.GainPower(id(character), power));
    }

    /** Reports that a character spends Power. */
    public final T spendPower(String character, int power) {
        return frame(new FrameCommand.SpendPower(id(character), power));
    }

    /** Reports that a character gains a special condition, such as Stun. */
    public final T gainCondition(String character, String condition) {
        return frame(new FrameCommand.GainCondition(id(character), condition));
    }

    /** Reports that a character loses a special condition. */
    public final T loseCondition(String character, String condition) {
        return frame(new FrameCommand.LoseCondition(id(character), condition));
    }

    /** Begins a "this round" effect that is not on a character. */
    public final T beginEffect(String effect) {
        return beginEffect(LastingEffect.thisRound(effect));
    }

    /** Begins a "this round" effect on a character. */
    public final T beginEffect(String effect, String character) {
        return beginEffect(LastingEffect.thisRound(effect).character(id(character)));
    }

    /** Begins an effect with a duration. */
    public final T beginEffect(LastingEffect effect) {
        return frame(new FrameCommand.BeginEffect(effect));
    }

    /** Attaches a Status card to the character or player that it names. */
    public final T attachStatus(StatusCard card) {
        return frame(new FrameCommand.AttachStatus(card));
    }

    /** Discards a Status card. */
    public final T discardStatus(String card) {
        return frame(new FrameCommand.DiscardStatus(card));
    }

    /** Plays a Team Tactic card that names no affiliation on the given characters. Other verbs report its effects. */
    public final T playTactic(String player, String card, String... targets) {
        return playTactic(player, card, Option.none(), targets);
    }

    /** Plays a Team Tactic card that names an affiliation on the given characters. Other verbs report its effects. */
    public final T playAffiliationTactic(String player, String card, String affiliation, String... targets) {
        return playTactic(player, card, Option.of(affiliation), targets);
    }

    private T playTactic(String player, String card, Option<String> affiliation, String... targets) {
        return frame(new FrameCommand.PlayTactic(player, card, affiliation, ids(targets)));
    }

    /** Applies the leadership of a player's squad to the given characters. Other verbs report its effects. */
    public final T useLeadership(String player, String... targets) {
        return frame(new FrameCommand.UseLeadership(player, ids(targets)));
    }

    private T frame(FrameCommand command) {
        return apply(inFrame(command));
    }

    /** Returns the ids of the characters with the given names, as written or as displayed. */
    protected final Vector<CombatantId> ids(String... names) {
        return Vector.of(names).map(this::id);
    }

    private CombatantId id(String name) {
        return state().frame()
                .combatants()
                .map(Combatant::id)
                .find(id -> play.wording().text(id).equals(name))
                .getOrElse(() -> CombatantId.of(name));
    }

    /** Returns whether the other table has an equal play. */
    @Override
    public final boolean equals(Object other) {
        return other instanceof EncounterTable<?, ?, ?, ?> that && play.equals(that.play);
    }

    @Override
    public final int hashCode() {
        return play.hashCode();
    }

    /** Returns a summary such as {@code Unstoppable Colossus, 5 commands. The Crisis Team activates a character.}. */
    @Override
    public final String toString() {
        return play.toString();
    }
}
