package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** Laws of the stat card, the tokens, the aura, scoring and the endings. */
class HulkCardProperties {
    @Provide
    Arbitrary<HulkCard> cards() {
        return HulkArbitraries.cards();
    }

    @Provide
    Arbitrary<AuraChart> auras() {
        return HulkArbitraries.auras();
    }

    @Provide
    Arbitrary<Vector<CombatantId>> characters() {
        return Arbitraries.of("A", "B", "C", "D", "E", "F")
                .set()
                .map(names -> Vector.ofAll(names).map(CombatantId::of));
    }

    @Provide
    Arbitrary<String> immunities() {
        return Arbitraries.of(HulkCard.immunities().asJava());
    }

    @Property
    @Verifies(HulkRuleId.RAGE)
    void eachRageTokenIsOneRerollAndOnePowerMore(
            @ForAll @IntRange(max = 20) int tokens, @ForAll @IntRange(max = 20) int more) {
        assertThat(Rage.rerolls(tokens + more)).isEqualTo(Rage.rerolls(tokens) + more);
        assertThat(Rage.powerLimit(tokens + more)).isEqualTo(Rage.powerLimit(tokens) + more);
        assertThat(Rage.powerLimit(tokens) - Rage.rerolls(tokens)).isEqualTo(10);
    }

    @Property
    @Verifies({HulkRuleId.CLAP, HulkRuleId.SMASH, HulkRuleId.STRIKE})
    void noAttackReachesLessWithMoreRageAndStrikeStaysAsPrinted(
            @ForAll("cards") HulkCard card,
            @ForAll HulkAttack attack,
            @ForAll @IntRange(max = 8) int tokens,
            @ForAll @IntRange(max = 8) int more) {
        AttackRange few = Rage.range(card, attack, tokens);
        AttackRange many = Rage.range(card, attack, tokens + more);
        assertThat(many.shape()).isGreaterThanOrEqualTo(few.shape());
        assertThat(many.shape() != few.shape() || many.length() >= few.length()).isTrue();
        assertThat(attack != HulkAttack.STRIKE || many.equals(card.strike().range()))
                .isTrue();
        assertThat(Rage.range(card, attack, 0)).isEqualTo(card.line(attack).range());
        assertThat(Rage.range(card, attack, 5 + more))
                .as("five tokens are enough")
                .isEqualTo(Rage.range(card, attack, 5));
    }

    @Property
    @Verifies({HulkRuleId.CLAP, HulkRuleId.SMASH})
    void rageChangesARangeAtItsThresholdsOnly(@ForAll("cards") HulkCard card, @ForAll @IntRange(max = 8) int tokens) {
        assertThat(Rage.range(card, HulkAttack.THUNDER_CLAP, tokens).equals(AttackRange.beam(4)))
                .isEqualTo(tokens >= 3 || card.thunderClap().range().length() == 4);
        assertThat(Rage.range(card, HulkAttack.HULK_SMASH, tokens).shape() == AttackRange.Shape.AREA)
                .isEqualTo(tokens >= 2);
        assertThat(Rage.range(card, HulkAttack.HULK_SMASH, tokens).equals(AttackRange.area(2)))
                .isEqualTo(tokens >= 5);
    }

    @Property
    @Verifies({HulkRuleId.STRIKE, HulkRuleId.CLAP})
    void noAttackBothPushesAndStuns(@ForAll HulkAttack attack) {
        assertThat(attack.mayPush() && attack.condition().isDefined()).isFalse();
        assertThat(attack.condition().forAll(HulkCard::isImmuneTo))
                .as("Hulk himself is immune to what he causes")
                .isTrue();
    }

    @Property
    @Verifies(HulkRuleId.PUNY)
    void punyTakesOneDamageOffAndNeverGoesBelowNone(
            @ForAll @IntRange(max = 30) int damage, @ForAll @IntRange(max = 30) int more) {
        int left = HulkCard.afterPuny(damage);
        assertThat(left).isBetween(0, damage);
        assertThat(damage - left).isEqualTo(Math.min(1, damage));
        assertThat(HulkCard.afterPuny(damage + more)).isGreaterThanOrEqualTo(left);
    }

    @Property
    @Verifies(HulkRuleId.IMMUNE)
    void heIsImmuneToThreeConditionsHoweverTheyAreWritten(
            @ForAll("immunities") String name,
            @ForAll @AlphaChars @StringLength(max = 8) String other,
            @ForAll @IntRange(max = 3) int spaces) {
        String written = " ".repeat(spaces) + name + " ".repeat(spaces);
        assertThat(HulkCard.isImmuneTo(written)).isTrue();
        assertThat(HulkCard.isImmuneTo(written.toUpperCase(Locale.ROOT))).isTrue();
        assertThat(HulkCard.isImmuneTo(written.toLowerCase(Locale.ROOT))).isTrue();
        assertThat(HulkCard.isImmuneTo(name + other)).isEqualTo(other.isEmpty());
    }

    @Property
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aSubduedCharacterMovesWithOneToolAndAnyOtherWithItsOwn(
            @ForAll("cards") HulkCard card, @ForAll MovementTool printed, @ForAll @IntRange(max = 9) int damage) {
        assertThat(card.movementTool(false, printed)).isEqualTo(printed);
        assertThat(card.movementTool(true, printed)).isEqualTo(card.pushTool(PushCause.SUBDUED));
        assertThat(SubduedToken.isPushedInstead(false, damage)).isFalse();
        assertThat(SubduedToken.isPushedInstead(true, damage)).isEqualTo(damage > 0);
    }

    @Property
    @Verifies({HulkRuleId.SERUM, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aSerumFreesEachSubduedCharacterNearItAndOneThatReachesFurtherNoFewer(
            @ForAll("characters") Vector<CombatantId> subdued,
            @ForAll("characters") Vector<CombatantId> near,
            @ForAll("characters") Vector<CombatantId> farther) {
        Vector<CombatantId> freed = SubduedToken.removedBySerum(subdued, near);
        assertThat(freed).containsExactlyInAnyOrderElementsOf(SubduedToken.removedBySerum(near, subdued));
        assertThat(SubduedToken.removedBySerum(subdued.removeAll(freed), near))
                .as("no second dose")
                .isEmpty();
        assertThat(SubduedToken.removedBySerum(subdued, near.appendAll(farther)))
                .containsAll(freed);
    }

    @Property
    @Verifies({HulkRuleId.ABSORBER, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void onlyTheTokenAndAnAbsorberTogetherKnockACharacterOut(
            @ForAll boolean isSubdued, @ForAll @AlphaChars @StringLength(min = 1, max = 5) String absorber) {
        assertThat(SubduedToken.isKnockedOut(isSubdued, Option.none())).isFalse();
        assertThat(SubduedToken.isKnockedOut(isSubdued, Option.of(absorber))).isEqualTo(isSubdued);
    }

    @Property
    @Verifies({HulkRuleId.AURA, HulkRuleId.LOST_VALUES_ARE_CALLER_DATA})
    void eachFaceHasOneResultAndAChartThatLosesOrRepeatsAFaceIsRefused(
            @ForAll("auras") AuraChart chart, @ForAll CrisisFace face) {
        Vector<Vector<CrisisFace>> faces = Vector.of(chart.surge(), chart.frenzy(), chart.wreckage());
        assertThat(faces.get(chart.result(face).ordinal())).contains(face);
        assertThat(faces.flatMap(each -> each)).containsExactlyInAnyOrder(CrisisFace.values());
        assertThat(AuraChart.check(chart.surge(), chart.frenzy(), chart.wreckage())
                        .get())
                .isEqualTo(chart);
        assertThat(AuraChart.check(
                                chart.surge().remove(face),
                                chart.frenzy().remove(face),
                                chart.wreckage().remove(face))
                        .isLeft())
                .isTrue();
        assertThat(AuraChart.check(chart.surge().append(face), chart.frenzy(), chart.wreckage())
                        .isLeft())
                .isTrue();
    }

    @Property
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void theUsualAuraGivesEachResultToTwoFaces(@ForAll AuraResult result) {
        assertThat(Vector.of(CrisisFace.values())
                        .filter(face -> AuraChart.usual().result(face) == result))
                .hasSize(2);
    }

    @Property
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void anAuraPaysWhenItIsRolledOrWhileItLastsAndNoCharacterFarFromHulk(
            @ForAll AuraResult result,
            @ForAll AttackType type,
            @ForAll @IntRange(max = 9) int rage,
            @ForAll @IntRange(max = 8) int near,
            @ForAll @IntRange(min = 1, max = 5) int size) {
        assertThat(result.attackDice(type, false)).isZero();
        assertThat(result.terrainPower(size, false)).isZero();
        boolean atTheRoll = result.hulkPower(rage + 1, near + 1) > 0;
        boolean lasting = result.attackDice(AttackType.PHYSICAL, true) + result.terrainPower(size, true) > 0;
        assertThat(atTheRoll || lasting).isTrue();
        assertThat(result.crisisPower() > 0 && lasting).isFalse();
        assertThat(result.attackDice(type, true) > 0 && type != AttackType.PHYSICAL)
                .isFalse();
        assertThat(result.terrainPower(size + 1, true) - result.terrainPower(size, true))
                .isEqualTo(Integer.signum(result.terrainPower(size, true)));
        assertThat(result.hulkPower(rage, near)).isIn(0, rage, near);
        assertThat(result.hulkPower(rage + 1, near + 1) - result.hulkPower(rage, near))
                .as("one Power for each token, or for each character")
                .isEqualTo(atTheRoll ? 1 : 0);
    }

    @Property
    @Verifies(HulkRuleId.SCORE)
    void pointsAddUp(
            @ForAll @IntRange(max = 9) int one,
            @ForAll @IntRange(max = 9) int other,
            @ForAll @IntRange(max = 9) int absorbers,
            @ForAll @IntRange(max = 9) int more) {
        assertThat(HulkScoring.cosmicPoints(one + other))
                .isEqualTo(HulkScoring.cosmicPoints(one) + HulkScoring.cosmicPoints(other));
        assertThat(HulkScoring.crisisPoints(one + other, absorbers + more))
                .isEqualTo(HulkScoring.crisisPoints(one, absorbers) + HulkScoring.crisisPoints(other, more));
        assertThat(HulkScoring.crisisPoints(one, absorbers)).isEqualTo(HulkScoring.cosmicPoints(one) + absorbers);
    }

    @Property
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void theThreeEndingsExcludeOneAnotherAndTogetherCoverEveryEnd(
            @ForAll @IntRange(max = 20) int cosmic,
            @ForAll @IntRange(max = 20) int crisis,
            @ForAll @IntRange(max = 9) int characters) {
        Option<Ending> ending = HulkEndings.of(cosmic, crisis, characters);
        boolean over = cosmic >= 12 || crisis >= 12 || characters < 3;
        assertThat(ending.isDefined()).isEqualTo(over);
        assertThat(Vector.of(HulkEndings.MISSION_ACCOMPLISHED, HulkEndings.GAMMA_RAMPAGE, HulkEndings.RAMPAGE_OVER)
                        .count(ending::contains))
                .isEqualTo(over ? 1 : 0);
        assertThat(ending.contains(HulkEndings.GAMMA_RAMPAGE)).isEqualTo(crisis >= 12 && cosmic < 12);
    }

    @Property
    @Verifies(HulkRuleId.THROW)
    void aLargerCharacterThrowsWhateverASmallerOneThrowsAndNoneThrowsFixedTerrain(
            @ForAll @IntRange(min = 1, max = 6) int terrain,
            @ForAll @IntRange(min = 1, max = 6) int thrower,
            @ForAll @IntRange(max = 3) int more) {
        boolean throwable = Terrain.interactive("car", terrain).isThrownBy(thrower);
        assertThat(throwable).isEqualTo(thrower >= terrain);
        assertThat(!throwable || Terrain.interactive("car", terrain).isThrownBy(thrower + more))
                .isTrue();
        assertThat(new Terrain("rock", terrain, false).isThrownBy(thrower)).isFalse();
    }
}
