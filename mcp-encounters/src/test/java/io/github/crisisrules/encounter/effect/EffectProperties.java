package io.github.crisisrules.encounter.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of effects and of the cards and steps that they come from. */
class EffectProperties {
    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of("Ann", "Curse", "Hero 1", "Smoke", "X-23");
    }

    @Provide
    Arbitrary<PhaseEffect> effects() {
        return names().flatMap(name -> Arbitraries.of(Step.POWER_PLAYERS, Step.END_ENCOUNTER, Step.CLEANUP_SCORING)
                .map(step -> PhaseEffect.of(name, step)));
    }

    @Property
    @Verifies(EncounterRuleId.STATUS)
    void aStatusCardLiesWithACharacterOrAPlayerAndStaysThereWhateverItAdds(
            @ForAll("names") String name,
            @ForAll("names") String holder,
            @ForAll("names") String superpower,
            @ForAll("effects") PhaseEffect effect) {
        CombatantId character = CombatantId.of(holder);
        StatusCard ofCharacter = StatusCard.withCharacter(name, character);
        StatusCard ofPlayer = StatusCard.withPlayer(name, holder);
        for (StatusCard card : Vector.of(ofCharacter, ofPlayer)) {
            StatusCard more = card.withEffect(effect).withSuperpower(superpower);
            assertThat(more).isEqualTo(card.withSuperpower(superpower).withEffect(effect));
            assertThat(more.effects()).isEqualTo(card.effects().append(effect));
            assertThat(more.superpowers()).isEqualTo(card.superpowers().append(superpower));
            assertThat(more.character()).isEqualTo(Option.when(card == ofCharacter, character));
            assertThat(more.player()).isEqualTo(Option.when(card == ofPlayer, holder));
            for (Language language : Language.values()) {
                assertThat(more.describe(Wording.ENGLISH.in(language)))
                        .contains(name)
                        .endsWith(" " + holder);
            }
        }
    }

    @Property
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
    void anEffectBelongsToAStepOfThePlayersOrOfTheEncounterAndToNoOther(
            @ForAll("names") String name, @ForAll Step step, @ForAll Side owner) {
        boolean hasEffects =
                !Vector.of(Step.SETUP, Step.TURNS, Step.CLEANUP_ADVANCE).contains(step);
        assertThat(Vector.of(step.isForPlayers(), step.isForEncounter()).count(each -> each))
                .isEqualTo(hasEffects ? 1 : 0);
        if (hasEffects) {
            PhaseEffect effect = PhaseEffect.of(name, step, owner);
            assertThat(effect).isEqualTo(new PhaseEffect(name, step, owner, false));
            assertThat(effect.automatic()).isEqualTo(new PhaseEffect(name, step, owner, true));
            assertThat(effect.automatic().automatic()).isEqualTo(effect.automatic());
        } else {
            assertThatThrownBy(() -> PhaseEffect.of(name, step, owner)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Property
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
    void everyRoundHasAllStepsAndPlayersComeRightBeforeTheEncounter(@ForAll Step first) {
        Vector<Step> round = Stream.iterate(first.next(), Step::next)
                .take(Step.values().length - 1)
                .toVector();
        assertThat(round)
                .containsExactlyInAnyOrderElementsOf(Vector.of(Step.values()).remove(Step.SETUP));
        assertThat(round.last().next()).isEqualTo(round.head());
        for (Step step : round.filter(Step::isForPlayers)) {
            assertThat(step.next().isForEncounter()).isTrue();
            assertThat(step.next().rule()).isEqualTo(step.rule());
        }
    }

    @Property
    @Verifies({EncounterRuleId.DURATION, EncounterRuleId.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN})
    void anEffectBegunInACosmicTurnOutlastsTheEndOfThatTurnAndOneMore(
            @ForAll("names") String name, @ForAll("names") String bearer) {
        assertThat(LastingEffect.cosmicTurns(true)).isEqualTo(LastingEffect.cosmicTurns(false) + 1);
        assertThat(LastingEffect.cosmicTurns(false)).isEqualTo(1);
        LastingEffect effect = LastingEffect.thisRound(name);
        LastingEffect onBearer = effect.character(CombatantId.of(bearer));
        assertThat(onBearer.character()).contains(CombatantId.of(bearer));
        assertThat(onBearer.duration()).isEqualTo(effect.duration()).isEqualTo(LastingEffect.Duration.THIS_ROUND);
        for (Language language : Language.values()) {
            assertThat(onBearer.describe(Wording.ENGLISH.in(language)))
                    .startsWith(effect.describe(Wording.ENGLISH.in(language)))
                    .endsWith(" " + bearer);
        }
    }
}
