package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;

import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The requirements of the commands of this encounter. */
public final class HulkRequirements {
    private HulkRequirements() {}

    /**
     * Requires a command of the frame that this encounter accepts: the round does not go on while the encounter
     * waits for something, although characters may be affected; only the rules of the encounter give victory
     * points; two effects need observations; a Subdued character keeps its damage; and Hulk is immune to some
     * conditions.
     */
    @Rule({SCORE, SUBDUED, IMMUNE})
    public static Requirement<HulkState> allowed(FrameCommand command) {
        return state -> {
            boolean report =
                    command instanceof FrameCommand.Report && state.frame().step() != Step.SETUP;
            if (state.nextAwaited().isDefined() && !report) {
                return state.nextAwaited().map(HulkViolation.OtherActionAwaited::new);
            }
            if (command instanceof FrameCommand.ScorePoints) {
                return Option.of(new HulkViolation.ScoredByRulesOnly());
            }
            if (command instanceof FrameCommand.ResolveEffect resolve && needsObservation(state, resolve.effect())) {
                return Option.of(new HulkViolation.NeedsObservation(resolve.effect()));
            }
            if (command instanceof FrameCommand.RemoveDamage heal && state.isSubdued(heal.character())) {
                return Option.of(new HulkViolation.SubduedKeepsDamage(heal.character()));
            }
            return command instanceof FrameCommand.GainCondition gain
                            && gain.character().equals(HulkSetup.HULK)
                            && HulkCard.isImmuneTo(gain.condition())
                    ? Option.of(new HulkViolation.Immune(gain.condition()))
                    : Option.none();
        };
    }

    private static boolean needsObservation(HulkState state, String effect) {
        return state.frame().pendingEffects().contains(effect)
                && (effect.equals(HulkSetup.ABSORBERS) || effect.equals(HulkSetup.SERUMS));
    }

    /** Returns the awaited item of the given kind, or the refusal of the command if something else is awaited. */
    public static <T extends HulkAwaited> Either<RuleViolation, T> awaited(
            HulkState state, Class<T> kind, HulkCommand command) {
        return state.nextAwaited().filter(kind::isInstance).map(kind::cast).toEither(() -> notNow(state, command));
    }

    private static RuleViolation notNow(HulkState state, HulkCommand command) {
        return state.nextAwaited()
                .<RuleViolation>map(HulkViolation.OtherActionAwaited::new)
                .getOrElse(() -> new HulkViolation.NotAwaited(command, FrameAwaited.of(state.frame())));
    }

    /** Requires that the game waits for exactly this item. */
    public static Requirement<HulkState> awaited(HulkAwaited awaited, HulkCommand command) {
        return state -> Option.when(!state.nextAwaited().contains(awaited), () -> notNow(state, command));
    }

    /** Requires that the encounter waits for nothing of its own. */
    private static Requirement<HulkState> nothingAwaited() {
        return state -> state.nextAwaited().map(HulkViolation.OtherActionAwaited::new);
    }

    /**
     * Requires that the first round has begun. Effects on characters and terrain may then be reported regardless
     * of what the game waits for.
     */
    public static Requirement<HulkState> afterSetup(HulkCommand command) {
        return state -> Option.when(state.frame().step() == Step.SETUP, () -> notNow(state, command));
    }

    /** Requires that the effect of the round is next. */
    public static Requirement<HulkState> pending(String effect, HulkCommand command) {
        return nothingAwaited()
                .and(state ->
                        Option.when(!state.frame().pendingEffects().contains(effect), () -> notNow(state, command)));
    }

    /** Requires that the character can act now: its activation is in progress, and nothing else is awaited. */
    public static Requirement<HulkState> ableToAct(CombatantId character) {
        return nothingAwaited().and(Requirements.active(character));
    }

    /** Requires that all names are Gamma Absorbers of the setup, each named once. */
    public static Requirement<HulkState> knownAbsorbers(Iterable<String> names) {
        Vector<String> named = Vector.ofAll(names);
        return Requirements.distinct(named).and(state -> {
            Vector<String> known = state.setup().absorbers();
            return named.removeAll(known).headOption().map(name -> new HulkViolation.NoSuchAbsorber(name, known));
        });
    }

    /** Requires that the terrain agrees with the setup, if the setup names it, and has not been destroyed. */
    public static Requirement<HulkState> intact(Terrain terrain) {
        Requirement<HulkState> asInSetup = state -> state.setup()
                .terrain()
                .find(known -> known.name().equals(terrain.name()) && !known.equals(terrain))
                .map(known -> new HulkViolation.TerrainDiffers(terrain, known));
        return asInSetup.and(state -> Option.when(
                state.isDestroyed(terrain), () -> new HulkViolation.TerrainAlreadyDestroyed(terrain.name())));
    }

    /** Requires that an attack can have this number of dice. */
    public static Requirement<EncounterState> possibleDice(long dice) {
        return state -> Option.when(dice > AttackPools.MAX_DICE, () -> new AttackViolation.TooManyDice(dice));
    }

    /** Requires that the dice of the attack, if reported, have at most the given number of rerolls. */
    public static Requirement<EncounterState> rerolls(AttackResult result, int most) {
        int rerolled = result instanceof AttackResult.Faces faces
                ? CrisisRolls.changed(faces.attack()).size()
                : 0;
        return state -> Option.when(rerolled > most, () -> new HulkViolation.TooManyRerolls(rerolled, most));
    }
}
