package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_19;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class DatafileTest {
    private static Datafile.Builder hero() {
        return Datafile.builder().name("Hero").affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6));
    }

    private static Datafile complete() {
        return hero().addDistinctions("Brave")
                .addPowerSets(PowerSet.builder()
                        .name("Set")
                        .addPowers(new Power("Quick", DieSize.D10, PowerKind.REFLEXES), Power.of("Big", DieSize.D12))
                        .build())
                .addSpecialties(new Specialty("Science", Mastery.EXPERT))
                .build();
    }

    @Test
    @Verifies({DATAFILE, RULING_19})
    void traitsHaveTheirDice() {
        Datafile hero = complete();
        assertThat(DatafileCheck.check(hero).isValid()).isTrue();
        assertThat(hero.die(Trait.of(Affiliation.BUDDY))).contains(DieSize.D8);
        assertThat(hero.die(new Trait(TraitKind.DISTINCTION, "Brave"))).contains(DieSize.D8);
        assertThat(hero.die(new Trait(TraitKind.POWER, "Big"))).contains(DieSize.D12);
        assertThat(hero.die(new Trait(TraitKind.SPECIALTY, "Science"))).contains(DieSize.D8);
        assertThat(hero.die(new Trait(TraitKind.POWER, "Science"))).isEmpty();
        assertThat(Mastery.MASTER.die()).isEqualTo(DieSize.D10);
        assertThat(hero.quickest()).contains(DieSize.D10);
        assertThat(hero.traits()).hasSize(7);
    }

    @Test
    @Verifies(DATAFILE)
    void everyFaultIsToldAtOnce() {
        assertThat(DatafileCheck.check(hero().build()).getError())
                .containsExactly(
                        new DatafileViolation.NothingThere("distinctions"),
                        new DatafileViolation.NothingThere("power sets"));
        Datafile twice = complete()
                .withSpecialties(
                        Vector.of(new Specialty("Science", Mastery.EXPERT), new Specialty("Science", Mastery.MASTER)));
        assertThat(DatafileCheck.check(twice).getError())
                .containsExactly(new DatafileViolation.NamedTwice("specialties", "Science"));
        assertThat(DatafileCheck.check(complete().withDistinctions(Vector.of(" ")))
                        .getError())
                .containsExactly(new DatafileViolation.NoName("distinctions"));
    }

    @Test
    @Verifies(POOL)
    void companyDecidesTheAffiliation() {
        assertThat(Affiliation.with(0)).isEqualTo(Affiliation.SOLO);
        assertThat(Affiliation.with(1)).isEqualTo(Affiliation.BUDDY);
        assertThat(Affiliation.with(2)).isEqualTo(Affiliation.TEAM);
        assertThat(Affiliation.with(5)).isEqualTo(Affiliation.TEAM);
    }
}
