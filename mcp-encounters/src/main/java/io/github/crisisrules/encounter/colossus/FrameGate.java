package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.VP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Option;

/**
 * Why this encounter refuses a command of the frame that the frame itself would accept: while he Rampages the round
 * stands still, though things may be done to characters; nobody activates him; nobody scores.
 */
final class FrameGate implements RoundCommand.Cases<Option<ColossusViolation>> {
    private final ColossusState state;

    FrameGate(ColossusState state) {
        this.state = state;
    }

    @Override
    public Option<ColossusViolation> begin(RoundCommand.Begin command) {
        return round("no beginning");
    }

    @Override
    public Option<ColossusViolation> pass(RoundCommand.Pass command) {
        return round("no passing");
    }

    @Override
    public Option<ColossusViolation> resolve(RoundCommand.Resolve command) {
        return round("no effect of a step");
    }

    @Override
    @Rule(SQUADS)
    public Option<ColossusViolation> activate(RoundCommand.Activate command) {
        return isHe(command.character())
                ? Option.of(new ColossusViolation.RunByTheRules())
                : round("no activation of " + command.character());
    }

    @Override
    public Option<ColossusViolation> endActivation(RoundCommand.EndActivation command) {
        return round("no end of an activation");
    }

    @Override
    @Rule(SQUADS)
    public Option<ColossusViolation> endTurn(RoundCommand.EndTurn command) {
        return Option.of(new ColossusViolation.RunByTheRules());
    }

    @Override
    public Option<ColossusViolation> advance(RoundCommand.Advance command) {
        return round("no advance");
    }

    @Override
    @Rule(STEEL)
    public Option<ColossusViolation> suffer(RoundCommand.Suffer command) {
        return Option.when(isHe(command.character()), ColossusViolation.SteelComesFirst::new);
    }

    @Override
    public Option<ColossusViolation> heal(RoundCommand.Heal command) {
        return Option.none();
    }

    @Override
    public Option<ColossusViolation> gainPower(RoundCommand.GainPower command) {
        return Option.none();
    }

    @Override
    public Option<ColossusViolation> spendPower(RoundCommand.SpendPower command) {
        return Option.none();
    }

    @Override
    @Rule(STATS)
    public Option<ColossusViolation> gainCondition(RoundCommand.GainCondition command) {
        return Option.when(
                isHe(command.character()) && !ColossusCard.canHaveConditions(),
                () -> new ColossusViolation.Immune(command.condition()));
    }

    @Override
    public Option<ColossusViolation> loseCondition(RoundCommand.LoseCondition command) {
        return Option.none();
    }

    @Override
    public Option<ColossusViolation> beginEffect(RoundCommand.BeginEffect command) {
        return Option.none();
    }

    @Override
    public Option<ColossusViolation> attachStatus(RoundCommand.AttachStatus command) {
        return Option.none();
    }

    @Override
    public Option<ColossusViolation> discardStatus(RoundCommand.DiscardStatus command) {
        return Option.none();
    }

    @Override
    @Rule(VP)
    public Option<ColossusViolation> score(RoundCommand.Score command) {
        return Option.of(new ColossusViolation.NoVictoryPoints());
    }

    private static boolean isHe(CombatantId character) {
        return character.equals(ColossusCard.ID);
    }

    private Option<ColossusViolation> round(String wanted) {
        return Option.when(
                state.awaiting() != Awaiting.ROUND, () -> new ColossusViolation.NotAwaited(wanted, state.awaiting()));
    }
}
