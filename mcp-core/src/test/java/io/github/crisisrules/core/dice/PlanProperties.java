package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.core.DiceArbitraries;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of plans: rerolls towards a goal, dice kept and changed, and the notation of dice. */
class PlanProperties {
    @Provide
    Arbitrary<CrisisPlan> plans() {
        return DiceArbitraries.plans().withoutEdgeCases();
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return Arbitraries.longs().map(Seed::of);
    }

    @Property(tries = 250, shrinking = ShrinkingMode.BOUNDED)
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void theOddsOfAPlanAreThoseOfEveryWayAndEveryChoiceTriedDieByDie(
            @ForAll("plans") CrisisPlan plan, @ForAll @IntRange(min = 1, max = 2) int dice) {
        Distribution<FaceTally> literal = LiteralPlan.odds(plan, dice);
        DicePool pool = DicePool.of(dice);
        assertThat(CrisisOdds.faces(plan, pool)).isEqualTo(literal);
        assertThat(CrisisOdds.successes(plan, pool))
                .isEqualTo(literal.map(
                        tally -> tally.count(plan.rules().successes().faces())));
        assertThat(CrisisOdds.tally(plan, pool).map(RollTally::wilds)).isEqualTo(literal.map(FaceTally::wilds));
    }

    @Property(tries = 200)
    @Verifies(CrisisRuleId.FAIL)
    void adviceRerollsTheFewestDiceThatServeTheGoalBest(
            @ForAll("plans") CrisisPlan any, @ForAll @IntRange(min = 1, max = 3) int dice, @ForAll("seeds") Seed seed) {
        CrisisPlan plan = any.withKept(KeptDice.all())
                .withChanges(Vector.empty())
                .withOpposing(Vector.empty())
                .withGoals(any.aims().take(1));
        RollRules rules = plan.rules();
        CrisisRoll roll = CrisisRolls.roll(rules.rerolling(0), DicePool.of(dice), seed);
        RerollAdvice advice = RerollAdvice.of(plan, DicePool.of(dice));
        Vector<Integer> advised = advice.dice(roll);
        Ratio best = mean(plan, roll.shown(), advised);
        assertThat(advice.expectedWorth(roll)).isEqualTo(best);
        for (Vector<Integer> choice : Vector.range(0, roll.shown().size()).combinations()) {
            boolean allowed = choice.size() <= rules.rerolls().limit()
                    && choice.forAll(
                            place -> rules.failuresUnlocked() || roll.shown().get(place) != CrisisFace.FAILURE);
            if (allowed) {
                int order = mean(plan, roll.shown(), choice).compareTo(best);
                assertThat(order).as("rerolling %s", choice).isNotPositive();
                assertThat(order == 0 && choice.size() < advised.size())
                        .as("%s is as good as %s", choice, advised)
                        .isFalse();
            }
        }
        assertThat(advised.forAll(
                        place -> rules.failuresUnlocked() || roll.shown().get(place) != CrisisFace.FAILURE))
                .isTrue();
        assertThat(advised.size()).isLessThanOrEqualTo(rules.rerolls().limit());
        assertThat(advised).isEqualTo(advised.distinct().sorted());
    }

    private static Ratio mean(CrisisPlan plan, Vector<CrisisFace> shown, Vector<Integer> places) {
        Distribution<Vector<CrisisFace>> ends = Distribution.certain(shown);
        for (int place : places) {
            ends = ends.combine(CrisisDie.odds(), (faces, face) -> faces.update(place, face));
        }
        Distribution<Vector<CrisisFace>> all = ends;
        return all.outcomes()
                .map(faces -> all.probability(faces).times(plan.aims().head().worth(FaceTally.of(faces))))
                .fold(Ratio.ZERO, Ratio::plus);
    }

    @Property(tries = 300)
    void keptDiceAreTheFirstOfTheOrderAfterThoseThatAreDropped(
            @ForAll @Size(max = 8) List<CrisisFace> shown,
            @ForAll @IntRange(max = 5) int dropped,
            @ForAll @IntRange(max = 5) int max) {
        FaceTally tally = FaceTally.of(shown);
        KeptDice kept = new KeptDice(dropped, max, Vector.of(CrisisFace.values()));
        assertThat(kept.of(tally).faces()).isEqualTo(tally.faces().drop(dropped).take(max));
        assertThat(KeptDice.highest(max).of(tally).faces())
                .isEqualTo(tally.faces().take(max));
        assertThat(KeptDice.lowest(max).of(tally).faces())
                .isEqualTo(tally.faces().takeRight(max));
        assertThat(KeptDice.dropHighest(dropped).of(tally).faces())
                .isEqualTo(tally.faces().drop(dropped));
        assertThat(KeptDice.dropLowest(dropped).of(tally).faces())
                .isEqualTo(tally.faces().dropRight(dropped));
        assertThat(KeptDice.all().of(tally)).isEqualTo(tally);
        assertThat(KeptDice.dropHighest(dropped).isAll()).isEqualTo(dropped == 0);
        assertThat(KeptDice.highest(max).isAll()).isFalse();
        assertThat(KeptDice.all().isAll()).isTrue();
    }

    @Property(tries = 300)
    void aRollIsReadBackFromItsText(
            @ForAll("plans") CrisisPlan plan,
            @ForAll @IntRange(min = 1, max = 9) int dice,
            @ForAll("seeds") Seed seed) {
        CrisisRoll roll = CrisisRolls.roll(plan.rules(), DicePool.of(dice), seed);
        assertThat(CrisisRoll.parse(roll.text())).isEqualTo(roll);
        assertThat(roll.text().contains("->"))
                .isEqualTo(!roll.shown().equals(roll.original().appendAll(roll.added())));
        assertThat(roll.text().contains("+")).isEqualTo(!roll.added().isEmpty());
        assertThat(FaceTally.parse(roll.tally().text())).isEqualTo(roll.tally());
        assertThat(roll.tally().dice()).isEqualTo(roll.shown().size());
        for (CrisisFace face : CrisisFace.values()) {
            assertThat(roll.count(face))
                    .isEqualTo(roll.tally().count(face))
                    .isEqualTo(roll.shown().count(shown -> shown == face));
            assertThat(roll.tally().plus(face, 2).plus(face, -2)).isEqualTo(roll.tally());
            assertThat(roll.tally().plus(face, 2).dice()).isEqualTo(roll.shown().size() + 2);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRoll.parse(roll.text() + " + H + H"));
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRoll.parse(roll.text() + " -> H -> H"));
    }

    @Property(tries = 200)
    void facesAreReadInEverySpellingAndSeparatedByAnything(
            @ForAll @Size(max = 6) List<CrisisFace> faces, @ForAll @IntRange(max = 3) int style) {
        Vector<CrisisFace> all = Vector.ofAll(faces);
        String text = switch (style) {
            case 0 -> all.map(face -> String.valueOf(face.letter())).mkString();
            case 1 ->
                all.map(face -> String.valueOf(face.letter()).toLowerCase(Locale.ROOT))
                        .mkString(" ");
            case 2 -> all.map(CrisisFace::name).mkString(", ");
            default ->
                all.map(face -> switch (face) {
                            case CRITICAL -> "Crit";
                            case FAILURE -> "fail";
                            default -> face.name();
                        })
                        .mkString("  ");
        };
        assertThat(CrisisFace.parseAll(text)).isEqualTo(all);
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisFace.parseAll(text + " miss"));
        assertThat(DicePool.parse((faces.size() + 1) + (style > 1 ? " dice" : "")))
                .isEqualTo(DicePool.of(faces.size() + 1));
    }

    @Property(tries = 100)
    void aGoalCountsItsFacesAndACustomGoalSeesNoOthers(
            @ForAll @Size(max = 8) List<CrisisFace> shown,
            @ForAll @Size(min = 1, max = 4) Set<CrisisFace> faces,
            @ForAll @IntRange(min = 1, max = 4) int dice) {
        FaceTally tally = FaceTally.of(shown);
        CrisisFace[] named = faces.toArray(CrisisFace[]::new);
        long count = shown.stream().filter(faces::contains).count();
        assertThat(RollGoal.most(named).worth(tally)).isEqualTo(count);
        assertThat(RollGoal.atLeast(dice, named).worth(tally)).isEqualTo(count >= dice ? 1 : 0);
        assertThat(RollGoal.custom("all dice", FaceTally::dice, named).worth(tally))
                .isEqualTo(count);
        assertThat(RollGoal.custom("all dice", FaceTally::dice).worth(tally)).isEqualTo(shown.size());
    }
}
