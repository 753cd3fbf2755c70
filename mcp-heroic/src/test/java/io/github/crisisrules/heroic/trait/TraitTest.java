package io.github.crisisrules.heroic.trait;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class TraitTest {
    @Test
    void traitsAreWrittenByKindAndNameAndDescribed() {
        Vector<Trait> traits = Vector.of(
                Trait.buddy(),
                Trait.sceneDistinction("Burning Building"),
                Trait.power("Webs"),
                Trait.push("All I have"),
                Trait.stress(StressType.MENTAL),
                Trait.trauma(StressType.PHYSICAL),
                Trait.ownStress(StressType.EMOTIONAL),
                Trait.doom(DieSize.D8));
        assertThat(traits.map(Trait::toString))
                .containsExactly(
                        "AFFILIATION BUDDY",
                        "SCENE_DISTINCTION Burning Building",
                        "POWER Webs",
                        "PUSH All I have",
                        "STRESS MENTAL",
                        "TRAUMA PHYSICAL",
                        "OWN_STRESS EMOTIONAL",
                        "DOOM D8");
        assertThat(traits.map(Trait::describe))
                .containsExactly(
                        "the Buddy affiliation",
                        "the scene distinction Burning Building",
                        "the power Webs",
                        "the push All I have",
                        "mental stress",
                        "physical trauma",
                        "the character's own emotional stress",
                        "a doom D8");
    }

    @Test
    void traitsOfUnnamedKindsCannotBeNamed() {
        for (TraitKind kind : Vector.of(
                TraitKind.AFFILIATION, TraitKind.STRESS, TraitKind.TRAUMA, TraitKind.OWN_STRESS, TraitKind.DOOM)) {
            assertThatThrownBy(() -> new Trait.Named(kind, "BUDDY")).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(new Trait.Named(TraitKind.POWER, "Webs")).isEqualTo(Trait.power("Webs"));
    }
}
