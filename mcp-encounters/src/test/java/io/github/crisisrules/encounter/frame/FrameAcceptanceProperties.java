package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant.Role;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * A command in mid-game is accepted exactly if a reader of the rules would allow it, and changes what it names. The reading below
 * is written without the requirements under test.
 */
class FrameAcceptanceProperties {
    private static final int TRIES = 60;
    private static final CombatantId STRANGER = CombatantId.of("Stranger");

    @Provide
    Arbitrary<Play<FrameState, FrameCommand, FrameEvent>> plays() {
        return FrameArbitraries.plays();
    }

    private static Either<RuleViolation, FrameState> decided(FrameState state, FrameCommand command) {
        return Play.of(FrameOnly.GAME, state).attempt(command).map(Play::state);
    }

    /** Holds the answer to a command against the reading, and returns the state after it. */
    private static Option<FrameState> checked(FrameState state, FrameCommand command, boolean isAllowed) {
        Either<RuleViolation, FrameState> answer = decided(state, command);
        assertThat(answer.isRight()).as("%s in %s", command, state).isEqualTo(isAllowed);
        for (RuleViolation refusal : answer.swap()) {
            for (Language language : Language.values()) {
                assertThat(refusal.describe(Wording.ENGLISH.in(language))).isNotBlank();
            }
        }
        return answer.toOption();
    }

    private static Vector<CombatantId> all(FrameState state) {
        return state.combatants().map(Combatant::id).append(STRANGER);
    }

    private static boolean isInPlay(FrameState state, CombatantId character) {
        return state.step() != Step.SETUP && state.find(character).exists(Combatant::isInPlay);
    }

    private static boolean isStanding(FrameState state, CombatantId character) {
        return isInPlay(state, character) && state.combatant(character).isStanding();
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.CLEANUP})
    void standingCharactersSufferHealAndSpendAndAnyCharacterInPlayGains(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        for (CombatantId character : all(state)) {
            Option<Combatant> found = state.find(character);
            int power = found.map(Combatant::power).getOrElse(0);
            int damage = found.map(Combatant::damage).getOrElse(0);
            for (int number : Vector.of(-1, 0, 1, power, power + 1)) {
                boolean isPositive = number >= 1;
                boolean stands = isStanding(state, character);
                FrameCommand hit = new FrameCommand.SufferDamage(character, number);
                checked(state, hit, isPositive && stands)
                        // Before the round goes on by itself, which may flip a Dazed character.
                        .map(settled -> hit.decide(state).state())
                        .forEach(after -> {
                            Combatant hurt = after.combatant(character);
                            int limit = found.get().limit().getOrElse(Integer.MAX_VALUE);
                            assertThat(hurt.damage()).isEqualTo(Math.min(limit, damage + number));
                            assertThat(hurt.isStanding()).isEqualTo(damage + number < limit);
                        });
                checked(state, new FrameCommand.RemoveDamage(character, number), isPositive && stands)
                        .forEach(after -> assertThat(after.combatant(character).damage())
                                .isEqualTo(Math.max(0, damage - number)));
                checked(state, new FrameCommand.SpendPower(character, number), isPositive && stands && number <= power)
                        .forEach(after ->
                                assertThat(after.combatant(character).power()).isEqualTo(power - number));
                checked(state, new FrameCommand.GainPower(character, number), isPositive && isInPlay(state, character))
                        .forEach(after -> assertThat(after.combatant(character).power())
                                .isEqualTo(Math.min(found.get().powerLimit(), power + number)));
            }
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.CLEANUP)
    void aConditionIsGainedOnceAndLostOnceByACharacterThatIsNotImmune(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        for (CombatantId character : all(state)) {
            boolean immune = state.mission().isImmune(character, "Stun");
            Vector<String> before = state.find(character).toVector().flatMap(Combatant::conditions);
            boolean had = before.exists("stun"::equalsIgnoreCase);
            checked(state, new FrameCommand.GainCondition(character, "STUN"), !immune && isStanding(state, character))
                    .forEach(after -> assertThat(after.combatant(character).conditions())
                            .isEqualTo(had ? before : before.append("STUN")));
            checked(state, new FrameCommand.LoseCondition(character, "STUN"), isInPlay(state, character))
                    .forEach(after -> assertThat(after.combatant(character).conditions())
                            .isEqualTo(before.reject("stun"::equalsIgnoreCase)));
            checked(state, new FrameCommand.GainCondition(character, "a\tb"), false);
            checked(state, new FrameCommand.LoseCondition(character, "a\tb"), false);
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.TACTICS, EncounterRuleId.ALLIES, EncounterRuleId.SQUADS})
    void aCardIsPlayedOnceOnCharactersInItsReach(@ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        CrisisTeam team = state.mission().team();
        for (CrisisSquad squad : team.squads()) {
            Vector<String> played = play.log()
                    .filter(event -> event instanceof FrameEvent.TacticPlayed)
                    .map(event -> (FrameEvent.TacticPlayed) event)
                    .filter(event -> event.player().equals(squad.player()))
                    .map(FrameEvent.TacticPlayed::card);
            assertThat(state.hand(squad.player())).isEqualTo(squad.tactics().removeAll(played));
            for (CombatantId target : all(state)) {
                boolean inSquad = squad.members().map(TeamMember::id).contains(target);
                checked(
                        state,
                        new FrameCommand.UseLeadership(squad.player(), Vector.of(target)),
                        isInPlay(state, target)
                                && inSquad
                                && squad.affiliation().isDefined());
                checked(state, new FrameCommand.UseLeadership(squad.player(), Vector.of(target, target)), false);
                for (String card : squad.tactics().append("Unknown")) {
                    boolean inHand = squad.tactics().contains(card) && !played.contains(card);
                    boolean onTeam = team.member(target).isDefined();
                    checked(
                                    state,
                                    new FrameCommand.PlayTactic(squad.player(), card, Option.none(), Vector.of(target)),
                                    inHand && onTeam && isInPlay(state, target))
                            .forEach(after -> assertThat(after.hand(squad.player()))
                                    .isEqualTo(state.hand(squad.player()).remove(card)));
                    boolean hasIt = team.squadOf(target)
                                    .exists(own -> own.affiliation().contains("Avengers"))
                            && team.member(target)
                                    .exists(member -> member.affiliations().contains("Avengers"));
                    checked(
                            state,
                            new FrameCommand.PlayTactic(squad.player(), card, Option.of("Avengers"), Vector.of(target)),
                            inHand && hasIt && isInPlay(state, target));
                }
            }
        }
        checked(state, new FrameCommand.UseLeadership("Stranger", Vector.empty()), false);
        checked(state, new FrameCommand.PlayTactic("Stranger", "Rally", Option.none(), Vector.empty()), false);
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.STATUS, EncounterRuleId.DURATION})
    void everyCardAndEffectInPlayHasANameOfItsOwnAndAHolderInPlay(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        boolean hasBegun = state.step() != Step.SETUP;
        Vector<String> cards = state.statuses().map(StatusCard::name);
        Vector<String> effects = state.mission()
                .effects()
                .appendAll(state.statuses().flatMap(StatusCard::effects))
                .map(PhaseEffect::name);
        for (CombatantId holder : all(state)) {
            for (String card : cards.append("New card")) {
                StatusCard status = StatusCard.withCharacter(card, holder);
                checked(state, new FrameCommand.AttachStatus(status), !cards.contains(card) && isInPlay(state, holder))
                        .forEach(after -> assertThat(after.statuses())
                                .isEqualTo(state.statuses().append(status)));
            }
            Vector<String> running =
                    state.runningEffects().map(each -> each.effect().name());
            for (String name : running.append("New effect")) {
                LastingEffect effect = LastingEffect.thisRound(name).character(holder);
                checked(state, new FrameCommand.BeginEffect(effect), !running.contains(name) && isInPlay(state, holder))
                        .forEach(after -> assertThat(after.runningEffects()
                                        .map(each -> each.effect().name()))
                                .isEqualTo(running.append(name)));
            }
        }
        for (String player : Vector.of("Ann", "Stranger")) {
            boolean isKnown =
                    state.mission().hasCosmicPlayer() || state.mission().team().isPlayer(player);
            checked(
                    state,
                    new FrameCommand.AttachStatus(StatusCard.withPlayer("New card", player)),
                    hasBegun && isKnown);
        }
        for (String name : effects.append("New effect")) {
            StatusCard once = StatusCard.withCharacter("New card", FrameArbitraries.DOOM)
                    .withEffect(PhaseEffect.of(name, Step.CLEANUP_ENCOUNTER));
            boolean isFree = !effects.contains(name) && isInPlay(state, FrameArbitraries.DOOM);
            checked(state, new FrameCommand.AttachStatus(once), isFree);
            StatusCard twice = once.withEffect(PhaseEffect.of(name, Step.START_ENCOUNTER));
            checked(state, new FrameCommand.AttachStatus(twice), false);
        }
        for (String card : cards.append("New card")) {
            checked(state, new FrameCommand.DiscardStatus(card), cards.contains(card))
                    .forEach(after ->
                            assertThat(after.statuses().map(StatusCard::name)).isEqualTo(cards.remove(card)));
        }
    }

    @Property(tries = TRIES)
    void pointsAreScoredAfterSetupAndOnlyUpToTheLargestNumber(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play, @ForAll Side side) {
        FrameState state = play.state();
        boolean hasBegun = state.step() != Step.SETUP;
        int points = state.points(side);
        for (int more : Vector.of(0, 1, Integer.MAX_VALUE - points)) {
            checked(state, new FrameCommand.ScorePoints(side, more), hasBegun && more > 0)
                    .forEach(after -> {
                        assertThat(after.points(side)).isEqualTo(points + more);
                        assertThat(after.points(side.other())).isEqualTo(state.points(side.other()));
                    });
        }
        checked(state, new FrameCommand.ScorePoints(side, Integer.MAX_VALUE), hasBegun && points == 0);
    }

    @Property(tries = TRIES)
    @Verifies({
        EncounterRuleId.TURNS,
        EncounterRuleId.COSMIC_TURN,
        EncounterRuleId.MINIONS,
        EncounterRuleId.CLEANUP,
        EncounterRuleId.ACTIVATION
    })
    void theRoundGoesOnExactlyByTheCommandsThatTheRulesAllowNow(
            @ForAll("plays") Play<FrameState, FrameCommand, FrameEvent> play) {
        FrameState state = play.state();
        checked(state, new FrameCommand.BeginFirstRound(), state.step() == Step.SETUP);
        checked(state, new FrameCommand.EndActivation(), state.active().isDefined());
        for (Side side : Side.values()) {
            checked(
                    state,
                    new FrameCommand.Pass(side),
                    state.sideToAct().contains(side) && state.pendingEffects().isEmpty());
        }
        for (String effect : state.mission().effects().map(PhaseEffect::name).append("Mark burns")) {
            checked(
                            state,
                            new FrameCommand.ResolveEffect(effect),
                            state.pendingEffects().contains(effect))
                    .forEach(after -> assertThat(after.round() > state.round()
                                    || after.step() != state.step()
                                    || !after.pendingEffects().contains(effect))
                            .isTrue());
        }
        for (CombatantId character : all(state)) {
            checked(state, new FrameCommand.Activate(character), mayActivate(state, character));
            checked(
                    state,
                    new FrameCommand.Advance(character),
                    state.step() == Step.CLEANUP_ADVANCE
                            && isStanding(state, character)
                            && state.combatant(character).side() == Side.CRISIS_TEAM
                            && !state.combatant(character).isActivated()
                            && !state.advanced().contains(character));
        }
        boolean doomIsDone = isDone(state, Role.ENCOUNTER) || !isStanding(state, FrameArbitraries.DOOM);
        checked(
                state,
                new FrameCommand.EndTurn(),
                state.turnSide().contains(Side.COSMIC_THREAT) && state.active().isEmpty() && doomIsDone);
    }

    private static boolean isDone(FrameState state, Role role) {
        return state.turn()
                .exists(turn ->
                        turn.activated().exists(acted -> state.combatant(acted).role() == role));
    }

    /** One Encounter Character and one Minion in a Cosmic Threat turn, three characters in a Crisis Team turn. */
    private static boolean mayActivate(FrameState state, CombatantId character) {
        if (!isStanding(state, character) || state.active().isDefined()) {
            return false;
        }
        Combatant who = state.combatant(character);
        if (!state.turnSide().contains(who.side())) {
            return false;
        }
        return switch (who.role()) {
            case CRISIS -> !who.isActivated();
            case ENCOUNTER -> !isDone(state, Role.ENCOUNTER);
            case MINION -> !who.isActivated() && !isDone(state, Role.MINION);
        };
    }
}
