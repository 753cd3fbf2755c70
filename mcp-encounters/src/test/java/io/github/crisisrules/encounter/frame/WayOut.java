package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.SentenceCheck;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Refusals name the way out. A refusal is of one of two kinds. Either it is about a reported fact: these are listed, by the classes
 * of such refusals. Or it is about the time: then it says what the game waits for.
 */
public final class WayOut {
    /** Faults of a report, whatever the game waits for. */
    private static final Vector<Class<?>> FAULTY_REPORTS = Vector.of(
            FrameViolation.UnknownCharacter.class,
            FrameViolation.NotInPlay.class,
            FrameViolation.CharacterDazed.class,
            FrameViolation.AlreadyActivated.class,
            FrameViolation.AlreadyActed.class,
            FrameViolation.NotEnoughPower.class,
            FrameViolation.EffectAlreadyActive.class,
            FrameViolation.EffectNameTaken.class,
            FrameViolation.StatusAlreadyInPlay.class,
            FrameViolation.NoSuchStatus.class,
            FrameViolation.NotOnCrisisTeam.class,
            FrameViolation.DuplicateName.class,
            FrameViolation.TooSmall.class,
            FrameViolation.Immune.class,
            FrameViolation.NoSuchPlayer.class,
            FrameViolation.NotInHand.class,
            FrameViolation.TacticDoesNotApply.class,
            FrameViolation.LeadershipDoesNotApply.class,
            AttackViolation.InvalidRoll.class);

    /** Commands that answer what is awaited even while no choice offers them, such as a report of a contact that cannot be. */
    private static final Map<String, Vector<String>> ANSWERS = HashMap.of(
            "PUSH", Vector.of("TouchTerrain", "TouchCharacter", "CrossLink", "TouchTower"),
            "CHARACTER_THROW", Vector.of("ThrowCharacter"),
            "TERRAIN_THROW", Vector.of("ThrowTerrain"),
            "BARE_METAL_HANDS", Vector.of("AttackWithBareMetalHands"),
            "BARE_METAL_HANDS_THROWS", Vector.of("ThrowCharacter"),
            "HURL_DEBRIS", Vector.of("HurlDebris"),
            "AttackRoll", Vector.of("RetargetAttack", "WithdrawAttack"),
            "HulkDefence", Vector.of("WithdrawAttack"),
            "EffectOrPass", Vector.of("Advance"),
            "Activations", Vector.of("Activate"));

    private final Vector<Class<?>> ofTheEncounter;
    private final Vector<String> atAnyTime;
    private TreeSet<String> tried = TreeSet.empty();
    private TreeSet<String> waits = TreeSet.empty();

    /** With the encounter's own refusals that are about reported facts, and its commands that are given at any time. */
    public WayOut(Vector<Class<?>> ofTheEncounter, Vector<Class<?>> atAnyTime) {
        this.ofTheEncounter = ofTheEncounter;
        this.atAnyTime = atAnyTime.map(Class::getSimpleName).appendAll(kinds(FrameCommand.Report.class));
    }

    /** Every kind of command of the frame, for these characters. */
    public static Vector<FrameCommand> ofTheFrame(Iterable<CombatantId> characters) {
        Vector<FrameCommand> always = Vector.of(
                new FrameCommand.BeginFirstRound(),
                new FrameCommand.Pass(Side.CRISIS_TEAM),
                new FrameCommand.Pass(Side.COSMIC_THREAT),
                new FrameCommand.ResolveEffect("nothing"),
                new FrameCommand.EndActivation(),
                new FrameCommand.EndTurn(),
                new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1),
                new FrameCommand.BeginEffect(LastingEffect.thisRound("fog")),
                new FrameCommand.DiscardStatus("none"),
                new FrameCommand.PlayTactic("Ann", "none", Option.none(), Vector.empty()),
                new FrameCommand.UseLeadership("Ann", Vector.empty()));
        return always.appendAll(Vector.ofAll(characters)
                .flatMap(who -> Vector.of(
                        new FrameCommand.Activate(who),
                        new FrameCommand.Advance(who),
                        new FrameCommand.SufferDamage(who, 1),
                        new FrameCommand.RemoveDamage(who, 1),
                        new FrameCommand.GainPower(who, 1),
                        new FrameCommand.SpendPower(who, 1),
                        new FrameCommand.GainCondition(who, "Slow"),
                        new FrameCommand.LoseCondition(who, "Slow"),
                        new FrameCommand.AttachStatus(StatusCard.withCharacter("card", who)),
                        new FrameCommand.UseLeadership("Ann", Vector.of(who)))));
    }

    /** Each of these is accepted, or refused with the way out. */
    public <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Play<S, C, E> play, Iterable<? extends C> commands) {
        EncounterAwaited awaited = (EncounterAwaited) play.awaited();
        String wait = awaited instanceof Enum<?> constant
                ? constant.name()
                : awaited.getClass().getSimpleName();
        waits = waits.add(wait);
        Vector<String> answers = play.choices()
                .map(choice -> SaidInWords.name(
                        choice.command(AnswerSource.random(Seed.of(1).random()))))
                .appendAll(ANSWERS.getOrElse(wait, Vector.empty()));
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
     * The faults of a command do not matter before its time; but the one who acts can lack the Power for something, or be on the
     * wrong side for it.
     */
    private void check(EncounterAwaited awaited, boolean isItsTime, RuleViolation refusal) {
        String message = refusal.describe();
        SentenceCheck.checkRefusal(refusal, Wording.ENGLISH);
        boolean acts = refusal instanceof FrameViolation.NotEnoughPower
                || (refusal instanceof FrameViolation.NotOnCrisisTeam other
                        && awaited instanceof FrameAwaited.Activations turn
                        && turn.active().contains(other.character()));
        boolean isFaultyReport = FAULTY_REPORTS.contains(refusal.getClass()) && (isItsTime || acts);
        if (isFaultyReport || ofTheEncounter.contains(refusal.getClass())) {
            assertThat(message).doesNotContainPattern("not possible (now|yet)");
        } else {
            assertThat(message).as("%s", refusal).contains(awaited.describe());
        }
    }

    /** Commands of all these kinds were tried, and the games waited for all of these. */
    public void checkTried(Class<?> commands, Vector<String> awaited) {
        assertThat(tried).containsAll(kinds(commands).appendAll(kinds(FrameCommand.class)));
        assertThat(waits).containsAll(awaited);
    }

    /** The records of a sealed family, without the one that wraps those of the frame. */
    private static Vector<String> kinds(Class<?> family) {
        return Vector.of(family.getPermittedSubclasses())
                .flatMap(kind -> kind.isRecord() ? Vector.of(kind.getSimpleName()) : kinds(kind))
                .remove("InFrame");
    }
}
