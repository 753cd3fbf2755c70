package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class DieProperties {
    @Property(tries = 300)
    @Verifies(DICE)
    void notationIsReadBack(@ForAll("pools") Pool pool) {
        assertThat(Pool.parse(pool.toString())).contains(pool);
    }

    @Property
    @Verifies(DICE)
    void aStepBackUndoesAStepUp(@ForAll DieSize die) {
        die.stepUp().forEach(up -> {
            assertThat(up.stepBack()).containsExactly(die);
            assertThat(up.sides()).isEqualTo(die.sides() + 2);
        });
        assertThat(die.stepUp().isEmpty()).isEqualTo(die.sides() == 12);
        assertThat(die.stepBack().isEmpty()).isEqualTo(die.sides() == 4);
    }

    @Property
    @Verifies(DICE)
    void stepsUpAddUpAndEndAtD12(
            @ForAll DieSize die, @ForAll @IntRange(max = 6) int first, @ForAll @IntRange(max = 6) int second) {
        assertThat(die.up(first).up(second)).isEqualTo(die.up(first + second));
        assertThat(die.up(first).sides()).isEqualTo(Math.min(12, die.sides() + 2 * first));
    }

    @Property(tries = 300)
    @Verifies(DICE)
    void aPoolIsTheDiceThatJoinedItInAnyOrder(
            @ForAll("pools") Pool one, @ForAll("pools") Pool other, @ForAll DieSize die) {
        assertThat(one.plus(other))
                .isEqualTo(other.plus(one))
                .isEqualTo(Pool.ofAll(other.dice().appendAll(one.dice())));
        assertThat(one.plus(die).minus(die)).isEqualTo(one);
        assertThat(one.minus(die).equals(one)).isEqualTo(!one.dice().contains(die));
        assertThat(one.dice().sorted()).isEqualTo(one.dice());
        assertThat(one.lowest()).isEqualTo(one.dice().headOption());
        assertThat(one.highest()).isEqualTo(one.dice().lastOption());
        assertThat(one.plus(other).combinations()).isEqualTo(one.combinations().multiply(other.combinations()));
    }

    @Property(tries = 300)
    @Verifies(DICE)
    void onlyTheFiveSizesAndOneToAThousandDiceAreRead(
            @ForAll @IntRange(max = 1100) int count, @ForAll @IntRange(max = 20) int sides) {
        boolean known = DieSize.all().exists(die -> die.sides() == sides);
        // Three digits are read for a number, so a thousand dice take two terms.
        assertThat(Pool.parse(count + "d" + sides).isRight()).isEqualTo(known && count >= 1 && count <= 999);
        assertThat(Pool.parse("999d6+" + count + "d6").isRight()).isEqualTo(count == 1);
        assertThat(DieSize.ofSides(sides).isRight()).isEqualTo(known);
        assertThat(DieSize.parse("d" + sides).map(DieSize::sides).toOption()).isEqualTo(Option.when(known, sides));
    }

    @Property(tries = 300)
    @Verifies(ROLL)
    void aRollIsReadFromAFaceForEachDieThatTheDieHas(
            @ForAll("rolls") Roll roll, @ForAll @IntRange(max = 14) int face, @ForAll @IntRange(max = 5) int place) {
        Vector<DieSize> dice = roll.dice().map(RolledDie::size);
        Vector<Integer> faces = roll.dice().map(RolledDie::face);
        assertThat(Roll.of(dice, faces)).containsExactly(roll);
        assertThat(Roll.of(dice, faces.append(2)).isLeft()).isTrue();
        if (place < dice.size()) {
            assertThat(Roll.of(dice, faces.update(place, face)).isRight())
                    .isEqualTo(face >= 1 && face <= dice.get(place).sides());
        }
        assertThat(roll.opportunities().appendAll(roll.usable()).sorted()).isEqualTo(Vector.range(0, dice.size()));
    }

    @Property(tries = 300)
    @Verifies(ROLL)
    void aSeedRollsEveryDieOfThePoolToOneOfItsFaces(@ForAll("pools") Pool pool, @ForAll long seed) {
        Roll roll = Roll.of(pool, Seed.of(seed));
        assertThat(Pool.ofAll(roll.dice().map(RolledDie::size))).isEqualTo(pool);
        assertThat(Roll.of(pool, Seed.of(seed))).isEqualTo(roll);
    }

    @Property(tries = 300)
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void aReactionThatCanWinPicksTheLargestEffectThatExceedsTheTotal(
            @ForAll("rolls") Roll roll, @ForAll("totals") int total) {
        DiceChoice pick = PickStrategy.largestEffectBeating(total).choose(roll, 2);
        Vector<DiceChoice> winning = DiceChoice.all(roll, 2).filter(choice -> choice.total() > total);
        assertThat(pick.total() > total).isEqualTo(!winning.isEmpty());
        assertThat(winning)
                .allMatch(choice -> choice.effect().sides() <= pick.effect().sides());
    }

    @Property(tries = 300)
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void onlyASpareDieBecomesAFurtherEffectAndTheLargestFirst(
            @ForAll("rollsOfThree") Roll roll, @ForAll @IntRange(max = 7) int place) {
        DiceChoice choice = DiceChoice.of(roll, Vector.of(0, 1), Vector.of(2)).get();
        assertThat(choice.addEffect(place).isRight())
                .isEqualTo(place > 2 && place < roll.dice().size());
        for (DiceChoice more : choice.addEffect(place)) {
            assertThat(more.effects())
                    .isEqualTo(choice.effects().append(roll.dice().get(place).size()));
            assertThat(more.spare()).isEqualTo(choice.spare().remove(place));
        }
        assertThat(choice.withLargestSpares(9).effects().tail()).isEqualTo(choice.spareSizes());
        assertThat(choice.spareSizes().sorted().reverse()).isEqualTo(choice.spareSizes());
    }

    @Property(tries = 200)
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void anOpportunityIsNeverPartOfATotalOrAnEffect(@ForAll("rolls") Roll roll) {
        for (DiceChoice choice : DiceChoice.all(roll, 2)) {
            assertThat(choice.totalDice().appendAll(choice.effectDice()))
                    .noneMatch(place -> roll.dice().get(place).face() == 1);
        }
    }

    @Property(tries = 200)
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void oneMoreDieThatShowsOneChangesNoResult(
            @ForAll("rolls") Roll roll, @ForAll DieSize size, @ForAll @IntRange(max = 6) int place) {
        Vector<RolledDie> dice = roll.dice();
        Roll more = new Roll(dice.insert(Math.min(place, dice.size()), new RolledDie(size, 1)));
        assertThat(results(more)).isEqualTo(results(roll));
        assertThat(more.opportunities().size()).isEqualTo(roll.opportunities().size() + 1);
    }

    @Property(tries = 200)
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void theOrderOfTheDiceChangesNoResult(@ForAll("shuffledRolls") Tuple2<Roll, Roll> pair) {
        assertThat(results(pair._2)).isEqualTo(results(pair._1));
    }

    @Property(tries = 200)
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void aResultIsTheSumOfTwoFacesWithTheSizeOfAThirdDie(@ForAll("rollsOfThree") Roll roll) {
        Vector<Tuple2<Integer, Vector<DieSize>>> literal = Vector.empty();
        Vector<RolledDie> dice = roll.dice();
        for (int effect = 0; effect < dice.size(); effect++) {
            for (int low = 0; low < dice.size(); low++) {
                for (int high = low + 1; high < dice.size(); high++) {
                    if (effect != low && effect != high) {
                        int total = dice.get(low).face() + dice.get(high).face();
                        literal = literal.append(
                                new Tuple2<>(total, Vector.of(dice.get(effect).size())));
                    }
                }
            }
        }
        assertThat(results(roll)).isEqualTo(sorted(literal));
    }

    @Property(tries = 200)
    @Verifies({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    void noTotalExceedsTheTwoHighestFacesThatAreNotOne(@ForAll("rolls") Roll roll) {
        Vector<Integer> faces = roll.dice()
                .map(RolledDie::face)
                .filter(face -> face > 1)
                .sorted()
                .reverse();
        assertThat(PickStrategy.HIGHEST_TOTAL.choose(roll, 2).total())
                .isEqualTo(faces.take(2).sum().intValue());
    }

    @Property
    @Verifies({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    void upToTwoUsableDiceAddUpAndLeaveAD4(
            @ForAll("rollsOfAtMostTwo") Roll usable, @ForAll @IntRange(max = 4) int opportunities) {
        Roll roll = new Roll(usable.dice().prependAll(Vector.fill(opportunities, () -> new RolledDie(DieSize.D8, 1))));
        Vector<DiceChoice> choices = DiceChoice.all(roll, 2);
        assertThat(choices).hasSize(1);
        assertThat(choices.head().total())
                .isEqualTo(usable.dice().map(RolledDie::face).sum().intValue());
        assertThat(choices.head().effects()).containsExactly(DieSize.D4);
        assertThat(DiceChoice.of(roll, roll.usable(), Vector.empty())).contains(choices.head());
    }

    @Property(tries = 200)
    @Verifies(EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4)
    void anExtraDieAddsItsFaceToTheTotalAndIsBought(@ForAll("rollsOfThree") Roll roll) {
        DiceChoice two = DiceChoice.of(roll, Vector.of(0, 1), Vector.of(2)).get();
        Vector<Integer> others = Vector.range(3, roll.dice().size());
        DiceChoice three =
                DiceChoice.of(roll, Vector.of(0, 1, 2), others.take(1)).get();
        assertThat(three.total()).isEqualTo(two.total() + roll.dice().get(2).face());
        assertThat(three.bought()).containsExactly(2);
        assertThat(two.bought()).isEmpty();
        assertThat(three.effect())
                .isEqualTo(others.isEmpty() ? DieSize.D4 : roll.dice().get(3).size());
        // A total that takes every die leaves a D4; one that leaves a die has to use it.
        assertThat(DiceChoice.of(roll, Vector.of(0, 1, 2), Vector.empty()).isRight())
                .isEqualTo(others.isEmpty());
    }

    @Property(tries = 200)
    @Verifies({ROLL, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    void everyDieBeyondTwoAndOneIsBought(@ForAll("rolls") Roll roll, @ForAll @IntRange(min = 2, max = 4) int inTotal) {
        for (DiceChoice choice : DiceChoice.all(roll, inTotal)) {
            assertThat(DiceChoice.of(roll, choice.totalDice(), choice.effectDice()))
                    .contains(choice);
            DiceChoice all = choice.withLargestSpares(roll.dice().size());
            int free = Math.min(2, choice.totalDice().size())
                    + Math.min(1, choice.effectDice().size());
            assertThat(all.spare()).isEmpty();
            assertThat(all.bought().size() + free).isEqualTo(roll.usable().size());
        }
    }

    @Property(tries = 200)
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void noChoiceIsBetterThanThePick(@ForAll("rolls") Roll roll, @ForAll("totals") int reach) {
        DiceChoice highest = PickStrategy.HIGHEST_TOTAL.choose(roll, 2);
        DiceChoice still = PickStrategy.largestEffectReaching(reach).choose(roll, 2);
        for (DiceChoice choice : DiceChoice.all(roll, 2)) {
            assertThat(choice.total()).isLessThanOrEqualTo(highest.total());
            if (choice.total() == highest.total()) {
                assertThat(choice.effect()).isLessThanOrEqualTo(highest.effect());
            }
            if (choice.total() >= reach) {
                assertThat(still.total()).isGreaterThanOrEqualTo(reach);
                assertThat(choice.effect()).isLessThanOrEqualTo(still.effect());
            }
        }
    }

    /** Returns the results that a roll allows, without the positions of the dice. */
    private static Vector<Tuple2<Integer, Vector<DieSize>>> results(Roll roll) {
        return sorted(DiceChoice.all(roll, 2).map(choice -> new Tuple2<>(choice.total(), choice.effects())));
    }

    private static Vector<Tuple2<Integer, Vector<DieSize>>> sorted(Vector<Tuple2<Integer, Vector<DieSize>>> results) {
        return results.sortBy(result -> 100 * result._1 + result._2.head().sides());
    }

    @Provide
    Arbitrary<Pool> pools() {
        return DieArbitraries.pools(0, 12);
    }

    @Provide
    Arbitrary<Roll> rolls() {
        return DieArbitraries.rolls(0, 6);
    }

    @Provide
    Arbitrary<Roll> rollsOfThree() {
        return DieArbitraries.usableRolls(3, 6);
    }

    @Provide
    Arbitrary<Roll> rollsOfAtMostTwo() {
        return DieArbitraries.usableRolls(0, 2);
    }

    @Provide
    Arbitrary<Tuple2<Roll, Roll>> shuffledRolls() {
        return DieArbitraries.shuffledRolls(6);
    }

    @Provide
    Arbitrary<Integer> totals() {
        return Arbitraries.integers().between(0, 24);
    }
}
