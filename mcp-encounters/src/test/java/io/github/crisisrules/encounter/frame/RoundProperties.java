package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.Moment;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.PlayedTactic;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant.Health;
import io.github.crisisrules.encounter.frame.Combatant.Role;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.frame.rule.RoundFlow;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of rounds in progress, read off the log of a play as a reader of the rules would read it. */
class RoundProperties {
    private static final int TRIES = 120;

    @Provide
    Arbitrary<Play<FrameState, FrameCommand, FrameEvent>> plays() {
        return FrameArbitraries.plays();
    }

    private static boolean isCosmicTurnBegin(Moment<FrameState, FrameEvent> moment) {
        return moment.event().equals(new FrameEvent.TurnBegan(Side.COSMIC_THREAT));
    }

    private static boolean isCosmicTurnEnd(Moment<FrameState, FrameEvent> moment) {
        return moment.event().equals(new FrameEvent.TurnEnded(Side.COSMIC_THREAT));
    }

    private static boolean isStep(Moment<FrameState, FrameEvent> moment, Step step) {
        return moment.event().equals(new FrameEvent.StepBegan(step));
    }

    /** The moments of each round that has begun. */
    private static Vector<Vector<Moment<FrameState, FrameEvent>>> rounds(
            Play<FrameState, FrameCommand, FrameEvent> play) {
        Vector<Vector<Moment<FrameState, FrameEvent>>> rounds = Vector.empty();
        Vector<Moment<FrameState, FrameEvent>> rest = Moment.of(play);
        while (rest.nonEmpty()) {
            Vector<Moment<FrameState, FrameEvent>> others =
                    rest.tail().dropUntil(moment -> moment.event() instanceof FrameEvent.RoundBegan);
            rounds = rounds.append(rest.dropRight(others.size()));
            rest = others;
        }
        return rounds;
    }

    private static Vector<CombatantId> activations(Vector<Moment<FrameState, FrameEvent>> part) {
        return part.flatMap(moment -> moment.as(FrameEvent.ActivationBegan.class))
                .map(FrameEvent.ActivationBegan::character);
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.SIDES, EncounterRuleId.PRIORITY})
    void theSideWithPriorityActsFirstAndASideWithoutAPlayerNever(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        Mission mission = play.start().mission();
        boolean crisisFirst = mission.priority() == Side.CRISIS_TEAM || !mission.hasCosmicPlayer();
        Vector<Side> order = mission.hasCosmicPlayer()
                ? Vector.of(mission.priority(), mission.priority().other())
                : Vector.of(Side.CRISIS_TEAM);
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            if (moment.event() instanceof FrameEvent.StepBegan began
                    && began.step().isForPlayers()) {
                assertThat(moment.after().sideToAct())
                        .containsExactly(crisisFirst ? Side.CRISIS_TEAM : Side.COSMIC_THREAT);
            }
            if (moment.event() instanceof FrameEvent.Passed passed
                    && moment.before().step().isForPlayers()) {
                int place = order.indexOf(passed.side());
                assertThat(moment.after().sideToAct().toVector())
                        .as("the next side after the %s", passed.side())
                        .isEqualTo(order.drop(place + 1).take(1));
            }
            assertThat(moment.after().mission()).isEqualTo(mission);
            assertThat(moment.after().sideToAct().forAll(order::contains)).isTrue();
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.FIRST, EncounterRuleId.TURNS, EncounterRuleId.TRACKER})
    void turnsAlternateFromTheCrisisTeamUntilThreeTokensEndTheActivationPhase(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Vector<Moment<FrameState, FrameEvent>> round : rounds(play)) {
            Vector<Side> turns = round.flatMap(moment -> moment.as(FrameEvent.TurnBegan.class))
                    .map(FrameEvent.TurnBegan::side);
            assertThat(turns)
                    .isEqualTo(Vector.ofAll(
                            Iterator.iterate(Side.CRISIS_TEAM, Side::other).take(turns.size())));
            int tokens = round.count(RoundProperties::isCosmicTurnEnd);
            assertThat(round.exists(moment -> isStep(moment, Step.END_PLAYERS))).isEqualTo(tokens == 3);
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.PARTIAL, EncounterRuleId.MINIONS, EncounterRuleId.TOKEN})
    void noCharacterActsTwiceInARoundExceptAnEncounterCharacterWhoseTokensLieOnTheTracker(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState start = play.start();
        for (Vector<Moment<FrameState, FrameEvent>> round : rounds(play)) {
            Vector<CombatantId> acted = activations(round);
            Vector<CombatantId> once =
                    acted.reject(character -> start.combatant(character).role() == Role.ENCOUNTER);
            assertThat(once.distinct()).isEqualTo(once);
            assertThat(acted.count(character -> start.combatant(character).side() == Side.CRISIS_TEAM))
                    .isLessThanOrEqualTo(Turn.MAX_CRISIS_ACTIVATIONS_IN_ROUND);
            assertThat(acted.count(FrameArbitraries.DOOM::equals)).isLessThanOrEqualTo(3);
        }
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            assertThat(moment.after().combatant(FrameArbitraries.DOOM).isActivated())
                    .isFalse();
            if (moment.event() instanceof FrameEvent.TrackerTokenAdded added) {
                assertThat(added.tokens()).isEqualTo(moment.before().trackerTokens() + 1);
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE, EncounterRuleId.COSMIC_TURN})
    void aTurnHasItsActivationsAndFewerOnlyIfNoCharacterIsAble(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            FrameState before = moment.before();
            Vector<Role> roles = before.turn()
                    .map(turn -> turn.activated()
                            .map(character -> before.combatant(character).role()))
                    .getOrElse(Vector.empty());
            boolean crisisTurn = before.turnSide().contains(Side.CRISIS_TEAM);
            assertThat(crisisTurn ? roles : roles.distinct())
                    .as("three of the Crisis Team, or one of each role of the Cosmic Threat")
                    .isEqualTo(roles)
                    .hasSizeLessThanOrEqualTo(crisisTurn ? 3 : 2);
            if (moment.event().equals(new FrameEvent.TurnEnded(Side.CRISIS_TEAM))) {
                boolean able = before.standing(Side.CRISIS_TEAM).exists(character -> !character.isActivated());
                assertThat(roles.size() == 3 || !able).as("no turn ends early").isTrue();
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.DURATION, EncounterRuleId.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN})
    void anEffectOfThisRoundEndsWithTheNextCosmicTurnWhereverItBegan(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        Vector<Moment<FrameState, FrameEvent>> all = Moment.of(play);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).event() instanceof FrameEvent.EffectBegan began) {
                LastingEffect effect = began.effect();
                Vector<Moment<FrameState, FrameEvent>> lasting = all.drop(i + 1)
                        .takeUntil(moment -> moment.event().equals(new FrameEvent.EffectEnded(effect.name())));
                boolean isOver = i + 1 + lasting.size() < all.size();
                Vector<Moment<FrameState, FrameEvent>> nextTurn = lasting.dropUntil(RoundProperties::isCosmicTurnBegin);
                boolean isDue = effect.duration() == LastingEffect.Duration.THIS_ROUND
                        ? nextTurn.exists(RoundProperties::isCosmicTurnEnd)
                        : nextTurn.nonEmpty();
                assertThat(isOver).as("the end of %s", effect).isEqualTo(isDue);
                assertThat(nextTurn.count(RoundProperties::isCosmicTurnBegin))
                        .as("no effect outlives the next whole Cosmic Threat turn")
                        .isLessThanOrEqualTo(1);
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.POWER)
    void aRoundBeginsWithOnePowerForEachCharacterInPlayThatHasRoom(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState before = play.state();
        FrameState after = RoundFlow.beginRound(before).foldLeft(before, (state, event) -> event.applyTo(state));
        for (Combatant character : before.combatants()) {
            boolean gains = character.isInPlay() && character.power() < character.powerLimit();
            assertThat(after.combatant(character.id()).power()).isEqualTo(character.power() + (gains ? 1 : 0));
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP, EncounterRuleId.POWER})
    void stepsFollowOneAnotherAndNoneEndsWithAnEffectOfItsOwnUnresolved(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            if (moment.event() instanceof FrameEvent.StepBegan began) {
                assertThat(began.step()).isEqualTo(moment.before().step().next());
                assertThat(moment.before().pendingEffects()).isEmpty();
                assertThat(moment.before().sideToAct().isDefined()
                                && moment.before().step().isForPlayers())
                        .isFalse();
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.CLEANUP, EncounterRuleId.FLIPPED_MAY_ADVANCE})
    void cleanupLeavesNoTokenBehindAndNoCharacterDazed(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            FrameState after = moment.after();
            if (moment.event() instanceof FrameEvent.RoundBegan) {
                assertThat(after.combatants().exists(Combatant::isActivated)).isFalse();
                assertThat(after.trackerTokens()).isZero();
            }
            if (moment.event() instanceof FrameEvent.BecameInjured flipped) {
                Combatant character = after.combatant(flipped.character());
                assertThat(character.damage()).isZero();
                assertThat(character.conditions()).isEmpty();
            }
            if (isStep(moment, Step.CLEANUP_ADVANCE)) {
                assertThat(after.combatants().map(Combatant::health)).doesNotContain(Health.DAZED);
                assertThat(FrameChoices.mayAdvance(after))
                        .isEqualTo(after.inPlay(Side.CRISIS_TEAM)
                                .reject(Combatant::isActivated)
                                .map(Combatant::id));
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.CLEANUP, EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA})
    void charactersAdvanceWithTheToolThatTheCallerStatedAndOnceInACleanupPhase(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Vector<Moment<FrameState, FrameEvent>> round : rounds(play)) {
            Vector<FrameEvent.Advanced> advances = round.flatMap(moment -> moment.as(FrameEvent.Advanced.class));
            Vector<CombatantId> advanced = advances.map(FrameEvent.Advanced::character);
            assertThat(advances.map(FrameEvent.Advanced::tool))
                    .allMatch(play.start().mission().cleanupTool()::equals);
            assertThat(activations(round).filter(advanced::contains)).isEmpty();
            assertThat(advanced.distinct()).isEqualTo(advanced);
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.CLEANUP)
    void noCharacterEverRecoversAnEarlierStateOfHealth(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            for (Combatant before : moment.before().combatants()) {
                Combatant after = moment.after().combatant(before.id());
                assertThat(after.health()).isGreaterThanOrEqualTo(before.health());
                assertThat(after.damage()).isBetween(0, Math.max(after.limit().get(), before.damage()));
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.STATUS)
    void aStatusCardThatIsDiscardedLeavesEverythingAsItWas(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState before = play.state();
        StatusCard card = StatusCard.withCharacter("Brand", FrameArbitraries.DOOM)
                .withEffect(PhaseEffect.of("Brand glows", Step.POWER_ENCOUNTER));
        play.attempt(new FrameCommand.AttachStatus(card)).forEach(with -> {
            assertThat(with.state().statusesOf(FrameArbitraries.DOOM)).contains(card);
            assertThat(with.apply(new FrameCommand.DiscardStatus("Brand")).state())
                    .isEqualTo(before);
        });
        Vector<StatusCard> held = before.combatants()
                .flatMap(character -> before.statusesOf(character.id()))
                .appendAll(before.mission().team().squads().flatMap(squad -> before.statusesOf(squad.player())));
        assertThat(held).containsExactlyInAnyOrderElementsOf(before.statuses());
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.STATUS, EncounterRuleId.CLEANUP})
    void anEffectIsPendingOnlyWhileItsCardLiesInPlay(@ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        for (Moment<FrameState, FrameEvent> moment : Moment.of(play)) {
            FrameState after = moment.after();
            Vector<String> known = after.mission()
                    .effects()
                    .appendAll(after.statuses().flatMap(StatusCard::effects))
                    .map(PhaseEffect::name);
            assertThat(after.pendingEffects().removeAll(known)).isEmpty();
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.TACTICS)
    void eachCardIsInTheHandOfItsPlayerOrHasBeenPlayedOnce(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        state.mission()
                .team()
                .squads()
                .forEach(squad -> assertThat(state.hand(squad.player())
                                .appendAll(state.playedTactics()
                                        .filter(played -> played.player().equals(squad.player()))
                                        .map(PlayedTactic::card)))
                        .containsExactlyInAnyOrderElementsOf(squad.tactics()));
    }

    /**
     * A play in which the sides are asked in all steps differs from one in which they are asked in none only by what
     * they then have to say: they resolve what the game would resolve, and pass.
     */
    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SIDES_PASS_BY_THEMSELVES)
    void askingTheSidesInMoreStepsAddsPassesAndChangesNothingElse(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState asked = asking(play, Vector.of(Step.values()));
        FrameState quick = asking(play, Vector.empty());
        assertThat(StateEdits.of(asked).withMission(quick.mission())).isEqualTo(quick);
    }

    /** The state after the commands of a play, wherever they are accepted, if sides are asked in these steps. */
    private static FrameState asking(Play<FrameState, FrameCommand, FrameEvent> play, Vector<Step> steps) {
        Mission mission = play.start().mission().withAskedSteps(steps);
        Play<FrameState, FrameCommand, FrameEvent> now =
                FrameOnly.start(mission, play.start().combatants());
        for (FrameCommand command : play.steps().map(Play.Step::command)) {
            if (!(command instanceof FrameCommand.Pass)) {
                now = passed(now.attempt(command).getOrElse(now));
            }
        }
        return now.state();
    }

    /** The play after the sides have resolved and passed whatever the game would have done for them. */
    private static Play<FrameState, FrameCommand, FrameEvent> passed(Play<FrameState, FrameCommand, FrameEvent> play) {
        Play<FrameState, FrameCommand, FrameEvent> now = play;
        while (now.state().sideToAct().isDefined() && now.state().step().isForPlayers()) {
            FrameState state = now.state();
            Vector<String> pending = state.pendingEffects();
            if (pending.isEmpty()) {
                now = now.apply(new FrameCommand.Pass(state.sideToAct().get()));
            } else if (pending.size() == 1
                    && state.mission()
                            .effects()
                            .exists(effect -> effect.name().equals(pending.head()) && effect.isAutomatic())) {
                now = now.apply(new FrameCommand.ResolveEffect(pending.head()));
            } else {
                return now;
            }
        }
        return now;
    }
}
