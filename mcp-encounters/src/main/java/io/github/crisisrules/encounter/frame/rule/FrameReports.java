package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameQuestion;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.ReportedEffect;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The reports that the common frame accepts at any time after setup, as choices in two groups: effects and cards.
 * A group is one choice that first asks what happened.
 */
public final class FrameReports {
    private static final int MAX = FrameQuestion.MAX_NUMBER;

    private FrameReports() {}

    /** Returns the group of the given effects, which are created when the players choose it. */
    public static <C extends Describable> Choice<C> effects(Supplier<Vector<Choice<C>>> effects) {
        return Prompt.group(Sentences::reportEffect, wording -> Sentences.whatHappened(wording, false), effects);
    }

    /** Returns the group of the given uses of cards, which are created when the players choose it. */
    public static <C extends Describable> Choice<C> cards(Supplier<Vector<Choice<C>>> cards) {
        return Prompt.group(Sentences::useCard, wording -> Sentences.whatHappened(wording, true), cards);
    }

    /**
     * Returns the reports of effects on characters and of victory points.
     *
     * @param accepted whether the encounter accepts a command; only such commands are offered
     * @param immunities the special conditions to which Encounter Characters are immune
     */
    public static Vector<Choice<FrameCommand>> effects(
            FrameState state, Predicate<FrameCommand> accepted, Vector<String> immunities) {
        Vector<Combatant> inPlay = state.combatants().filter(Combatant::isInPlay);
        Vector<CombatantId> all = inPlay.map(Combatant::id);
        Vector<CombatantId> suffering = all.filter(id -> accepted.test(new FrameCommand.SufferDamage(id, 1)));
        Vector<CombatantId> healed = inPlay.filter(character -> character.damage() > 0)
                .map(Combatant::id)
                .filter(id -> accepted.test(new FrameCommand.RemoveDamage(id, 1)));
        Vector<CombatantId> gaining = inPlay.filter(character -> character.power() < character.powerLimit())
                .map(Combatant::id)
                .filter(id -> accepted.test(new FrameCommand.GainPower(id, 1)));
        Vector<CombatantId> spending = all.filter(id -> accepted.test(new FrameCommand.SpendPower(id, 1)));
        return amount(ReportedEffect.DAMAGE, suffering, id -> MAX, FrameCommand.SufferDamage::new)
                .appendAll(amount(
                        ReportedEffect.HEALING,
                        healed,
                        id -> state.combatant(id).damage(),
                        FrameCommand.RemoveDamage::new))
                .appendAll(amount(ReportedEffect.POWER_GAIN, gaining, id -> MAX, FrameCommand.GainPower::new))
                .appendAll(amount(
                        ReportedEffect.POWER_SPENT,
                        spending,
                        id -> state.combatant(id).power(),
                        FrameCommand.SpendPower::new))
                .appendAll(conditions(state, all, accepted, immunities))
                .appendAll(scoring(accepted));
    }

    private static Vector<Choice<FrameCommand>> conditions(
            FrameState state, Vector<CombatantId> inPlay, Predicate<FrameCommand> accepted, Vector<String> immunities) {
        Vector<String> known = immunities
                .appendAll(state.mission().team().members().flatMap(TeamMember::immunities))
                .distinct();
        Vector<Choice<FrameCommand>> gained = about(
                ReportedEffect.CONDITION_GAIN,
                inPlay.filter(id -> accepted.test(new FrameCommand.GainCondition(id, "?"))),
                (label, id) -> Prompt.of(
                        label,
                        new FrameQuestion.GainedCondition(
                                id, known.reject(name -> accepted.test(new FrameCommand.GainCondition(id, name)))),
                        condition -> new FrameCommand.GainCondition(id, condition)));
        return gained.appendAll(about(
                ReportedEffect.CONDITION_LOSS,
                inPlay.filter(id -> state.combatant(id).conditions().nonEmpty()),
                (label, id) -> Prompt.of(
                        label,
                        new FrameQuestion.LostCondition(id, state.combatant(id).conditions()),
                        condition -> new FrameCommand.LoseCondition(id, condition))));
    }

    /** Returns the report of an effect on one of the characters; none if there is no character. */
    public static <C extends Describable> Vector<Choice<C>> about(
            ReportedEffect effect, Vector<CombatantId> characters, OfCharacter<C> next) {
        Describable label = wording -> Sentences.effect(wording, effect);
        return characters.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.first(
                        label, new FrameQuestion.WhichCharacter(effect, characters), id -> next.of(label, id)));
    }

    /**
     * The choice that remains once the character is known.
     *
     * @param <C> the commands
     */
    @FunctionalInterface
    public interface OfCharacter<C extends Describable> {
        /** Returns the choice with the given label about the given character. */
        Choice<C> of(Describable label, CombatantId character);
    }

    /** A command with a character and a number. */
    private interface Amount {
        FrameCommand of(CombatantId character, int amount);
    }

    private static Vector<Choice<FrameCommand>> amount(
            ReportedEffect effect, Vector<CombatantId> characters, Function<CombatantId, Integer> max, Amount command) {
        return about(
                effect,
                characters,
                (label, id) -> Prompt.of(
                        label, new FrameQuestion.HowMuch(effect, id, max.apply(id)), amount -> command.of(id, amount)));
    }

    private static Vector<Choice<FrameCommand>> scoring(Predicate<FrameCommand> accepted) {
        return accepted.test(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, MAX))
                        && accepted.test(new FrameCommand.ScorePoints(Side.COSMIC_THREAT, MAX))
                ? Vector.of(Prompt.first(
                        Sentences::scorePoints,
                        new FrameQuestion.ScoringSide(),
                        side -> Prompt.of(
                                Sentences::scorePoints,
                                new FrameQuestion.ScoredPoints(side),
                                points -> new FrameCommand.ScorePoints(side, points))))
                : Vector.empty();
    }

    /** Returns the uses of Team Tactic cards, leaderships, effects with a duration and Status cards. */
    public static Vector<Choice<FrameCommand>> cards(FrameState state) {
        return tactics(state)
                .appendAll(leaderships(state))
                .append(lasting(state))
                .append(status(state))
                .appendAll(discards(state));
    }

    @Rule({TACTICS, ALLIES})
    private static Vector<Choice<FrameCommand>> tactics(FrameState state) {
        CrisisTeam team = state.mission().team();
        Describable label = Sentences::playTactic;
        Vector<String> players = team.squads()
                .map(CrisisSquad::player)
                .filter(name -> state.hand(name).nonEmpty());
        Vector<String> affiliations =
                team.squads().flatMap(CrisisSquad::affiliation).distinct();
        return Option.when(
                        players.nonEmpty(),
                        () -> Prompt.<String, FrameCommand>first(
                                label,
                                new FrameQuestion.WhichPlayer(true, players),
                                player -> Prompt.first(
                                        label,
                                        new FrameQuestion.WhichTactic(player, state.hand(player)),
                                        card -> Prompt.first(
                                                label,
                                                new FrameQuestion.TacticAffiliation(card, affiliations),
                                                named -> Prompt.of(
                                                        label,
                                                        new FrameQuestion.AffectedCharacters(
                                                                card,
                                                                inPlay(
                                                                        state,
                                                                        named.map(team::reachedBy)
                                                                                .getOrElse(team::allies))),
                                                        targets -> new FrameCommand.PlayTactic(
                                                                player, card, named, targets))))))
                .toVector()
                .map(prompt -> prompt);
    }

    private static Vector<Choice<FrameCommand>> leaderships(FrameState state) {
        CrisisTeam team = state.mission().team();
        Describable label = Sentences::useLeadership;
        Vector<String> players = team.squads()
                .map(CrisisSquad::player)
                .filter(player -> inPlay(state, team.leadBy(player)).nonEmpty());
        return players.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.first(
                        label,
                        new FrameQuestion.WhichPlayer(false, players),
                        player -> Prompt.of(
                                label,
                                new FrameQuestion.AffectedCharacters("", inPlay(state, team.leadBy(player))),
                                targets -> new FrameCommand.UseLeadership(player, targets))));
    }

    private static Choice<FrameCommand> lasting(FrameState state) {
        Describable label = Sentences::beginEffect;
        Vector<String> running =
                state.runningEffects().map(each -> each.effect().name());
        return Prompt.first(
                label,
                new FrameQuestion.NewName(false, running),
                name -> Prompt.of(
                        label,
                        new FrameQuestion.HowLong(name),
                        new FrameQuestion.EffectBearer(
                                name,
                                state.combatants().filter(Combatant::isInPlay).map(Combatant::id)),
                        (duration, bearer) -> new FrameCommand.BeginEffect(new LastingEffect(name, duration, bearer))));
    }

    @Rule(STATUS)
    private static Choice<FrameCommand> status(FrameState state) {
        Describable label = Sentences::attachStatus;
        Vector<String> taken = state.statuses()
                .map(StatusCard::name)
                .appendAll(state.mission().effects().map(PhaseEffect::name))
                .appendAll(state.statuses().flatMap(StatusCard::effects).map(PhaseEffect::name))
                .distinct();
        Vector<Either<String, CombatantId>> holders = state.combatants()
                .filter(Combatant::isInPlay)
                .map(Combatant::id)
                .<Either<String, CombatantId>>map(Either::right)
                .appendAll(state.mission().team().squads().map(squad -> Either.left(squad.player())));
        return Prompt.first(
                label,
                new FrameQuestion.NewName(true, taken),
                name -> Prompt.of(
                        label,
                        new FrameQuestion.StatusHolder(name, holders),
                        new FrameQuestion.StatusStep(name),
                        (holder, step) -> new FrameCommand.AttachStatus(new StatusCard(
                                name,
                                holder,
                                Vector.empty(),
                                step.map(when -> PhaseEffect.of(name, when)).toVector()))));
    }

    private static Vector<Choice<FrameCommand>> discards(FrameState state) {
        Vector<String> cards = state.statuses().map(StatusCard::name);
        return cards.isEmpty()
                ? Vector.empty()
                : Vector.of(
                        cards.size() == 1
                                ? new Ready<>(new FrameCommand.DiscardStatus(cards.head()))
                                : Prompt.of(
                                        Sentences::discardStatus,
                                        new FrameQuestion.DiscardedStatus(cards),
                                        FrameCommand.DiscardStatus::new));
    }

    private static Vector<CombatantId> inPlay(FrameState state, Vector<CombatantId> characters) {
        return characters.filter(id -> state.combatant(id).isInPlay());
    }
}
