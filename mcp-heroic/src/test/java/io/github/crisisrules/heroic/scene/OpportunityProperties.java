package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class OpportunityProperties {
    @Property(tries = 1000)
    @Verifies({DOOM_GROW, PP_EARN, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void theHeroEarnsWhatTheWatcherPaysAndThePoolGrowsByWhatIsPaidFor(
            @ForAll("declaredAttacks") SceneState state,
            @ForAll DoomGrowth growth,
            @ForAll @IntRange(max = 5) int count) {
        CastMember actor = state.known(state.exchange().get().actor());
        int ones = SceneArbitraries.roll(state).opportunities().size();
        Option<SceneState> bought = SceneArbitraries.accepted(state, new ActionCommand.BuyOpportunities(growth, count));
        boolean oneForAll = growth == DoomGrowth.ONE_DIE;
        assertThat(bought.isDefined())
                .isEqualTo(
                        actor.isHero() && count >= 1 && count <= ones && (!oneForAll || (count > 1 && count == ones)));
        for (SceneState after : bought) {
            assertThat(points(after, actor.id())).isEqualTo(points(state, actor.id()) + (oneForAll ? 1 : count));
            assertThat(after.doom()).isEqualTo(growth.grow(state.doom(), count));
            assertThat(others(after, actor.id())).isEqualTo(others(state, actor.id()));
            assertThat(after.exchange().get().forSale().isDefined()).isEqualTo(count < ones);
        }
    }

    @Property(tries = 300)
    @Verifies({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void opportunitiesAreForSaleFromTheDeclarationToTheNextStep(@ForAll("rolledAttacks") SceneState rolled) {
        ActionCommand.ChooseDice choice = new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2), Vector.empty());
        SceneState declared = SceneArbitraries.after(rolled, choice);
        SceneState answered = SceneArbitraries.after(declared, new ActionCommand.BuildPool(Vector.empty()));
        boolean ones = !SceneArbitraries.roll(rolled).opportunities().isEmpty();
        assertThat(rolled.exchange().get().forSale()).isEmpty();
        assertThat(declared.exchange().get().forSale()).isEqualTo(Option.when(ones, RollSide.ACTION));
        assertThat(answered.exchange().get().forSale()).isEmpty();
        for (DoomGrowth growth : DoomGrowth.values()) {
            assertThat(SceneArbitraries.accepted(answered, new ActionCommand.BuyOpportunities(growth, 1)))
                    .isEmpty();
        }
    }

    @Property(tries = 300)
    @Verifies({PP_OPP, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void aHeroPaysOnePointForEachOpportunityOfAVillain(@ForAll("declaredAttacks") SceneState state) {
        Exchange exchange = state.exchange().get();
        boolean villain = !state.known(exchange.actor()).isHero();
        int ones = SceneArbitraries.roll(state).opportunities().size();
        for (CastId hero : SceneArbitraries.HEROES) {
            SceneState now = state;
            int bought = 0;
            for (Option<SceneState> next = boosted(now, hero); next.isDefined(); next = boosted(now, hero)) {
                now = next.get();
                bought++;
            }
            assertThat(bought).isEqualTo(villain ? Math.min(ones, points(state, hero)) : 0);
            assertThat(points(now, hero)).isEqualTo(points(state, hero) - bought);
            assertThat(now.known(hero).boosts()).isEqualTo(bought);
        }
    }

    private static Option<SceneState> boosted(SceneState state, CastId hero) {
        return state.exchange().isEmpty()
                ? Option.none()
                : SceneArbitraries.accepted(state, new ActionCommand.StepUpNextPush(hero));
    }

    private static int points(SceneState state, CastId character) {
        return state.known(character).plotPoints().count();
    }

    private static Vector<CastMember> others(SceneState state, CastId character) {
        return state.cast().remove(character).values().toVector();
    }

    @Provide
    Arbitrary<SceneState> rolledAttacks() {
        return SceneArbitraries.rolledAttacks();
    }

    @Provide
    Arbitrary<SceneState> declaredAttacks() {
        return SceneArbitraries.declaredAttacks();
    }
}
