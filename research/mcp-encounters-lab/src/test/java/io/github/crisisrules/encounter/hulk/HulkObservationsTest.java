package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * Along random games every command that is legal is made to contradict the state in one point: a character who is out, a
 * negative number, a roll of the wrong size, a name twice. Each is refused, and the refusal names what is wrong.
 */
class HulkObservationsTest {
    private static final Terrain CAR = Terrain.interactive("terrain 1", 2);
    private TreeSet<String> kinds = TreeSet.empty();

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.ABSORBER, HulkRuleId.PUNY, HulkRuleId.THROW})
    void observationsThatContradictTheStateAreRefusedWithTheReason() {
        HulkSubject subject = new HulkSubject();
        for (int game = 0; game < 60; game++) {
            Seed seed = Seed.ofWords("contradictions").split("game", game);
            Play<HulkState, HulkCommand, HulkEvent> play = subject.start(seed);
            RandomSource random = seed.split("choices").random();
            for (int i = 0; i < 250 && !play.state().isOver(); i++) {
                check(play, random);
                play = play.apply(subject.next(play.state(), subject.legal(play.state()), random));
            }
        }
        // Every kind of command that carries something was made to contradict the state; whether Hulk uses Puny is his
        // to say.
        assertThat(kinds)
                .containsAll(Vector.of(HulkCommand.class.getPermittedSubclasses())
                        .filter(kind -> kind.getRecordComponents().length > 0 && kind != HulkCommand.DecidePuny.class)
                        .map(Class::getSimpleName));
    }

    /** The name that people read. */
    private static String shown(CombatantId who) {
        return who.equals(HulkSetup.HULK) ? "Hulk" : who.name();
    }

    private void check(Play<HulkState, HulkCommand, HulkEvent> play, RandomSource random) {
        Vector<Tuple2<HulkCommand, String>> wrong = play.choices()
                .map(choice -> choice.command(AnswerSource.random(random)))
                .flatMap(command -> contradictions(play.state(), command))
                .appendAll(reports(play.state()));
        for (Tuple2<HulkCommand, String> each : wrong) {
            SaidInWords.refused(play, each._1, each._2);
            kinds = kinds.add(each._1.getClass().getSimpleName());
        }
        SaidInWords.check(play);
    }

    /** No character, Hulk, and who is out. */
    private static Vector<CombatantId> strangers(HulkState state) {
        return Vector.of(CombatantId.of("nobody"), HulkSetup.HULK)
                .appendAll(state.setup().team().members().map(TeamMember::id).removeAll(state.team()));
    }

    private static Vector<Tuple2<HulkCommand, String>> contradictions(HulkState state, HulkCommand command) {
        Vector<CombatantId> strangers = strangers(state);
        CombatantId one = state.team().head();
        String name = one.name();
        if (command instanceof HulkCommand.DeployTeam deploy) {
            return strangers
                    .map(who -> wrong(
                            new HulkCommand.DeployTeam(deploy.withinRange3().append(who)), shown(who)))
                    .append(wrong(
                            new HulkCommand.DeployTeam(deploy.withinRange3().append(one)), name));
        }
        if (command instanceof HulkCommand.DeployHulk) {
            return Vector.of(wrong(new HulkCommand.DeployHulk(false), "within range 3 of the edge"));
        }
        if (command instanceof HulkCommand.Leap) {
            return Vector.of(wrong(new HulkCommand.Leap(false), "within range 3 of his previous place"));
        }
        if (command instanceof HulkCommand.RollAura aura) {
            return strangers
                    .map(who -> wrong(new HulkCommand.RollAura(aura.face(), Vector.of(who)), shown(who)))
                    .append(wrong(new HulkCommand.RollAura(aura.face(), Vector.of(one, one)), name));
        }
        if (command instanceof HulkCommand.DeclareAttack attack) {
            return strangers
                    .map(who -> wrong(new HulkCommand.DeclareAttack(attack.attack(), Vector.of(who), 0), shown(who)))
                    .append(wrong(new HulkCommand.DeclareAttack(attack.attack(), Vector.of(one, one), 0), name))
                    .append(wrong(new HulkCommand.DeclareAttack(attack.attack(), Vector.empty(), 0), "no targets"))
                    .append(wrong(new HulkCommand.DeclareAttack(attack.attack(), attack.targets(), 55), "dice"));
        }
        if (command instanceof HulkCommand.RollAttack) {
            return strangers
                    .map(who -> wrong(new HulkCommand.RetargetAttack(target(state), who), shown(who)))
                    .append(wrong(new HulkCommand.RollAttack(AttackResult.of(-1)), "-1"))
                    .append(wrong(HulkGames.roll("H against -"), "1 die was rolled"))
                    .append(wrong(HulkGames.roll("H".repeat(31) + " against -"), "31 dice were rolled"));
        }
        if (command instanceof HulkCommand.RollAttackOnHulk) {
            return Vector.of(
                    wrong(HulkGames.rollAtHulk("-3", false), "-3"),
                    wrong(HulkGames.rollAtHulk("H".repeat(31) + " against -", false), "31 dice were rolled"));
        }
        if (command instanceof HulkCommand.PushTarget) {
            return Vector.of(wrong(new HulkCommand.PushTarget(Option.of("nowhere")), "nowhere"));
        }
        if (command instanceof HulkCommand.PushSubdued push) {
            return Vector.of(wrong(new HulkCommand.PushSubdued(push.character(), Option.of("nowhere")), "nowhere"));
        }
        if (command instanceof HulkCommand.PushAway push) {
            return strangers
                    .map(who -> wrong(new HulkCommand.PushAway(who, Option.none()), "away from Hulk"))
                    .append(wrong(new HulkCommand.PushAway(push.character(), Option.of("nowhere")), "nowhere"));
        }
        if (command instanceof HulkCommand.ReportRagePushTargets) {
            return strangers
                    .map(who -> wrong(new HulkCommand.ReportRagePushTargets(Vector.of(who)), shown(who)))
                    .append(wrong(new HulkCommand.ReportRagePushTargets(Vector.of(one, one)), name));
        }
        if (command instanceof HulkCommand.AttackHulk attack) {
            return Vector.of(0, -5, 31, Integer.MAX_VALUE)
                    .map(dice -> wrong(
                            new HulkCommand.AttackHulk(attack.attacker(), AttackType.MYSTIC, dice, true),
                            String.valueOf(dice)));
        }
        if (command instanceof HulkCommand.ThrowTerrain thrown) {
            return Vector.of(
                    wrong(
                            new HulkCommand.ThrowTerrain(
                                    thrown.thrower(),
                                    Terrain.interactive(thrown.terrain().name(), 9),
                                    true,
                                    false),
                            "size 9"),
                    wrong(new HulkCommand.ThrowTerrain(thrown.thrower(), thrown.terrain(), false, false), "range 2"));
        }
        if (command instanceof HulkCommand.SecureAbsorbers) {
            return Vector.of(
                    wrong(new HulkCommand.SecureAbsorbers(Vector.of("north", "nowhere")), "nowhere"),
                    wrong(new HulkCommand.SecureAbsorbers(Vector.of("north", "north")), "north"));
        }
        return command instanceof HulkCommand.UseSerums
                ? strangers.map(who -> wrong(new HulkCommand.UseSerums(Vector.of(who)), shown(who)))
                : Vector.empty();
    }

    private static CombatantId target(HulkState state) {
        return ((HulkAwaited.AttackRoll) state.nextAwaited().get()).target();
    }

    /** Reports that are possible at any time, made wrong. */
    private static Vector<Tuple2<HulkCommand, String>> reports(HulkState state) {
        if (state.frame().step() == Step.SETUP) {
            return Vector.empty();
        }
        CombatantId one = state.team().head();
        Vector<CombatantId> outside = strangers(state).remove(HulkSetup.HULK);
        Vector<Tuple2<HulkCommand, String>> standing = state.isSubdued(one)
                ? Vector.empty()
                : Vector.of(wrong(new HulkCommand.EnterAbsorber(one, "north"), one.name()));
        return outside.flatMap(who -> Vector.of(
                                new FrameCommand.SufferDamage(who, 1),
                                new FrameCommand.RemoveDamage(who, 1),
                                new FrameCommand.GainPower(who, 1),
                                new FrameCommand.SpendPower(who, 1),
                                new FrameCommand.GainCondition(who, "Slow"))
                        .map(report -> wrong(HulkGames.frame(report), shown(who))))
                .appendAll(Vector.of(
                                new FrameCommand.SufferDamage(one, -1),
                                new FrameCommand.RemoveDamage(one, -1),
                                new FrameCommand.GainPower(one, -1),
                                new FrameCommand.SpendPower(one, -1))
                        // A Subdued character removes no damage, whatever the number.
                        .filter(report -> !(report instanceof FrameCommand.RemoveDamage && state.isSubdued(one)))
                        .map(report -> wrong(HulkGames.frame(report), "-1")))
                .append(wrong(HulkGames.frame(new FrameCommand.SpendPower(one, 99)), "99"))
                .append(wrong(new HulkCommand.ReportHulkCollision(-1), "-1"))
                .appendAll(outside.map(who -> wrong(new HulkCommand.DestroyTerrain(who, CAR, true), shown(who))))
                .appendAll(outside.map(who -> wrong(new HulkCommand.EnterAbsorber(who, "north"), shown(who))))
                .append(wrong(new HulkCommand.EnterAbsorber(one, "nowhere"), "nowhere"))
                .appendAll(standing);
    }

    private static Tuple2<HulkCommand, String> wrong(HulkCommand command, String reason) {
        return Tuple.of(command, reason);
    }
}
