package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.after;
import static io.github.crisisrules.encounter.hulk.HulkGames.step;
import static io.github.crisisrules.encounter.hulk.HulkGames.suffer;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the turns of both sides. */
class HulkTurnProperties {
    private static final int TRIES = 300;

    @Provide
    Arbitrary<HulkState> auraRolls() {
        return HulkMoments.auraRolls();
    }

    @Provide
    Arbitrary<HulkState> hulkTurns() {
        return HulkMoments.hulkTurns();
    }

    @Provide
    Arbitrary<HulkState> crisisTurns() {
        return HulkMoments.crisisTurns();
    }

    private static boolean isAccepted(HulkState state, HulkCommand command) {
        return !Hulk.GAME.decide(state, command).isRefused();
    }

    private static int power(HulkState state, CombatantId character) {
        return state.frame().combatant(character).power();
    }

    private static int powerAfterGain(HulkState state, CombatantId character, int gain) {
        Combatant combatant = state.frame().combatant(character);
        return Math.min(combatant.powerLimit(), combatant.power() + gain);
    }

    private static HulkCommand roll(int damage) {
        return new HulkCommand.RollAttack(AttackResult.of(damage));
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void theAuraPaysHulkAndTheCharactersNearHimInAnyOrderAndNoOther(
            @ForAll("auraRolls") HulkState before, @ForAll CrisisFace face, @ForAll @IntRange(max = 8) int number) {
        Vector<CombatantId> near = before.team().take(number);
        HulkState after = after(before, new HulkCommand.RollAura(face, near));
        assertThat(after(before, new HulkCommand.RollAura(face, near.reverse())))
                .isEqualTo(after);
        AuraResult result = before.setup().aura().result(face);
        assertThat(after.aura()).containsExactly(result);
        assertThat(power(after, HulkSetup.HULK))
                .isEqualTo(powerAfterGain(before, HulkSetup.HULK, result.hulkPower(before.rage(), near.size())));
        for (CombatantId character : before.team()) {
            int gain = near.contains(character) ? result.crisisPower() : 0;
            assertThat(power(after, character)).isEqualTo(powerAfterGain(before, character, gain));
        }
    }

    @Property(tries = TRIES)
    @Verifies(HulkRuleId.LEAP)
    void hulkLeapsWithinRangeIfHeCanPayAndOnceInATurn(
            @ForAll("hulkTurns") HulkState before, @ForAll boolean isWithinRange3) {
        HulkCommand leap = new HulkCommand.Leap(isWithinRange3);
        int cost = before.setup().card().leapCost();
        boolean possible = isWithinRange3 && before.hulk().power() >= cost;
        assertThat(isAccepted(before, leap)).isEqualTo(possible);
        if (possible) {
            HulkState after = after(before, leap);
            assertThat(after.hulk().power()).isEqualTo(before.hulk().power() - cost);
            assertThat(isAccepted(after, leap)).as("a second leap").isFalse();
        }
    }

    @Property(tries = TRIES)
    @Verifies(HulkRuleId.STRONGEST)
    void theStrongestOneThereIsCostsItsPowerAndNothingElse(@ForAll("hulkTurns") HulkState before) {
        HulkCommand use = new HulkCommand.UseStrongestOneThereIs();
        Option<Integer> cost = before.setup().card().strongestOneThereIsCost();
        boolean possible = cost.exists(power -> power <= before.hulk().power());
        assertThat(isAccepted(before, use)).isEqualTo(possible);
        if (possible) {
            HulkState after = after(before, use);
            assertThat(after.hulk().power()).isEqualTo(before.hulk().power() - cost.get());
            assertThat(StateEdits.of(after).withFrame(before.frame())).isEqualTo(before);
        }
    }

    @Property(tries = TRIES)
    @Verifies({
        HulkRuleId.CLAP,
        HulkRuleId.SMASH,
        HulkRuleId.STRIKE,
        HulkRuleId.RAGE,
        HulkRuleId.AURA,
        HulkRuleId.AURA_POWER_IS_PAID_ONCE
    })
    void anAttackTakesTheTargetsOfItsRangeItsCostAndARerollForEachRage(
            @ForAll("hulkTurns") HulkState before, @ForAll HulkAttack attack, @ForAll @IntRange(max = 8) int number) {
        Vector<CombatantId> targets = before.team().take(number);
        AttackProfile line = before.setup().card().line(attack);
        boolean single =
                Rage.range(before.setup().card(), attack, before.rage()).shape() == AttackRange.Shape.SINGLE;
        boolean possible = before.hulk().power() >= line.cost() && (single ? targets.size() == 1 : targets.nonEmpty());
        HulkCommand declare = new HulkCommand.DeclareAttack(attack, targets, 0);
        assertThat(isAccepted(before, declare)).isEqualTo(possible);
        if (possible) {
            HulkState after = after(before, declare);
            boolean frenzy = before.aura().contains(AuraResult.FRENZY) && line.type() == AttackType.PHYSICAL;
            assertThat(after.nextAwaited())
                    .containsExactly(new HulkAwaited.AttackRoll(
                            attack, targets.head(), line.strength() + (frenzy ? 2 : 0), before.rage()));
            assertThat(after.hulk().power()).isEqualTo(before.hulk().power() - line.cost());
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.STRIKE, HulkRuleId.CLAP})
    void damageOrNotAStrikeOffersThePushAndAThunderClapStuns(
            @ForAll("hulkTurns") HulkState before, @ForAll HulkAttack attack, @ForAll @IntRange(max = 10) int damage) {
        CombatantId target = before.team().head();
        HulkCommand declare = new HulkCommand.DeclareAttack(attack, Vector.of(target), 0);
        if (isAccepted(before, declare)) {
            HulkState rolled = after(before, declare, roll(damage));
            boolean push = rolled.nextAwaited().exists(HulkAwaited.AttackFollowUp.class::isInstance);
            assertThat(push).isEqualTo(attack == HulkAttack.STRIKE);
            assertThat(rolled.frame().combatant(target).condition("Stun").isDefined())
                    .isEqualTo(attack == HulkAttack.THUNDER_CLAP);
            assertThat(rolled.frame().combatant(target).damage())
                    .isEqualTo(Math.min(
                            damage, before.frame().combatant(target).limit().get()));
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aCharacterIsSubduedAtItsStaminaAndThenSuffersNothingButOnePushForEachDamage(
            @ForAll("hulkTurns") HulkState before,
            @ForAll @IntRange(min = 1, max = 10) int damage,
            @ForAll @IntRange(min = 1, max = 3) int times) {
        CombatantId character = before.team().last();
        int stamina = before.frame().combatant(character).limit().get();
        HulkState hurt = after(before, suffer(character, damage));
        assertThat(hurt.isSubdued(character)).isEqualTo(damage >= stamina);
        HulkState subdued = after(hurt, suffer(character, stamina));
        HulkState now = hurt.isSubdued(character) ? after(subdued, HulkGames.pushSubdued(character)) : subdued;
        for (int i = 0; i < times; i++) {
            HulkState again = after(now, suffer(character, damage));
            assertThat(again).isEqualTo(StateEdits.first(now, new HulkAwaited.SubduedPush(character)));
            now = again;
        }
        for (int i = 0; i < times; i++) {
            now = after(now, HulkGames.pushSubdued(character));
        }
        assertThat(now)
                .as("pushed as often as it was damaged")
                .isEqualTo(hurt.isSubdued(character) ? after(subdued, HulkGames.pushSubdued(character)) : subdued);
        assertThat(now.frame().combatant(character).health()).isEqualTo(Combatant.Health.HEALTHY);
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.ABSORBER, HulkRuleId.SCORE, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void anAbsorberTakesASubduedCharacterOutAndScoresTwo(
            @ForAll("hulkTurns") HulkState before, @ForAll boolean isSubdued) {
        CombatantId character = before.team().last();
        int stamina = before.frame().combatant(character).limit().get();
        HulkState there = isSubdued ? after(before, suffer(character, stamina)) : before;
        HulkCommand enter = new HulkCommand.EnterAbsorber(character, "south");
        assertThat(isAccepted(there, enter)).isEqualTo(isSubdued);
        if (isSubdued) {
            HulkState out = after(there, enter);
            assertThat(out.team()).isEqualTo(before.team().remove(character));
            assertThat(out.frame().cosmicPoints()).isEqualTo(2);
            assertThat(out.ending().isDefined()).isEqualTo(before.team().size() == 3);
            assertThat(out.subdued()).isEmpty();
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.RAGE, HulkRuleId.SCORE, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void hulkGainsOneRageAndTwoPointsHoweverMuchTheDamageExceedsHisStamina(
            @ForAll("crisisTurns") HulkState before, @ForAll @IntRange(min = 1, max = 30) int damage) {
        HulkState after = after(before, suffer(HulkSetup.HULK, damage));
        boolean rages = damage >= before.setup().card().stamina();
        assertThat(after.rage() - before.rage()).isEqualTo(rages ? 1 : 0);
        assertThat(after.frame().crisisPoints()).isEqualTo(rages ? 2 : 0);
        assertThat(after.hulk().damage()).isEqualTo(rages ? 0 : damage);
        assertThat(after.hulk().powerLimit()).isEqualTo(10 + after.rage());
        assertThat(after.nextAwaited()).isEqualTo(Option.when(rages, new HulkAwaited.RagePushTargets()));
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.RAGE, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void newRagePushesTheCharactersNearHulkInAnyOrder(
            @ForAll("crisisTurns") HulkState before, @ForAll @IntRange(max = 8) int number) {
        HulkState raged =
                after(before, suffer(HulkSetup.HULK, before.setup().card().stamina()));
        Vector<CombatantId> near = before.team().take(number);
        HulkState reported = after(raged, new HulkCommand.ReportRagePushTargets(near));
        HulkState forwards = near.foldLeft(reported, HulkTurnProperties::pushedAway);
        assertThat(near.reverse().foldLeft(reported, HulkTurnProperties::pushedAway))
                .isEqualTo(forwards);
        assertThat(forwards.nextAwaited()).isEmpty();
        assertThat(forwards.team()).as("an absorber takes none without a token").isEqualTo(before.team());
    }

    private static HulkState pushedAway(HulkState state, CombatantId character) {
        return after(state, new HulkCommand.PushAway(character, Option.of("north")));
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.PUNY, HulkRuleId.AURA})
    void punyCostsItsPowerTakesOneDamageOffAndPreventsThePush(
            @ForAll("crisisTurns") HulkState before,
            @ForAll @IntRange(max = 12) int damage,
            @ForAll boolean isUsed,
            @ForAll boolean isPushed) {
        CombatantId active = before.frame().active().get();
        HulkState attacked = after(before, new HulkCommand.AttackHulk(active, AttackType.ENERGY, 5, true));
        int cost = before.setup().card().punyCost();
        boolean asked = before.hulk().power() >= cost;
        assertThat(attacked.nextAwaited().contains(new HulkAwaited.PunyDecision()))
                .isEqualTo(asked);
        HulkState decided = asked ? after(attacked, new HulkCommand.DecidePuny(isUsed)) : attacked;
        boolean puny = asked && isUsed;
        assertThat(decided.hulk().power()).isEqualTo(before.hulk().power() - (puny ? cost : 0));
        Vector<HulkEvent> events = step(decided, new HulkCommand.RollAttackOnHulk(AttackResult.of(damage), isPushed))
                .events();
        int left = puny ? Math.max(0, damage - 1) : damage;
        assertThat(events.head()).isEqualTo(new HulkEvent.HulkHit(left, isPushed, puny));
        assertThat(events.contains(new HulkEvent.RageGained(before.rage() + 1, 2)))
                .isEqualTo(left >= before.setup().card().stamina());
        // The push of a new Rage comes first, so only an attack without Rage shows the push of Hulk at once.
        assertThat(left >= before.setup().card().stamina()
                        || events.contains(new HulkEvent.HulkPushed(puny)) == isPushed)
                .isTrue();
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.THROW, EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED})
    void aCharacterThrowsWhatItIsLargeEnoughForAndCanPayAndEachTerrainOnce(
            @ForAll("crisisTurns") HulkState before, @ForAll boolean isWithinRange2) {
        CombatantId active = before.frame().active().get();
        int cost = before.setup().card().throwCost();
        for (Terrain terrain : before.setup().terrain()) {
            HulkCommand thrown = new HulkCommand.ThrowTerrain(active, terrain, isWithinRange2, true);
            boolean possible = isWithinRange2
                    && before.setup().throwable(active).contains(terrain)
                    && power(before, active) >= cost;
            assertThat(isAccepted(before, thrown)).isEqualTo(possible);
            if (possible) {
                HulkState after = after(before, thrown);
                assertThat(power(after, active)).isEqualTo(power(before, active) - cost);
                assertThat(after.isDestroyed(terrain)).isTrue();
                assertThat(isAccepted(after, thrown)).as("a second throw").isFalse();
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void destroyedTerrainPaysItsSizeOnlyDuringAnAuraOfWreckageAndNearHulk(
            @ForAll("hulkTurns") HulkState before, @ForAll boolean isNear, @ForAll boolean byHulk) {
        CombatantId by = byHulk ? HulkSetup.HULK : before.team().head();
        for (Terrain terrain : before.setup().terrain().filter(Terrain::isInteractive)) {
            HulkState after = after(before, new HulkCommand.DestroyTerrain(by, terrain, isNear));
            boolean pays = before.aura().contains(AuraResult.WRECKAGE) && (isNear || byHulk);
            assertThat(power(after, by)).isEqualTo(powerAfterGain(before, by, pays ? terrain.size() : 0));
        }
    }
}
