package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Between the declaration of an attack and its roll things can be done; then the roll is reported, by dice or by damage. */
class HulkAttackTest {
    private static HulkState acting() {
        return after(
                hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.WILD),
                frame(new FrameCommand.GainPower(HULK, 10)));
    }

    private static HulkCommand declare(HulkAttack attack, CombatantId... targets) {
        return new HulkCommand.DeclareAttack(attack, Vector.of(targets), 0);
    }

    @Test
    @Verifies(HulkRuleId.SMASH)
    void powerIsSpentAndDamageSufferedBetweenDeclarationAndRoll() {
        HulkState declared = after(acting(), declare(HulkAttack.HULK_SMASH, A, B));
        HulkState paid = after(declared, frame(new FrameCommand.SpendPower(A, 2)), suffer(B, 1));
        assertThat(paid.frame().combatant(A).power()).isEqualTo(1);
        assertThat(paid.awaited()).isEqualTo(declared.awaited());
        // The round itself stands still.
        assertThat(refused(declared, endActivation()).describe())
                .isEqualTo(
                        "That is not possible yet. Hulk's player rolls 9 dice for Hulk Smash on A and may reroll up to 2."
                                + " Before that, an effect may redirect or withdraw the attack.");
        // Who is KO'd meanwhile is no longer attacked.
        HulkState gone = after(declared, suffer(A, 5), new HulkCommand.EnterAbsorber(A, "north"));
        assertThat(gone.awaited()).containsExactly(new HulkAwaited.AttackRoll(HulkAttack.HULK_SMASH, B, 9, 2));
    }

    @Test
    @Verifies(HulkRuleId.STRIKE)
    void anAttackIsTurnedToAnotherCharacterOrWithdrawn() {
        HulkState declared = after(acting(), declare(HulkAttack.STRIKE, A));
        HulkState turned = after(declared, new HulkCommand.RetargetAttack(A, B));
        assertThat(turned.awaited()).containsExactly(new HulkAwaited.AttackRoll(HulkAttack.STRIKE, B, 6, 2));
        HulkState hit = after(turned, roll("2"));
        assertThat(hit.frame().combatant(B).damage()).isEqualTo(2);
        assertThat(hit.nextAwaited()).isEqualTo(Option.of(new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, B)));
        assertThat(refused(declared, new HulkCommand.RetargetAttack(B, C)))
                .isEqualTo(new HulkViolation.NotATarget(B, Vector.of(A)));
        assertThat(refused(declared, new HulkCommand.RetargetAttack(A, A)))
                .isEqualTo(new HulkViolation.AlreadyTargeted(A));
        assertThat(refused(declared, new HulkCommand.RetargetAttack(A, HULK)))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(HULK));
        HulkState withdrawn = after(declared, new HulkCommand.WithdrawAttack());
        assertThat(withdrawn.nextAwaited()).isEmpty();
        assertThat(withdrawn.frame().active()).isEqualTo(Option.of(HULK));
        assertThat(refused(withdrawn, new HulkCommand.WithdrawAttack())).isInstanceOf(HulkViolation.NotAwaited.class);
    }

    @Test
    @Verifies(HulkRuleId.SMASH)
    void theRestOfAnAreaAttackIsWithdrawn() {
        HulkState half = after(acting(), declare(HulkAttack.HULK_SMASH, A, B, C), roll("1"));
        HulkState rest = after(half, new HulkCommand.WithdrawAttack());
        assertThat(rest.nextAwaited()).isEmpty();
        assertThat(rest.frame().combatant(A).damage()).isEqualTo(1);
        assertThat(rest.frame().combatant(B).damage()).isZero();
        // Hulk Smash costs 5 of his 12 Power: it stays paid.
        assertThat(rest.hulk().power()).isEqualTo(7);
    }

    @Test
    @Verifies(HulkRuleId.PUNY)
    void anAttackOnHulkIsWithdrawnBeforeItsRoll() {
        HulkState targeted = after(
                crisisTurn(HulkDifficulty.NARRATIVE),
                activate(A),
                new HulkCommand.AttackHulk(A, AttackType.ENERGY, 4, true),
                new HulkCommand.DecidePuny(false));
        HulkState withdrawn = after(targeted, new HulkCommand.WithdrawAttack());
        assertThat(withdrawn.nextAwaited()).isEmpty();
        assertThat(withdrawn.hulk().damage()).isZero();
        assertThat(refused(withdrawn, rollAtHulk("3", false))).isInstanceOf(HulkViolation.NotAwaited.class);
    }

    @Test
    @Verifies({HulkRuleId.STRIKE, HulkRuleId.SUBDUED})
    void reportedDamageLeadsToTheSamePromptsAsDice() {
        HulkState declared = after(acting(), declare(HulkAttack.STRIKE, A));
        assertThat(after(declared, roll("5"))).isEqualTo(after(declared, roll("HHHHH- against -")));
        // The target's own rule leaves 2 of 5.
        assertThat(after(declared, roll("HHHHH- against - = 2"))).isEqualTo(after(declared, roll("2")));
        assertThat(after(declared, roll("5")).isSubdued(A)).isTrue();
        assertThat(refused(declared, roll("-1"))).isEqualTo(new AttackViolation.NegativeDamage(-1));
        assertThat(refused(declared, roll("HHHHH- against - = -2"))).isEqualTo(new AttackViolation.NegativeDamage(-2));
        // Rules leave damage or take it off; additions are not shown by these dice.
        assertThat(refused(declared, roll("HHHHH- against B = 5")).describe())
                .isEqualTo(
                        "5 damage cannot be left of the 4 that the dice deal. Report the damage as a number if an effect adds to it.");
        assertThat(after(declared, roll("HHHHH- against B = 4"))).isEqualTo(after(declared, roll("4")));
    }

    @Test
    @Verifies(HulkRuleId.CLAP)
    void aCharacterImmuneToStunIsNotStunned() {
        HulkSetup setup = setup(HulkDifficulty.HARD);
        CrisisTeam team = new CrisisTeam(setup.team()
                .squads()
                .map(squad -> squad.withMembers(squad.members()
                        .map(member -> member.id().equals(A) ? member.withImmunities(Vector.of("Stun")) : member))));
        HulkState clap = after(
                hulkActs(crisisTurn(start(setup.withTeam(team))), CrisisFace.WILD),
                declare(HulkAttack.THUNDER_CLAP, A, B),
                roll("0"),
                roll("3"));
        assertThat(clap.frame().combatant(A).conditions()).isEmpty();
        assertThat(clap.frame().combatant(B).conditions()).containsExactly("Stun");
        assertThat(clap.nextAwaited()).isEmpty();
    }

    @Test
    @Verifies(HulkRuleId.CLAP)
    void aStunnedCharacterIsNotStunnedTwiceInAnySpelling() {
        HulkState clap = after(
                hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.WILD),
                frame(new FrameCommand.GainCondition(A, "stun")),
                declare(HulkAttack.THUNDER_CLAP, A),
                roll("0"));
        assertThat(clap.frame().combatant(A).conditions()).containsExactly("stun");
    }

    @Test
    @Verifies(HulkRuleId.RAGE)
    void diceAreCheckedAsFarAsTheyAreReported() {
        HulkState declared = after(acting(), declare(HulkAttack.STRIKE, A));
        assertThat(refused(declared, roll("HHH against -")))
                .isEqualTo(new AttackViolation.InvalidRoll(false, new DiceViolation.WrongDiceCount(3, 6)));
        // How many dice A defends with only its card says; what lies must still be a roll.
        assertThat(refused(declared, roll("HHH--- against CB-")))
                .isEqualTo(new AttackViolation.InvalidRoll(true, new DiceViolation.WrongAddedDiceCount(0, 1)));
        assertThat(refused(declared, roll("HHH--- against F-- -> B--")).rule()).containsExactly(CrisisRuleId.FAIL);
        assertThat(after(declared, roll("HHH--- against CB- + W"))
                        .frame()
                        .combatant(A)
                        .damage())
                .isZero();
        assertThat(refused(declared, roll("HHH--- -> HHHHHH against -")))
                .isEqualTo(new HulkViolation.TooManyRerolls(3, 2));
    }

    @Test
    @Verifies(HulkRuleId.PUNY)
    void hulksDefenceIsWhatHisCardSays() {
        HulkState targeted = after(
                crisisTurn(HulkDifficulty.NARRATIVE),
                activate(A),
                new HulkCommand.AttackHulk(A, AttackType.ENERGY, 4, true),
                new HulkCommand.DecidePuny(false));
        // The stand-in card has 3 dice against Energy.
        assertThat(refused(targeted, rollAtHulk("HHH- against BBBBBBBBBBBB", false))
                        .describe())
                .isEqualTo("These are not the dice of the defence. 12 dice were rolled, but the pool has 3."
                        + " Report the dice again, or the damage as a number if an effect changed them.");
        assertThat(refused(targeted, rollAtHulk("HHH- against F-- -> B--", false)))
                .isEqualTo(new AttackViolation.InvalidRoll(true, new DiceViolation.FailureLocked(0)));
        assertThat(after(targeted, rollAtHulk("HHH- against B--", false)).hulk().damage())
                .isEqualTo(2);
        assertThat(after(targeted, rollAtHulk("2", false)).hulk().damage()).isEqualTo(2);
    }

    @Test
    void anAttackOfMoreDiceThanThereAreIsRefused() {
        HulkState frenzy = hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.HIT);
        assertThat(refused(frenzy, new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), 47))
                        .describe())
                .isEqualTo("The attack has 55 dice; at most 30 are allowed.");
        assertThat(refused(frenzy, new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), Integer.MAX_VALUE)))
                .isEqualTo(new AttackViolation.TooManyDice(8L + Integer.MAX_VALUE));
        // Dice are taken away down to one.
        assertThat(after(frenzy, new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), Integer.MIN_VALUE))
                        .nextAwaited())
                .isEqualTo(Option.of(new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, 1, 2)));
        HulkState crisis = after(endTurn(frenzy), activate(D));
        assertThat(refused(crisis, new HulkCommand.AttackHulk(D, AttackType.PHYSICAL, Integer.MAX_VALUE, true)))
                .isEqualTo(new AttackViolation.TooManyDice(2L + Integer.MAX_VALUE));
        assertThat(refused(crisis, new HulkCommand.AttackHulk(D, AttackType.PHYSICAL, 0, true)))
                .isEqualTo(new AttackViolation.NoDice(0));
    }
}
