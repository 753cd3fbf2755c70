package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.heroic.ActionArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class GroupsProperties {
    private static final Vector<CastId> CAST = ActionArbitraries.CAST;

    @Property(tries = 300)
    @Verifies({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void beingTogetherIsMutualAndSharedByTheWholeGroup(@ForAll("groups") Groups groups) {
        for (CastId one : CAST) {
            assertThat(groups.with(one)).doesNotContain(one).doesNotHaveDuplicates();
            for (CastId other : groups.with(one)) {
                assertThat(groups.with(other).append(other))
                        .containsExactlyInAnyOrderElementsOf(groups.with(one).append(one));
            }
            assertThat(groups.isTogether(groups.with(one).append(one))).isTrue();
        }
    }

    @Property(tries = 300)
    @Verifies({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void aNewGroupTakesItsMembersOutOfTheirOldOnesAndMovesNoOther(
            @ForAll("groups") Groups before, @ForAll("companies") Vector<CastId> these) {
        Groups after = before.together(these);
        for (CastId one : CAST) {
            Vector<CastId> expected =
                    these.contains(one) ? these.remove(one) : before.with(one).removeAll(these);
            assertThat(after.with(one)).containsExactlyInAnyOrderElementsOf(expected);
        }
        assertThat(after.isTogether(these)).isTrue();
    }

    @Property(tries = 300)
    @Verifies(AFFILIATION_FOLLOWS_FROM_ALLIES)
    void formingTheSameGroupAgainInAnyOrderChangesNoCompany(
            @ForAll("groups") Groups before, @ForAll("companies") Vector<CastId> these) {
        Groups once = before.together(these);
        Groups twice = once.together(these.reverse());
        for (CastId one : CAST) {
            assertThat(twice.with(one)).containsExactlyInAnyOrderElementsOf(once.with(one));
        }
    }

    @Property(tries = 300)
    @Verifies(ORDER)
    void charactersThatHaveActedAreListedInTheOrderOfTheirTurns(
            @ForAll("companies") Vector<CastId> turns, @ForAll @IntRange(max = 5) int leaving) {
        CastId leaver = CAST.get(leaving);
        ActionOrder order = ActionOrder.start();
        for (CastId character : turns) {
            ActionOrder named = order.naming(character);
            assertThat(named.current()).containsExactly(character);
            assertThat(named.without(character).current()).isEmpty();
            assertThat(named.without(leaver).current()).isEqualTo(Option.when(!leaver.equals(character), character));
            assertThat(named.acted()).isEqualTo(order.acted());
            order = named.acted(character);
            assertThat(order.current()).isEmpty();
            assertThat(order.declining().naming(character).hasDeclined()).isFalse();
        }
        assertThat(order.acted()).isEqualTo(turns);
        assertThat(order.without(leaver).acted()).isEqualTo(turns);
        assertThat(order.declining().acted()).isEqualTo(turns);
    }

    @Provide
    Arbitrary<Groups> groups() {
        return ActionArbitraries.groups();
    }

    @Provide
    Arbitrary<Vector<CastId>> companies() {
        return ActionArbitraries.companies();
    }
}
