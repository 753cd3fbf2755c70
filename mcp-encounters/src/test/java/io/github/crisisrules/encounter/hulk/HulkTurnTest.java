package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkTurnTest {
    private static final Option<String> NORTH = Option.of("north");
    private static final Terrain CAR = Terrain.interactive("car", 2);

    private static HulkCommand attack(HulkAttack attack, CombatantId... targets) {
        return new HulkCommand.DeclareAttack(attack, Vector.of(targets), 0);
    }

    private static HulkState acting(HulkDifficulty difficulty) {
        return hulkActs(crisisTurn(difficulty), CrisisFace.WILD);
    }

    /** Hulk with as much Power as he can have. */
    private static HulkState rich(HulkState state) {
        return after(state, frame(new FrameCommand.GainPower(HULK, 10)));
    }

    @Test
    @Verifies(HulkRuleId.STRIKE)
    void afterHisStrikeHeMayPushTheTargetDamageOrNot() {
        HulkState struck = after(acting(HulkDifficulty.NARRATIVE), attack(HulkAttack.STRIKE, A));
        HulkState missed = after(struck, roll("------ against -"));
        assertThat(missed.nextAwaited()).isEqualTo(Option.of(new HulkAwaited.AttackFollowUp(HulkAttack.STRIKE, A)));
        assertThat(after(missed, new HulkCommand.DeclinePush()).nextAwaited()).isEqualTo(Option.none());
        Decision<HulkState, HulkEvent> pushed = step(missed, new HulkCommand.PushTarget(NORTH));
        assertThat(pushed.events())
                .containsExactly(
                        new HulkEvent.CharacterPushed(A, PushCause.STRIKE, MovementTool.SHORT, NORTH),
                        new HulkEvent.AttackEnded(HulkAttack.STRIKE, A));
        assertThat(pushed.state().team()).contains(A);
        assertThat(refused(missed, new HulkCommand.PushTarget(Option.of("west"))))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("west", Vector.of("north", "south")));
        assertThat(refused(acting(HulkDifficulty.HARD), new HulkCommand.DeclinePush()))
                .isEqualTo(new HulkViolation.NotAwaited(
                        new HulkCommand.DeclinePush(),
                        new FrameAwaited.Activations(Side.COSMIC_THREAT, Option.of(HULK))));
    }

    @Test
    @Verifies({HulkRuleId.STRIKE, HulkRuleId.ABSORBER, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aStrikeThatSubduesMayThenPushIntoAnAbsorber() {
        // Six hits against none: stamina 5, so A is Subdued; the token is there before the push.
        HulkState felled =
                after(acting(HulkDifficulty.NARRATIVE), attack(HulkAttack.STRIKE, A), roll("HHHHHH against -"));
        assertThat(felled.isSubdued(A)).isTrue();
        HulkState gone = after(felled, new HulkCommand.PushTarget(NORTH));
        assertThat(gone.team()).doesNotContain(A);
        assertThat(gone.nextAwaited()).isEqualTo(Option.none());
    }

    @Test
    @Verifies(HulkRuleId.CLAP)
    void thunderClapStunsDamageOrNot() {
        HulkState clapped = after(
                rich(acting(HulkDifficulty.NARRATIVE)),
                attack(HulkAttack.THUNDER_CLAP, A, B),
                roll("------ against -"),
                roll("HH---- against -"));
        assertThat(clapped.frame().combatant(A).conditions()).containsExactly("Stun");
        assertThat(clapped.frame().combatant(B).conditions()).containsExactly("Stun");
        assertThat(clapped.frame().combatant(B).damage()).isEqualTo(2);
        assertThat(clapped.nextAwaited()).isEqualTo(Option.none());
    }

    @Test
    @Verifies({HulkRuleId.SMASH, HulkRuleId.CLAP})
    void rageDecidesHowManyTargetsThereAre() {
        HulkState calm = rich(acting(HulkDifficulty.NORMAL));
        assertThat(refused(calm, attack(HulkAttack.HULK_SMASH, A, B)))
                .isEqualTo(new HulkViolation.WrongTargetCount(HulkAttack.HULK_SMASH, AttackRange.single(2), 2));
        HulkState angry = rich(acting(HulkDifficulty.HARD));
        Decision<HulkState, HulkEvent> smash = step(angry, attack(HulkAttack.HULK_SMASH, A, B));
        assertThat(smash.events().last())
                .isEqualTo(new HulkEvent.AttackDeclared(
                        HulkAttack.HULK_SMASH, Vector.of(A, B), AttackRange.area(1), 9, 2));
        // 1 in the first Power Phase, 2 more, 10 reported: 12 with 2 Rage; Hulk Smash costs 5.
        assertThat(smash.state().hulk().power()).isEqualTo(7);
        assertThat(refused(angry, attack(HulkAttack.HULK_SMASH)).rule()).containsExactly(HulkRuleId.SMASH);
        assertThat(refused(angry, attack(HulkAttack.STRIKE, HULK))).isEqualTo(new FrameViolation.NotOnCrisisTeam(HULK));
        assertThat(refused(acting(HulkDifficulty.HARD), attack(HulkAttack.HULK_SMASH, A)))
                .isEqualTo(new FrameViolation.NotEnoughPower(HULK, 3, 5));
    }

    @Test
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void insteadOfDamageASubduedCharacterIsPushedOnceForEachDamageEvent() {
        HulkState subdued = after(acting(HulkDifficulty.NARRATIVE), suffer(A, 7));
        assertThat(subdued.isSubdued(A)).isTrue();
        assertThat(subdued.frame().combatant(A).damage()).isEqualTo(5);
        Decision<HulkState, HulkEvent> again = step(subdued, suffer(A, 3));
        assertThat(again.events()).containsExactly(new HulkEvent.SubduedPushDue(A));
        assertThat(again.state().frame().combatant(A).damage()).isEqualTo(5);
        assertThat(refused(again.state(), pushSubdued(B)))
                .isEqualTo(new HulkViolation.OtherActionAwaited(new HulkAwaited.SubduedPush(A)));
        HulkState pushed = after(again.state(), pushSubdued(A));
        assertThat(pushed.nextAwaited()).isEqualTo(Option.none());
        assertThat(refused(pushed, pushSubdued(A))).isInstanceOf(HulkViolation.NotAwaited.class);
        assertThat(refused(pushed, frame(new FrameCommand.RemoveDamage(A, 1))))
                .isEqualTo(new HulkViolation.SubduedKeepsDamage(A));
        assertThat(pushed.movement(A, MovementTool.LONG)).isEqualTo(MovementTool.SHORT);
        assertThat(pushed.movement(B, MovementTool.LONG)).isEqualTo(MovementTool.LONG);
        assertThat(after(pushed, suffer(B, 2), frame(new FrameCommand.RemoveDamage(B, 1)))
                        .frame()
                        .combatant(B)
                        .damage())
                .isEqualTo(1);
    }

    @Test
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.ABSORBER})
    void theTargetOfAnAreaAttackIsPushedBeforeTheNextIsRolled() {
        HulkState smash = after(rich(acting(HulkDifficulty.HARD)), suffer(A, 5), attack(HulkAttack.HULK_SMASH, A, B));
        HulkState hit = after(smash, roll("H-------- against -"));
        assertThat(hit.awaited())
                .containsExactly(
                        new HulkAwaited.SubduedPush(A),
                        new HulkAwaited.AttackFollowUp(HulkAttack.HULK_SMASH, A),
                        new HulkAwaited.AttackRoll(HulkAttack.HULK_SMASH, B, 9, 2));
        Decision<HulkState, HulkEvent> gone = step(hit, new HulkCommand.PushSubdued(A, NORTH));
        assertThat(gone.events())
                .containsExactly(
                        new HulkEvent.CharacterPushed(A, PushCause.SUBDUED, MovementTool.SHORT, NORTH),
                        new HulkEvent.CharacterKnockedOut(A, 2),
                        new HulkEvent.AttackEnded(HulkAttack.HULK_SMASH, A));
        assertThat(gone.state().nextAwaited())
                .isEqualTo(Option.of(new HulkAwaited.AttackRoll(HulkAttack.HULK_SMASH, B, 9, 2)));
    }

    @Test
    @Verifies(HulkRuleId.SUBDUED_IS_NOT_DAZED)
    void aSubduedCharacterStillActivatesAndNeverFlips() {
        HulkState turn = after(crisisTurn(HulkDifficulty.NARRATIVE), suffer(A, 5));
        HulkState acting = after(turn, activate(A));
        assertThat(acting.frame().active()).isEqualTo(Option.of(A));
        HulkState struck = after(
                acting,
                new HulkCommand.AttackHulk(A, AttackType.ENERGY, 4, true),
                new HulkCommand.DecidePuny(false),
                rollAtHulk("HHH- against ---", false));
        assertThat(struck.hulk().damage()).isEqualTo(3);
    }

    @Test
    @Verifies({HulkRuleId.ABSORBER, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aSubduedCharacterInAnAbsorberIsKnockedOutWhicheverSideMovesIt() {
        HulkState turn = after(crisisTurn(HulkDifficulty.NARRATIVE), suffer(A, 5), activate(B));
        assertThat(refused(turn, new HulkCommand.EnterAbsorber(B, "north"))).isEqualTo(new HulkViolation.NotSubdued(B));
        assertThat(refused(turn, new HulkCommand.EnterAbsorber(A, "west")))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("west", Vector.of("north", "south")));
        HulkState gone = after(turn, new HulkCommand.EnterAbsorber(A, "south"));
        assertThat(gone.team()).containsExactly(B, C, D, E, F);
        assertThat(gone.subdued()).isEmpty();
        assertThat(refused(gone, new HulkCommand.EnterAbsorber(A, "south")))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(A));
    }

    @Test
    @Verifies(HulkRuleId.PUNY)
    void punyTakesOneDamageOffAndKeepsHimInPlace() {
        HulkState targeted = after(
                crisisTurn(HulkDifficulty.NARRATIVE),
                activate(A),
                new HulkCommand.AttackHulk(A, AttackType.MYSTIC, 3, false));
        HulkCommand hits = rollAtHulk("HHH against --", true);
        assertThat(refused(targeted, hits))
                .isEqualTo(new HulkViolation.OtherActionAwaited(new HulkAwaited.PunyDecision()));
        HulkState used = after(targeted, new HulkCommand.DecidePuny(true));
        assertThat(used.hulk().power()).isEqualTo(1);
        Decision<HulkState, HulkEvent> reduced = step(used, hits);
        assertThat(reduced.state().hulk().damage()).isEqualTo(2);
        assertThat(reduced.events().last()).isEqualTo(new HulkEvent.HulkPushed(true));
        Decision<HulkState, HulkEvent> full = step(after(targeted, new HulkCommand.DecidePuny(false)), hits);
        assertThat(full.state().hulk().damage()).isEqualTo(3);
        assertThat(full.events().last()).isEqualTo(new HulkEvent.HulkPushed(false));
        // Down to none, not below.
        HulkState none = after(used, rollAtHulk("--- against --", false));
        assertThat(none.hulk().damage()).isZero();
        // With 1 Power left he cannot use it again, and is not asked.
        HulkState again = after(reduced.state(), new HulkCommand.AttackHulk(A, AttackType.MYSTIC, 3, false));
        assertThat(again.nextAwaited())
                .isEqualTo(Option.of(new HulkAwaited.HulkDefence(A, AttackType.MYSTIC, 3, false)));
    }

    @Test
    @Verifies(HulkRuleId.PUNY)
    void punyWorksAgainstCollisionsToo() {
        HulkState due = after(crisisTurn(HulkDifficulty.NARRATIVE), new HulkCommand.ReportHulkCollision(3));
        assertThat(after(due, new HulkCommand.DecidePuny(true)).hulk().damage()).isEqualTo(2);
        assertThat(after(due, new HulkCommand.DecidePuny(false)).hulk().damage())
                .isEqualTo(3);
        assertThat(refused(prepared(HulkDifficulty.HARD), new HulkCommand.ReportHulkCollision(3))
                        .rule())
                .containsExactly(HulkRuleId.DEPLOY);
    }

    @Test
    @Verifies({HulkRuleId.RAGE, HulkRuleId.PUNY})
    void rageComesBeforeThePushOfTheAttack() {
        HulkState targeted = after(
                crisisTurn(HulkDifficulty.NARRATIVE),
                activate(A),
                suffer(HULK, 8),
                new HulkCommand.AttackHulk(A, AttackType.MYSTIC, 3, false),
                new HulkCommand.DecidePuny(false),
                rollAtHulk("HHH against --", true));
        assertThat(targeted.nextAwaited()).isEqualTo(Option.of(new HulkAwaited.RagePushTargets()));
        Decision<HulkState, HulkEvent> done = step(targeted, new HulkCommand.ReportRagePushTargets(Vector.empty()));
        assertThat(done.events().last()).isEqualTo(new HulkEvent.HulkPushed(false));
    }

    @Test
    @Verifies(HulkRuleId.LEAP)
    void heLeapsOncePerTurn() {
        HulkState state = rich(acting(HulkDifficulty.NARRATIVE));
        assertThat(refused(state, new HulkCommand.Leap(false)).rule()).containsExactly(HulkRuleId.LEAP);
        HulkState leapt = after(state, new HulkCommand.Leap(true));
        assertThat(leapt.hulk().power()).isEqualTo(8);
        assertThat(refused(leapt, new HulkCommand.Leap(true))).isEqualTo(new HulkViolation.LeapUsed());
        HulkState next = hulkActs(endTurn(leapt), CrisisFace.WILD);
        assertThat(after(next, new HulkCommand.Leap(true)).hulk().power()).isEqualTo(6);
        assertThat(refused(crisisTurn(HulkDifficulty.HARD), new HulkCommand.Leap(true)))
                .isEqualTo(new FrameViolation.NotActive(
                        HULK, new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.none())));
    }

    @Test
    @Verifies(HulkRuleId.STRONGEST)
    void theStrongestOneThereIsCostsWhatTheCallersCardSays() {
        HulkState state = acting(HulkDifficulty.NARRATIVE);
        assertThat(after(state, new HulkCommand.UseStrongestOneThereIs()).hulk().power())
                .isZero();
        HulkSetup without =
                setup(HulkDifficulty.NARRATIVE).withCard(HulkCard.standIn().withStrongestOneThereIsCost(Option.none()));
        HulkState other = hulkActs(crisisTurn(start(without)), CrisisFace.WILD);
        assertThat(refused(other, new HulkCommand.UseStrongestOneThereIs()))
                .isEqualTo(new HulkViolation.CostNotOnCard());
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void destroyedTerrainPaysItsSizeWhileTheAuraLasts() {
        // Before the first roll there is no aura.
        HulkState early = after(crisisTurn(HulkDifficulty.NARRATIVE), new HulkCommand.DestroyTerrain(A, CAR, true));
        assertThat(early.frame().combatant(A).power()).isEqualTo(3);
        HulkState rolled = hulkActs(crisisTurn(HulkDifficulty.NARRATIVE), CrisisFace.CRITICAL);
        HulkState own = after(rolled, new HulkCommand.DestroyTerrain(HULK, CAR, false));
        assertThat(own.hulk().power()).isEqualTo(5);
        HulkState crisis = after(endTurn(rolled), activate(D));
        assertThat(after(crisis, new HulkCommand.DestroyTerrain(D, CAR, true))
                        .frame()
                        .combatant(D)
                        .power())
                .isEqualTo(5);
        assertThat(after(crisis, new HulkCommand.DestroyTerrain(D, CAR, false))
                        .frame()
                        .combatant(D)
                        .power())
                .isEqualTo(3);
        HulkState nextTurn = idleTurn(after(crisis, endActivation()));
        assertThat(nextTurn.aura()).isEqualTo(Option.none());
        assertThat(refused(own, new HulkCommand.DestroyTerrain(A, CAR, true)))
                .isEqualTo(new HulkViolation.TerrainAlreadyDestroyed("car"));
        Terrain rock = new Terrain("rock", 1, false);
        assertThat(refused(own, new HulkCommand.DestroyTerrain(A, rock, true)))
                .isEqualTo(new HulkViolation.NotInteractive(rock));
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void twoDiceForPhysicalAttacksWhileNearHulk() {
        HulkState crisis = after(endTurn(hulkActs(crisisTurn(HulkDifficulty.HARD), CrisisFace.HIT)), activate(D));
        assertThat(targeted(crisis, AttackType.PHYSICAL, true)).isEqualTo(6);
        assertThat(targeted(crisis, AttackType.PHYSICAL, false)).isEqualTo(4);
        assertThat(targeted(crisis, AttackType.ENERGY, true)).isEqualTo(4);
        HulkState before = after(crisisTurn(HulkDifficulty.HARD), activate(D));
        assertThat(targeted(before, AttackType.PHYSICAL, true)).isEqualTo(4);
    }

    private static int targeted(HulkState state, AttackType type, boolean near) {
        HulkState targeted =
                after(state, new HulkCommand.AttackHulk(D, type, 4, near), new HulkCommand.DecidePuny(false));
        return ((HulkAwaited.HulkDefence) targeted.nextAwaited().get()).dice();
    }

    @Test
    void commandsOutOfTurnAreRefused() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        assertThat(refused(turn, attack(HulkAttack.STRIKE, A)).rule()).containsExactly(EncounterRuleId.TURNS);
        assertThat(refused(turn, new HulkCommand.AttackHulk(A, AttackType.ENERGY, 1, true)))
                .isEqualTo(
                        new FrameViolation.NotActive(A, new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.none())));
        // That the game waits for none of these is no printed rule.
        for (HulkCommand early : Vector.of(
                new HulkCommand.RollAura(CrisisFace.HIT, Vector.empty()),
                roll("H against H"),
                new HulkCommand.SecureAbsorbers(Vector.empty()),
                new HulkCommand.UseSerums(Vector.empty()))) {
            assertThat(refused(turn, early))
                    .isEqualTo(new HulkViolation.NotAwaited(
                            early, new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.none())));
            assertThat(refused(turn, early).rules()).isEmpty();
        }
    }
}
