package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.A;
import static io.github.crisisrules.encounter.hulk.HulkGames.B;
import static io.github.crisisrules.encounter.hulk.HulkGames.HULK;
import static io.github.crisisrules.encounter.hulk.HulkGames.activate;
import static io.github.crisisrules.encounter.hulk.HulkGames.after;
import static io.github.crisisrules.encounter.hulk.HulkGames.crisisTurn;
import static io.github.crisisrules.encounter.hulk.HulkGames.frame;
import static io.github.crisisrules.encounter.hulk.HulkGames.hulkActs;
import static io.github.crisisrules.encounter.hulk.HulkGames.refused;
import static io.github.crisisrules.encounter.hulk.HulkGames.setup;
import static io.github.crisisrules.encounter.hulk.HulkGames.start;
import static io.github.crisisrules.encounter.hulk.HulkGames.toScoring;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Every bound of Hulk's encounter includes its last number and excludes the next; what he is compared with is the right thing. */
class HulkBoundsTest {
    /** The choices that carry the encounter on, without the two groups of reports after them. */
    private static Vector<String> offered(HulkState state) {
        return Hulk.GAME.choices(state).map(Choice::describe).removeAll(Vector.of("Report an effect", "Use a card"));
    }

    private static HulkState withPower(HulkState state, int power) {
        int more = power - state.hulk().power();
        return more == 0
                ? state
                : after(
                        state,
                        frame(
                                more > 0
                                        ? new FrameCommand.GainPower(HULK, more)
                                        : new FrameCommand.SpendPower(HULK, -more)));
    }

    @Test
    @Verifies({HulkRuleId.LEAP, HulkRuleId.PUNY})
    void thePriceIsJustEnough() {
        HulkCard card = setup(HulkDifficulty.NORMAL).card();
        HulkState acting = hulkActs(crisisTurn(HulkDifficulty.NORMAL), CrisisFace.WILD);
        assertThat(offered(withPower(acting, card.leapCost()))).contains("Use Super Gamma Leap");
        assertThat(offered(withPower(acting, card.leapCost() - 1))).doesNotContain("Use Super Gamma Leap");
        HulkState turn = crisisTurn(HulkDifficulty.NARRATIVE);
        assertThat(offered(after(withPower(turn, card.punyCost()), new HulkCommand.ReportHulkCollision(3))))
                .contains("Use Puny");
        assertThat(offered(after(withPower(turn, card.punyCost() - 1), new HulkCommand.ReportHulkCollision(3))))
                .doesNotContain("Use Puny");
    }

    @Test
    @Verifies(HulkRuleId.THROW)
    void aThrowerWithThePriceMayThrowAndTheNearAreAskedForWreckage() {
        Terrain car = Terrain.interactive("car", 2);
        Terrain bench = Terrain.interactive("bench", 1);
        HulkSetup agreed = setup(HulkDifficulty.NORMAL).withTerrain(Vector.of(bench, car));
        HulkState acting = after(crisisTurn(start(agreed)), activate(A));
        int cost = agreed.card().throwCost();
        int power = acting.frame().combatant(A).power();
        HulkState just = power > cost
                ? after(acting, frame(new FrameCommand.SpendPower(A, power - cost)))
                : after(
                        acting,
                        frame(new FrameCommand.GainPower(A, cost - power + 1)),
                        frame(new FrameCommand.SpendPower(A, 1)));
        assertThat(just.frame().combatant(A).power()).isEqualTo(cost);
        assertThat(offered(just)).contains("Throw terrain with A (2 Power)");
        assertThat(offered(after(just, frame(new FrameCommand.SpendPower(A, 1)))))
                .doesNotContain("Throw terrain with A (2 Power)");
        // Every offer, answered in any way, is a command that is accepted.
        RandomSource random = Seed.of(1).random();
        for (Choice<HulkCommand> choice : Hulk.GAME.choices(just)) {
            assertThat(after(just, choice.command(AnswerSource.random(random))))
                    .as(choice.describe())
                    .isNotEqualTo(just);
        }
        // The second piece is compared with what was agreed for it, not with the first.
        assertThat(after(just, new HulkCommand.ThrowTerrain(A, car, true, false))
                        .isDestroyed(car))
                .isTrue();
        assertThat(refused(just, new HulkCommand.ThrowTerrain(A, Terrain.interactive("car", 1), true, false)))
                .isEqualTo(new HulkViolation.TerrainDiffers(Terrain.interactive("car", 1), car));
    }

    @Test
    void anAwaitedStepHoldsTheRoundAndHulkTakesCommandsOfTheFrame() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        HulkState angry = after(turn, new HulkCommand.ReportHulkCollision(3));
        assertThat(Hulk.GAME.holdsTheRound(turn)).isEqualTo(turn.nextAwaited().isDefined());
        assertThat(angry.nextAwaited().isDefined()).isTrue();
        assertThat(Hulk.GAME.holdsTheRound(angry)).isTrue();
        assertThat(Hulk.GAME.inFrame(new FrameCommand.EndTurn())).isEqualTo(frame(new FrameCommand.EndTurn()));
    }

    @Test
    void everyNumberOnTheCardHasItsLeastAndTheSizeItsMost() {
        HulkCard card = setup(HulkDifficulty.NORMAL).card();
        assertThat(card.withStamina(1)
                        .withSize(1)
                        .withLeapCost(0)
                        .withPunyCost(0)
                        .withThrowCost(0)
                        .faults())
                .isEmpty();
        assertThat(card.withSize(10).faults()).isEmpty();
        assertThat(card.withSize(11).faults())
                .containsExactly(new HulkSetupViolation.CardValueTooLarge(HulkCardValue.SIZE, 11, 10));
        assertThat(card.withStamina(0).faults())
                .containsExactly(new HulkSetupViolation.CardValueTooSmall(HulkCardValue.STAMINA, 0, 1));
        assertThat(card.withPunyCost(-1).faults())
                .containsExactly(new HulkSetupViolation.CardValueTooSmall(HulkCardValue.PUNY_COST, -1, 0));
        assertThat(card.withSource(" ").faults()).containsExactly(new HulkSetupViolation.MissingCardSource());
        assertThat(card.withSource("x".repeat(PlainName.LONGEST_SENTENCE + 1)).faults())
                .hasSize(1);
        assertThat(setup(HulkDifficulty.NORMAL)
                        .withSerums(Vector.of("x".repeat(PlainName.LONGEST + 1)))
                        .faults())
                .hasSize(1);
    }

    @Test
    @Verifies(HulkRuleId.SCORE)
    void nothingIsNamedTwice() {
        HulkState scoring = toScoring(hulkActs(crisisTurn(HulkDifficulty.NARRATIVE), CrisisFace.BLANK));
        assertThat(refused(scoring, new HulkCommand.SecureAbsorbers(Vector.of("north", "north"))))
                .isEqualTo(new FrameViolation.DuplicateName("north"));
        assertThat(refused(scoring, new HulkCommand.SecureAbsorbers(Vector.of("nowhere"))))
                .isInstanceOf(HulkViolation.NoSuchAbsorber.class);
    }

    @Test
    void theStateIsDescribed() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        assertThat(turn.describe())
                .isEqualTo("The Crisis Team has 0 VPs and the Cosmic Threat 0 VPs. Hulk has Rage " + turn.rage()
                        + ", 0 damage and " + turn.hulk().power() + " Power. No character is Subdued.");
    }

    /** Both are hit by Hulk Smash; the attack on A is withdrawn with that on B, and nothing else. */
    @Test
    @Verifies(HulkRuleId.SMASH)
    void anAttackThatIsWithdrawnLeavesWhatElseIsAwaited() {
        HulkState angry = withPower(hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.WILD), 10);
        HulkState declared = after(angry, new HulkCommand.DeclareAttack(HulkAttack.HULK_SMASH, Vector.of(A, B), 0));
        assertThat(declared.awaited()).hasSize(2);
        HulkState withdrawn = new HulkEvent.AttackWithdrawn(HulkAttack.HULK_SMASH)
                .applyTo(
                        StateEdits.of(declared).withAwaited(declared.awaited().append(new HulkAwaited.PunyDecision())));
        assertThat(withdrawn.awaited()).containsExactly(new HulkAwaited.PunyDecision());
    }
}
