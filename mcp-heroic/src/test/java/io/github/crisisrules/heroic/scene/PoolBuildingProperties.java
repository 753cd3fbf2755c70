package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PoolBuildingProperties {
    @Property(tries = 300)
    @Verifies({POOL, COMPLICATION_IS_ON_THE_OPPOSITION})
    void complicationsAndStressInAPoolAreThoseOfTheOpposition(
            @ForAll("pools") SceneState state, @ForAll StressType type) {
        Exchange exchange = state.exchange().get();
        boolean acts = exchange.reaction().isEmpty();
        CastMember roller = state.known(acts ? exchange.actor() : exchange.target());
        CastMember other = state.known(acts ? exchange.target() : exchange.actor());
        Trait dazed = Trait.complication("Dazed");
        assertThat(PoolBuilding.available(state, roller, dazed).toOption())
                .isEqualTo(other.created(dazed).map(one -> one.severity().die()));
        for (Ailment ailment : Vector.of(Ailment.stress(type), Ailment.trauma(type))) {
            assertThat(PoolBuilding.available(state, roller, Trait.of(ailment)).toOption())
                    .isEqualTo(other.harm().level(ailment).map(Severity::die));
        }
        Trait ladder = Trait.asset("Ladder");
        assertThat(PoolBuilding.available(state, roller, ladder).toOption())
                .isEqualTo(roller.created(ladder).map(one -> one.severity().die()));
    }

    @Property(tries = 300)
    @Verifies({POOL, SCENE_DISTINCTION, PP_EARN})
    void aDistinctionIsAD8OrAD4ThatEarnsAHeroAPointAndFeedsDoomForAVillain(
            @ForAll("pools") SceneState state, @ForAll boolean ofTheScene, @ForAll DoomGrowth growth) {
        CastMember roller = PoolBuilding.builder(state).get();
        Trait distinction = ofTheScene
                ? Trait.sceneDistinction("Burning Building")
                : Trait.distinction(roller.datafile().distinctions().head());
        SceneState own = SceneArbitraries.after(state, ActionCommand.BuildPool.of(distinction));
        assertThat(pool(own).last()).isEqualTo(new PoolDie(distinction, DieSize.D8, false));
        assertThat(own.cast()).isEqualTo(state.cast());
        Option<SceneState> low = SceneArbitraries.accepted(
                state, ActionCommand.BuildPool.of(new PoolPart.DistinctionAsD4(distinction, growth)));
        assertThat(low.isDefined()).isEqualTo(growth != DoomGrowth.ONE_DIE);
        for (SceneState against : low) {
            assertThat(pool(against).last()).isEqualTo(new PoolDie(distinction, DieSize.D4, false));
            int earned = against.known(roller.id()).plotPoints().count()
                    - roller.plotPoints().count();
            assertThat(earned).isEqualTo(roller.isHero() ? 1 : 0);
            assertThat(against.doom()).isEqualTo(roller.isHero() ? state.doom() : growth.grow(state.doom(), 1));
        }
    }

    @Property(tries = 300)
    @Verifies(PP_BEFORE)
    void aBoughtDieCostsAHeroOnePointAndAVillainOneDoomDie(
            @ForAll("pools") SceneState state, @ForAll DieSize die, @ForAll boolean withDoom) {
        CastMember roller = PoolBuilding.builder(state).get();
        Payment payment = withDoom ? Payment.doomDie(die) : Payment.plotPoint();
        Option<SceneState> pushed = SceneArbitraries.accepted(
                state,
                ActionCommand.BuildPool.of(new PoolPart.BoughtDie(PlotSpend.PUSH, Trait.push("All I have"), payment)));
        boolean pays = roller.isHero()
                ? !withDoom && roller.plotPoints().count() > 0
                : withDoom && state.doom().has(die);
        assertThat(pushed.isDefined()).isEqualTo(pays);
        for (SceneState after : pushed) {
            assertThat(pool(after))
                    .isEqualTo(pool(state).append(new PoolDie(Trait.push("All I have"), DieSize.D6, false)));
            int left = after.known(roller.id()).plotPoints().count();
            assertThat(roller.plotPoints().count() - left).isEqualTo(roller.isHero() ? 1 : 0);
            assertThat(roller.isHero() ? after.doom() : after.doom().plus(die)).isEqualTo(state.doom());
        }
    }

    @Property(tries = 300)
    @Verifies(PP_BEFORE)
    void onesOwnStressIsADieThatStepsUpWithTheRoll(@ForAll("pools") SceneState state, @ForAll StressType type) {
        CastMember roller = PoolBuilding.builder(state).get();
        Ailment stress = Ailment.stress(type);
        Option<Severity> level = roller.harm().level(stress);
        Payment payment = roller.isHero()
                ? Payment.plotPoint()
                : Payment.doomDie(state.doom().highest().getOrElse(DieSize.D4));
        PoolPart own = new PoolPart.BoughtDie(PlotSpend.OWN_STRESS, Trait.ownStress(type), payment);
        Option<SceneState> rolled =
                SceneArbitraries.accepted(state, new ActionCommand.RollPool(Vector.of(own), Vector.of(2)));
        boolean pays = roller.isHero()
                ? roller.plotPoints().count() > 0
                : !state.doom().isEmpty();
        assertThat(rolled.isDefined()).isEqualTo(level.isDefined() && pays);
        for (SceneState after : rolled) {
            Ailments stepped = roller.harm().stepUp(stress);
            assertThat(after.known(roller.id()).harm()).isEqualTo(stepped);
        }
    }

    @Property(tries = 300)
    @Verifies({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void onlyPresentAndLivingAlliesMakeACompany(@ForAll("casualties") SceneState start, @ForAll boolean leaves) {
        SceneState scene = SceneArbitraries.begun(start, SceneKind.ACTION);
        SceneState state = leaves ? SceneArbitraries.after(scene, new CastCommand.LeaveScene(Heroes.DEVIL)) : scene;
        boolean together = !scene.groups().groups().isEmpty();
        boolean ally = together && !leaves && !state.known(Heroes.DEVIL).harm().isDead();
        assertThat(state.affiliation(Heroes.SPIDER)).isEqualTo(ally ? AffiliationKind.BUDDY : AffiliationKind.SOLO);
        assertThat(state.affiliation(Heroes.RHINO)).isEqualTo(AffiliationKind.SOLO);
    }

    @Property(tries = 300)
    @Verifies(OPPOSE)
    void helpIsOpposedByTheDoomPoolAndTheTraitItIsAbout(
            @ForAll("heroTurns") SceneArbitraries.Turn turn, @ForAll("cast") CastId target) {
        Trait fire = Trait.sceneDistinction("Burning Building");
        SceneState helping = SceneArbitraries.after(
                turn.state(), ActionCommand.DeclareAction.help(turn.actor().name(), target.name(), fire));
        SceneState opposed = SceneArbitraries.after(
                SceneArbitraries.after(
                        helping,
                        new ActionCommand.ReportRoll(Vector.of(
                                new RolledDie(DieSize.D8, 5),
                                new RolledDie(DieSize.D8, 4),
                                new RolledDie(DieSize.D8, 3)))),
                new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2), Vector.empty()));
        assertThat(Pool.ofAll(Scene.dice(opposed).get()))
                .isEqualTo(turn.state().doom().plus(DieSize.D8));
        assertThat(opposed.doom()).isEqualTo(turn.state().doom());
    }

    @Property(tries = 300)
    @Verifies({RECOVER_TRANSITION, PP_EARN})
    void thePointForABorrowedTraitGoesToItsLender(@ForAll("rests") SceneState state, @ForAll StressType type) {
        ActionCommand.DeclareAction recovery =
                ActionCommand.DeclareAction.heal(Heroes.SPIDER.name(), Heroes.SPIDER.name(), Ailment.stress(type));
        Option<SceneState> declared = SceneArbitraries.accepted(state, recovery);
        boolean stressed = state.known(Heroes.SPIDER).harm().stress().containsKey(type);
        assertThat(declared.isDefined()).isEqualTo(stressed);
        for (SceneState recovering : declared) {
            Trait medicine = Trait.specialty("Medicine");
            Option<SceneState> borrowed = SceneArbitraries.accepted(
                    recovering, ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(medicine, Heroes.DEVIL)));
            assertThat(borrowed.isDefined()).isEqualTo(points(state, Heroes.SPIDER) > 0);
            for (SceneState after : borrowed) {
                assertThat(points(after, Heroes.SPIDER)).isEqualTo(points(state, Heroes.SPIDER) - 1);
                assertThat(points(after, Heroes.DEVIL)).isEqualTo(points(state, Heroes.DEVIL) + 1);
            }
        }
    }

    private static int points(SceneState state, CastId character) {
        return state.known(character).plotPoints().count();
    }

    private static Vector<PoolDie> pool(SceneState state) {
        return state.rollAt(RollStage.POOL).get().pool();
    }

    @Provide
    Arbitrary<SceneState> pools() {
        return Arbitraries.oneOf(SceneArbitraries.attacks(), SceneArbitraries.declaredAttacks());
    }

    @Provide
    Arbitrary<SceneState> casualties() {
        return SceneArbitraries.startsWithCasualties();
    }

    @Provide
    Arbitrary<SceneState> rests() {
        return SceneArbitraries.scenes(SceneKind.TRANSITION);
    }

    @Provide
    Arbitrary<SceneArbitraries.Turn> heroTurns() {
        return SceneArbitraries.heroTurns();
    }

    @Provide
    Arbitrary<CastId> cast() {
        return SceneArbitraries.cast();
    }
}
