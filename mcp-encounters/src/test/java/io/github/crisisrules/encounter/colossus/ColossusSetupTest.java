package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.TRACK;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.setup;
import static io.github.crisisrules.encounter.colossus.Colossi.start;
import static io.github.crisisrules.encounter.colossus.Colossi.team;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.momentum.TrackViolation;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Test;

class ColossusSetupTest {
    @Test
    @Verifies({ColossusRuleId.DIFFICULTY, EncounterRuleId.DIFFICULTY})
    void theTableOfDifficulties() {
        Vector<ColossusDifficulty> all = Vector.of(ColossusDifficulty.values());
        assertThat(all.map(ColossusDifficulty::describe)).containsExactly("Narrative", "Normal", "Hard", "Unstoppable");
        assertThat(all.map(ColossusDifficulty::tacticCards)).containsExactly(0, 2, 1, 0);
        assertThat(all.map(ColossusDifficulty::subdueTokens)).containsExactly(2, 3, 4, 5);
    }

    @Test
    @Verifies(ColossusRuleId.SQUADS)
    void twoSquadsOfThreatSeventeenWithTheDifficultysTacticCards() {
        CrisisTeam good = CrisisTeam.of(squad("Ann", 17, 2), squad("Bob", 17, 1));
        assertThat(check(ColossusDifficulty.NORMAL, good).isValid()).isTrue();
        assertThat(check(ColossusDifficulty.HARD, good).getError())
                .containsExactly(new SquadViolation.TooManyTactics("Ann", 2, 1, ColossusRuleId.SQUADS));
        CrisisTeam bad = CrisisTeam.of(squad("Ann", 18, 0));
        assertThat(check(ColossusDifficulty.NORMAL, bad).getError())
                .containsExactly(
                        new SquadViolation.WrongSquadCount(1, 2, ColossusRuleId.SQUADS),
                        new SquadViolation.TooMuchThreat("Ann", 18, 17, ColossusRuleId.SQUADS));
        CrisisTeam twin =
                CrisisTeam.of(squad("Ann", 17, 0), CrisisSquad.of("Bob", TeamMember.of(ColossusCard.NAME, 3, 5, 5)));
        assertThat(check(ColossusDifficulty.NORMAL, twin).getError())
                .containsExactly(new SquadViolation.NameTaken(ColossusCard.ID));
    }

    @Test
    @Verifies(ColossusRuleId.SETUP)
    void nineMomentumSixTowersAndTheFirstTokenNamesThePriorityTower() {
        ColossusState state = Play.started(Colossus.start(ColossusSetup.of(
                        ColossusDifficulty.HARD,
                        team(),
                        TRACK,
                        Vector.of(3, 1, 6, 2, 5, 4).map(Tower::of))))
                .state();
        assertThat(state.momentum()).isEqualTo(Momentum.of(9));
        assertThat(state.towers()).isEqualTo(Tower.all());
        assertThat(state.priorityTower()).containsExactly(Tower.of(3));
        assertThat(state.beams()).isEmpty();
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.FRAME);
        assertThat(refused(state, new ColossusCommand.DamageColossus(1)))
                .isInstanceOf(FrameViolation.FirstRoundNotBegun.class);
    }

    @Test
    @Verifies(ColossusRuleId.SETUP)
    void theSeedShufflesTowersAndTokensEachIntoEveryOrder() {
        // 6! = 720 orders of the tokens; after 20,000 seeds one that has not come up would be a miracle.
        var tokens = Vector.range(0, 20_000)
                .map(i -> Seed.of(i))
                .map(seed -> ColossusSetup.shuffled(ColossusDifficulty.HARD, team(), TRACK, seed));
        assertThat(tokens.map(ColossusSetup::towerTokens).distinct()).hasSize(720);
        assertThat(tokens.map(ColossusSetup::towerPlaces).distinct()).hasSize(720);
        assertThat(tokens.count(each -> each.towerPlaces().equals(each.towerTokens())))
                .isLessThan(100);
    }

    @Test
    @Verifies(ColossusRuleId.SETUP)
    void theSecondSquadDeploysInTheOppositeCorner() {
        ColossusSetup setup = setup(ColossusDifficulty.HARD).withCorner(Corner.SOUTH_WEST);
        assertThat(setup.cornerOf("Ann")).containsExactly(Corner.SOUTH_WEST);
        assertThat(setup.cornerOf("Bob")).containsExactly(Corner.NORTH_EAST);
        assertThat(setup.cornerOf("Cy")).isEmpty();
        for (Corner corner : Corner.values()) {
            assertThat(corner.opposite()).isNotEqualTo(corner);
            assertThat(corner.opposite().opposite()).isEqualTo(corner);
        }
    }

    @Test
    void setupsWithTowersTwiceAreRefused() {
        Vector<Integer> twice = Vector.of(1, 1, 2, 3, 4, 5);
        ColossusSetup setup = setup(ColossusDifficulty.HARD)
                .withTowerTokens(twice.map(Tower::of))
                .withTowerPlaces(Vector.empty())
                .withRampageLimit(0);
        assertThat(Colossus.start(setup).getError())
                .containsExactly(
                        new ColossusViolation.TowersNotDistinct(false, Vector.empty()),
                        new ColossusViolation.TowersNotDistinct(true, twice),
                        new ColossusViolation.RampageLimitTooLow(0));
        CrisisTeam alone = CrisisTeam.of(squad("Ann", 17, 0));
        assertThat(Colossus.start(ColossusSetup.of(ColossusDifficulty.HARD, alone, TRACK, twice.map(Tower::of)))
                        .getError())
                .containsExactly(
                        new ColossusViolation.TowersNotDistinct(true, twice),
                        new SquadViolation.WrongSquadCount(1, 2, ColossusRuleId.SQUADS));
        assertThatThrownBy(() -> Tower.of(7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Tower.of(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies({ColossusRuleId.PRIORITY, ColossusRuleId.VP})
    void theCrisisTeamHasPriorityAndNoCharacterScores() {
        assertThat(start().frame().mission().priority()).isEqualTo(Side.CRISIS_TEAM);
        assertThat(start().frame().mission().hasCosmicPlayer()).isFalse();
        ColossusSetup stopping = setup(ColossusDifficulty.NORMAL).withAskedSteps(Vector.of(Step.POWER_PLAYERS));
        ColossusState begun = Colossi.run(Colossi.started(stopping).state(), round(new FrameCommand.BeginFirstRound()));
        assertThat(begun.frame().sideToAct()).containsExactly(Side.CRISIS_TEAM);
        assertThat(refused(begun, round(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1))))
                .isEqualTo(new ColossusViolation.NoScoring());
        assertThat(refused(begun, round(new FrameCommand.ScorePoints(Side.COSMIC_THREAT, 1)))
                        .rule())
                .containsExactly(ColossusRuleId.VP);
    }

    @Test
    @Verifies({ColossusRuleId.TIERS, ColossusRuleId.TRACK_IS_CALLER_DATA})
    void aTrackHasFiveTiersWithoutGapsWhoseValuesDoNotFall() {
        assertThat(MomentumTrack.STAND_IN.isStandIn()).isTrue();
        assertThat(MomentumTrack.STAND_IN.tiers().map(MomentumTier::from)).containsExactly(0, 1, 4, 7, 10);
        assertThat(MomentumTrack.STAND_IN.tiers().map(MomentumTier::to)).containsExactly(0, 3, 6, 9, 12);
        for (int level = 0; level <= 12; level++) {
            MomentumTier tier = TRACK.tier(Momentum.of(level));
            assertThat(level).isBetween(tier.from(), tier.to());
        }
        Vector<MomentumTier> tiers = TRACK.tiers();
        assertThat(faults(tiers.removeAt(2)))
                .containsExactly(new TrackViolation.WrongTierCount(4), new TrackViolation.GapOrOverlap(4, 7));
        assertThat(faults(tiers.update(1, new MomentumTier(1, 2, MovementTool.SHORT, 1, 0))))
                .containsExactly(new TrackViolation.GapOrOverlap(3, 4));
        assertThat(faults(tiers.update(1, new MomentumTier(1, 4, MovementTool.SHORT, 1, 0))))
                .containsExactly(new TrackViolation.GapOrOverlap(5, 4));
        assertThat(faults(tiers.update(4, new MomentumTier(10, 13, MovementTool.LONG, 3, 3))))
                .containsExactly(new TrackViolation.WrongEnd(13));
        for (MomentumTier falling : Vector.of(
                new MomentumTier(10, 12, MovementTool.SHORT, 3, 3),
                new MomentumTier(10, 12, MovementTool.LONG, 1, 3),
                new MomentumTier(10, 12, MovementTool.LONG, 3, 1))) {
            assertThat(faults(tiers.update(4, falling)))
                    .containsExactly(new TrackViolation.ValuesDecrease(tiers.get(3), falling));
        }
        assertThatThrownBy(() -> new MomentumTrack(tiers.tail(), MovementTool.SHORT))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MomentumTier(3, 2, MovementTool.SHORT, 1, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies({ColossusRuleId.STATS, ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE})
    void defenceIsFourPlusTheTiersBonusOnce() {
        assertThat(ColossusCard.defenceDice(TRACK, Momentum.of(0))).isEqualTo(4);
        assertThat(ColossusCard.defenceDice(TRACK, Momentum.of(6))).isEqualTo(5);
        assertThat(ColossusCard.defenceDice(TRACK, Momentum.of(12))).isEqualTo(7);
        assertThat(ColossusCard.SIZE).isEqualTo(3);
        assertThat(ColossusCard.canHaveConditions()).isFalse();
        assertThat(refused(Colossi.crisisTurn(), round(new FrameCommand.GainCondition(ColossusCard.ID, "Stun"))))
                .isEqualTo(new ColossusViolation.Immune("Stun"));
        assertThat(start().frame().combatant(ColossusCard.ID).stamina()).isEmpty();
    }

    @Test
    @Verifies({EncounterRuleId.CHARACTER, EncounterRuleId.AFFIL})
    void heIsAnEncounterCharacterOfThisEncounterWithoutThreatOrAffiliation() {
        assertThat(ColossusCard.character().mayAppearIn(ColossusCard.NAME)).isTrue();
        assertThat(ColossusCard.character().mayAppearIn("Incredible Hulk")).isFalse();
        assertThat(ColossusCard.character().threat()).isEmpty();
        assertThat(ColossusCard.character().affiliation()).isEmpty();
    }

    @Test
    @Verifies(ColossusRuleId.HELMET)
    void crisisTeamEffectsCannotMoveHim() {
        assertThat(Colossi.decide(Colossi.active(), new ColossusCommand.MoveColossus(id("a")))
                        .events())
                .containsExactly(new ColossusEvent.HelmetPreventedMovement(id("a")));
        assertThat(refused(Colossi.active(), new ColossusCommand.MoveColossus(id("nobody"))))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(id("nobody")));
    }

    @Test
    @Verifies({ColossusRuleId.HANDS, ColossusRuleId.DEBRIS})
    void bothAttacksHaveStrengthEightAndCostNothing() {
        assertThat(ColossusCard.HANDS_RANGE).isEqualTo(2);
        assertThat(ColossusCard.DEBRIS_RANGE).isEqualTo(5);
        assertThat(ColossusCard.HANDS_STRENGTH).isEqualTo(8);
        assertThat(ColossusCard.DEBRIS_STRENGTH).isEqualTo(8);
        assertThat(ColossusCard.ATTACK_COST).isZero();
        // Two hits and a wild are 3 successes, of which a block takes one.
        CrisisRoll attack = roll(CrisisFace.HIT, CrisisFace.HIT, CrisisFace.WILD, CrisisFace.BLOCK);
        CrisisRoll defence = roll(CrisisFace.BLOCK, CrisisFace.HIT);
        assertThat(AttackResult.of(attack, defence).damage()).isEqualTo(2);
        // 8 dice of which half succeed, each critical adding half a success: 4.5 on average against no defence to speak
        // of.
        double mean = ColossusDice.attackOdds(1).expectation(Integer::longValue).toDouble();
        assertThat(mean).isBetween(4.0, 4.5);
        AttackedTarget rolled = ColossusDice.attack(id("a"), 3, Seed.of(1));
        assertThat(ColossusDice.attack(id("a"), 3, Seed.of(1))).isEqualTo(rolled);
    }

    @Test
    @Verifies(ColossusRuleId.STATS)
    void moreMomentumMakesHimHarderToHurt() {
        double calm = ColossusDice.strikeOdds(6, TRACK, Momentum.of(1))
                .chance(damage -> damage > 0)
                .toDouble();
        double raging = ColossusDice.strikeOdds(6, TRACK, Momentum.of(12))
                .chance(damage -> damage > 0)
                .toDouble();
        assertThat(raging).isLessThan(calm);
    }

    private static CrisisRoll roll(CrisisFace... faces) {
        return new CrisisRoll(Vector.of(faces), Vector.empty(), Vector.of(faces));
    }

    private static io.vavr.collection.Seq<TrackViolation> faults(Vector<MomentumTier> tiers) {
        return MomentumTrack.check(tiers, MovementTool.SHORT).getError();
    }

    private static Validation<Seq<RuleViolation>, Play<ColossusState, ColossusCommand, ColossusEvent>> check(
            ColossusDifficulty difficulty, CrisisTeam team) {
        return Colossus.start(ColossusSetup.shuffled(difficulty, team, TRACK, Seed.of(1)));
    }

    private static CrisisSquad squad(String player, int threat, int tactics) {
        return CrisisSquad.of(player, TeamMember.of(player + "'s hero", threat, 5, 5))
                .withTactics(Vector.range(0, tactics).map(i -> "Card " + i));
    }
}
