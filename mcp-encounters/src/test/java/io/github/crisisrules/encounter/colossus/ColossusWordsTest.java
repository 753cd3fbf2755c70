package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.TrackViolation;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the encounter says to the people at the table: commands before they are given, events when they happened, refusals. */
class ColossusWordsTest {
    private static final CombatantId A = id("a");
    private static final CombatantId B = id("b");
    private static final BeamLink LINK = BeamLink.between(tower(5), tower(2));

    @Test
    void everyCommandSaysWhatItDoes() {
        assertThat(Vector.<ColossusCommand>of(
                                new ColossusCommand.PlaceBeam(A, tower(1), tower(3)),
                                new ColossusCommand.DamageColossus(4),
                                new ColossusCommand.MoveColossus(A),
                                new ColossusCommand.TouchTerrain(3),
                                new ColossusCommand.TouchCharacter(A),
                                new ColossusCommand.CrossLink(tower(2), tower(5)),
                                new ColossusCommand.TouchTower(tower(4), Vector.empty()),
                                new ColossusCommand.TouchTower(tower(4), Vector.of(A, B)),
                                new ColossusCommand.EndPush(),
                                new ColossusCommand.RollChart(CrisisFace.WILD),
                                new ColossusCommand.ThrowCharacter(A, ThrowReport.NOTHING),
                                new ColossusCommand.ThrowTerrain(2, ThrowReport.NOTHING),
                                new ColossusCommand.AttackWithBareMetalHands(
                                        Vector.of(Struck.of(A, 2), Struck.of(B, 0))),
                                new ColossusCommand.HurlDebris(Struck.of(A, 1)),
                                new ColossusCommand.ReportNoTarget(),
                                new ColossusCommand.ForgoThrows(),
                                new ColossusCommand.ContinueRampages(),
                                new ColossusCommand.StopRampages())
                        .map(ColossusCommand::words))
                .containsExactly(
                        "a points a Disruption Beam from Tower 1 toward Tower 3",
                        "strike him for 4 damage",
                        "move him with a",
                        "he runs into terrain of size 3",
                        "he runs into a",
                        "he crosses the line between Tower 2 and Tower 5",
                        "he runs into Tower 4",
                        "he runs into Tower 4, near it a, b",
                        "the push ends",
                        "the Rampage chart: wild",
                        "he throws a",
                        "he throws terrain of size 2",
                        "Bare Metal Hands against a (2 damage), b (0 damage)",
                        "Hurl Debris against a (1 damage)",
                        "nobody and nothing is there",
                        "he throws nobody else",
                        "the Rampages go on",
                        "the Rampages stop here");
    }

    @Test
    void everyEventSaysWhatHappened() {
        assertThat(Vector.<ColossusEvent>of(
                                new ColossusEvent.BeamPlaced(A, new BeamToken(tower(1), tower(3))),
                                new ColossusEvent.TowersLinked(LINK),
                                new ColossusEvent.RampageBegan(false, 1, Option.some(tower(4)), Tool.SHORT),
                                new ColossusEvent.RampageBegan(true, 2, Option.none(), Tool.LONG),
                                new ColossusEvent.TerrainDestroyed(3),
                                new ColossusEvent.CharacterTouched(A),
                                new ColossusEvent.LinkBroken(LINK),
                                new ColossusEvent.TowerDestroyed(tower(4)),
                                new ColossusEvent.TowerTokenRevealed(tower(4)),
                                new ColossusEvent.MomentumGained(2, MomentumCause.TERRAIN),
                                new ColossusEvent.MomentumLost(1, MomentumCause.DAMAGE),
                                new ColossusEvent.Subdued(2),
                                new ColossusEvent.PushEnded(),
                                new ColossusEvent.ChartRolled(CrisisFace.CRITICAL),
                                new ColossusEvent.ChartFellBackToFailure(),
                                new ColossusEvent.NoTargetReported(),
                                new ColossusEvent.CharacterThrown(A, Tool.SHORT),
                                new ColossusEvent.TerrainThrown(2, Tool.MEDIUM),
                                new ColossusEvent.BareMetalHandsAttacked(
                                        true, Vector.of(Harmed.of(A, 2), Harmed.of(B, 0))),
                                new ColossusEvent.BareMetalHandsAttacked(false, Vector.of(Harmed.of(A, 2))),
                                new ColossusEvent.ThrowsOffered(Vector.of(A, B)),
                                new ColossusEvent.ThrowsForgone(),
                                new ColossusEvent.DebrisHurled(Harmed.of(A, 1)),
                                new ColossusEvent.RampageEnded(),
                                new ColossusEvent.RampageLimitReached(3),
                                new ColossusEvent.RampageChainEnded(),
                                new ColossusEvent.MomentumRestored(),
                                new ColossusEvent.HelmetPreventedMovement(A),
                                new ColossusEvent.NoDamageDealt(),
                                new ColossusEvent.DamageTaken(4),
                                new ColossusEvent.DamageShed(4))
                        .map(ColossusEvent::words))
                .containsExactly(
                        "a points a Disruption Beam from Tower 1 toward Tower 3",
                        "Tower 2 and Tower 5 are linked",
                        "Colossus rampages toward Tower 4, " + Tool.SHORT + " tool",
                        "Colossus rampages again though Subdued, " + Tool.LONG + " tool",
                        "terrain of size 3 is destroyed",
                        "he runs into a",
                        "he breaks the link 2-5",
                        "Tower 4 falls",
                        "Tower 4 is the priority tower now",
                        "Momentum +2: terrain was destroyed",
                        "Momentum -1: he suffered damage",
                        "he is SUBDUED, token 2",
                        "he stops",
                        "Rampage chart: critical",
                        "nobody is near enough: as failure",
                        "nothing there",
                        "he throws a " + Tool.SHORT,
                        "he throws terrain of size 2 " + Tool.MEDIUM,
                        "Bare Metal Hands (area) against a (2 damage), b (0 damage)",
                        "Bare Metal Hands against a (2 damage)",
                        "he may throw a, b",
                        "he throws nobody else",
                        "Hurl Debris against a (1 damage)",
                        "the Rampage is over",
                        "3 Rampages in a row: the players decide whether he goes on",
                        "he stands still",
                        "Momentum is back at 9",
                        "a cannot move him: his helmet prevents it",
                        "the attack deals Colossus no damage",
                        "Colossus suffers 4 damage",
                        "he sheds 4 damage");
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(new ColossusEvent.InFrame(dazed).words()).isEqualTo(dazed.words());
        assertThat(new ColossusEvent.InFrame(dazed).rules()).isEqualTo(dazed.rules());
    }

    @Test
    void everyRefusalSaysWhatHoldsAndWhatToDo() {
        FrameAwaited round = new FrameAwaited.TheStart();
        MomentumTier low = new MomentumTier(0, 0, Tool.SHORT, 2, 1);
        MomentumTier high = new MomentumTier(1, 3, Tool.SHORT, 1, 1);
        assertThat(Vector.<RuleViolation>of(
                                new ColossusViolation.NotAwaited("a strike", Awaiting.HANDS),
                                new ColossusViolation.NoRampageInProgress("a push", round),
                                new ColossusViolation.AutomatedByRules(round),
                                new ColossusViolation.SameTower(tower(3)),
                                new ColossusViolation.TowerAlreadyDestroyed(tower(3)),
                                new ColossusViolation.BeamAlreadyPlaced(new BeamToken(tower(1), tower(3))),
                                new ColossusViolation.NotLinked(tower(1), tower(3)),
                                new ColossusViolation.AlreadyTouched(A),
                                new ColossusViolation.CannotBeChosen(A),
                                new ColossusViolation.WrongTargets(0),
                                new ColossusViolation.WrongTargets(2),
                                new ColossusViolation.NotToBeThrown(A),
                                new ColossusViolation.OrganicSteelAppliesFirst(),
                                new ColossusViolation.Immune("Stun"),
                                new ColossusViolation.NoScoring(),
                                new ColossusViolation.TowersNotDistinct("randomizer tokens", Vector.of(1, 1, 2)),
                                new ColossusViolation.RampageLimitTooLow(0),
                                new TrackViolation.WrongTierCount(4),
                                new TrackViolation.GapOrOverlap(4, 5),
                                new TrackViolation.WrongEnd(11),
                                new TrackViolation.ValuesDecrease(low, high))
                        .map(RuleViolation::message))
                .containsExactly(
                        "this is not the time for a strike; the game waits for: the Bare Metal Hands attack"
                                + " (AttackWithBareMetalHands or ReportNoTarget)",
                        "this is not the time for a push; the game waits for: the first round begins (Begin)",
                        "nobody activates the Unstoppable Colossus or ends his turn: his turn is his Rampage and comes by"
                                + " itself; the game waits for: the first round begins (Begin)",
                        "a beam runs from Tower 3 to itself: name two towers",
                        "Tower 3 is destroyed: name a tower that stands",
                        "Tower 1 already points toward Tower 3: point it toward another tower",
                        "Tower 1 and Tower 3 are not linked: two towers are linked while they point at each other",
                        "a has been touched in this push: a push touches each character once",
                        "a is Dazed and cannot be chosen: name somebody who is not",
                        "Bare Metal Hands has no target: name one, or say that nobody is there (ReportNoTarget)",
                        "Bare Metal Hands has 2 targets: below Momentum 7 it has one",
                        "a was not damaged by Bare Metal Hands or is thrown already: throw another, or nobody more"
                                + " (ForgoThrows)",
                        "damage to the Unstoppable Colossus goes through Organic Steel: strike him (DamageColossus)",
                        "the Unstoppable Colossus is immune to Stun",
                        "no victory points are scored in this encounter: Subdue tokens and towers decide it",
                        "the randomizer tokens are 1, 1, 2: give each of the towers 1 to 6 once",
                        "the players are asked after 0 Rampages in a row: give at least 1",
                        "the Momentum track has 4 tiers: it has 5",
                        "a tier begins at 5 where 4 comes next",
                        "the track ends at 11: it ends at 12",
                        "a value falls from the tier 0 to 0 (" + Tool.SHORT
                                + ", 2 damage, bonus 1) to the tier 1 to 3 (" + Tool.SHORT
                                + ", 1 damage, bonus 1): tool, damage and bonus never fall as Momentum rises");
        // What is awaited says by which rule.
        assertThat(new ColossusViolation.NotAwaited("a strike", Awaiting.DEBRIS).rules())
                .containsExactly(ColossusRuleId.DEBRIS);
        assertThat(new ColossusViolation.NotAwaited("a strike", Awaiting.ROUND).rules())
                .isEmpty();
        assertThat(new ColossusViolation.NoRampageInProgress(
                                "a push", new FrameAwaited.Nothing(ColossusState.EVACUATION))
                        .rules())
                .containsExactly(ColossusRuleId.WIN);
    }

    @Test
    void theGameSaysHowItStandsAndWhatItWaitsFor() {
        assertThat(Colossus.GAME.name()).isEqualTo("Unstoppable Colossus");
        assertThat(Momentum.of(7)).hasToString("Momentum 7");
        ColossusState state = push(7);
        assertThat(state.words()).isEqualTo("Momentum 7, 0 of 3 Subdue tokens, towers 1 2 3 4 5 6");
        assertThat(linked(state, 2, 5).words())
                .isEqualTo("Momentum 7, 0 of 3 Subdue tokens, towers 1 2 3 4 5 6, link 2-5");
        assertThat(Colossus.GAME.awaited(state)).isEqualTo(Awaiting.PUSH);
        assertThat(Awaiting.PUSH.words()).isEqualTo("the rest of the push");
        assertThat(Awaiting.PUSH.commands())
                .containsExactly("TouchTerrain", "TouchCharacter", "CrossLink", "TouchTower", "EndPush");
        assertThat(Awaiting.NOTHING.commands()).isEmpty();
        // Outside a Rampage the round says what it waits for, and so does the end.
        assertThat(Colossus.GAME.awaited(active()).words()).isEqualTo("a acts");
        assertThat(Colossus.GAME.awaited(active()).rules()).containsExactly(EncounterRuleId.TURNS);
        ColossusState last = StateEdits.of(push(3)).withTokens(Vector.of(tower(4)));
        ColossusState lost = run(last, new ColossusCommand.TouchTower(tower(4), Vector.empty()));
        assertThat(Colossus.GAME.awaited(lost)).isEqualTo(new FrameAwaited.Nothing(ColossusState.DESTRUCTION));
    }
}
