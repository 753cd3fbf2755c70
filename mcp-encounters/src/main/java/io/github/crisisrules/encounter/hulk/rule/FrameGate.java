package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.vavr.control.Option;

/**
 * The reasons why this encounter refuses commands that the common frame would accept: the round does not go on
 * while the encounter waits for something, although characters may be affected; only the rules of the encounter
 * give victory points; two effects need observations; a Subdued character keeps its damage; and Hulk is immune to
 * some conditions.
 */
public final class FrameGate {
    private FrameGate() {}

    /** Returns the reason why the command is refused, or empty if it is not. */
    @Rule({SCORE, SUBDUED, IMMUNE})
    public static Option<RuleViolation> refusal(HulkState state, FrameCommand command) {
        boolean report = command instanceof FrameCommand.Report && state.frame().step() != Step.SETUP;
        if (state.awaits().isDefined() && !report) {
            return state.awaits().map(HulkViolation.Awaiting::new);
        }
        if (command instanceof FrameCommand.Score) {
            return Option.of(new HulkViolation.ScoredByRulesOnly());
        }
        if (command instanceof FrameCommand.ResolveEffect resolve && needsEyes(state, resolve.effect())) {
            return Option.of(new HulkViolation.NeedsObservation(
                    resolve.effect(), resolve.effect().equals(HulkSetup.ABSORBERS) ? "SecureAbsorbers" : "UseSerums"));
        }
        if (command instanceof FrameCommand.RemoveDamage heal && state.isSubdued(heal.character())) {
            return Option.of(new HulkViolation.SubduedKeepsDamage(heal.character()));
        }
        return command instanceof FrameCommand.GainCondition gain
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
