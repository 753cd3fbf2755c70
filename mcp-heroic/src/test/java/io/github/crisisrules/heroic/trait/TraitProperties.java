package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.testing.heroic.DatafileArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Try;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TraitProperties {
    @Property(tries = 300)
    @Verifies(POOL)
    void kindAndNameIdentifyATrait(@ForAll("traits") Trait one, @ForAll("traits") Trait other) {
        assertThat(one.equals(other))
                .isEqualTo(one.kind() == other.kind() && one.name().equals(other.name()));
        assertThat(one.name()).isNotBlank();
    }

    @Property(tries = 100)
    @Verifies(POOL)
    void theKindsOnADatafileAreThoseOfItsTraits(@ForAll("datafiles") Datafile datafile, @ForAll TraitKind kind) {
        Vector<TraitKind> printed = datafile.traits().map(Trait::kind).append(TraitKind.SPECIALTY);
        assertThat(kind.isOnDatafile()).isEqualTo(printed.contains(kind));
    }

    @Property
    @Verifies({STRESS, RECOVERY_ALONE_REMOVES_STRESS})
    void everyAilmentIsATraitOfItsTypeAndOnlyAilmentsAreStressOrTrauma(
            @ForAll StressType type, @ForAll boolean isTrauma) {
        Trait trait = Trait.of(new Ailment(type, isTrauma));
        assertThat(trait.kind()).isEqualTo(isTrauma ? TraitKind.TRAUMA : TraitKind.STRESS);
        assertThat(trait).isEqualTo(isTrauma ? Trait.trauma(type) : Trait.stress(type));
        assertThat(trait.kind().isAilment()).isTrue();
        assertThat(Trait.ownStress(type).kind().isAilment()).isFalse();
    }

    @Property
    @Verifies(POOL)
    void aKindHasNamesOfItsOwnUnlessItsTraitsAreFixed(@ForAll TraitKind kind) {
        Vector<TraitKind> fixed = Vector.of(
                        Trait.solo(), Trait.stress(StressType.MENTAL), Trait.trauma(StressType.MENTAL))
                .append(Trait.ownStress(StressType.MENTAL))
                .append(Trait.doom(DieSize.D6))
                .map(Trait::kind);
        assertThat(Try.of(() -> new Trait.Named(kind, "Rope")).isFailure()).isEqualTo(fixed.contains(kind));
    }

    @Provide
    Arbitrary<Trait> traits() {
        return TraitArbitraries.traits();
    }

    @Provide
    Arbitrary<Datafile> datafiles() {
        return DatafileArbitraries.datafiles();
    }
}
