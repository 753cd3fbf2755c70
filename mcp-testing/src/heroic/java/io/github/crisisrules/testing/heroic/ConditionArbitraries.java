package io.github.crisisrules.testing.heroic;

import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.condition.TimeSpan;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of stress, trauma, created traits and recoveries. */
public final class ConditionArbitraries {
    private ConditionArbitraries() {}

    /** Returns every level, also past D12. */
    public static Arbitrary<Severity> severities() {
        return Arbitraries.of(DieSize.all()
                .map(Severity::of)
                .append(new Severity(DieSize.D12, true))
                .asJava());
    }

    /** Returns every stress and trauma. */
    public static Arbitrary<Ailment> ailments() {
        return Combinators.combine(Arbitraries.of(StressType.class), Arbitraries.of(true, false))
                .as(Ailment::new);
    }

    /** Returns stress and trauma of any types at any level, of the living, the stressed out and the dead. */
    public static Arbitrary<Ailments> harm() {
        return Combinators.combine(levels(severities()), levels(severities())).as(Ailments::new);
    }

    /** Returns the stress and trauma of a character that is neither stressed out nor dead. */
    public static Arbitrary<Ailments> harmOfTheAble() {
        Arbitrary<TreeMap<StressType, Severity>> below =
                levels(DieArbitraries.sizes().map(Severity::of));
        return Combinators.combine(below, below).as(Ailments::new);
    }

    /** Returns the stress and trauma of a character that is stressed out by at least one type and not dead. */
    public static Arbitrary<Ailments> harmOfTheStressedOut() {
        return Combinators.combine(
                        levels(severities()),
                        levels(DieArbitraries.sizes().map(Severity::of)),
                        Arbitraries.of(StressType.class))
                .as((stress, trauma, out) -> new Ailments(stress.put(out, new Severity(DieSize.D12, true)), trauma));
    }

    private static Arbitrary<TreeMap<StressType, Severity>> levels(Arbitrary<Severity> severities) {
        return Arbitraries.maps(Arbitraries.of(StressType.class), severities)
                .ofMaxSize(3)
                .map(TreeMap::ofAll);
    }

    /** Returns assets, resources and complications with any level below past D12 and any lifetime but until recovered. */
    public static Arbitrary<CreatedTrait> createdTraits() {
        Arbitrary<Trait> traits =
                Arbitraries.of(Trait.asset("Ladder"), Trait.resource("Map"), Trait.complication("Dazed"));
        Arbitrary<Lifetime> lifetimes =
                Arbitraries.of(Lifetime.ROLL, Lifetime.SCENE, Lifetime.NEXT_ACTION_SCENE, Lifetime.COMING_ACTION_SCENE);
        return Combinators.combine(traits, DieArbitraries.sizes().map(Severity::of), lifetimes)
                .as(CreatedTrait::new);
    }

    /** Returns up to four traits of {@link #createdTraits}, in which complications may have gone past D12. */
    public static Arbitrary<Vector<CreatedTrait>> traits() {
        Arbitrary<CreatedTrait> hindered = createdTraits()
                .map(one -> one.isComplication() ? one.and(DieSize.D12).and(DieSize.D12) : one);
        return Arbitraries.oneOf(createdTraits(), hindered).list().ofMaxSize(4).map(Vector::ofAll);
    }

    /** Returns up to twelve ends of rolls, scenes, Acts and sessions, in any order. */
    public static Arbitrary<Vector<TimeSpan>> endings() {
        return Arbitraries.of(TimeSpan.class).list().ofMaxSize(12).map(Vector::ofAll);
    }

    /** Returns the rules of recovery in every kind of scene, under every policy, for trauma framed or not. */
    public static Arbitrary<Recovery> recoveries() {
        return Combinators.combine(
                        Arbitraries.of(SceneKind.class),
                        Arbitraries.of(TraumaPolicy.class),
                        Arbitraries.of(StressType.class).set().map(Vector::ofAll))
                .as((scene, policy, framed) -> new Recovery(scene, policy, framed.sorted()));
    }
}
