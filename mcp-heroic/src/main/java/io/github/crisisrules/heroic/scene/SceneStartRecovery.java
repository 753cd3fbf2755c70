package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;

/** The changes that the beginning of a scene makes to a character. */
final class SceneStartRecovery {
    private SceneStartRecovery() {}

    /**
     * Returns the member at the beginning of a scene. A transition scene eases stress, ends complications past D12,
     * and steps back trauma that an action scene was framed around.
     */
    @Rule({RECOVER_TRANSITION, RECOVER_TRAUMA, COMPLICATION_PAST_D12_GOES_IN_TRANSITION})
    static CastMember begin(ImmutableCastMember member, SceneKind kind) {
        ImmutableCastMember fresh =
                member.withExperience(member.experience().inNewScene()).withLikeStress(Vector.empty());
        if (kind == SceneKind.ACTION || member.harm().isDead()) {
            return fresh;
        }
        Ailments harm =
                member.framed().foldLeft(member.harm().rested(), (rest, type) -> rest.stepBack(Ailment.trauma(type)));
        Vector<StressType> easier = member.framed().filter(type -> harm.trauma().containsKey(type));
        return fresh.withHarm(harm)
                .withTraits(member.traits()
                        .reject(trait -> trait.isComplication() && trait.level().past()))
                .withFramed(Vector.empty())
                .withLikeStress(easier);
    }
}
