package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.github.crisisrules.testing.heroic.ActionArbitraries;
import io.github.crisisrules.testing.heroic.DatafileArbitraries;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PoolRulesProperties {
    /** The places of a pool as the rules sheet lists them, beside one for the powers of each power set. */
    private static final Vector<Vector<TraitKind>> PLACES = Vector.of(
            Vector.of(TraitKind.AFFILIATION),
            Vector.of(TraitKind.DISTINCTION, TraitKind.SCENE_DISTINCTION),
            Vector.of(TraitKind.SPECIALTY),
            Vector.of(TraitKind.ASSET),
            Vector.of(TraitKind.PUSH, TraitKind.STUNT, TraitKind.RESOURCE),
            Vector.of(TraitKind.COMPLICATION),
            Vector.of(TraitKind.STRESS, TraitKind.TRAUMA));

    @Property(tries = 500)
    @Verifies(POOL)
    void aPoolHasOneDieForEachPlaceThatADieWasOfferedFor(
            @ForAll("freeOffers") Tuple2<Datafile, Vector<PoolDie>> offer, @ForAll AffiliationKind company) {
        Vector<Trait> offered = offer._2
                .map(PoolDie::trait)
                .reject(trait -> trait.kind() == TraitKind.AFFILIATION && !trait.equals(Trait.of(company)));
        Vector<Trait> joined = joined(offer, company).map(PoolDie::trait);
        for (Vector<TraitKind> place : PLACES) {
            assertThat(joined.count(trait -> place.contains(trait.kind())))
                    .as("%s in %s", place, joined)
                    .isEqualTo(offered.exists(trait -> place.contains(trait.kind())) ? 1 : 0);
        }
        for (PowerSet set : offer._1.powerSets()) {
            assertThat(joined.count(trait -> isPowerOf(set, trait)))
                    .as("%s in %s", set.name(), joined)
                    .isEqualTo(offered.exists(trait -> isPowerOf(set, trait)) ? 1 : 0);
        }
    }

    @Property(tries = 500)
    @Verifies(POOL)
    void theOrderOfTheOffersChangesNoNumberOfDice(
            @ForAll("freeOffers") Tuple2<Datafile, Vector<PoolDie>> offer, @ForAll AffiliationKind company) {
        assertThat(joined(Tuple.of(offer._1, offer._2.reverse()), company)).hasSameSizeAs(joined(offer, company));
    }

    @Property(tries = 500)
    @Verifies({POOL, TRAUMA})
    void extraDiceMakeNoRoomForASecondAffiliationOrForTraumaBesideStress(
            @ForAll("offers") Tuple2<Datafile, Vector<PoolDie>> offer, @ForAll AffiliationKind company) {
        Vector<PoolDie> joined = joined(offer, company);
        Vector<Trait> traits = joined.map(PoolDie::trait);
        assertThat(traits.filter(trait -> trait.kind() == TraitKind.AFFILIATION))
                .isSubsetOf(Trait.of(company))
                .hasSizeLessThan(2);
        assertThat(traits.exists(trait -> trait.kind() == TraitKind.STRESS)
                        && traits.exists(trait -> trait.kind() == TraitKind.TRAUMA))
                .isFalse();
        Vector<Trait> once = traits.reject(trait -> trait.kind() == TraitKind.PUSH || trait.kind() == TraitKind.STUNT);
        assertThat(once).doesNotHaveDuplicates();
    }

    @Property(tries = 500)
    @Verifies(POOL)
    void anExtraDieIsNeverRefusedForLackOfAPlace(
            @ForAll("offers") Tuple2<Datafile, Vector<PoolDie>> offer, @ForAll AffiliationKind company) {
        Vector<PoolDie> pool = joined(offer, company);
        for (PoolDie die : offer._2.filter(die -> die.trait().kind() != TraitKind.AFFILIATION)) {
            var answer = PoolRules.join(pool, new PoolDie(die.trait(), die.die(), true), offer._1, company);
            assertThat(answer.swap().exists(PoolViolation.SlotTaken.class::isInstance))
                    .isFalse();
        }
    }

    @Property(tries = 500)
    @Verifies(SCENE_DISTINCTION)
    void aSceneDistinctionJoinsExactlyWhereADistinctionOfOnesOwnWould(
            @ForAll("offers") Tuple2<Datafile, Vector<PoolDie>> offer,
            @ForAll AffiliationKind company,
            @ForAll DieSize die,
            @ForAll boolean extra) {
        Vector<PoolDie> pool = joined(offer, company);
        var own = PoolRules.join(pool, new PoolDie(Trait.distinction("Bold"), die, extra), offer._1, company);
        var scene = PoolRules.join(pool, new PoolDie(Trait.sceneDistinction("Bold"), die, extra), offer._1, company);
        assertThat(scene.isRight()).isEqualTo(own.isRight());
        assertThat(own.isRight())
                .isEqualTo(extra
                        || pool.forAll(one -> one.isExtra()
                                || (one.trait().kind() != TraitKind.DISTINCTION
                                        && one.trait().kind() != TraitKind.SCENE_DISTINCTION)));
    }

    @Property(tries = 500)
    @Verifies({OPPOSE, DOOM_SPEND})
    void theWatcherRollsTheWholeDoomPoolAndTheAffectedTraits(
            @ForAll("doom") Pool doom, @ForAll("doom") Pool affected, @ForAll StressType type) {
        Vector<PoolDie> traits = affected.dice().map(die -> new PoolDie(Trait.stress(type), die, false));
        Vector<PoolDie> rolled = PoolRules.opposition(doom, traits);
        assertThat(Pool.ofAll(rolled.map(PoolDie::die))).isEqualTo(doom.plus(affected));
        assertThat(rolled.count(die -> die.trait().kind() == TraitKind.DOOM)).isEqualTo(doom.size());
    }

    /** Offers the dice one by one and returns those that were accepted. */
    private static Vector<PoolDie> joined(Tuple2<Datafile, Vector<PoolDie>> offer, AffiliationKind company) {
        return offer._2.foldLeft(
                Vector.empty(),
                (pool, die) -> PoolRules.join(pool, die, offer._1, company)
                        .map(pool::append)
                        .getOrElse(pool));
    }

    private static boolean isPowerOf(PowerSet set, Trait trait) {
        return trait.kind() == TraitKind.POWER && set.power(trait.name()).isDefined();
    }

    @Provide
    Arbitrary<Tuple2<Datafile, Vector<PoolDie>>> freeOffers() {
        return DatafileArbitraries.datafiles()
                .flatMap(datafile -> ActionArbitraries.freeOffers(datafile).map(dice -> Tuple.of(datafile, dice)));
    }

    @Provide
    Arbitrary<Tuple2<Datafile, Vector<PoolDie>>> offers() {
        return DatafileArbitraries.datafiles()
                .flatMap(datafile -> ActionArbitraries.offers(datafile).map(dice -> Tuple.of(datafile, dice)));
    }

    @Provide
    Arbitrary<Pool> doom() {
        return DieArbitraries.pools(0, 6);
    }
}
