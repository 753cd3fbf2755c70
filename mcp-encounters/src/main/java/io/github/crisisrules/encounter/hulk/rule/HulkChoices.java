package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SMASH;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.ReportedEffect;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.frame.rule.FrameReports;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Rage;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** The commands that continue the encounter, and the reports that are accepted once the first round has begun. */
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
                wording -> Sentences.use(
                        wording,
                        attack,
                        range,
                        state.setup().card().line(attack).cost()),
                new HulkQuestion.AttackTargets(attack, range, state.team()),
                targets -> new HulkCommand.DeclareAttack(attack, targets, 0));
    }

    @Rule(THROW)
    private static Vector<Choice<HulkCommand>> crisis(HulkState state, CombatantId active) {
        Vector<Choice<HulkCommand>> attack = Vector.of(attackOnHulk(state, active));
        boolean isPaid =
                state.frame().combatant(active).power() >= state.setup().card().throwCost();
        Vector<Terrain> terrain = state.setup().throwable(active).reject(state::isDestroyed);
        boolean isUnnamed = state.setup().terrain().isEmpty();
        return isPaid && (isUnnamed || terrain.nonEmpty())
                ? attack.append(terrainThrow(state, active, terrain))
                : attack;
    }

    /**
     * Returns the choice to attack Hulk. Whether the attacker is near Hulk is asked only if the Gamma Aura adds dice
     * to this type of attack.
     */
    @Rule(AURA)
    private static Choice<HulkCommand> attackOnHulk(HulkState state, CombatantId active) {
        Describable label = wording -> Sentences.attackHulk(wording, active);
        HulkQuestion.AttackStrength howStrong = new HulkQuestion.AttackStrength(active);
        return Prompt.first(
                label,
                new HulkQuestion.AttackKind(active),
                type -> GammaAura.bonus(state, type, true) == 0
                        ? Prompt.of(
                                label, howStrong, strength -> new HulkCommand.AttackHulk(active, type, strength, false))
                        : Prompt.of(
                                label,
                                howStrong,
                                new HulkQuestion.IsAttackerNear(active),
                                (strength, near) -> new HulkCommand.AttackHulk(active, type, strength, near)));
    }

    @Rule(THROW)
    private static Choice<HulkCommand> terrainThrow(HulkState state, CombatantId active, Vector<Terrain> known) {
        Describable label = wording ->
                Sentences.throwTerrain(wording, active, state.setup().card().throwCost());
        return terrain(
                state,
                label,
                known.isEmpty()
                        ? new HulkQuestion.UnnamedTerrain(active, state.setup().size(active), state.destroyedTerrain())
                        : new HulkQuestion.ThrownTerrain(active, known),
                active,
                (terrain, near) -> new HulkCommand.ThrowTerrain(active, terrain, true, near));
    }

    /**
     * Returns a choice about terrain that a character destroys. Whether the character is near Hulk is asked only if
     * the Gamma Aura pays for destroyed terrain.
     */
    @Rule(AURA)
    private static Choice<HulkCommand> terrain(
            HulkState state,
            Describable label,
            Question<Terrain> which,
            CombatantId by,
            BiFunction<Terrain, Boolean, HulkCommand> command) {
        boolean isNearAsked = state.aura().contains(AuraResult.WRECKAGE) && !by.equals(HulkSetup.HULK);
        return isNearAsked
                ? Prompt.of(label, which, new HulkQuestion.IsAttackerNear(by), command)
                : Prompt.of(label, which, terrain -> command.apply(terrain, false));
    }

    /**
     * Returns the reports that are accepted at any time: a collision of Hulk, destroyed terrain, a Subdued character
     * moved into a Gamma Absorber, and effects that redirect or withdraw an attack before its roll.
     */
    @Rule({ABSORBER, PUNY, AURA})
    public static Vector<Choice<HulkCommand>> reports(HulkState state) {
        Vector<Choice<HulkCommand>> collision = Vector.of(Prompt.of(
                Sentences::collision, new HulkQuestion.CollisionDamage(), HulkCommand.ReportHulkCollision::new));
        return attackChanges(state)
                .appendAll(collision)
                .appendAll(FrameReports.about(
                        ReportedEffect.TERRAIN,
                        state.team().append(HulkSetup.HULK),
                        (label, by) -> terrain(
                                state,
                                label,
                                destroyable(state, by),
                                by,
                                (terrain, near) -> new HulkCommand.DestroyTerrain(by, terrain, near))))
                .appendAll(FrameReports.about(
                        ReportedEffect.OBJECTIVE,
                        state.subdued(),
                        (label, character) -> Prompt.of(
                                label,
                                new HulkQuestion.EnteredAbsorber(
                                        character, state.setup().absorbers()),
                                absorber -> new HulkCommand.EnterAbsorber(character, absorber))));
    }

    private static Question<Terrain> destroyable(HulkState state, CombatantId by) {
        Vector<Terrain> known =
                state.setup().terrain().filter(Terrain::isInteractive).reject(state::isDestroyed);
        return known.isEmpty()
                ? new HulkQuestion.UnnamedTerrain(
                        by,
                        HulkQuestion.LARGEST_SIZE,
                        state.setup().terrain().map(Terrain::name).appendAll(state.destroyedTerrain()))
                : new HulkQuestion.DestroyedTerrain(by, known);
    }

    private static Vector<Choice<HulkCommand>> attackChanges(HulkState state) {
        Option<HulkAwaited> due = state.nextAwaited();
        if (due.exists(awaited -> awaited instanceof HulkAwaited.HulkDefence)) {
            return Vector.of(new Ready<>(new HulkCommand.WithdrawAttack()));
        }
        if (!due.exists(awaited -> awaited instanceof HulkAwaited.AttackRoll)) {
            return Vector.empty();
        }
        Vector<CombatantId> targets = AttackRules.targets(state);
        Vector<CombatantId> others = state.team().removeAll(targets);
        Vector<Choice<HulkCommand>> withdrawal = Vector.of(new Ready<>(new HulkCommand.WithdrawAttack()));
        return others.isEmpty()
                ? withdrawal
                : withdrawal.prepend(Prompt.of(
                        Sentences::redirect,
                        new HulkQuestion.RedirectedFrom(targets),
                        new HulkQuestion.RedirectedTo(others),
                        HulkCommand.RetargetAttack::new));
    }
}
