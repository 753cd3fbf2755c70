package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.id;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.WayOut;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Along random games commands of every kind are given; each refusal names the way out. */
class ColossusWayOutTest {
    private static final Vector<CombatantId> SOME = Vector.of(id("a"), id("d"), id("nobody"), ColossusCard.ID);
    private static final Vector<ColossusCommand> COMMANDS = ColossusSubject.ALL
            .appendAll(SOME.map(ColossusCommand.MoveColossus::new))
            .appendAll(WayOut.ofTheFrame(SOME).map(Colossi::round));
    private static final int SAMPLE = 30;
    private static final Vector<Class<?>> FAULTY_REPORTS = Vector.of(
            ColossusViolation.SameTower.class,
            ColossusViolation.TowerAlreadyDestroyed.class,
            ColossusViolation.BeamAlreadyPlaced.class,
            ColossusViolation.NotLinked.class,
            ColossusViolation.AlreadyTouched.class,
            ColossusViolation.CannotBeChosen.class,
            ColossusViolation.WrongTargets.class,
            ColossusViolation.NotThrowable.class,
            ColossusViolation.OrganicSteelAppliesFirst.class,
            ColossusViolation.Immune.class,
            ColossusViolation.NoScoring.class);

    @Test
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.PRIORITY, ColossusRuleId.RAMPAGE})
    void everyRefusalNamesWhatIsAwaitedOrWhatWasReportedWrongly() {
        WayOut wayOut = new WayOut(FAULTY_REPORTS, Vector.of(ColossusCommand.MoveColossus.class));
        ColossusSubject subject = new ColossusSubject();
        for (int game = 0; game < 40; game++) {
            Seed seed = Seed.ofWords("ways out").split("game", game);
            Play<ColossusState, ColossusCommand, ColossusEvent> play = subject.start(seed);
            if (game % 4 == 0) {
                play = Colossi.started(play.state()
                        .setup()
                        .withAskedSteps(Vector.of(Step.values()).filter(Step::isForPlayers)));
            }
            RandomSource random = seed.split("choices").random();
            for (int i = 0; i < 150 && !play.state().isOver(); i++) {
                wayOut.check(play, seed.split("commands", i).choose(COMMANDS, SAMPLE));
                play = play.apply(subject.next(play.state(), subject.legal(play.state()), random));
            }
        }
        wayOut.checkTried(
                ColossusCommand.class,
                Vector.of(ColossusAwaited.values())
                        .removeAll(Vector.of(ColossusAwaited.FRAME, ColossusAwaited.NOTHING))
                        .map(ColossusAwaited::name)
                        .appendAll(Vector.of("Start", "EffectOrPass", "Activations")));
    }
}
