package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SPECIALTIES_ARE_D8_AND_D10;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Seq;
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
    @Verifies({DATAFILE, SPECIALTIES_ARE_D8_AND_D10})
    void traitsHaveTheirDice() {
        Datafile hero = complete();
        assertThat(DatafileCheck.check(hero).isValid()).isTrue();
        assertThat(hero.die(Trait.of(AffiliationKind.BUDDY))).contains(DieSize.D8);
        assertThat(hero.die(Trait.distinction("Brave"))).contains(DieSize.D8);
        assertThat(hero.die(Trait.power("Big"))).contains(DieSize.D12);
        assertThat(hero.die(Trait.specialty("Science"))).contains(DieSize.D8);
        assertThat(hero.die(Trait.power("Science"))).isEmpty();
        assertThat(Mastery.MASTER.die()).isEqualTo(DieSize.D10);
        assertThat(hero.traits()).hasSize(7);
    }

    @Test
    @Verifies(DATAFILE)
    void everyFaultIsReportedAtOnce() {
        assertThat(DatafileCheck.check(hero().build()).getError())
                .containsExactly(
                        new DatafileViolation.EmptyPart("Hero", DatafilePart.DISTINCTION),
                        new DatafileViolation.EmptyPart("Hero", DatafilePart.POWER_SET));
        Datafile twice = complete()
                .withSpecialties(
                        Vector.of(new Specialty("Science", Mastery.EXPERT), new Specialty("Science", Mastery.MASTER)));
        assertThat(DatafileCheck.check(twice).getError())
                .containsExactly(new DatafileViolation.DuplicateName("Hero", DatafilePart.SPECIALTY, "Science"));
        assertThat(DatafileCheck.check(complete().withDistinctions(Vector.of(" ")))
                        .getError())
                .containsExactly(new DatafileViolation.MissingName("Hero", DatafilePart.DISTINCTION));
    }

    @Test
    @Verifies(POOL)
    void companyDecidesTheAffiliation() {
        assertThat(AffiliationKind.with(0)).isEqualTo(AffiliationKind.SOLO);
        assertThat(AffiliationKind.with(1)).isEqualTo(AffiliationKind.BUDDY);
        assertThat(AffiliationKind.with(2)).isEqualTo(AffiliationKind.TEAM);
        assertThat(AffiliationKind.with(5)).isEqualTo(AffiliationKind.TEAM);
    }

    @Test
    @Verifies(DATAFILE)
    void namesAndTriggersCanBePrinted() {
        Datafile odd = complete()
                .withDistinctions(Vector.of("Bra\tve"))
                .withMilestones(Vector.of(new Milestone("One", "when\tever")));
        Seq<DatafileViolation> faults = DatafileCheck.faults(odd);
        assertThat(faults).hasSize(2).allMatch(DatafileViolation.NotPrintable.class::isInstance);
        assertThat(faults.map(DatafileViolation::describe).map(text -> text.replaceAll("\\. .*", ".")))
                .containsExactly(
                        "The datafile of Hero cannot be used because of the distinction.",
                        "The datafile of Hero cannot be used because of the text of the triggers.");
        Datafile bare = complete()
                .withPowerSets(Vector.of(PowerSet.builder().name("Empty").build()));
        assertThat(DatafileCheck.faults(bare)).containsExactly(new DatafileViolation.EmptyPowerSet("Hero", "Empty"));
    }
}
