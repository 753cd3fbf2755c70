package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SMASH;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.hulk.AttackRange;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.HulkAttack;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Rage;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * The commands that continue the encounter. Reports of other effects are also accepted once the first round has
 * begun.
 */
public final class HulkChoices {
    private HulkChoices() {}

    /** Returns the commands that may be given in this state; none once the encounter is over. */
    public static Vector<Choice<HulkCommand>> of(HulkState state) {
        if (state.isOver()) {
            return Vector.empty();
        }
        return state.nextAwaited().map(awaited -> awaited.choices(state)).getOrElse(() -> free(state));
    }

    private static Vector<Choice<HulkCommand>> free(HulkState state) {
        Vector<Choice<HulkCommand>> inFrame = FrameChoices.of(state.frame()).map(command -> inFrame(state, command));
        return state.frame()
                .active()
                .map(active -> (active.equals(HulkSetup.HULK) ? hulk(state) : crisis(state, active)).appendAll(inFrame))
                .getOrElse(inFrame);
    }

    /** Returns a command of the frame as a choice. The two effects that need observations become prompts for these. */
    private static Choice<HulkCommand> inFrame(HulkState state, FrameCommand command) {
        if (command.equals(new FrameCommand.ResolveEffect(HulkSetup.ABSORBERS))) {
            return Prompt.of(
                    Sentences::scoreAbsorbers,
                    new HulkQuestion.SecuredAbsorbers(state.setup().absorbers()),
                    HulkCommand.SecureAbsorbers::new);
        }
        return command.equals(new FrameCommand.ResolveEffect(HulkSetup.SERUMS))
                ? Prompt.of(
                        Sentences::useSerums,
                        new HulkQuestion.CharactersNearSerum(state.subdued()),
                        HulkCommand.UseSerums::new)
                : new Ready<>(new HulkCommand.InFrame(command));
    }

    @Rule({LEAP, STRONGEST})
    private static Vector<Choice<HulkCommand>> hulk(HulkState state) {
        int power = state.hulk().power();
        HulkCard card = state.setup().card();
        Vector<Choice<HulkCommand>> choices = Vector.of(HulkAttack.values())
                .filter(attack -> card.line(attack).cost() <= power)
                .map(attack -> attack(state, attack));
        if (!state.hasLeapt() && card.leapCost() <= power) {
            choices = choices.append(new Ready<>(new HulkCommand.Leap(true)));
        }
        return card.strongestOneThereIsCost().exists(cost -> cost <= power)
                ? choices.append(new Ready<>(new HulkCommand.UseStrongestOneThereIs()))
                : choices;
    }

    @Rule({CLAP, SMASH})
    private static Choice<HulkCommand> attack(HulkState state, HulkAttack attack) {
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        return Prompt.of(
                wording -> Sentences.use(wording, attack),
                new HulkQuestion.AttackTargets(attack, range, state.team()),
                targets -> new HulkCommand.DeclareAttack(attack, targets, 0));
    }

    @Rule(THROW)
    private static Vector<Choice<HulkCommand>> crisis(HulkState state, CombatantId active) {
        Vector<Choice<HulkCommand>> attack = Vector.of(Prompt.of(
                wording -> Sentences.attackHulk(wording, active),
                new HulkQuestion.AttackKind(active),
                new HulkQuestion.AttackStrength(active),
                new HulkQuestion.IsAttackerNear(active),
                (type, strength, near) -> new HulkCommand.AttackHulk(active, type, strength, near)));
        if (state.frame().combatant(active).power() < state.setup().card().throwCost()) {
            return attack;
        }
        Vector<Terrain> terrain = state.setup().throwable(active).reject(state::isDestroyed);
        return terrain.isEmpty() ? attack : attack.append(terrainThrow(state, active, terrain));
    }

    /**
     * Returns the choice to throw terrain. Whether the thrower is near Hulk is asked only if the Gamma Aura pays
     * for destroyed terrain.
     */
    @Rule({THROW, AURA})
    private static Choice<HulkCommand> terrainThrow(HulkState state, CombatantId active, Vector<Terrain> terrain) {
        Describable label = wording -> Sentences.throwTerrain(wording, active);
        HulkQuestion.ThrownTerrain which = new HulkQuestion.ThrownTerrain(active, terrain);
        return state.aura().contains(AuraResult.WRECKAGE)
                ? Prompt.of(
                        label,
                        which,
                        new HulkQuestion.IsAttackerNear(active),
                        (thrown, near) -> new HulkCommand.ThrowTerrain(active, thrown, true, near))
                : Prompt.of(label, which, thrown -> new HulkCommand.ThrowTerrain(active, thrown, true, false));
    }
}
