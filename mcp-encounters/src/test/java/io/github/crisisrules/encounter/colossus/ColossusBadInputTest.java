package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.crisisTurn;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.ColossusCommand.CrossLink;
import io.github.crisisrules.encounter.colossus.ColossusCommand.DamageColossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand.EndPush;
import io.github.crisisrules.encounter.colossus.ColossusCommand.PlaceBeam;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTower;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Refusals of the rules are answered with a violation and its rule; nonsense is not even a value. */
class ColossusBadInputTest {
    @Test
    @Verifies({ColossusRuleId.BEAM, ColossusRuleId.CROSS, ColossusRuleId.TOWER})
    void aLinkOfATowerToItselfOrToOneThatFell() {
        ColossusState placing = active();
        placing = StateEdits.of(placing).withTowerTokens(placing.towerTokens().remove(tower(6)));
        ColossusState pushing = linked(push(), 2, 5);
        pushing = StateEdits.of(pushing).withTowerTokens(pushing.towerTokens().remove(tower(6)));
        for (RuleViolation itself : Vector.of(
                refused(placing, new PlaceBeam(id("a"), tower(3), tower(3))),
                refused(pushing, new CrossLink(tower(3), tower(3))))) {
            assertThat(itself).isEqualTo(new ColossusViolation.SameTower(tower(3)));
            assertThat(itself.rule()).containsExactly(ColossusRuleId.BEAM);
        }
        for (RuleViolation fallen : Vector.of(
                refused(placing, new PlaceBeam(id("a"), tower(6), tower(3))),
                refused(placing, new PlaceBeam(id("a"), tower(3), tower(6))),
                refused(pushing, new CrossLink(tower(2), tower(6))),
                refused(pushing, new CrossLink(tower(6), tower(2))),
                refused(pushing, new TouchTower(tower(6), Vector.empty())))) {
            assertThat(fallen).isEqualTo(new ColossusViolation.TowerAlreadyDestroyed(tower(6)));
            assertThat(fallen.rule()).containsExactly(ColossusRuleId.TOWER);
        }
        assertThat(refused(pushing, new CrossLink(tower(2), tower(4))))
                .isEqualTo(new ColossusViolation.NotLinked(tower(2), tower(4)));
    }

    @Test
    void thereIsNoSeventhTower() {
        for (int number : new int[] {-1, 0, 7}) {
            assertThatThrownBy(() -> Tower.of(number))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(String.valueOf(number));
        }
    }

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.SQUADS})
    void commandsOutOfTurn() {
        assertThat(refused(push(), round(new FrameCommand.Activate(id("d")))))
                .isEqualTo(new ColossusViolation.NotAwaited(
                        round(new FrameCommand.Activate(id("d"))), ColossusAwaited.PUSH));
        assertThat(refused(crisisTurn(), new EndPush()))
                .isEqualTo(new ColossusViolation.NoRampageInProgress(
                        new EndPush(), new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.none())));
    }

    @Test
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.LOSE})
    void afterEitherEndCommandsOfEveryKindAreRefused() {
        ColossusState won = run(StateEdits.of(at(active(), 1)).withSubdueTokens(2), new DamageColossus(1));
        ColossusState lost = run(
                StateEdits.of(push()).withTowerTokens(Vector.of(tower(4))), new TouchTower(tower(4), Vector.empty()));
        assertThat(won.ending()).containsExactly(ColossusEndings.EVACUATION);
        assertThat(lost.ending()).containsExactly(ColossusEndings.DESTRUCTION);
        for (ColossusState over : Vector.of(won, lost)) {
            Ending ending = over.ending().get();
            for (ColossusCommand command : ColossusSubject.ALL) {
                RuleViolation late = refused(over, command);
                assertThat(late).isEqualTo(new FrameViolation.EncounterOver(ending));
                assertThat(late.rule()).containsExactly(ending.rule());
            }
        }
    }

    @Test
    void momentumAndTracksThatCannotBeAreNoValues() {
        for (ThrowingCallable nonsense : Vector.<ThrowingCallable>of(
                () -> new MomentumTier(1, 3, MovementTool.SHORT, -1, 0),
                // 4 dice and the bonus are his defence: at most 30.
                () -> new MomentumTier(1, 3, MovementTool.SHORT, 1, 27),
                () -> new MomentumTier(1, 3, MovementTool.SHORT, 1, Integer.MAX_VALUE),
                () -> new MomentumTrack(Colossi.TRACK.tiers().removeAt(2), MovementTool.SHORT),
                () -> Momentum.of(13),
                () -> Momentum.of(-1))) {
            assertThatThrownBy(nonsense).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
