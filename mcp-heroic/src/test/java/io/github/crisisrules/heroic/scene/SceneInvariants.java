package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import java.util.function.Predicate;

/** What holds in every state of every scene, and in every log. */
final class SceneInvariants {
    private SceneInvariants() {}

    /** Of one state. */
    static void check(SceneState state) {
        for (CastMember one : state.cast().values()) {
            assertThat(one.plotPoints().count()).isNotNegative();
            assertThat(one.traits().map(CreatedTrait::trait).distinct().size())
                    .as("names of %s", one.id())
                    .isEqualTo(one.traits().size());
        }
        assertThat(state.order().acted().distinct()).isEqualTo(state.order().acted());
        for (Vector<CastId> group : state.companies().groups()) {
            assertThat(group.map(who -> state.known(who).hero()).distinct().size())
                    .as("one side: %s", group)
                    .isEqualTo(1);
            assertThat(group.filter(who -> !state.known(who).present()))
                    .as("nobody in a group is elsewhere")
                    .isEmpty();
        }
        state.exchange().forEach(exchange -> check(state, exchange));
    }

    private static void check(SceneState state, Exchange exchange) {
        assertThat(state.open()).isTrue();
        for (RollSide side : RollSide.values()) {
            for (RollInHand roll : exchange.roll(side)) {
                assertThat(roll.unsold()).isNotNegative();
                Vector<Trait> usual = roll.pool().reject(PoolDie::extra).map(PoolDie::trait);
                for (CastId who : roll.roller()) {
                    Datafile mine = state.known(who).datafile();
                    Vector<String> places = usual.map(trait -> PoolRules.place(trait, mine));
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
        for (RollInHand roll : state.hand(Stage.CHOICE)) {
            assertThat(roll.roll().get().usable().size()).isGreaterThan(2);
        }
        if (exchange.winner().isDefined()) {
            assertThat(!exchange.effects().isEmpty()
                            || exchange.secondOpen()
                            || exchange.forSale().isDefined()
                            || (exchange.winner().contains(RollSide.REACTION) && !exchange.countered()))
                    .as("something is left to decide in %s", exchange)
                    .isTrue();
        }
    }

    /** Of a whole play: plot points and doom dice are what was earned and spent; the log replays; comparisons are right. */
    static int check(Play<SceneState, SceneCommand, SceneEvent> play) {
        SceneState end = play.state();
        for (CastMember one : play.start().cast().values()) {
            int earned = count(
                    play,
                    event -> event instanceof StoryEvent.PlotPointEarned e
                            && e.who().equals(one.id()));
            int spent = count(
                    play,
                    event -> event instanceof StoryEvent.PlotPointSpent e
                            && e.who().equals(one.id()));
            assertThat(end.known(one.id()).plotPoints().count())
                    .as("plot points of %s", one.id())
                    .isEqualTo(one.plotPoints().count() + earned - spent);
        }
        assertThat(Transition.of(play.start(), play.log()).state()).isEqualTo(end);
        return ComparedByHand.check(play.log());
    }

    private static int count(Play<SceneState, SceneCommand, SceneEvent> play, Predicate<SceneEvent> of) {
        return play.log().count(of);
    }
}
