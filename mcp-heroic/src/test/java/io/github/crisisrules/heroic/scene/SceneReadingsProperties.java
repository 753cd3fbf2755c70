package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RULED_ASSETS_START_AT_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEP_PAST_STRESSED_OUT_IS_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.testing.heroic.ConditionArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of the readings in {@link SceneReadingsTest}. */
class SceneReadingsProperties {
    private static final Trait NET = Trait.asset("Net");

    @Property(tries = 300)
    @Verifies(STEP_PAST_STRESSED_OUT_IS_TRAUMA)
    void aStepOfStressPastD12GoesToItsTrauma(@ForAll("harm") Ailments harm, @ForAll StressType type) {
        Ailments worse = harm.stepUp(Ailment.stress(type));
        boolean past = harm.stress().get(type).exists(Severity::isPastD12);
        boolean goesPast = worse.stress().get(type).exists(Severity::isPastD12);
        assertThat(worse.trauma().remove(type)).isEqualTo(harm.trauma().remove(type));
        assertThat(worse.trauma().get(type))
                .isEqualTo(
                        goesPast
                                ? harm.trauma().get(type).map(Severity::up).orElse(Option.some(Severity.of(DieSize.D6)))
                                : harm.trauma().get(type));
        assertThat(worse.stress().equals(harm.stress()))
                .isEqualTo(past || !harm.stress().containsKey(type));
    }

    @Property(tries = 200)
    @Verifies(ASSET_IS_KEPT_AFTER_A_ROLL)
    void aUsedAssetIsKeptUntilAnotherActionIsDeclared(
            @ForAll("turns") SceneArbitraries.Turn turn, @ForAll DieSize die, @ForAll("cast") CastId payer) {
        CreatedTrait asset = CreatedTrait.asset("Net", die);
        SceneState armed = StateEdits.member(
                StateEdits.member(turn.state(), turn.actor(), one -> one.withTraits(Vector.of(asset))),
                payer,
                one -> one.withPlotPoints(new PlotPoints(1)));
        CastId target =
                SceneArbitraries.CAST.find(one -> !one.equals(turn.actor())).get();
        SceneState pool = SceneArbitraries.after(
                armed, ActionCommand.DeclareAction.attack(turn.actor().name(), target.name()));
        Payment payment = armed.known(payer).isHero()
                ? Payment.plotPoint()
                : Payment.doomDie(armed.doom().dice().headOption().getOrElse(DieSize.D6));
        StoryCommand.KeepTrait keep = new StoryCommand.KeepTrait(payer, turn.actor(), NET, payment);
        assertThat(keep.decide(pool).toEither().getLeft()).isEqualTo(new SceneViolation.NotKeptBeforeRoll(NET));
        SceneState rolled =
                SceneArbitraries.after(pool, new ActionCommand.RollPool(Vector.of(PoolPart.of(NET)), Vector.of(3)));
        boolean canPay = armed.known(payer).isHero() || !armed.doom().isEmpty();
        Option<SceneState> kept = SceneArbitraries.accepted(rolled, keep);
        assertThat(kept.isDefined()).isEqualTo(canPay);
        for (SceneState after : kept) {
            assertThat(after.known(turn.actor()).traits()).containsExactly(asset.lasting(Lifetime.SCENE));
            assertThat(SceneArbitraries.accepted(after, keep)).isEmpty();
        }
        SceneState later = StateEdits.of(rolled).withUsedAssets(Vector.empty());
        assertThat(SceneArbitraries.accepted(later, keep)).isEmpty();
    }

    @Property(tries = 200)
    @Verifies(ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE)
    void anAcceptedLimitLeavesTheDoomPoolAlone(@ForAll("moments") SceneState state) {
        SceneState after = SceneArbitraries.after(
                state, new StoryCommand.UseOwnLimit(Heroes.SPIDER, "Exhausted", DoomGrowth.ADD_D6));
        assertThat(after.doom()).isEqualTo(state.doom());
        assertThat(after.known(Heroes.SPIDER).plotPoints())
                .isEqualTo(state.known(Heroes.SPIDER).plotPoints().earn());
    }

    @Property(tries = 200)
    @Verifies(RULED_ASSETS_START_AT_D6)
    void aRulingGivesAnAssetOfTheDieItNamesOrNone(
            @ForAll("moments") SceneState state, @ForAll("cast") CastId character, @ForAll DieSize die) {
        Option<SceneState> ruled = SceneArbitraries.accepted(
                state, CastCommand.MakeRuling.of("A gift", new Consequence.GainAsset(character, "A new thing", die)));
        assertThat(ruled.map(after -> after.known(character)
                        .created(Trait.asset("A new thing"))
                        .get()
                        .severity()
                        .die()))
                .isEqualTo(Option.when(die != DieSize.D4, die));
    }

    @Property(tries = 200)
    @Verifies(STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN)
    void namingTheNextCharacterSettlesTheTypeOfStress(
            @ForAll("scenes") SceneState scene, @ForAll DieSize die, @ForAll StressType type) {
        SceneState hurt = SceneArbitraries.after(
                StateEdits.member(scene, Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(1))),
                new CastCommand.ReportStress(Heroes.DEVIL, StressType.PHYSICAL, die));
        ActionCommand.ChangeStress change = new ActionCommand.ChangeStress(type, Payment.plotPoint());
        assertThat(SceneArbitraries.accepted(hurt, change).isDefined()).isEqualTo(type != StressType.PHYSICAL);
        SceneState named = SceneArbitraries.after(hurt, StoryCommand.NameNext.byWatcher("Spider-Man"));
        assertThat(SceneArbitraries.accepted(named, change)).isEmpty();
    }

    @Property(tries = 200)
    @Verifies(NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT)
    void aNameInCapitalsIsTheSameTrait(@ForAll("names") String name, @ForAll("kinds") int kind) {
        Vector<Trait> small = traits(name);
        Vector<Trait> large = traits("  " + name.toUpperCase(Locale.ROOT));
        assertThat(large.get(kind)).isEqualTo(small.get(kind)).hasSameHashCodeAs(small.get(kind));
        assertThat(small.distinct()).hasSameSizeAs(small);
        assertThat(traits(name + "x").get(kind)).isNotEqualTo(small.get(kind));
    }

    private static Vector<Trait> traits(String name) {
        return Vector.of(
                Trait.asset(name), Trait.complication(name), Trait.resource(name), Trait.power(name), Trait.push(name));
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(12);
    }

    @Provide
    Arbitrary<Integer> kinds() {
        return Arbitraries.integers().between(0, 4);
    }

    @Provide
    Arbitrary<Ailments> harm() {
        return ConditionArbitraries.harm();
    }

    @Provide
    Arbitrary<SceneArbitraries.Turn> turns() {
        return SceneArbitraries.turns();
    }

    @Provide
    Arbitrary<SceneState> scenes() {
        return SceneArbitraries.scenes(SceneKind.ACTION);
    }

    @Provide
    Arbitrary<SceneState> moments() {
        return SceneArbitraries.moments();
    }

    @Provide
    Arbitrary<CastId> cast() {
        return SceneArbitraries.cast();
    }
}
