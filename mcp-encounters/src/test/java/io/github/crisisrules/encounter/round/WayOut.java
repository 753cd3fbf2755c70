package io.github.crisisrules.encounter.round;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Table;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Refusals name the way out. A refusal is of one of two kinds. Either it is about what was told: that is listed, by the classes
 * of such refusals. Or it is about the time: then it says what the game waits for, and a command that answers it.
 */
public final class WayOut {
    /** What is wrong with what was told, whatever the game waits for. */
    private static final Vector<Class<?>> TOLD_WRONGLY = Vector.of(
            RoundViolation.NobodyOfThatName.class,
            RoundViolation.NotInPlay.class,
            RoundViolation.IsDazed.class,
            RoundViolation.AlreadyActivated.class,
            RoundViolation.HasActed.class,
            RoundViolation.NotEnoughPower.class,
            RoundViolation.EffectGoingOn.class,
            RoundViolation.EffectNameTaken.class,
            RoundViolation.StatusInPlay.class,
            RoundViolation.NoSuchStatus.class,
            RoundViolation.NotOfTheTeam.class,
            RoundViolation.NamedTwice.class,
            RoundViolation.TooSmall.class,
            RoundViolation.Immune.class,
            RoundViolation.NoSuchPlayer.class,
            RoundViolation.NotInHand.class,
            RoundViolation.NotReached.class,
            RoundViolation.NotLed.class,
            AttackViolation.DiceDoNotFit.class);

    private final Vector<Class<?>> ofTheEncounter;
    private final Vector<String> atAnyTime;
    private TreeSet<String> tried = TreeSet.empty();
    private TreeSet<String> waits = TreeSet.empty();

    /** With the encounter's own refusals that are about what was told, and its commands that are given at any time. */
    public WayOut(Vector<Class<?>> ofTheEncounter, Vector<Class<?>> atAnyTime) {
        this.ofTheEncounter = ofTheEncounter;
        this.atAnyTime = atAnyTime.map(Class::getSimpleName).appendAll(kinds(RoundCommand.Report.class));
    }

    /** Every kind of command of the frame, for these characters. */
    public static Vector<RoundCommand> ofTheFrame(Iterable<CombatantId> characters) {
        Vector<RoundCommand> always = Vector.of(
                new RoundCommand.Begin(),
                new RoundCommand.Pass(Side.CRISIS_TEAM),
                new RoundCommand.Pass(Side.COSMIC_THREAT),
                new RoundCommand.Resolve("nothing"),
                new RoundCommand.EndActivation(),
                new RoundCommand.EndTurn(),
                new RoundCommand.Score(Side.CRISIS_TEAM, 1),
                new RoundCommand.BeginEffect(LastingEffect.thisRound("fog")),
                new RoundCommand.DiscardStatus("none"),
                new RoundCommand.PlayTactic("Ann", "none", Option.none(), Vector.empty()),
                new RoundCommand.UseLeadership("Ann", Vector.empty()));
        return always.appendAll(Vector.ofAll(characters)
                .flatMap(who -> Vector.of(
                        new RoundCommand.Activate(who),
                        new RoundCommand.Advance(who),
                        new RoundCommand.Suffer(who, 1),
                        new RoundCommand.Heal(who, 1),
                        new RoundCommand.GainPower(who, 1),
                        new RoundCommand.SpendPower(who, 1),
                        new RoundCommand.GainCondition(who, "Slow"),
                        new RoundCommand.LoseCondition(who, "Slow"),
                        new RoundCommand.AttachStatus(StatusCard.withCharacter("card", who)),
                        new RoundCommand.UseLeadership("Ann", Vector.of(who)))));
    }

    /** Each of these is accepted, or refused with the way out. */
    public <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Play<S, C, E> play, Iterable<? extends C> commands) {
        EncounterAwaited awaited = (EncounterAwaited) play.awaited();
        waits = waits.add(
                awaited instanceof Enum<?> constant
                        ? constant.name()
                        : awaited.getClass().getSimpleName());
        Vector<String> answers = play.choices()
                .map(choice ->
                        SaidInWords.name(choice.command(Table.drawing(Seed.of(1).draws()))))
                .appendAll(awaited.commands());
        for (C command : commands) {
            String name = SaidInWords.name(command);
            tried = tried.add(name);
            Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
            if (answer.isLeft()) {
                check(awaited, atAnyTime.contains(name) || answers.contains(name), answer.getLeft());
            }
        }
    }

    /**
     * What is wrong with a command is of no account before its time; but who acts can lack the Power for something, or be on the
     * wrong side for it.
     */
    private void check(EncounterAwaited awaited, boolean isItsTime, RuleViolation refusal) {
        String message = refusal.message();
        SaidInWords.check(message);
        boolean acts = refusal instanceof RoundViolation.NotEnoughPower
                || (refusal instanceof RoundViolation.NotOfTheTeam other
                        && awaited.words().equals(other.character() + " acts"));
        boolean toldWrongly = TOLD_WRONGLY.contains(refusal.getClass()) && (isItsTime || acts);
        if (toldWrongly || ofTheEncounter.contains(refusal.getClass())) {
            assertThat(message).doesNotContainPattern("\\bnow\\b|not the time|first:");
        } else {
            assertThat(message)
                    .as("%s", refusal)
                    .contains(awaited.words())
                    .containsAnyOf(awaited.commands().toJavaArray(String[]::new));
        }
    }

    /** Commands of all these kinds were tried, and the games waited for all of these. */
    public void checkTried(Class<?> commands, Vector<String> awaited) {
        assertThat(tried).containsAll(kinds(commands).appendAll(kinds(RoundCommand.class)));
        assertThat(waits).containsAll(awaited);
    }

    /** The records of a sealed family, without the one that wraps those of the frame. */
    private static Vector<String> kinds(Class<?> family) {
        return Vector.of(family.getPermittedSubclasses())
                .flatMap(kind -> kind.isRecord() ? Vector.of(kind.getSimpleName()) : kinds(kind))
                .remove("InRound");
    }
}
