package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.Moment;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of the whole encounter, held against what its log says. */
class ColossusPlayProperties {
    private static final int TRIES = 120;

    @Provide
    Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> plays() {
        return ColossusArbitraries.plays();
    }

    /** Momentum and Subdue tokens, counted by hand from what happens on the table. */
    private static final class Ledger {
        private int momentum = 9;
        private int tokens;
        private boolean isSubdued;
        private boolean hasDestroyed;

        private void note(Moment<ColossusState, ColossusEvent> moment) {
            ColossusEvent event = moment.event();
            if (event instanceof ColossusEvent.RampageBegan) {
                hasDestroyed = false;
            } else if (event instanceof ColossusEvent.TerrainDestroyed terrain) {
                hasDestroyed |= terrain.size() >= 2;
            } else if (event instanceof ColossusEvent.RampageEnded && hasDestroyed) {
                change(1);
            } else if (event instanceof ColossusEvent.InFrame frame
                    && (frame.event() instanceof FrameEvent.BecameDazed
                            || frame.event() instanceof FrameEvent.KnockedOut)) {
                change(1);
            } else if (event instanceof ColossusEvent.DebrisHurled debris
                    && debris.target().damage() > 0) {
                change(1);
            } else if (event.equals(new ColossusEvent.ChartRolled(CrisisFace.CRITICAL))) {
                change(1);
            } else if (event instanceof ColossusEvent.LinkBroken) {
                change(-3);
            } else if (event instanceof ColossusEvent.DamageTaken) {
                change(-1);
            } else if (event instanceof ColossusEvent.TowerDestroyed fallen) {
                boolean linked = moment.before().links().exists(link -> link.touches(fallen.tower()));
                change(linked && moment.after().towers().nonEmpty() ? -3 : 0);
            } else if (event instanceof ColossusEvent.MomentumRestored) {
                isSubdued = false;
                momentum = 9;
            }
        }

        private void change(int by) {
            momentum = isSubdued ? 0 : Math.max(0, Math.min(12, momentum + by));
            tokens += !isSubdued && momentum == 0 ? 1 : 0;
            isSubdued |= momentum == 0;
        }
    }

    @Property(tries = TRIES)
    @Verifies({
        ColossusRuleId.MOMENTUM,
        ColossusRuleId.SUBDUE,
        ColossusRuleId.CROSS,
        ColossusRuleId.TOWER,
        ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED,
        ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE,
        EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED
    })
    void momentumAndSubdueTokensCanBeCountedFromWhatHappened(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        Ledger ledger = new Ledger();
        Moment.of(play).forEach(ledger::note);
        assertThat(play.state().momentum()).isEqualTo(Momentum.of(ledger.momentum));
        assertThat(play.state().subdueTokens()).isEqualTo(ledger.tokens);
        assertThat(play.state().isSubdued()).isEqualTo(ledger.isSubdued);
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.LOSE, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void theEncounterEndsRightAfterTheEventThatTakesTheLastTowerOrGivesTheLastToken(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        int needed = play.start().setup().difficulty().subdueTokens();
        for (Moment<ColossusState, ColossusEvent> moment : Moment.of(play)) {
            ColossusState before = moment.before();
            boolean over = before.towers().isEmpty() || before.subdueTokens() == needed;
            boolean ends = moment.event() instanceof ColossusEvent.InFrame frame
                    && frame.event() instanceof FrameEvent.EncounterEnded;
            assertThat(ends).isEqualTo(over);
            assertThat(before.isOver()).as("nothing follows the end").isFalse();
        }
        assertThat(play.choices().isEmpty()).isEqualTo(play.state().isOver());
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.SETUP, ColossusRuleId.RAMPAGE, ColossusRuleId.CONTACTS_COME_IN_ORDER})
    void thePriorityTowerIsTheFirstStandingOneInTheDrawnOrderAndEachRampageGoesThere(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        Vector<Tower> standing = play.start().setup().towerTokens();
        for (Moment<ColossusState, ColossusEvent> moment : Moment.of(play)) {
            for (ColossusEvent.TowerDestroyed fallen : moment.as(ColossusEvent.TowerDestroyed.class)) {
                standing = standing.remove(fallen.tower());
            }
            assertThat(moment.after().priorityTower()).isEqualTo(standing.headOption());
            for (ColossusEvent.RampageBegan began : moment.as(ColossusEvent.RampageBegan.class)) {
                assertThat(began.toward()).isEqualTo(standing.headOption());
                assertThat(began.tool())
                        .isEqualTo(moment.before()
                                .setup()
                                .momentumTrack()
                                .rampageTool(moment.before().momentum(), began.isSubdued()));
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.PRIORITY, ColossusRuleId.VP, EncounterRuleId.DIFFICULTY})
    void onlyTheCrisisTeamIsAskedNoSideScoresAndTheSetupStays(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        for (Moment<ColossusState, ColossusEvent> moment : Moment.of(play)) {
            assertThat(moment.after().frame().sideToAct().toVector()).doesNotContain(Side.COSMIC_THREAT);
            assertThat(moment.after().setup()).isEqualTo(play.start().setup());
        }
        for (Side side : Side.values()) {
            assertThat(play.state().frame().points(side)).isZero();
            assertThat(play.attempt(round(new FrameCommand.ScorePoints(side, 1)))
                            .isLeft())
                    .isTrue();
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE, ColossusRuleId.STATS, ColossusRuleId.STEEL, ColossusRuleId.SQUADS
    })
    void heAlwaysStandsWithoutDamageOrConditionsAndHisTurnIsARampage(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        for (ColossusState state : play.steps().map(Play.Step::state)) {
            Combatant he = state.frame().combatant(ColossusCard.ID);
            assertThat(he.isStanding()).isTrue();
            assertThat(he.conditions()).isEmpty();
            assertThat(state.isOver() || he.damage() == 0).isTrue();
            assertThat(state.isOver()
                            || state.rampage().isDefined()
                            || !state.frame().turnSide().contains(Side.COSMIC_THREAT))
                    .isTrue();
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.HELMET, ColossusRuleId.STATS})
    void everyEffectOfTheCrisisTeamThatWouldMoveHimIsPreventedAndChangesNothing(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        ColossusState state = play.state();
        boolean isUnderWay = state.frame().step() != Step.SETUP && !state.isOver();
        for (CombatantId by : state.targets()) {
            Either<RuleViolation, Play<ColossusState, ColossusCommand, ColossusEvent>> after =
                    play.attempt(new ColossusCommand.MoveColossus(by));
            assertThat(after.map(next -> next.steps().last().events()).toOption())
                    .isEqualTo(Option.when(isUnderWay, () -> Vector.of(new ColossusEvent.HelmetPreventedMovement(by))));
            assertThat(after.map(Play::state).getOrElse(state)).isEqualTo(state);
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.WORST, ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT, ColossusRuleId.DEBRIS})
    void heMayChooseEveryCharacterThatStandsAndNoOther(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        ColossusState state = play.state();
        boolean isAwaited = state.awaiting() == ColossusAwaited.HURL_DEBRIS;
        for (Combatant character : state.frame().combatants()) {
            boolean mayBeChosen = character.side() == Side.CRISIS_TEAM && character.isStanding();
            assertThat(state.targets().contains(character.id())).isEqualTo(mayBeChosen);
            assertThat(play.attempt(new ColossusCommand.HurlDebris(AttackedTarget.of(character.id(), 1)))
                            .isRight())
                    .isEqualTo(isAwaited && mayBeChosen);
        }
    }

    @Property(tries = TRIES)
    @Verifies(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    void theRampagesOfAChainAreCountedAndThePlayersAskedAtEachMultipleOfTheLimit(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        int limit = play.start().setup().rampageLimit();
        int number = 0;
        for (ColossusEvent event : play.log()) {
            if (event instanceof ColossusEvent.RampageBegan began) {
                assertThat(began.number()).isEqualTo(number + 1);
                number = began.number();
            } else if (event instanceof ColossusEvent.RampageLimitReached reached) {
                assertThat(reached.rampages()).isEqualTo(number);
                assertThat(number % limit).isZero();
            } else if (event instanceof ColossusEvent.RampageChainEnded) {
                number = 0;
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA, ColossusRuleId.CHART, ColossusRuleId.HANDS})
    void everyThrowHasTheToolThatTheCallerStated(
            @ForAll("plays") Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        ThrowTools tools = play.start().setup().throwTools();
        for (Moment<ColossusState, ColossusEvent> moment : Moment.of(play)) {
            boolean afterHands = moment.before().awaiting() == ColossusAwaited.BARE_METAL_HANDS_THROWS;
            assertThat(moment.as(ColossusEvent.CharacterThrown.class).map(ColossusEvent.CharacterThrown::tool))
                    .allMatch((afterHands ? tools.bareMetalHands() : tools.character())::equals);
            assertThat(moment.as(ColossusEvent.TerrainThrown.class).map(ColossusEvent.TerrainThrown::tool))
                    .allMatch(tools.terrain()::equals);
        }
    }
}
