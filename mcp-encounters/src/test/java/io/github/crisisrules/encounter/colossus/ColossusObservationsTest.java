package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * Along random games every command that is legal is made to contradict the state in one point: a character who is out, a
 * negative number, a roll of the wrong size, a name twice. Each is refused, and the refusal names what is wrong.
 */
class ColossusObservationsTest {
    private TreeSet<String> kinds = TreeSet.empty();

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CHART, ColossusRuleId.HANDS, ColossusRuleId.STEEL})
    void observationsThatContradictTheStateAreRefusedWithTheReason() {
        ColossusSubject subject = new ColossusSubject();
        for (int game = 0; game < 60; game++) {
            Seed seed = Seed.ofWords("contradictions").split("game", game);
            Play<ColossusState, ColossusCommand, ColossusEvent> play = subject.start(seed);
            RandomSource random = seed.split("choices").random();
            for (int i = 0; i < 250 && !play.state().isOver(); i++) {
                check(play, random);
                play = play.apply(subject.next(play.state(), subject.legal(play.state()), random));
            }
        }
        // Every kind of command that carries something was made to contradict the state; any face can be rolled.
        assertThat(kinds)
                .containsAll(Vector.of(ColossusCommand.class.getPermittedSubclasses())
                        .filter(kind ->
                                kind.getRecordComponents().length > 0 && kind != ColossusCommand.RollChart.class)
                        .map(Class::getSimpleName));
    }

    private void check(Play<ColossusState, ColossusCommand, ColossusEvent> play, RandomSource random) {
        Vector<Tuple2<ColossusCommand, String>> wrong = play.choices()
                .map(choice -> choice.command(AnswerSource.random(random)))
                .flatMap(command -> contradictions(play.state(), command))
                .appendAll(reports(play.state()));
        for (Tuple2<ColossusCommand, String> each : wrong) {
            SaidInWords.refused(play, each._1, each._2.replace(ColossusCard.NAME, "Colossus"));
            kinds = kinds.add(each._1.getClass().getSimpleName());
        }
        SaidInWords.check(play);
    }

    private static Vector<CombatantId> strangers(ColossusState state) {
        return Vector.of(id("nobody"), ColossusCard.ID)
                .appendAll(state.setup()
                        .team()
                        .members()
                        .map(TeamMember::id)
                        .removeAll(state.frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id)));
    }

    private static Vector<Tuple2<ColossusCommand, String>> contradictions(
            ColossusState state, ColossusCommand command) {
        Vector<CombatantId> strangers = strangers(state);
        return switch (state.awaiting()) {
            case PUSH ->
                strangers
                        .flatMap(who -> Vector.of(
                                wrong(new ColossusCommand.TouchCharacter(who), who.name()),
                                wrong(
                                        new ColossusCommand.TouchTower(
                                                state.towers().head(), Vector.of(who)),
                                        who.name())))
                        .appendAll(Tower.all()
                                .reject(state::stands)
                                .map(gone ->
                                        wrong(new ColossusCommand.TouchTower(gone, Vector.empty()), gone.describe())))
                        .append(wrong(new ColossusCommand.TouchTerrain(-2), "-2"))
                        .append(wrong(
                                new ColossusCommand.CrossLink(
                                        state.towers().head(), state.towers().head()),
                                state.towers().head().describe()));
            case CHARACTER_THROW, BARE_METAL_HANDS_THROWS ->
                strangers
                        .map(who -> wrong(new ColossusCommand.ThrowCharacter(who, ThrowReport.NOTHING), who.name()))
                        .appendAll(
                                command instanceof ColossusCommand.ThrowCharacter thrown
                                        ? wrongReports(strangers)
                                                .map(report -> wrong(
                                                        new ColossusCommand.ThrowCharacter(
                                                                thrown.character(), report._1),
                                                        report._2))
                                        : Vector.empty());
            case TERRAIN_THROW ->
                wrongReports(strangers)
                        .map(report -> wrong(new ColossusCommand.ThrowTerrain(2, report._1), report._2))
                        .append(wrong(new ColossusCommand.ThrowTerrain(0, ThrowReport.NOTHING), "0"));
            case BARE_METAL_HANDS ->
                strangers
                        .map(who -> wrong(hands(AttackedTarget.of(who, 1)), who.name()))
                        .append(wrong(hands(), "no target"))
                        .appendAll(state.targets()
                                .take(1)
                                .flatMap(who -> Vector.of(
                                        wrong(hands(AttackedTarget.of(who, -4)), "-4"),
                                        wrong(hands(AttackedTarget.of(who, 1), AttackedTarget.of(who, 1)), who.name()),
                                        wrong(
                                                hands(new AttackedTarget(who, AttackResult.parse("HH against -"))),
                                                "2 dice"))));
            case HURL_DEBRIS ->
                strangers
                        .map(who -> wrong(new ColossusCommand.HurlDebris(AttackedTarget.of(who, 1)), who.name()))
                        .appendAll(state.targets()
                                .take(1)
                                .map(who -> wrong(new ColossusCommand.HurlDebris(AttackedTarget.of(who, -4)), "-4")));
            case FRAME ->
                command instanceof ColossusCommand.PlaceBeam beam
                        ? Vector.of(
                                wrong(
                                        new ColossusCommand.PlaceBeam(id("nobody"), beam.tower(), beam.toward()),
                                        "nobody"),
                                wrong(
                                        new ColossusCommand.PlaceBeam(beam.character(), beam.tower(), beam.tower()),
                                        beam.tower().describe()))
                        : Vector.empty();
            case CHART, RAMPAGE_LIMIT, NOTHING -> Vector.empty();
        };
    }

    private static Vector<Tuple2<ThrowReport, String>> wrongReports(Vector<CombatantId> strangers) {
        return strangers
                .map(who ->
                        Tuple.of(new ThrowReport(Vector.of(DamagedCharacter.of(who, 1)), Vector.empty()), who.name()))
                .append(Tuple.of(new ThrowReport(Vector.empty(), Vector.of(2, -7)), "-7"));
    }

    private static ColossusCommand hands(AttackedTarget... targets) {
        return new ColossusCommand.AttackWithBareMetalHands(Vector.of(targets));
    }

    private static Vector<Tuple2<ColossusCommand, String>> reports(ColossusState state) {
        if (state.frame().step() == Step.SETUP) {
            return Vector.of(wrong(new ColossusCommand.DamageColossus(1), "The players begin the first round."));
        }
        Vector<CombatantId> outside = strangers(state).remove(ColossusCard.ID);
        return outside.flatMap(who -> Vector.of(
                                new FrameCommand.SufferDamage(who, 1),
                                new FrameCommand.GainPower(who, 1),
                                new FrameCommand.SpendPower(who, 1))
                        .map(report -> wrong(round(report), who.name())))
                .appendAll(outside.map(who -> wrong(new ColossusCommand.MoveColossus(who), who.name())))
                .append(wrong(round(new FrameCommand.SufferDamage(id("a"), -3)), "-3"))
                .append(wrong(new ColossusCommand.DamageColossus(-1), "-1"))
                .append(wrong(
                        new ColossusCommand.DamageColossus(AttackResult.parse("H against " + "B".repeat(20))),
                        "20 dice"));
    }

    private static Tuple2<ColossusCommand, String> wrong(ColossusCommand command, String reason) {
        return Tuple.of(command, reason);
    }
}
