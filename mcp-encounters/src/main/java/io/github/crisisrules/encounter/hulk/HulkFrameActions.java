package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_5;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Commands of the frame, where this encounter changes what they mean. */
final class HulkFrameActions implements RoundCommand.Cases<Either<HulkViolation, HulkScript>> {
    private static final int EXTRA_POWER = 2;

    private final HulkState state;

    HulkFrameActions(HulkState state) {
        this.state = state;
    }

    @Override
    public Either<HulkViolation, HulkScript> begin(RoundCommand.Begin command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> pass(RoundCommand.Pass command) {
        return byTheFrame(command);
    }

    /** Hulk's own extra Power and the Crisis Team's need no observation. */
    @Override
    @Rule({POWER, RULING_5})
    public Either<HulkViolation, HulkScript> resolve(RoundCommand.Resolve command) {
        if (!state.round().pending().contains(command.effect())) {
            return byTheFrame(command);
        }
        return switch (command.effect()) {
            case HulkSetup.INNER_RAGE -> resolved(command, Vector.of(HulkSetup.HULK));
            case HulkSetup.COLLECTIVE_RAGE -> resolved(command, state.team());
            case HulkSetup.ABSORBERS -> Either.left(new HulkViolation.NeedsObservation(command.effect(), SCORE));
            case HulkSetup.SERUMS -> Either.left(new HulkViolation.NeedsObservation(command.effect(), SERUM));
            default -> byTheFrame(command);
        };
    }

    @Override
    public Either<HulkViolation, HulkScript> activate(RoundCommand.Activate command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> endActivation(RoundCommand.EndActivation command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> endTurn(RoundCommand.EndTurn command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> advance(RoundCommand.Advance command) {
        return byTheFrame(command);
    }

    /** The frame says whether the character can suffer damage; the encounter, what that means. */
    @Override
    public Either<HulkViolation, HulkScript> suffer(RoundCommand.Suffer command) {
        return byTheFrame(command)
                .map(ok -> HulkHarm.suffer(HulkScript.from(state), command.character(), command.damage()));
    }

    @Override
    @Rule(SUBDUED)
    public Either<HulkViolation, HulkScript> heal(RoundCommand.Heal command) {
        return state.isSubdued(command.character())
                ? Either.left(new HulkViolation.SubduedKeepsDamage(command.character()))
                : byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> gainPower(RoundCommand.GainPower command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> spendPower(RoundCommand.SpendPower command) {
        return byTheFrame(command);
    }

    @Override
    @Rule(IMMUNE)
    public Either<HulkViolation, HulkScript> gainCondition(RoundCommand.GainCondition command) {
        return command.character().equals(HulkSetup.HULK) && HulkCard.isImmuneTo(command.condition())
                ? Either.left(new HulkViolation.Immune(command.condition()))
                : byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> loseCondition(RoundCommand.LoseCondition command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> beginEffect(RoundCommand.BeginEffect command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> attachStatus(RoundCommand.AttachStatus command) {
        return byTheFrame(command);
    }

    @Override
    public Either<HulkViolation, HulkScript> discardStatus(RoundCommand.DiscardStatus command) {
        return byTheFrame(command);
    }

    /** Nothing else scores. */
    @Override
    @Rule(SCORE)
    public Either<HulkViolation, HulkScript> score(RoundCommand.Score command) {
        return Either.left(new HulkViolation.OnlyByTheRules(SCORE));
    }

    private Either<HulkViolation, HulkScript> byTheFrame(RoundCommand command) {
        return Rounds.act(state.round(), command)
                .<HulkViolation>mapLeft(HulkViolation.FrameRefuses::new)
                .map(events -> HulkScript.from(state).frame(events));
    }

    @Rule(POWER)
    private Either<HulkViolation, HulkScript> resolved(RoundCommand.Resolve command, Vector<CombatantId> gaining) {
        HulkScript script = HulkScript.from(state).frame(new RoundEvent.EffectResolved(command.effect()));
        return Either.right(gaining.foldLeft(
                script,
                (now, character) -> now.frame(Harm.power(now.state().round().combatant(character), EXTRA_POWER))));
    }
}
