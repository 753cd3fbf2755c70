package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.frame.WayOut;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Along random games commands of every kind are given; whoever is refused is told the way out. */
class HulkWayOutTest {
    private static final int SAMPLE = 30;
    private static final Vector<Class<?>> TOLD_WRONGLY = Vector.of(
            HulkViolation.WrongTargets.class,
            HulkViolation.NotATarget.class,
            HulkViolation.AlreadyTargeted.class,
            HulkViolation.OutOfRange.class,
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
    void everyRefusalNamesWhatIsAwaitedOrWhatWasToldWrongly() {
        WayOut wayOut = new WayOut(TOLD_WRONGLY, AT_ANY_TIME);
        HulkSubject subject = new HulkSubject();
        for (int game = 0; game < 40; game++) {
            Seed seed = Seed.ofWords("ways out").split("game", game);
            Play<HulkState, HulkCommand, HulkEvent> play = subject.start(seed);
            if (game % 4 == 0) {
                play = Play.started(Hulk.start(
                        play.state().setup().withStops(Vector.of(Step.values()).filter(Step::isForPlayers))));
            }
            RandomSource draws = seed.split("choices").draws();
            for (int i = 0; i < 150 && !play.state().isOver(); i++) {
                wayOut.check(play, seed.split("commands", i).choose(commands(play.state()), SAMPLE));
                play = play.apply(subject.next(play.state(), subject.legal(play.state()), draws));
            }
        }
        wayOut.checkTried(
                HulkCommand.class,
                Vector.of("TheStart", "Effects", "Word", "Activations")
                        .appendAll(Vector.of(
                                "TeamDeployment",
                                "HulkDeployment",
                                "AuraRoll",
                                "AttackRoll",
                                "Aftermath",
                                "SubduedPush",
                                "RageSighting",
                                "RagePushes",
                                "PunyAnswer",
                                "HulkDefence")));
    }

    private static Vector<HulkCommand> commands(HulkState state) {
        CombatantId nobody = CombatantId.of("nobody");
        Vector<CombatantId> some = state.team().take(2).append(HulkSetup.HULK).append(nobody);
        return HulkSubject.all(state)
                .append(new HulkCommand.WithdrawAttack())
                .appendAll(some.map(who -> new HulkCommand.RetargetAttack(who, nobody)))
                .appendAll(WayOut.ofTheFrame(some).map(HulkGames::frame));
    }
}
