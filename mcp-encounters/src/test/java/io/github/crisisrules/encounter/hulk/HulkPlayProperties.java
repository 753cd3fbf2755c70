package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.Moment;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of the whole encounter, held against what its log says. */
class HulkPlayProperties {
    private static final int TRIES = 120;

    @Provide
    Arbitrary<Play<HulkState, HulkCommand, HulkEvent>> plays() {
        return HulkArbitraries.plays();
    }

    private static boolean isFrameEvent(Moment<HulkState, HulkEvent> moment, FrameEvent event) {
        return moment.event().equals(new HulkEvent.InFrame(event));
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.SCORE, HulkRuleId.RAGE, HulkRuleId.DEPLOY})
    void thePointsOfBothSidesCanBeCountedFromTheTokensAndCharactersAndNeverFall(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        int starting = play.start().setup().difficulty().startingRage();
        int secured = 0;
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            HulkState after = moment.after();
            for (Side side : Side.values()) {
                assertThat(after.frame().points(side))
                        .isGreaterThanOrEqualTo(moment.before().frame().points(side));
            }
            assertThat(after.rage()).isGreaterThanOrEqualTo(moment.before().rage());
            secured += moment.as(HulkEvent.AbsorbersSecured.class)
                    .map(scored -> scored.absorbers().size())
                    .sum()
                    .intValue();
            int out = play.start().team().size() - after.team().size();
            assertThat(after.frame().cosmicPoints()).isEqualTo(2 * out);
            assertThat(moment.event() instanceof HulkEvent.AbsorbersSecured
                            || after.frame().crisisPoints() == 2 * (after.rage() - starting) + secured)
                    .isTrue();
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void theEncounterEndsRightAfterTheEventThatMeetsTheFirstCondition(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            HulkState before = moment.before();
            boolean over = before.frame().crisisPoints() >= 12
                    || before.frame().cosmicPoints() >= 12
                    || before.team().size() < 3;
            boolean ends = moment.event() instanceof HulkEvent.InFrame frame
                    && frame.event() instanceof FrameEvent.EncounterEnded;
            assertThat(ends).isEqualTo(over);
            assertThat(before.isOver()).as("nothing follows the end").isFalse();
        }
        assertThat(play.choices().isEmpty()).isEqualTo(play.state().isOver());
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.SUBDUED_IS_NOT_DAZED, HulkRuleId.SERUM})
    void aSubduedCharacterKeepsItsDamageUntilASerumTakesAllOfItAndIsNeverDazed(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            for (CombatantId character : moment.before().subdued()) {
                boolean freed = moment.event().equals(new HulkEvent.SerumTaken(character));
                Combatant before = moment.before().frame().combatant(character);
                Combatant after = moment.after().frame().combatant(character);
                assertThat(after.damage()).isEqualTo(freed ? 0 : before.damage());
                assertThat(moment.after().isSubdued(character) || freed || !after.isInPlay())
                        .as("the token leaves with a serum or a KO only")
                        .isTrue();
            }
            assertThat(moment.after().frame().combatants().map(Combatant::health))
                    .doesNotContain(Combatant.Health.DAZED, Combatant.Health.INJURED);
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.RAGE, HulkRuleId.COSMIC, HulkRuleId.IMMUNE})
    void hulkStandsWithPowerUpToTenAndHisRageAndWithoutWhatHeIsImmuneTo(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        for (HulkState state : play.steps().map(Play.Step::state)) {
            assertThat(state.hulk().power()).isLessThanOrEqualTo(10 + state.rage());
            assertThat(state.hulk().powerLimit()).isEqualTo(10 + state.rage());
            assertThat(state.hulk().isStanding()).isTrue();
            assertThat(state.hulk().conditions().filter(HulkCard::isImmuneTo)).isEmpty();
            assertThat(state.frame().standing(Side.COSMIC_THREAT).map(Combatant::id))
                    .containsExactly(HulkSetup.HULK);
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.POWER, HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER})
    void inEachPowerPhaseEveryCharacterGainsThreePowerUpToItsLimit(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        HulkState start = play.start();
        for (Play.Step<HulkState, HulkCommand, HulkEvent> step : play.steps()) {
            // A Power Phase that waits for an effect of a Status card is not over with the command that began it.
            Vector<Moment<HulkState, HulkEvent>> phase = Moment.of(start, step.events())
                    .dropUntil(moment -> moment.event() instanceof HulkEvent.InFrame frame
                            && frame.event() instanceof FrameEvent.RoundBegan);
            phase.find(moment -> isFrameEvent(moment, new FrameEvent.StepBegan(Step.START_PLAYERS)))
                    .forEach(end -> phase.head()
                            .before()
                            .frame()
                            .combatants()
                            .filter(Combatant::isInPlay)
                            .forEach(character -> assertThat(end.after()
                                            .frame()
                                            .combatant(character.id())
                                            .power())
                                    .isEqualTo(Math.min(character.powerLimit(), character.power() + 3))));
            start = step.state();
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER, HulkRuleId.SERUM, HulkRuleId.SCORE})
    void absorbersScoreInTheFirstStepOfCleanupAndSerumsWorkInTheThird(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            Step step = moment.before().frame().step();
            assertThat(moment.event() instanceof HulkEvent.AbsorbersSecured && step != Step.CLEANUP_SCORING)
                    .isFalse();
            assertThat(moment.event() instanceof HulkEvent.SerumTaken && step != Step.CLEANUP_ENCOUNTER)
                    .isFalse();
            assertThat(isFrameEvent(moment, new FrameEvent.EffectResolved(HulkSetup.INNER_RAGE))
                            && step != Step.POWER_PLAYERS)
                    .isFalse();
            assertThat(isFrameEvent(moment, new FrameEvent.EffectResolved(HulkSetup.COLLECTIVE_RAGE))
                            && step != Step.POWER_ENCOUNTER)
                    .isFalse();
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE, HulkRuleId.LEAP})
    void anAuraLastsFromItsRollToTheNextCosmicTurnAcrossRounds(
            @ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        Option<AuraResult> aura = Option.none();
        boolean hasLeapt = false;
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            if (isFrameEvent(moment, new FrameEvent.TurnBegan(Side.COSMIC_THREAT))) {
                aura = Option.none();
                hasLeapt = false;
            } else if (moment.event() instanceof HulkEvent.AuraRolled rolled) {
                aura = Option.of(play.start().setup().aura().result(rolled.face()));
            } else if (moment.event() instanceof HulkEvent.HulkLeapt) {
                assertThat(hasLeapt).as("twice in a turn").isFalse();
                hasLeapt = true;
            }
            assertThat(moment.after().aura()).isEqualTo(aura);
        }
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.PRIORITY, EncounterRuleId.PRIORITY})
    void theCrisisTeamActsFirstInEveryPlayersStep(@ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        for (Moment<HulkState, HulkEvent> moment : Moment.of(play)) {
            if (moment.event() instanceof HulkEvent.InFrame frame
                    && frame.event() instanceof FrameEvent.StepBegan began
                    && began.step().isForPlayers()) {
                assertThat(moment.after().frame().sideToAct()).containsExactly(Side.CRISIS_TEAM);
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED)
    void noTerrainIsDestroyedTwice(@ForAll("plays") Play<HulkState, HulkCommand, HulkEvent> play) {
        Vector<String> destroyed = Moment.of(play)
                .flatMap(moment -> moment.as(HulkEvent.TerrainDestroyed.class))
                .map(gone -> gone.terrain().name());
        assertThat(destroyed.distinct()).isEqualTo(destroyed);
        assertThat(play.state().destroyedTerrain()).containsExactlyInAnyOrderElementsOf(destroyed);
    }
}
