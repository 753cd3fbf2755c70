package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SPECIALTIES_ARE_D8_AND_D10;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.testing.heroic.DatafileArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class DatafileProperties {
    @Property(tries = 200)
    @Verifies(DATAFILE)
    void everyTraitOfADatafileHasADieAndIsListedOnce(@ForAll("datafiles") Datafile datafile) {
        assertThat(DatafileCheck.check(datafile)).containsExactly(datafile);
        assertThat(datafile.traits())
                .doesNotHaveDuplicates()
                .allMatch(trait -> datafile.die(trait).isDefined());
        int printed = 3
                + datafile.distinctions().size()
                + datafile.powerSets().map(set -> set.powers().size()).sum().intValue()
                + datafile.specialties().size();
        assertThat(datafile.traits()).hasSize(printed);
        assertThat(datafile.die(Trait.power("Power 9.9"))).isEmpty();
    }

    @Property(tries = 200)
    @Verifies(DATAFILE)
    void aNameThatIsWrittenTwiceIsReported(
            @ForAll("datafiles") Datafile datafile, @ForAll @IntRange(max = 5) int part) {
        Datafile twice = written(datafile, part, datafile);
        assertThat(DatafileCheck.faults(twice)).anyMatch(DatafileViolation.DuplicateName.class::isInstance);
        assertThat(DatafileCheck.check(twice).isInvalid()).isTrue();
    }

    /** Writes the first name of one part a second time, at the end. */
    private static Datafile written(Datafile datafile, int part, Datafile from) {
        PowerSet last = datafile.powerSets().last();
        PowerSet first = from.powerSets().head();
        return switch (part) {
            case 0 ->
                datafile.withDistinctions(
                        datafile.distinctions().append(from.distinctions().head()));
            case 1 ->
                datafile.withPowerSets(datafile.powerSets()
                        .append(PowerSet.builder()
                                .name(first.name())
                                .addPowers(Power.of("Another", DieSize.D6))
                                .build()));
            case 2 ->
                datafile.replacing(
                        last,
                        last.withPowers(last.powers().append(first.powers().head())));
            case 3 ->
                datafile.withMilestones(
                        datafile.milestones().append(from.milestones().head()));
            case 4 ->
                datafile.replacing(
                        last, last.withLimits(last.limits().append("Weak").append("Weak")));
            default ->
                datafile.withSpecialties(datafile.specialties()
                        .append(new Specialty("Law", Mastery.EXPERT))
                        .append(new Specialty("Law", Mastery.MASTER)));
        };
    }

    @Property(tries = 200)
    @Verifies(DATAFILE)
    void everyFaultIsReportedWhicheverOthersThereAre(
            @ForAll("datafiles") Datafile datafile,
            @ForAll @IntRange(max = 5) int one,
            @ForAll @IntRange(max = 5) int other) {
        Vector<DatafileViolation> alone = DatafileCheck.faults(written(datafile, one, datafile));
        Vector<DatafileViolation> both =
                DatafileCheck.faults(written(written(datafile, other, datafile), one, datafile));
        assertThat(both).containsAll(alone);
    }

    @Property(tries = 200)
    @Verifies(DATAFILE)
    void theOrderOfWhatIsPrintedChangesNoDie(@ForAll("datafiles") Datafile datafile) {
        Datafile reversed = datafile.withDistinctions(datafile.distinctions().reverse())
                .withPowerSets(datafile.powerSets()
                        .reverse()
                        .map(set -> set.withPowers(set.powers().reverse())))
                .withSpecialties(datafile.specialties().reverse());
        assertThat(reversed.traits()).allMatch(trait -> reversed.die(trait).equals(datafile.die(trait)));
        assertThat(reversed.traits()).containsExactlyInAnyOrderElementsOf(datafile.traits());
    }

    @Property
    @Verifies(DATAFILE)
    void switchingTwoAffiliationsTwiceChangesNothing(
            @ForAll("affiliations") Affiliations dice, @ForAll AffiliationKind one, @ForAll AffiliationKind other) {
        Affiliations switched = dice.switched(one, other);
        assertThat(switched.switched(one, other)).isEqualTo(dice);
        assertThat(switched.die(one)).isEqualTo(dice.die(other));
        assertThat(Vector.of(AffiliationKind.values()).map(switched::die).sorted())
                .isEqualTo(Vector.of(AffiliationKind.values()).map(dice::die).sorted());
    }

    @Property
    @Verifies(POOL)
    void moreAlliesNeverMakeASmallerCompany(@ForAll @IntRange(max = 20) int allies) {
        assertThat(AffiliationKind.with(allies).ordinal()).isEqualTo(Math.min(2, allies));
    }

    @Property
    @Verifies({SPECIALTIES_ARE_D8_AND_D10, PP_TRANSITION, COMPLICATION_IS_ON_THE_OPPOSITION})
    void aResourceIsOneSizeBelowItsSpecialtyAndMasteryIsOneSizeMore(@ForAll Mastery mastery) {
        assertThat(mastery.resource().stepUp()).containsExactly(mastery.die());
        assertThat(Mastery.EXPERT.die().stepUp()).containsExactly(Mastery.MASTER.die());
        assertThat(new Specialty("Law", mastery).die().sides()).isEqualTo(8 + 2 * mastery.ordinal());
    }

    @Provide
    Arbitrary<Datafile> datafiles() {
        return DatafileArbitraries.datafiles();
    }

    @Provide
    Arbitrary<Affiliations> affiliations() {
        return DatafileArbitraries.affiliations();
    }
}
