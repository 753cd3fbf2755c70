package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.PushCause;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkMeasurementsTest {
    private static final CombatantId A = CombatantId.of("A");
    private static final CombatantId B = CombatantId.of("B");

    /** Hulk's edge is at 325 from his middle, A's at 175 from its own; range 3 is 1524. */
    private static HulkMeasurements sights(Piece... more) {
        Battlefield table = Battlefield.of(
                Piece.character(HulkSetup.HULK.name(), 4, new Spot(4000, 4000), ToolSizes.LARGE_BASE),
                Piece.character("A", 2, new Spot(4000 + 325 + 1524 + 175, 4000), ToolSizes.SMALL_BASE),
                Piece.character("B", 2, new Spot(4000, 4000 + 325 + 1525 + 175), ToolSizes.SMALL_BASE));
        for (Piece piece : more) {
            table = table.with(piece);
        }
        return new HulkMeasurements(table, ToolSizes.approximate());
    }

    @Test
    @Verifies(HulkRuleId.AURA)
    void withinThreeOfHulkToATenthOfAMillimetre() {
        assertThat(sights().nearHulk(3)).containsExactly(A);
        assertThat(sights().nearHulk(4)).containsExactly(A, B);
        assertThat(sights().nearHulk(2)).isEmpty();
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.SERUM})
    void theMapAnswersWhatItMeasuresAndAsksOthersTheRest() {
        Vector<CombatantId> team = Vector.of(A, B);
        Piece serum = Piece.token("serum", PieceKind.SERUM, new Spot(6024 + 175 + 508 + 100, 4000), 100);
        AnswerSource table = sights(serum)
                .answers(Answers.only()
                        .to(HulkQuestion.AuraFace.class, question -> CrisisFace.WILD)
                        .to(HulkQuestion.AttackTargets.class, HulkQuestion.AttackTargets::team));
        assertThat(table.answer(new HulkQuestion.CharactersNearHulk(3, team))).containsExactly(A);
        assertThat(table.answer(new HulkQuestion.CharactersNearHulk(4, Vector.of(B))))
                .containsExactly(B);
        assertThat(table.answer(new HulkQuestion.CharactersNearSerum(team))).containsExactly(A);
        assertThat(table.answer(new HulkQuestion.IsAttackerNear(A))).isTrue();
        assertThat(table.answer(new HulkQuestion.IsAttackerNear(B))).isFalse();
        assertThat(table.answer(targets(AttackRange.area(4)))).containsExactly(A, B);
        assertThat(table.answer(targets(AttackRange.single(3)))).containsExactly(A);
        assertThat(table.answer(targets(AttackRange.beam(1)))).containsExactly(A, B);
        assertThat(table.answer(targets(AttackRange.area(1)))).containsExactly(A, B);
        assertThat(table.answer(new HulkQuestion.AuraFace())).isEqualTo(CrisisFace.WILD);
    }

    private static HulkQuestion.AttackTargets targets(AttackRange range) {
        return new HulkQuestion.AttackTargets(HulkAttack.STRIKE, range, Vector.of(A, B));
    }

    @Test
    @Verifies(HulkRuleId.ABSORBER)
    void aPushAwayFromHulkEndsInTheAbsorberBehind() {
        // A goes 860 and its diameter 350: its edge comes to 6024 + 1210 + 175 = 7409.
        Piece near = Piece.token("north", PieceKind.ABSORBER, new Spot(7409 + 150, 4000), 150);
        Piece far = Piece.token("north", PieceKind.ABSORBER, new Spot(7409 + 151, 4000), 150);
        assertThat(sights(near).absorber(sights(near).away(A, MovementTool.SHORT)))
                .isEqualTo(Option.of("north"));
        assertThat(sights(far).absorber(sights(far).away(A, MovementTool.SHORT)))
                .isEqualTo(Option.none());
        // A body in between stops it.
        Piece wall = Piece.fixedTerrain("wall", 5, Footprint.rectangle(new Spot(6300, 3000), 100, 2000));
        assertThat(sights(near, wall).absorber(sights(near, wall).away(A, MovementTool.SHORT)))
                .isEqualTo(Option.none());
    }

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.ABSORBER})
    void theMapMeasuresWhereAPushAwayFromHulkEndsWithTheToolOfTheCard() {
        // With the Medium tool A's edge comes to 6024 + 1300 + 350 + 175 = 7849.
        Piece far = Piece.token("north", PieceKind.ABSORBER, new Spot(7849 + 150, 4000), 150);
        AnswerSource table = sights(far)
                .answers(
                        Answers.only().to(HulkQuestion.PushDestination.class, question -> Option.of("where he likes")));
        assertThat(table.answer(push(PushCause.RAGE, MovementTool.MEDIUM))).isEqualTo(Option.of("north"));
        assertThat(table.answer(push(PushCause.STRIKE, MovementTool.SHORT))).isEqualTo(Option.none());
        // Where a Subdued character goes the Cosmic Threat says.
        assertThat(table.answer(push(PushCause.SUBDUED, MovementTool.SHORT))).isEqualTo(Option.of("where he likes"));
    }

    private static HulkQuestion.PushDestination push(PushCause cause, MovementTool tool) {
        return new HulkQuestion.PushDestination(A, cause, tool, Vector.of("north"));
    }

    @Test
    @Verifies(HulkRuleId.SERUM)
    void withinOneOfASerum() {
        Piece serum = Piece.token("serum", PieceKind.SERUM, new Spot(6024 + 175 + 508 + 100, 4000), 100);
        assertThat(sights(serum).nearSerum()).containsExactly(A);
        assertThat(sights(serum.moved(new Spot(1, 0))).nearSerum()).isEmpty();
    }

    @Test
    @Verifies(HulkRuleId.DEPLOY)
    void deployedWithTheWholeBaseWithinThreeOfTheEdge() {
        Piece there = Piece.character("A", 2, new Spot(900, 1524 - 175), ToolSizes.SMALL_BASE);
        TableEdge table = TableEdge.approximate();
        assertThat(sights(there).isDeployed(A, table.nearSide())).isTrue();
        assertThat(sights(there.moved(new Spot(0, 1))).isDeployed(A, table.nearSide()))
                .isFalse();
        assertThat(sights(there).isDeployed(A, table.farSide())).isFalse();
    }

    @Test
    @Verifies(HulkRuleId.CLAP)
    void aBeamReachesTheBasesItTouches() {
        // To the right from Hulk's edge at 4325 for range 4, 2032, and 100 to either side: to the corner (6357, 4100).
        Spot right = new Spot(5, 0);
        Piece beside = Piece.character("B", 2, new Spot(5000, 4000 + 100 + 175), ToolSizes.SMALL_BASE);
        assertThat(sights(beside).inBeam(right, 4, 200)).containsExactly(A, B);
        assertThat(sights(beside.moved(new Spot(0, 1))).inBeam(right, 4, 200)).containsExactly(A);
        assertThat(sights(beside).inBeam(right, 2, 200)).containsExactly(B);
        // 105 and 140 beyond the corner is 175 away from it.
        Piece beyond = Piece.character("B", 2, new Spot(6357 + 105, 4100 + 140), ToolSizes.SMALL_BASE);
        assertThat(sights(beyond).inBeam(right, 4, 200)).containsExactly(A, B);
        assertThat(sights(beyond.moved(new Spot(1, 0))).inBeam(right, 4, 200)).containsExactly(A);
        // Behind Hulk, or beside him: the beam begins at his edge.
        Piece behind = Piece.character("B", 2, new Spot(4000 - 600, 4000), ToolSizes.SMALL_BASE);
        assertThat(sights(behind).inBeam(right, 4, 200)).containsExactly(A);
        assertThat(sights(behind).inBeam(new Spot(-1, 0), 4, 200)).containsExactly(B);
        // 175 before and 130 beside the corner (4325, 4350) of a beam 700 wide.
        Piece flank = Piece.character("B", 2, new Spot(4150, 4480), ToolSizes.SMALL_BASE);
        assertThat(sights(flank).inBeam(right, 4, 700)).containsExactly(A);
        assertThat(sights(flank.moved(new Spot(58, 0))).inBeam(right, 4, 700)).containsExactly(A, B);
    }

    @Test
    void aBeamLeadsSomewhere() {
        assertThatThrownBy(() -> sights().inBeam(new Spot(0, 0), 1, 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sights().inBeam(new Spot(1, 0), 1, -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
