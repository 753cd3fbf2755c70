package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.VP;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.AttackedTarget;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDice;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusViolation;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The requirements of the commands of this encounter. */
public final class ColossusRequirements {
    private ColossusRequirements() {}

    /**
     * Requires a command of the frame that this encounter accepts: the round does not go on during a Rampage,
     * although characters may be affected; no player activates the Colossus; and there are no victory points.
     */
    @Rule({SQUADS, STEEL, STATS, VP})
    public static Requirement<ColossusState> allowed(FrameCommand command) {
        return state -> {
            if (!(command instanceof FrameCommand.Report) && state.awaiting() != ColossusAwaited.FRAME) {
                return Option.of(
                        new ColossusViolation.NotAwaited(new ColossusCommand.InFrame(command), state.awaiting()));
            }
            if (command instanceof FrameCommand.EndTurn || command.equals(new FrameCommand.Activate(ColossusCard.ID))) {
                return Option.of(new ColossusViolation.AutomatedByRules(FrameAwaited.of(state.frame())));
            }
            if (command instanceof FrameCommand.SufferDamage suffer) {
                return Option.when(
                        suffer.character().equals(ColossusCard.ID), ColossusViolation.OrganicSteelAppliesFirst::new);
            }
            if (command instanceof FrameCommand.GainCondition gain) {
                return Option.when(
                        gain.character().equals(ColossusCard.ID) && !ColossusCard.canHaveConditions(),
                        () -> new ColossusViolation.Immune(gain.condition()));
            }
            return Option.when(command instanceof FrameCommand.ScorePoints, ColossusViolation.NoScoring::new);
        };
    }

    /** Requires that the game waits for the given decision or report, which the command gives. */
    public static Requirement<ColossusState> awaited(ColossusAwaited awaited, ColossusCommand command) {
        return awaited(awaited::equals, command);
    }

    private static Requirement<ColossusState> awaited(Predicate<ColossusAwaited> awaited, ColossusCommand command) {
        return state -> Option.when(
                !awaited.test(state.awaiting()),
                () -> state.awaiting() == ColossusAwaited.FRAME
                        ? new ColossusViolation.NoRampageInProgress(command, FrameAwaited.of(state.frame()))
                        : new ColossusViolation.NotAwaited(command, state.awaiting()));
    }

    /** Requires a push in progress. */
    public static Requirement<ColossusState> pushInProgress(ColossusCommand command) {
        return awaited(ColossusAwaited.PUSH, command);
    }

    /** Requires that the game waits for the throw of a character. */
    public static Requirement<ColossusState> characterThrowAwaited(ColossusCommand command) {
        return awaited(
                awaited -> awaited == ColossusAwaited.CHARACTER_THROW
                        || awaited == ColossusAwaited.BARE_METAL_HANDS_THROWS,
                command);
    }

    /** Requires that the game waits for a target of the result of the chart. */
    public static Requirement<ColossusState> targetAwaited(ColossusCommand command) {
        return awaited(ColossusAwaited::hasFallback, command);
    }

    /** Requires that the tower has not been destroyed. */
    public static Requirement<ColossusState> standing(Tower tower) {
        return state -> Option.when(!state.stands(tower), () -> new ColossusViolation.TowerAlreadyDestroyed(tower));
    }

    /** Requires two different standing towers. */
    public static Requirement<ColossusState> twoStandingTowers(Tower one, Tower other) {
        return standing(one)
                .and(standing(other))
                .and(state -> Option.when(one.equals(other), () -> new ColossusViolation.SameTower(one)));
    }

    /** Requires that no token on one tower points toward the other, which must be a different one. */
    public static Requirement<ColossusState> noBeam(Tower on, Tower toward) {
        return state -> Option.of(new BeamToken(on, toward))
                .filter(state.beams()::contains)
                .map(ColossusViolation.BeamAlreadyPlaced::new);
    }

    /** Requires a link between the towers. */
    public static Requirement<ColossusState> linked(Tower one, Tower other) {
        return state -> Option.when(
                !state.links().exists(link -> link.touches(one) && link.touches(other)),
                () -> new ColossusViolation.NotLinked(one, other));
    }

    /** Requires that the push has not touched the character yet. */
    public static Requirement<ColossusState> untouched(CombatantId character) {
        return state -> Option.when(
                state.rampage().exists(rampage -> rampage.touched().contains(character)),
                () -> new ColossusViolation.AlreadyTouched(character));
    }

    /** Requires Crisis Team characters that the Colossus can choose, each named once. */
    public static Requirement<EncounterState> choosable(Vector<CombatantId> characters) {
        return Requirements.onCrisisTeam(characters)
                .and(state -> characters
                        .find(character -> !state.frame().combatant(character).isStanding())
                        .map(ColossusViolation.CannotBeChosen::new));
    }

    /** Requires, after Bare Metal Hands, a target that the attack damaged. */
    public static Requirement<ColossusState> throwable(CombatantId character) {
        return state -> Option.when(
                state.awaiting() == ColossusAwaited.BARE_METAL_HANDS_THROWS
                        && !state.rampage()
                                .exists(rampage -> rampage.throwable().contains(character)),
                () -> new ColossusViolation.NotThrowable(character));
    }

    /** Requires one target of Bare Metal Hands, or for an area attack one or more. */
    public static Requirement<ColossusState> handsTargets(int targets) {
        return state -> Option.when(
                targets != 1 && (targets < 1 || !ColossusCard.handsAreArea(state.momentum())),
                () -> new ColossusViolation.WrongTargets(targets));
    }

    /** Requires that the results of an attack by the Colossus are possible. */
    public static Requirement<EncounterState> possibleResults(Vector<AttackedTarget> targets) {
        return state -> targets.flatMap(target -> target.result().fault(ColossusDice.attackPools()))
                .headOption();
    }

    /** Requires that the size of the terrain is at least 1 and not a typing error. */
    public static Requirement<EncounterState> terrainSize(int size) {
        return Requirements.atLeast(1, ReportedNumber.TERRAIN_SIZE, size)
                .and(Requirements.that(
                        state -> size <= ReportedNumber.MAX_SIZE,
                        state -> new FrameViolation.TooLarge(
                                ReportedNumber.TERRAIN_SIZE, size, ReportedNumber.MAX_SIZE)));
    }

    /**
     * Requires that the report of a throw is possible: Crisis Team characters in play, each once, and valid damage
     * and sizes.
     */
    public static Requirement<EncounterState> possibleThrow(ThrowReport report) {
        return Requirements.onCrisisTeam(report.characters())
                .and(state -> report.collisions()
                        .find(hit -> hit.damage() < 0)
                        .map(hit -> new FrameViolation.TooSmall(ReportedNumber.DAMAGE, hit.damage(), 0)))
                .and(state -> report.destroyed()
                        .flatMap(size -> terrainSize(size).violation(state))
                        .headOption());
    }
}
