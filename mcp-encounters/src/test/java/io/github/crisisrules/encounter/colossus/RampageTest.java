package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.act;
import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.crisisTurn;
import static io.github.crisisrules.encounter.colossus.Colossi.decide;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.colossus.ColossusCommand.AttackWithBareMetalHands;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ContinueRampages;
import io.github.crisisrules.encounter.colossus.ColossusCommand.CrossLink;
import io.github.crisisrules.encounter.colossus.ColossusCommand.DamageColossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand.EndPush;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ForgoThrows;
import io.github.crisisrules.encounter.colossus.ColossusCommand.HurlDebris;
import io.github.crisisrules.encounter.colossus.ColossusCommand.PlaceBeam;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ReportNoTarget;
import io.github.crisisrules.encounter.colossus.ColossusCommand.RollChart;
import io.github.crisisrules.encounter.colossus.ColossusCommand.StopRampages;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ThrowCharacter;
import io.github.crisisrules.encounter.colossus.ColossusCommand.ThrowTerrain;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchCharacter;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTerrain;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTower;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class RampageTest {
    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.SQUADS})
    void hisTurnBeginsByItselfWithAPushTowardThePriorityTowerWithTheTiersTool() {
        ColossusState state = push();
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.PUSH);
        Rampage rampage = state.rampage().get();
        assertThat(rampage.toward()).containsExactly(tower(1));
        assertThat(rampage.tool()).isEqualTo(MovementTool.MEDIUM);
        assertThat(act(at(crisisTurn(), 11), "a", "b", "c").rampage().get().tool())
                .isEqualTo(MovementTool.LONG);
        for (FrameCommand his : Vector.of(new FrameCommand.Activate(ColossusCard.ID), new FrameCommand.EndTurn())) {
            assertThat(refused(state, round(his)))
                    .isEqualTo(new ColossusViolation.NotAwaited(round(his), ColossusAwaited.PUSH));
            assertThat(refused(crisisTurn(), round(his)).describe())
                    .isEqualTo("The rules activate Colossus and end his turn, not a player."
                            + " The Crisis Team activates a character.");
        }
        assertThat(refused(state, round(new FrameCommand.Activate(id("d")))))
                .isEqualTo(new ColossusViolation.NotAwaited(
                        round(new FrameCommand.Activate(id("d"))), ColossusAwaited.PUSH));
        assertThat(refused(crisisTurn(), new EndPush())).isInstanceOf(ColossusViolation.NoRampageInProgress.class);
    }

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CONTACTS_COME_IN_ORDER})
    void aTouchedCharacterSuffersTheDamageOfTheCurrentTierOnce() {
        // Momentum 9: 2 damage. d falls (stamina 3) with 1 there already: Momentum 10, and e then suffers 3 and falls
        // too.
        ColossusState state =
                run(push(), round(new FrameCommand.SufferDamage(id("d"), 1)), new TouchCharacter(id("d")));
        assertThat(state.frame().combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.momentum()).isEqualTo(Momentum.of(10));
        assertThat(state.rampage().get().tool()).isEqualTo(MovementTool.MEDIUM);
        state = run(state, new TouchCharacter(id("e")));
        assertThat(state.frame().combatant(id("e")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.momentum()).isEqualTo(Momentum.of(11));
        assertThat(refused(state, new TouchCharacter(id("e"))))
                .isEqualTo(new ColossusViolation.AlreadyTouched(id("e")));
        assertThat(refused(state, new TouchCharacter(ColossusCard.ID)))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(ColossusCard.ID));
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.PUSH);
    }

    @Test
    @Verifies(ColossusRuleId.BEAM)
    void tokensThatPointAtEachOtherLinkTwoTowers() {
        ColossusState state = run(active(), new PlaceBeam(id("a"), tower(1), tower(4)));
        assertThat(state.links()).isEmpty();
        state = run(state, new PlaceBeam(id("a"), tower(1), tower(2)));
        assertThat(refused(state, new PlaceBeam(id("a"), tower(1), tower(4))))
                .isEqualTo(new ColossusViolation.BeamAlreadyPlaced(new BeamToken(tower(1), tower(4))));
        state = run(state, new PlaceBeam(id("a"), tower(4), tower(1)));
        assertThat(state.links()).containsExactly(TowerLink.between(tower(1), tower(4)));
        assertThat(refused(state, new PlaceBeam(id("b"), tower(2), tower(1))))
                .isEqualTo(new FrameViolation.NotActive(
                        id("b"), new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.of(id("a")))));
        assertThat(refused(state, new PlaceBeam(id("a"), tower(3), tower(3))))
                .isEqualTo(new ColossusViolation.SameTower(tower(3)));
        ColossusState fallen =
                StateEdits.of(state).withTowerTokens(state.towerTokens().remove(tower(6)));
        assertThat(refused(fallen, new PlaceBeam(id("a"), tower(6), tower(3))))
                .isEqualTo(new ColossusViolation.TowerAlreadyDestroyed(tower(6)));
        assertThat(refused(fallen, new PlaceBeam(id("a"), tower(3), tower(6))))
                .isEqualTo(new ColossusViolation.TowerAlreadyDestroyed(tower(6)));
        assertThat(refused(push(), new PlaceBeam(id("a"), tower(3), tower(6))))
                .isInstanceOf(ColossusViolation.NotAwaited.class);
    }

    @Test
    @Verifies(ColossusRuleId.BEAM)
    void withNoTowerLeftToPointAtThereIsNoFurtherToken() {
        ColossusState alone = StateEdits.of(active()).withTowerTokens(Vector.of(tower(2)));
        assertThat(DisruptionBeams.placeable(alone.towerTokens(), alone.beams()))
                .isEmpty();
        assertThat(Colossus.GAME.choices(alone).map(Choice::describe))
                .containsExactly(
                        "End the activation",
                        "Attack Colossus, or report other damage to him",
                        "Report an effect",
                        "Use a card");
        ColossusState state = active();
        for (int toward = 2; toward <= 6; toward++) {
            state = run(state, new PlaceBeam(id("a"), tower(1), tower(toward)));
        }
        Vector<BeamToken> free = DisruptionBeams.placeable(state.towerTokens(), state.beams());
        assertThat(free).hasSize(25).doesNotContain(new BeamToken(tower(1), tower(2)));
        assertThat(Colossus.GAME.choices(state).dropRight(2).flatMap(Choice::questions))
                .containsExactly(
                        new ColossusQuestion.BeamPlacement(id("a"), free), new ColossusQuestion.DamageToColossus(6));
    }

    @Test
    @Verifies({ColossusRuleId.CROSS, ColossusRuleId.MOMENTUM})
    void eachLinkCrossedCostsThreeAndItsTokens() {
        ColossusState state = linked(push(), 2, 5, 3, 6);
        state = StateEdits.of(state).withBeams(state.beams().append(new BeamToken(tower(2), tower(4))));
        state = run(state, new CrossLink(tower(5), tower(2)));
        assertThat(state.momentum()).isEqualTo(Momentum.of(6));
        assertThat(state.links()).containsExactly(TowerLink.between(tower(3), tower(6)));
        assertThat(state.beams()).contains(new BeamToken(tower(2), tower(4)));
        state = run(state, new CrossLink(tower(3), tower(6)));
        assertThat(state.momentum()).isEqualTo(Momentum.of(3));
        assertThat(refused(state, new CrossLink(tower(2), tower(4))))
                .isEqualTo(new ColossusViolation.NotLinked(tower(2), tower(4)));
        assertThat(refused(state, new CrossLink(tower(2), tower(2))))
                .isEqualTo(new ColossusViolation.SameTower(tower(2)));
    }

    @Test
    @Verifies(ColossusRuleId.CONTACTS_COME_IN_ORDER)
    void aLinkFormedCostsNothingUntilHeMoves() {
        ColossusState state =
                run(active(), new PlaceBeam(id("a"), tower(1), tower(4)), new PlaceBeam(id("a"), tower(4), tower(1)));
        assertThat(state.momentum()).isEqualTo(Momentum.of(9));
        assertThat(refused(state, new CrossLink(tower(1), tower(4))))
                .isInstanceOf(ColossusViolation.NoRampageInProgress.class);
    }

    @Test
    @Verifies({ColossusRuleId.TOWER, ColossusRuleId.ORDER_AT_A_TOWER})
    void aTowerTouchedFallsWithItsBeamsAndStopsHim() {
        // Tower 1 is linked to 2 and to 3: 3 Momentum together. 9 - 3 = 6, then d, with 1 damage, falls: 7.
        ColossusState state = linked(push(), 1, 2, 1, 3, 4, 5);
        state = StateEdits.of(state).withBeams(state.beams().append(new BeamToken(tower(6), tower(1))));
        state = run(state, round(new FrameCommand.SufferDamage(id("d"), 1)));
        var story = decide(state, new TouchTower(tower(1), Vector.of(id("d"), id("e"))));
        assertThat(story.events().map(ColossusEvent::describe))
                .containsExactly(
                        "Tower 1 falls. Its number token and all Disruption Beam tokens on it and toward it are removed.",
                        "Colossus loses 3 Momentum because the destroyed tower was linked.",
                        "Tower 2 is now the priority tower.",
                        "d suffers 2 damage.",
                        "d is Dazed.",
                        "Colossus gains 1 Momentum because a Crisis Team character was Dazed or KO'd.",
                        "d gains 2 Power.",
                        "e suffers 2 damage.",
                        "e gains 2 Power.",
                        "Colossus stops.");
        state = story.state();
        assertThat(state.momentum()).isEqualTo(Momentum.of(7));
        assertThat(state.stands(tower(1))).isFalse();
        assertThat(state.beams()).containsExactly(new BeamToken(tower(4), tower(5)), new BeamToken(tower(5), tower(4)));
        assertThat(state.priorityTower()).containsExactly(tower(2));
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.CHART);
        assertThat(state.frame().combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.frame().combatant(id("e")).damage()).isEqualTo(2);
        // 1 from the Power Phase and 2 from the tower.
        assertThat(state.frame().combatant(id("e")).power()).isEqualTo(3);
        assertThat(state.frame().combatant(id("f")).power()).isEqualTo(1);
    }

    @Test
    @Verifies({ColossusRuleId.TOWER, ColossusRuleId.ORDER_AT_A_TOWER})
    void linksBrokenOnTheWayDoNotCostTwiceAndAnotherTowerTurnsNothingUp() {
        ColossusState state = run(linked(push(), 4, 2), new CrossLink(tower(2), tower(4)));
        assertThat(state.momentum()).isEqualTo(Momentum.of(6));
        var story = decide(state, new TouchTower(tower(4), Vector.empty()));
        assertThat(story.events())
                .containsExactly(new ColossusEvent.TowerDestroyed(tower(4)), new ColossusEvent.PushEnded());
        state = story.state();
        assertThat(state.momentum()).isEqualTo(Momentum.of(6));
        assertThat(state.priorityTower()).containsExactly(tower(1));
        assertThat(state.towerTokens()).containsExactly(tower(1), tower(2), tower(3), tower(5), tower(6));
        ColossusState second = StateEdits.of(at(state, 6)).withRampage(push().rampage());
        assertThat(refused(second, new TouchTower(tower(4), Vector.empty())))
                .isEqualTo(new ColossusViolation.TowerAlreadyDestroyed(tower(4)));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.MOMENTUM, ColossusRuleId.ORDER_OF_DAMAGE})
    void aCriticalGivesOneMomentumAndThrowsACharacterIfThereIsOne() {
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.CRITICAL));
        assertThat(state.momentum()).isEqualTo(Momentum.of(10));
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.CHARACTER_THROW);
        ColossusState withoutTarget = run(state, new ReportNoTarget());
        assertThat(withoutTarget.rampage()).isEmpty();
        assertThat(withoutTarget.momentum()).isEqualTo(Momentum.of(10));
        ColossusState thrown = run(
                state,
                new ThrowCharacter(id("d"), report(DamagedCharacter.of(id("d"), 3), DamagedCharacter.of(id("e"), 1))));
        assertThat(thrown.frame().combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(thrown.frame().combatant(id("e")).damage()).isEqualTo(1);
        assertThat(thrown.momentum()).isEqualTo(Momentum.of(11));
        assertThat(thrown.frame().turnSide()).containsExactly(Side.CRISIS_TEAM);
        assertThat(thrown.frame().trackerTokens()).isEqualTo(1);
        ColossusState dazed = run(state, round(new FrameCommand.SufferDamage(id("d"), 3)));
        assertThat(refused(dazed, new ThrowCharacter(id("d"), ThrowReport.NOTHING)))
                .isEqualTo(new ColossusViolation.CannotBeChosen(id("d")));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED})
    void aWildThrowsTerrainAndHeRampagesAgainUnlessACharacterIsHit() {
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.WILD));
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.TERRAIN_THROW);
        assertThat(run(state, new ReportNoTarget()).rampage().get().number()).isEqualTo(2);
        assertThat(run(state, new ThrowTerrain(3, ThrowReport.NOTHING))
                        .rampage()
                        .get()
                        .number())
                .isEqualTo(2);
        ColossusState hit = run(state, new ThrowTerrain(3, report(DamagedCharacter.of(id("a"), 0))));
        assertThat(hit.rampage()).isEmpty();
        ColossusState higher = run(at(state, 10), new ReportNoTarget());
        assertThat(higher.rampage().get().tool()).isEqualTo(MovementTool.LONG);
        assertThat(higher.rampage().get().touched()).isEmpty();
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT})
    void aThrowThatHitsOnlyWhoIsDazedIsNoCollision() {
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.WILD));
        ColossusState dazed = run(state, round(new FrameCommand.SufferDamage(id("d"), 3)));
        ThrowReport onlyDazed = report(DamagedCharacter.of(id("d"), 2));
        assertThat(run(dazed, new ThrowTerrain(1, onlyDazed)).rampage().get().number())
                .isEqualTo(2);
        assertThat(run(state, new ThrowTerrain(1, onlyDazed)).rampage()).isEmpty();
        // Whom the throw itself fells was standing when it came.
        assertThat(run(state, new ThrowTerrain(1, report(DamagedCharacter.of(id("d"), 3))))
                        .rampage())
                .isEmpty();
        assertThat(run(
                                dazed,
                                new ThrowTerrain(
                                        1, report(DamagedCharacter.of(id("d"), 2), DamagedCharacter.of(id("e"), 0))))
                        .rampage())
                .isEmpty();
    }

    @Test
    @Verifies({
        ColossusRuleId.CHART,
        ColossusRuleId.HANDS,
        ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT,
        ColossusRuleId.ORDER_OF_DAMAGE
    })
    void hitBlockAndBlankAreBareMetalHandsAndFailureIfNoCharacterIsNear() {
        for (CrisisFace face : Vector.of(CrisisFace.HIT, CrisisFace.BLOCK, CrisisFace.BLANK)) {
            ColossusState state = run(push(), new EndPush(), new RollChart(face));
            assertThat(state.awaiting()).isEqualTo(ColossusAwaited.BARE_METAL_HANDS);
            assertThat(run(state, new ReportNoTarget()).awaiting()).isEqualTo(ColossusAwaited.HURL_DEBRIS);
        }
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.HIT));
        Vector<AttackedTarget> three =
                Vector.of(AttackedTarget.of(id("a"), 1), AttackedTarget.of(id("b"), 0), AttackedTarget.of(id("c"), 3));
        // Momentum 9: area. a is damaged and stands, b is not damaged, c is Dazed: only a may be thrown.
        ColossusState area = run(state, new AttackWithBareMetalHands(three));
        assertThat(area.awaiting()).isEqualTo(ColossusAwaited.BARE_METAL_HANDS_THROWS);
        assertThat(area.rampage().get().throwable()).containsExactly(id("a"));
        assertThat(area.momentum()).isEqualTo(Momentum.of(10));
        assertThat(refused(area, new ThrowCharacter(id("b"), ThrowReport.NOTHING)))
                .isEqualTo(new ColossusViolation.NotThrowable(id("b")));
        assertThat(run(area, new ForgoThrows()).rampage()).isEmpty();
        assertThat(run(area, new ThrowCharacter(id("a"), ThrowReport.NOTHING)).rampage())
                .isEmpty();
        assertThat(refused(at(state, 6), new AttackWithBareMetalHands(three)))
                .isEqualTo(new ColossusViolation.WrongTargets(3));
        assertThat(run(at(state, 7), new AttackWithBareMetalHands(three)).awaiting())
                .isEqualTo(ColossusAwaited.BARE_METAL_HANDS_THROWS);
        assertThat(run(at(state, 6), new AttackWithBareMetalHands(three.slice(1, 2)))
                        .rampage())
                .isEmpty();
    }

    @Test
    @Verifies({EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED, ColossusRuleId.MOMENTUM})
    void terrainThatHeThrowsIsDestroyedAndCountsForMomentumFromSizeTwo() {
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.WILD));
        ThrowReport hit = report(DamagedCharacter.of(id("a"), 0));
        assertThat(run(state, new ThrowTerrain(1, hit)).momentum()).isEqualTo(Momentum.of(9));
        assertThat(run(state, new ThrowTerrain(2, hit)).momentum()).isEqualTo(Momentum.of(10));
        assertThat(run(state, new ThrowTerrain(1, new ThrowReport(hit.collisions(), Vector.of(3))))
                        .momentum())
                .isEqualTo(Momentum.of(10));
        assertThat(decide(state, new ThrowTerrain(2, hit)).events().take(2))
                .containsExactly(
                        new ColossusEvent.TerrainThrown(2, MovementTool.SHORT), new ColossusEvent.TerrainDestroyed(2));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.HANDS, EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA})
    void heThrowsWithTheToolsOfTheSetup() {
        ColossusSetup setup = Colossi.setup(ColossusDifficulty.NORMAL)
                .withThrowTools(new ThrowTools(MovementTool.MEDIUM, MovementTool.LONG, MovementTool.SHORT))
                .withCleanupTool(MovementTool.LONG);
        ColossusState stopped = run(
                Colossi.act(
                        run(Colossi.started(setup).state(), round(new FrameCommand.BeginFirstRound())), "a", "b", "c"),
                new EndPush());
        assertThat(decide(run(stopped, new RollChart(CrisisFace.WILD)), new ThrowTerrain(1, ThrowReport.NOTHING))
                        .events())
                .contains(new ColossusEvent.TerrainThrown(1, MovementTool.LONG));
        ThrowCharacter thrown = new ThrowCharacter(id("a"), ThrowReport.NOTHING);
        assertThat(decide(run(stopped, new RollChart(CrisisFace.CRITICAL)), thrown)
                        .events())
                .contains(new ColossusEvent.CharacterThrown(id("a"), MovementTool.MEDIUM));
        ColossusState hands = run(
                stopped,
                new RollChart(CrisisFace.HIT),
                new AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id("a"), 1))));
        assertThat(decide(hands, thrown).events())
                .contains(new ColossusEvent.CharacterThrown(id("a"), MovementTool.SHORT));
        assertThat(stopped.frame().mission().cleanupTool()).isEqualTo(MovementTool.LONG);
    }

    @Test
    @Verifies({ColossusRuleId.HANDS, ColossusRuleId.DEBRIS, ColossusRuleId.STATS})
    void attacksAreReportedByDiceOrByDamage() {
        ColossusState hands = run(push(), new EndPush(), new RollChart(CrisisFace.HIT));
        AttackResult eight = AttackResult.parse("HHH----- against B-");
        assertThat(run(hands, new AttackWithBareMetalHands(Vector.of(new AttackedTarget(id("a"), eight)))))
                .isEqualTo(run(hands, new AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id("a"), 2)))));
        assertThat(refused(
                        hands,
                        new AttackWithBareMetalHands(
                                Vector.of(new AttackedTarget(id("a"), AttackResult.parse("H against -"))))))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.WrongDiceCount(1, 8)));
        assertThat(refused(hands, new AttackWithBareMetalHands(Vector.empty())))
                .isEqualTo(new ColossusViolation.WrongTargets(0));
        // At Momentum 9 he defends with 4 dice and 2 of the tier.
        ColossusState turn = Colossi.active();
        assertThat(run(turn, new DamageColossus(AttackResult.parse("HHH against B-----"))))
                .isEqualTo(run(turn, new DamageColossus(2)));
        assertThat(refused(turn, new DamageColossus(AttackResult.parse("HHH against B---"))))
                .isEqualTo(new AttackViolation.InvalidRoll(true, new DiceViolation.WrongDiceCount(4, 6)));
        assertThat(refused(turn, new DamageColossus(AttackResult.parse("FHH -> HHH against B-----"))))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.FailureLocked(0)));
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.DEBRIS, ColossusRuleId.MOMENTUM})
    void aFailureIsHurlDebrisWhichGivesMomentumIfItDealsDamage() {
        ColossusState state = run(push(), new EndPush(), new RollChart(CrisisFace.FAILURE));
        assertThat(run(state, new ReportNoTarget()).rampage().get().number()).isEqualTo(2);
        assertThat(run(state, new HurlDebris(AttackedTarget.of(id("a"), 0))).momentum())
                .isEqualTo(Momentum.of(9));
        assertThat(run(state, new HurlDebris(AttackedTarget.of(id("a"), 2))).momentum())
                .isEqualTo(Momentum.of(10));
        // 3 damage fells a: one more.
        assertThat(run(state, new HurlDebris(AttackedTarget.of(id("a"), 3))).momentum())
                .isEqualTo(Momentum.of(11));
        assertThat(run(at(state, 12), new HurlDebris(AttackedTarget.of(id("a"), 3)))
                        .momentum())
                .isEqualTo(Momentum.of(12));
    }

    @Test
    @Verifies({ColossusRuleId.MOMENTUM, ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE})
    void terrainOfSizeTwoOrMoreGivesOneMomentumOnceAfterTheChartsResult() {
        assertThat(afterTerrain(1, 1).momentum()).isEqualTo(Momentum.of(9));
        assertThat(afterTerrain(2).momentum()).isEqualTo(Momentum.of(10));
        assertThat(afterTerrain(5, 3, 2).momentum()).isEqualTo(Momentum.of(10));
        // Each Rampage of a chain has its own gain.
        ColossusState wild = run(push(), new TouchTerrain(2), new EndPush(), new RollChart(CrisisFace.WILD));
        assertThat(wild.momentum()).isEqualTo(Momentum.of(9));
        ColossusState again = run(wild, new ReportNoTarget());
        assertThat(again.momentum()).isEqualTo(Momentum.of(10));
        assertThat(again.rampage().get().tool()).isEqualTo(MovementTool.LONG);
        assertThat(again.rampage().get().hasDestroyed()).isFalse();
        ColossusState second = run(
                again,
                new EndPush(),
                new RollChart(CrisisFace.WILD),
                new ThrowTerrain(4, new ThrowReport(Vector.of(DamagedCharacter.of(id("a"), 0)), Vector.of(4))));
        assertThat(second.momentum()).isEqualTo(Momentum.of(11));
    }

    @Test
    @Verifies(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    void theChainIsBoundedAndThePlayersDecide() {
        ColossusState state = StateEdits.of(push()).withSetup(push().setup().withRampageLimit(3));
        for (int i = 0; i < 3; i++) {
            assertThat(state.awaiting()).isEqualTo(ColossusAwaited.PUSH);
            state = run(state, new EndPush(), new RollChart(CrisisFace.FAILURE), new ReportNoTarget());
        }
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.RAMPAGE_LIMIT);
        assertThat(run(state, new StopRampages()).frame().turnSide()).containsExactly(Side.CRISIS_TEAM);
        assertThat(run(state, new ContinueRampages()).rampage().get().number()).isEqualTo(4);
    }

    @Test
    @Verifies(ColossusRuleId.ORDER_OF_DAMAGE)
    void withNoCrisisCharactersLeftPlayGoesOn() {
        ColossusState state = push();
        for (String name : Vector.of("a", "b", "c", "d", "e", "f")) {
            state = StateEdits.frame(state, new FrameEvent.KnockedOut(id(name)));
        }
        state = run(state, new EndPush(), new RollChart(CrisisFace.CRITICAL), new ReportNoTarget());
        assertThat(state.isOver()).isFalse();
        assertThat(state.awaiting()).isEqualTo(ColossusAwaited.PUSH);
        assertThat(state.frame().trackerTokens()).isEqualTo(1);
    }

    private static ColossusState afterTerrain(int... sizes) {
        ColossusState state = push();
        for (int size : sizes) {
            state = run(state, new TouchTerrain(size));
        }
        return run(state, new EndPush(), new RollChart(CrisisFace.HIT), hands("a", 0));
    }

    private static ColossusCommand hands(String target, int damage) {
        return new AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id(target), damage)));
    }

    private static ThrowReport report(DamagedCharacter... collisions) {
        return new ThrowReport(Vector.of(collisions), Vector.empty());
    }
}
