package io.github.crisisrules.heroic.action;

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
    void aTraitIsOneThingButPushesStuntsAndDoomDiceAreBoughtAnew() {
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
    void refusalsAndIntentsAreSaidInWords() {
        Trait flame = Trait.power("Flame");
        assertThat(Vector.<PoolViolation>of(
                                new PoolViolation.SlotTaken(Trait.power("Heat"), flame),
                                new PoolViolation.SlotTaken(Trait.solo(), Trait.solo()),
                                new PoolViolation.SlotTaken(Trait.push("Harder"), Trait.stunt("Flame")),
                                new PoolViolation.SlotTaken(Trait.stunt("Flame"), Trait.resource("Lab")),
                                new PoolViolation.StressAndTrauma(
                                        Trait.stress(StressType.MENTAL), Trait.trauma(StressType.MENTAL)),
                                new PoolViolation.OtherAffiliation(Trait.team(), AffiliationKind.SOLO),
                                new PoolViolation.TraitNotAvailable(flame),
                                new PoolViolation.TraitUsedTwice(flame),
                                new PoolViolation.NotUsableAsD4(flame),
                                new PoolViolation.TraitNotFree(Trait.push("Harder")))
                        .map(RuleViolation::message)
                        .map(message -> message.replaceAll("^.*?(does|is) ", "")))
                .containsExactly(
                        "not join the pool for free: its place is taken by power Flame. Pay for it as one more trait",
                        "not join the pool: its place is taken by affiliation solo, and no plot point makes room for another."
                                + " Go on without it",
                        "not join the pool: its place is taken by stunt Flame, and no plot point makes room for another."
                                + " Go on without it",
                        "not join the pool: its place is taken by resource Lab, and no plot point makes room for another."
                                + " Go on without it",
                        "not join the pool beside "
                                + Trait.trauma(StressType.MENTAL).words() + ": take stress or trauma, not both",
                        "not join the pool: take solo, the affiliation that counts now",
                        "not there for this roll: choose another trait",
                        "in the pool already: choose another trait",
                        "not join a pool as a D4: name a distinction",
                        "not join a pool for free: buy it");
        assertThat(Vector.of(Intent.values()).map(Intent::words)).containsExactly("an attack", "help", "a recovery");
        assertThat(new PoolViolation.NotAddedByRuling(Trait.solo()).message())
                .isEqualTo(
                        "no ruling adds a die for affiliation solo: name a distinction, a power, a specialty, a push or a stunt");
    }
}
