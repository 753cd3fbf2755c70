package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Which dice stand beside each other in a pool. */
class PoolRulesTest {
    private static final Datafile HERO = Datafile.builder()
            .name("Hero")
            .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
            .addDistinctions("Brave", "Calm")
            .addPowerSets(
                    PowerSet.builder()
                            .name("Fire")
                            .addPowers(Power.of("Flame", DieSize.D8), Power.of("Heat", DieSize.D6))
                            .build(),
                    PowerSet.builder()
                            .name("Flight")
                            .addPowers(Power.of("Wings", DieSize.D8))
                            .build())
            .build();

    private static PoolDie die(Trait trait) {
        return new PoolDie(trait, DieSize.D8, false);
    }

    private static Either<RuleViolation, PoolDie> join(Trait trait, Trait... pool) {
        return PoolRules.join(Vector.of(pool).map(PoolRulesTest::die), die(trait), HERO, AffiliationKind.SOLO);
    }

    @Test
    @Verifies({POOL, SCENE_DISTINCTION})
    void onePowerOfEachSetAndOneDistinctionOfWhateverKind() {
        assertThat(join(Trait.power("Wings"), Trait.power("Flame")).isRight()).isTrue();
        assertThat(join(Trait.power("Heat"), Trait.power("Flame")).getLeft())
                .isEqualTo(new PoolViolation.SlotTaken(Trait.power("Heat"), Trait.power("Flame")));
        assertThat(join(Trait.sceneDistinction("Dark"), Trait.distinction("Brave"))
                        .getLeft())
                .isEqualTo(new PoolViolation.SlotTaken(Trait.sceneDistinction("Dark"), Trait.distinction("Brave")));
        assertThat(join(Trait.distinction("Brave"), Trait.power("Flame")).isRight())
                .isTrue();
        assertThat(PoolRules.place(Trait.power("Flame"), HERO)).isEqualTo("power of Fire");
        assertThat(PoolRules.place(Trait.distinction("Brave"), HERO)).isEqualTo("distinction");
        assertThat(PoolRules.place(Trait.stunt("Roar"), HERO)).isEqualTo("push, stunt or resource");
        assertThat(PoolRules.place(Trait.trauma(StressType.PHYSICAL), HERO)).isEqualTo("stress of the opposition");
        // An extra die needs no place of its own.
        assertThat(PoolRules.join(
                                Vector.of(die(Trait.power("Flame"))),
                                new PoolDie(Trait.power("Heat"), DieSize.D6, true),
                                HERO,
                                AffiliationKind.SOLO)
                        .isRight())
                .isTrue();
    }

    @Test
    @Verifies(POOL)
    void aTraitIsOneThingButPushesStuntsAndDoomDiceAreBoughtAgain() {
        PoolDie again = new PoolDie(Trait.power("Flame"), DieSize.D8, true);
        assertThat(PoolRules.join(Vector.of(die(Trait.power("Flame"))), again, HERO, AffiliationKind.SOLO)
                        .getLeft())
                .isEqualTo(new PoolViolation.TraitUsedTwice(Trait.power("Flame")));
        for (Trait bought : Vector.of(Trait.push("Harder"), Trait.stunt("Roar"), Trait.doom(DieSize.D6))) {
            PoolDie more = new PoolDie(bought, DieSize.D6, true);
            assertThat(PoolRules.join(Vector.of(die(bought)), more, HERO, AffiliationKind.SOLO))
                    .as("%s", bought)
                    .contains(more);
        }
    }

    @Test
    @Verifies({POOL, TRAUMA})
    void stressOrTraumaAndOneAffiliationThatCounts() {
        Trait stress = Trait.stress(StressType.PHYSICAL);
        Trait trauma = Trait.trauma(StressType.MENTAL);
        assertThat(join(trauma, stress).getLeft()).isEqualTo(new PoolViolation.StressAndTrauma(trauma, stress));
        assertThat(join(stress, trauma).getLeft()).isEqualTo(new PoolViolation.StressAndTrauma(stress, trauma));
        assertThat(join(Trait.solo()).isRight()).isTrue();
        assertThat(join(Trait.team()).getLeft())
                .isEqualTo(new PoolViolation.OtherAffiliation(Trait.team(), AffiliationKind.SOLO));
        assertThat(join(Trait.team(), Trait.solo()).getLeft())
                .isEqualTo(new PoolViolation.SlotTaken(Trait.team(), Trait.solo()));
    }

    @Test
    void aRefusalSaysWhetherAPlotPointMakesRoom() {
        assertThat(new PoolViolation.SlotTaken(Trait.power("Heat"), Trait.power("Flame")).describe())
                .isEqualTo("The power Heat does not fit into the pool: the power Flame has its place."
                        + " Pay for it as an extra trait.");
        assertThat(Vector.of(
                                new PoolViolation.SlotTaken(Trait.solo(), Trait.solo()),
                                new PoolViolation.SlotTaken(Trait.push("Harder"), Trait.stunt("Flame")),
                                new PoolViolation.SlotTaken(Trait.stunt("Flame"), Trait.resource("Lab")))
                        .map(PoolViolation::describe))
                .allSatisfy(text -> assertThat(text).endsWith("has its place. Roll without it."));
    }

    @Test
    @Verifies({OPPOSE, DOOM_SPEND})
    void theWatcherRollsTheWholeDoomPoolAndTheAffectedTraits() {
        PoolDie webbed = new PoolDie(Trait.complication("Webbed"), DieSize.D10, false);
        assertThat(PoolRules.opposition(Pool.of("2d6+d8"), Vector.of(webbed)).map(PoolDie::describe))
                .containsExactly("doom D6", "doom D6", "doom D8", "D10 for the complication Webbed");
    }
}
