package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.scene.rule.CastRules;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class RulingProperties {
    @Property(tries = 500)
    @Verifies(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    void aRulingWithTwoConsequencesIsTwoRulingsInARow(
            @ForAll("moments") SceneState state,
            @ForAll @IntRange(max = 999) int one,
            @ForAll @IntRange(max = 999) int other) {
        Vector<Consequence> conceivable = ConceivableCast.consequences(state, "Novelty");
        Consequence first = conceivable.get(one % conceivable.size());
        Consequence second = conceivable.get(other % conceivable.size());
        Decision<SceneState, SceneEvent> both = ruled(state, Vector.of(first, second));
        Decision<SceneState, SceneEvent> before = ruled(state, Vector.of(first));
        if (before.isRefused()) {
            assertThat(both.isRefused()).isTrue();
            return;
        }
        Decision<SceneState, SceneEvent> after = ruled(before.state(), Vector.of(second));
        assertThat(both.isRefused()).isEqualTo(after.isRefused());
        if (!after.isRefused()) {
            assertThat(both.state()).isEqualTo(after.state());
        }
    }

    @Property(tries = 100)
    @Verifies(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    void aRulingWithoutConsequencesChangesNothing(@ForAll("moments") SceneState state) {
        assertThat(ruled(state, Vector.empty()).state()).isEqualTo(state);
    }

    private static Decision<SceneState, SceneEvent> ruled(SceneState state, Vector<Consequence> consequences) {
        return CastRules.ruling(state, new CastCommand.MakeRuling("The roof comes down", consequences));
    }

    @Provide
    Arbitrary<SceneState> moments() {
        return SceneArbitraries.moments();
    }
}
