package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.core.DiceArbitraries;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the Crisis die and of its rolls. */
class DiceProperties {
    private static final Vector<CrisisFace> PRINTED = Vector.of(
            CrisisFace.CRITICAL,
            CrisisFace.WILD,
            CrisisFace.HIT,
            CrisisFace.HIT,
            CrisisFace.BLOCK,
            CrisisFace.BLANK,
            CrisisFace.BLANK,
            CrisisFace.FAILURE);

    @Provide
    Arbitrary<Vector<CrisisFace>> dice() {
        return DiceArbitraries.dice(12).withoutEdgeCases();
    }

    @Provide
    Arbitrary<RollRules> rules() {
        return DiceArbitraries.rules().withoutEdgeCases();
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return Arbitraries.longs().map(Seed::of);
    }

    @Property(tries = 50)
    @Verifies(CrisisRuleId.DIE)
    void theOddsOfAFaceAreThoseOfThePrintedDieRolledInEveryWay(
            @ForAll CrisisFace face, @ForAll @IntRange(max = 4) int dice) {
        Vector<Vector<CrisisFace>> ways = Vector.of(Vector.empty());
        for (int i = 0; i < dice; i++) {
            ways = ways.flatMap(way -> PRINTED.map(way::append));
        }
        Distribution<Integer> odds = CrisisOdds.showing(shown -> shown == face, dice);
        Vector<Vector<CrisisFace>> all = ways;
        for (int shown = 0; shown <= dice; shown++) {
            int count = shown;
            assertThat(odds.probability(shown))
                    .isEqualTo(Ratio.of(all.count(way -> way.count(each -> each == face) == count), all.size()));
        }
        assertThat(CrisisDie.sides().sorted()).isEqualTo(PRINTED.sorted());
    }

    @Property(tries = 200)
    @Verifies({CrisisRuleId.ATTACK, CrisisRuleId.DEFENCE})
    void successesOfDiceAreThoseOfTheirPartsAndOnlyHitsAndBlocksDifferBetweenTheSides(
            @ForAll("dice") Vector<CrisisFace> dice, @ForAll @IntRange(max = 12) int cut) {
        for (Successes successes : Vector.of(Successes.attack(), Successes.defence())) {
            assertThat(successes.count(dice))
                    .isEqualTo(successes.count(dice.take(cut)) + successes.count(dice.drop(cut)))
                    .isEqualTo(successes.count(dice.reverse()))
                    .isBetween(0, dice.size());
        }
        assertThat(Successes.attack().count(dice) - Successes.defence().count(dice))
                .isEqualTo(CrisisFace.HIT.count(dice) - CrisisFace.BLOCK.count(dice));
        assertThat(Successes.attack().count(dice) + Successes.defence().count(dice))
                .isEqualTo(dice.count(face -> face == CrisisFace.HIT || face == CrisisFace.BLOCK)
                        + 2 * dice.count(face -> face == CrisisFace.CRITICAL || face == CrisisFace.WILD));
    }

    @Property(tries = 300)
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void aRollAddsADieForEachOriginalCriticalAndLeavesLockedFailuresAlone(
            @ForAll("rules") RollRules rules,
            @ForAll @IntRange(min = 1, max = 12) int dice,
            @ForAll("seeds") Seed seed) {
        CrisisRoll roll = CrisisRolls.roll(rules, DicePool.of(dice), seed);
        assertThat(roll.original()).hasSize(dice);
        assertThat(roll.added())
                .hasSize(rules.criticalsAddDice() ? roll.original().count(face -> face == CrisisFace.CRITICAL) : 0);
        Vector<CrisisFace> fell = roll.original().appendAll(roll.added());
        Vector<Integer> changed = CrisisRolls.changed(roll);
        assertThat(changed.size()).isLessThanOrEqualTo(rules.rerolls().limit());
        assertThat(changed.filter(place -> fell.get(place) == CrisisFace.FAILURE && !rules.failuresUnlocked()))
                .isEmpty();
        assertThat(changed.filter(place -> rules.successes().include(fell.get(place))))
                .as("a die that succeeds is not rerolled")
                .isEmpty();
        assertThat(CrisisRolls.fault(rules, DicePool.of(dice), roll)).isEmpty();
    }

    @Property(tries = 300)
    @Verifies({CrisisRuleId.FAIL, CrisisRuleId.CRIT})
    void turningADieIsRefusedExactlyForALockedFailureAndNeverAddsADie(
            @ForAll("rules") RollRules rules,
            @ForAll @IntRange(min = 1, max = 8) int dice,
            @ForAll @IntRange(max = 15) int place,
            @ForAll CrisisFace to,
            @ForAll("seeds") Seed seed) {
        CrisisRoll roll = CrisisRolls.roll(rules, DicePool.of(dice), seed);
        int die = place % roll.shown().size();
        var turned = CrisisRolls.turn(rules, roll, LinkedHashMap.of(die, to));
        boolean locked = roll.shown().get(die) == CrisisFace.FAILURE && !rules.failuresUnlocked();
        assertThat(turned.isLeft()).isEqualTo(locked);
        turned.forEach(after -> assertThat(after.shown())
                .isEqualTo(roll.shown().update(die, to))
                .hasSameSizeAs(roll.shown()));
    }

    @Property(tries = 300)
    @Verifies(CrisisRuleId.POOL)
    void aPoolHasAtLeastOneDieAndGainsAsManyAsAreAddedWhereItDoesNotReachTheBound(
            @ForAll @IntRange(min = 1, max = 20) int dice, @ForAll @IntRange(min = -40, max = 40) int more) {
        DicePool after = DicePool.of(dice).plus(more);
        assertThat(after.dice()).isPositive().isGreaterThanOrEqualTo(dice + more);
        assertThat(after.dice() == 1 || after.dice() == dice + more).isTrue();
        assertThat(after.plus(1).dice()).isGreaterThan(after.dice());
    }

    @Property(tries = 300)
    @Verifies(CrisisRuleId.DAMAGE)
    void damageAndWhatIsCancelledTogetherAreTheAttack(
            @ForAll @IntRange(max = 30) int attack, @ForAll @IntRange(max = 30) int defence) {
        int damage = CrisisRolls.damage(attack, defence);
        assertThat(damage).isBetween(0, attack);
        assertThat(damage + Math.min(attack, defence)).isEqualTo(attack);
        assertThat(CrisisRolls.damage(attack + 1, defence + 1)).isEqualTo(damage);
        assertThat(CrisisRolls.damage(attack, defence + 1)).isLessThanOrEqualTo(damage);
    }

    @Property(tries = 40)
    @Verifies(CrisisRuleId.DAMAGE)
    void theOddsOfDamageAreThoseOfBothRollsTakenTogether(
            @ForAll @IntRange(min = 1, max = 6) int attack, @ForAll @IntRange(min = 1, max = 6) int defence) {
        Distribution<Integer> both = CrisisOdds.successes(RollRules.attack(), DicePool.of(attack))
                .combine(
                        CrisisOdds.successes(RollRules.defence(), DicePool.of(defence)),
                        (hits, blocks) -> Math.max(0, hits - blocks));
        Distribution<Integer> damage = CrisisOdds.damage(attack, defence);
        assertThat(damage.outcomes()).containsExactlyInAnyOrderElementsOf(both.outcomes());
        assertThat(damage.outcomes()).allMatch(each -> damage.probability(each).equals(both.probability(each)));
    }
}
