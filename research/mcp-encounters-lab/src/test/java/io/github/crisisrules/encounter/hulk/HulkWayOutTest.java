package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.WayOut;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Along random games commands of every kind are given; every refusal names the way out. */
class HulkWayOutTest {
    private static final int SAMPLE = 30;
    private static final Vector<Class<?>> REPORTED_WRONGLY = Vector.of(
            HulkViolation.WrongTargetCount.class,
            HulkViolation.NotATarget.class,
            HulkViolation.AlreadyTargeted.class,
            HulkViolation.DeployedOutOfRange.class,
            HulkViolation.LeapOutOfRange.class,
            HulkViolation.TerrainOutOfRange.class,
            HulkViolation.NeedsObservation.class,
            HulkViolation.SubduedKeepsDamage.class,
            HulkViolation.NotSubdued.class,
            HulkViolation.NoSuchAbsorber.class,
            HulkViolation.Immune.class,
            HulkViolation.LeapUsed.class,
            HulkViolation.CostNotOnCard.class,
            HulkViolation.NotThrowable.class,
            HulkViolation.TerrainAlreadyDestroyed.class,
            HulkViolation.ScoredByRulesOnly.class);
    private static final Vector<Class<?>> AT_ANY_TIME = Vector.of(
            HulkCommand.ReportHulkCollision.class, HulkCommand.DestroyTerrain.class, HulkCommand.EnterAbsorber.class);

    @Test
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.PRIORITY})
    void everyRefusalNamesWhatIsAwaitedOrWhatWasReportedWrongly() {
        WayOut wayOut = new WayOut(REPORTED_WRONGLY, AT_ANY_TIME);
        HulkSubject subject = new HulkSubject();
        for (int game = 0; game < 40; game++) {
            Seed seed = Seed.ofWords("ways out").split("game", game);
            Play<HulkState, HulkCommand, HulkEvent> play = subject.start(seed);
            if (game % 4 == 0) {
                play = Play.started(Hulk.start(play.state()
                        .setup()
                        .withAskedSteps(Vector.of(Step.values()).filter(Step::isForPlayers))));
            }
            RandomSource random = seed.split("choices").random();
            for (int i = 0; i < 150 && !play.state().isOver(); i++) {
                wayOut.check(play, seed.split("commands", i).choose(commands(play.state()), SAMPLE));
                play = play.apply(subject.next(play.state(), subject.legal(play.state()), random));
            }
        }
        wayOut.checkTried(
                HulkCommand.class,
                Vector.of("Start", "Effects", "EffectOrPass", "Activations")
                        .appendAll(Vector.of(
                                "TeamDeployment",
                                "HulkDeployment",
                                "AuraRoll",
                                "AttackRoll",
                                "AttackFollowUp",
                                "SubduedPush",
                                "RagePushTargets",
                                "RagePushes",
                                "PunyDecision",
                                "HulkDefence")));
    }

    private static Vector<HulkCommand> commands(HulkState state) {
        CombatantId unknown = CombatantId.of("nobody");
        Vector<CombatantId> some = state.team().take(2).append(HulkSetup.HULK).append(unknown);
        return HulkSubject.all(state)
                .append(new HulkCommand.WithdrawAttack())
                .appendAll(some.map(who -> new HulkCommand.RetargetAttack(who, unknown)))
                .appendAll(WayOut.ofTheFrame(some).map(HulkGames::frame));
    }
}
