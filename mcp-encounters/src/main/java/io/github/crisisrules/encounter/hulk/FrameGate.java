package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.Step;
import io.vavr.control.Option;

/**
 * The reasons why this encounter refuses commands that the common frame would accept: the round does not go on
 * while the encounter waits for something, although characters may be affected; only the rules of the encounter
 * give victory points; two effects need observations; a Subdued character keeps its damage; and Hulk is immune to
 * some conditions.
 */
final class FrameGate {
    private FrameGate() {}

    /** Returns the reason why the command is refused, or empty if it is not. */
    @Rule({SCORE, SUBDUED, IMMUNE})
    static Option<RuleViolation> refusal(HulkState state, RoundCommand command) {
        boolean report = command instanceof RoundCommand.Report && state.frame().step() != Step.SETUP;
        if (state.awaits().isDefined() && !report) {
            return state.awaits().map(HulkViolation.Awaiting::new);
        }
        if (command instanceof RoundCommand.Score) {
            return Option.of(new HulkViolation.OnlyByTheRules());
        }
        if (command instanceof RoundCommand.Resolve resolve && needsEyes(state, resolve.effect())) {
            return Option.of(new HulkViolation.NeedsObservation(
                    resolve.effect(), resolve.effect().equals(HulkSetup.ABSORBERS) ? "SecureAbsorbers" : "UseSerums"));
        }
        if (command instanceof RoundCommand.Heal heal && state.isSubdued(heal.character())) {
            return Option.of(new HulkViolation.SubduedKeepsDamage(heal.character()));
        }
        return command instanceof RoundCommand.GainCondition gain
                        && gain.character().equals(HulkSetup.HULK)
                        && HulkCard.isImmuneTo(gain.condition())
                ? Option.of(new HulkViolation.Immune(gain.condition()))
                : Option.none();
    }

    private static boolean needsEyes(HulkState state, String effect) {
        return state.frame().pending().contains(effect)
                && (effect.equals(HulkSetup.ABSORBERS) || effect.equals(HulkSetup.SERUMS));
    }
}
