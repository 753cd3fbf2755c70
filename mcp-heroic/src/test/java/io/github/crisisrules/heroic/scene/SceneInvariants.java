package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;

/** The laws that hold in every state and in every log of scenes. */
final class SceneInvariants {
    private SceneInvariants() {}

    /** Checks one state. */
    static void check(SceneState state) {
        for (CastMember one : state.cast().values()) {
            assertThat(one.plotPoints().count()).isNotNegative();
            assertThat(one.traits().map(CreatedTrait::trait).distinct().size())
                    .as("names of %s", one.id())
                    .isEqualTo(one.traits().size());
        }
        assertThat(state.order().acted().distinct()).isEqualTo(state.order().acted());
        for (Vector<CastId> group : state.groups().groups()) {
            assertThat(group.map(character -> state.known(character).isHero())
                            .distinct()
                            .size())
                    .as("one side: %s", group)
                    .isEqualTo(1);
            assertThat(group.filter(character -> !state.known(character).isPresent()))
                    .as("nobody in a group is elsewhere")
                    .isEmpty();
        }
        state.exchange().forEach(exchange -> check(state, exchange));
    }

    private static void check(SceneState state, Exchange exchange) {
        assertThat(state.isOpen()).isTrue();
        for (RollSide side : RollSide.values()) {
            for (RollInProgress roll : exchange.roll(side)) {
                assertThat(roll.unsold()).isNotNegative();
                Vector<Trait> usual = roll.pool().reject(PoolDie::isExtra).map(PoolDie::trait);
                for (CastId character : roll.roller()) {
                    Datafile mine = state.known(character).datafile();
                    // A power set that was replaced for XP leaves the dice in the pool, but no place for them.
                    Vector<String> places = usual.reject(trait -> trait.kind() == TraitKind.POWER
                                    && mine.powerSetOf(trait.name()).isEmpty())
                            .map(trait -> PoolRules.place(trait, mine));
                    assertThat(places.distinct())
                            .as("places of %s", roll.pool())
                            .isEqualTo(places);
                }
                assertThat(roll.pool().count(die -> die.trait().kind() == TraitKind.AFFILIATION))
                        .isLessThanOrEqualTo(1);
            }
        }
        // Who takes up dice leaves the opportunities before.
        if (exchange.reaction()
                .exists(roll -> !roll.pool().isEmpty() || roll.roll().isDefined())) {
            assertThat(exchange.action().unsold()).isZero();
        }
        // What leaves nothing to decide was done.
        for (RollInProgress roll : state.rollAt(RollStage.CHOICE)) {
            assertThat(roll.roll().get().usable().size()).isGreaterThan(2);
        }
        if (exchange.winner().isDefined()) {
            assertThat(!exchange.effects().isEmpty()
                            || exchange.canTakeSecondEffect()
                            || exchange.forSale().isDefined()
                            || (exchange.winner().contains(RollSide.REACTION) && !exchange.isCountered()))
                    .as("something is left to decide in %s", exchange)
                    .isTrue();
        }
    }

    /** Checks a whole play: its accounts, the order of its events and each comparison, which is worked out by hand. */
    static void check(Play<SceneState, SceneCommand, SceneEvent> play) {
        SceneLedger.check(play);
        LiteralSequence.check(play.log());
        ComparedByHand.check(play.log());
    }
}
