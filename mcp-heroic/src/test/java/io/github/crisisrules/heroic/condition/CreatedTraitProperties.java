package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.condition.SeveritySteps.steps;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.testing.heroic.ConditionArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CreatedTraitProperties {
    @Property
    @Verifies({USE, VILLAIN_HELP})
    void anAssetIsItsEffectDieButAtLeastAD6(@ForAll DieSize effect) {
        CreatedTrait asset = CreatedTrait.asset("Ladder", effect);
        assertThat(asset.severity().die().sides()).isEqualTo(Math.max(6, effect.sides()));
        // A villain's help is an asset of that villain's trait.
        assertThat(CreatedTrait.helpOf(Trait.power("Ladder"), effect)).isEqualTo(asset);
    }

    @Property
    @Verifies(USE)
    void anAssetLastsForOneRollAndAComplicationForOneScene(@ForAll DieSize effect, @ForAll TimeSpan ending) {
        CreatedTrait asset = CreatedTrait.asset("Ladder", effect);
        CreatedTrait complication = CreatedTrait.complication("Dazed", effect);
        boolean scene = ending == TimeSpan.ACTION_SCENE || ending == TimeSpan.TRANSITION_SCENE;
        assertThat(asset.after(ending).isEmpty()).isEqualTo(scene || ending == TimeSpan.ROLL);
        assertThat(complication.after(ending).isEmpty()).isEqualTo(scene);
        assertThat(complication.severity()).isEqualTo(Severity.of(effect));
    }

    @Property
    @Verifies({USE, COMPLICATION_OUT})
    void aComplicationGrowsToTheEffectDieOrByOneStepWhicheverIsMore(@ForAll DieSize old, @ForAll DieSize effect) {
        CreatedTrait grown = CreatedTrait.complication("Dazed", old).and(effect);
        int before = steps(Option.some(Severity.of(old)));
        assertThat(level(grown)).isEqualTo(Math.max(before + 1, steps(Option.some(Severity.of(effect)))));
        assertThat(grown.stopsBearer()).isEqualTo(old == DieSize.D12);
    }

    @Property
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, STRESSED_OUT_UNTIL_RECOVERED})
    void noTimeEndsAComplicationPastD12AndAStepBackFreesItsBearer(
            @ForAll("traits") CreatedTrait trait, @ForAll("endings") Vector<TimeSpan> endings) {
        CreatedTrait stopping = CreatedTrait.complication("Dazed", DieSize.D12).stepUp();
        assertThat(stopping.stopsBearer()).isTrue();
        assertThat(after(stopping, endings)).containsExactly(stopping);
        assertThat(stopping.stepBack().get().stopsBearer()).isFalse();
        assertThat(stopping.stepBack().get().after(TimeSpan.ACTION_SCENE)).isEmpty();
        assertThat(trait.stopsBearer()).isFalse();
    }

    @Property
    @Verifies({PP_OPP, COMPLICATION_OUT})
    void aStepUpIsOneSizeAndOnlyAComplicationGoesPastD12(@ForAll("traits") CreatedTrait trait) {
        CreatedTrait up = trait.stepUp();
        assertThat(level(up)).isEqualTo(Math.min(trait.isComplication() ? 6 : 5, level(trait) + 1));
        assertThat(up.trait()).isEqualTo(trait.trait());
        if (level(trait) < 5) {
            assertThat(up.stepBack()).containsExactly(trait);
        }
    }

    @Property
    @Verifies(PP_AFTER)
    void aKeptTraitOutlivesOneThatIsNotAndIsKeptOnce(
            @ForAll("traits") CreatedTrait trait, @ForAll("endings") Vector<TimeSpan> endings) {
        for (CreatedTrait kept : trait.kept()) {
            assertThat(kept.severity()).isEqualTo(trait.severity());
            assertThat(kept.kept()).isEmpty();
            if (after(trait, endings).isDefined()) {
                assertThat(after(kept, endings)).isNotEmpty();
            }
        }
        assertThat(trait.kept().isDefined())
                .isEqualTo(
                        trait.isComplication()
                                ? trait.lifetime() == Lifetime.SCENE
                                : trait.lifetime() == Lifetime.ROLL
                                        && trait.trait().equals(Trait.asset("Ladder")));
    }

    @Property
    @Verifies(PP_AFTER)
    void aKeptAssetEndsWithItsScene(@ForAll DieSize die, @ForAll("endings") Vector<TimeSpan> endings) {
        CreatedTrait kept = CreatedTrait.asset("Ladder", die).kept().get();
        assertThat(after(kept, endings).isDefined())
                .isEqualTo(!endings.contains(TimeSpan.ACTION_SCENE) && !endings.contains(TimeSpan.TRANSITION_SCENE));
    }

    @Property
    @Verifies({PP_AFTER, PP_TRANSITION})
    void anEffectToTheEndOfTheNextActionSceneEndsWithTheFirstOneThatFollows(
            @ForAll DieSize die, @ForAll("endings") Vector<TimeSpan> endings) {
        Vector<CreatedTrait> lasting = Vector.of(
                CreatedTrait.complication("Dazed", die).kept().get(),
                CreatedTrait.resource("Map", die, Lifetime.NEXT_ACTION_SCENE));
        Vector<TimeSpan> scenes = endings.filter(TimeSpan::isScene);
        // The first of these scenes is the one in which it was made.
        boolean ended = scenes.drop(1).contains(TimeSpan.ACTION_SCENE);
        for (CreatedTrait trait : lasting) {
            assertThat(after(trait, endings).isEmpty()).as("%s", trait).isEqualTo(ended);
        }
    }

    @Property
    @Verifies(SCENES)
    void onlyRollsAndScenesEndTraits(@ForAll("traits") CreatedTrait trait, @ForAll SceneKind kind) {
        assertThat(trait.after(TimeSpan.ACT)).containsExactly(trait);
        assertThat(trait.after(TimeSpan.SESSION)).containsExactly(trait);
        assertThat(TimeSpan.of(kind).isScene()).isTrue();
        assertThat(TimeSpan.of(kind) == TimeSpan.ACTION_SCENE).isEqualTo(kind == SceneKind.ACTION);
        // Whatever outlasts the end of an action scene outlasts that of a transition scene.
        if (trait.after(TimeSpan.ACTION_SCENE).isDefined()) {
            assertThat(trait.after(TimeSpan.TRANSITION_SCENE)).isNotEmpty();
        }
    }

    private static Option<CreatedTrait> after(CreatedTrait trait, Vector<TimeSpan> endings) {
        return endings.foldLeft(Option.some(trait), (left, ending) -> left.flatMap(one -> one.after(ending)));
    }

    private static int level(CreatedTrait trait) {
        return steps(Option.some(trait.severity()));
    }

    @Provide
    Arbitrary<CreatedTrait> traits() {
        return ConditionArbitraries.createdTraits();
    }

    @Provide
    Arbitrary<Vector<TimeSpan>> endings() {
        return ConditionArbitraries.endings();
    }
}
