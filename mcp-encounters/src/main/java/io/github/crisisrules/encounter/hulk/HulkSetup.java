package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER_FROM_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.COSMIC;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Mission;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.PowerFromDamage;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** All choices made before the encounter begins, unchecked; {@link Hulk#start} checks them. */
@Value.Immutable
@HouseStyle
public sealed interface HulkSetup extends WithHulkSetup permits ImmutableHulkSetup {
    /** The name of the encounter. */
    String NAME = "Incredible Hulk";

    /** The id of Hulk in the encounter. */
    CombatantId HULK = CombatantId.of("The Incredible Hulk");

    /** The range from the edge of a side within which its characters are deployed. */
    @Rule(DEPLOY)
    int DEPLOYMENT_RANGE = 3;

    /** The Power that each character gains in the Power Phase in addition to the usual Power. */
    @Rule(POWER)
    int EXTRA_POWER = 2;

    /** The name of the effect that gives Hulk extra Power, owned by his player. */
    String INNER_RAGE = "Inner Rage";

    /** The name of the encounter's effect that gives the Crisis Team extra Power. */
    String COLLECTIVE_RAGE = "Collective Rage";

    /** The name of the effect that scores the Gamma Absorbers that the Crisis Team secures. */
    String ABSORBERS = "Gamma Absorbers";

    /** The name of the effect of the Booster Serums. */
    String SERUMS = "Booster Serums";

    /** Returns the difficulty. */
    HulkDifficulty difficulty();

    /** Returns the Crisis Team. */
    CrisisTeam team();

    /** Returns Hulk's card. */
    HulkCard card();

    /** Returns the results of the Gamma Aura by face. */
    AuraChart aura();

    /**
     * Returns the names of the Gamma Absorbers on the battlefield. The setup map is a picture, so the caller names
     * them.
     */
    Vector<String> absorbers();

    /** Returns the names of the Booster Serums on the battlefield. */
    Vector<String> serums();

    /** Returns the sizes of Crisis Team characters, for Gamma Throw. A character that is not listed has size 2. */
    LinkedHashMap<CombatantId, Integer> characterSizes();

    /**
     * Returns the named terrain on the battlefield, for Gamma Throw. Other terrain can be thrown by naming it in
     * the command.
     */
    Vector<Terrain> terrain();

    /**
     * Returns the tool with which characters that did not act advance in Cleanup. The document shows it only as a
     * picture.
     */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default MovementTool cleanupTool() {
        return MovementTool.PRESUMED;
    }

    /** Returns the players' steps in which both sides are asked for effects, because cards or characters have some. */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> askedSteps();

    /** Returns whether characters gain Power for damage that they suffer, or the players report it. */
    @Rule(POWER_FROM_DAMAGE)
    @Value.Default
    default PowerFromDamage powerFromDamage() {
        return PowerFromDamage.REPORTED;
    }

    /** Returns all faults of the setup: squads, card, objectives, terrain and sizes. */
    @Rule({SQUADS, LOST_VALUES_ARE_CALLER_DATA})
    default Vector<RuleViolation> faults() {
        Vector<String> objectives = absorbers().appendAll(serums());
        Vector<RuleViolation> faults =
                difficulty().composition().faults(team(), HULK).appendAll(card().faults());
        if (absorbers().isEmpty()) {
            faults = faults.append(new HulkSetupViolation.NoAbsorber());
        }
        if (objectives.exists(String::isBlank)) {
            faults = faults.append(new HulkSetupViolation.MissingObjectiveName());
        }
        return faults.appendAll(objectives
                        .filter(name -> !name.isBlank())
                        .flatMap(name -> PlainName.fault(name, PlainName.LONGEST)))
                .appendAll(twice(objectives))
                .appendAll(twice(terrain().map(Terrain::name)))
                .appendAll(characterSizes()
                        .keySet()
                        .filter(character -> team().member(character).isEmpty())
                        .map(HulkSetupViolation.SizeOfUnknownCharacter::new))
                .appendAll(characterSizes()
                        .filterValues(size -> size < 1)
                        .map(each -> new HulkSetupViolation.CharacterTooSmall(each._1, each._2)))
                .appendAll(characterSizes()
                        .filterValues(size -> size > ReportedNumber.MAX_SIZE)
                        .map(each -> new HulkSetupViolation.CharacterTooLarge(each._1, each._2)));
    }

    private static Vector<RuleViolation> twice(Vector<String> names) {
        return names.distinct().foldLeft(names, Vector::remove).distinct().map(HulkSetupViolation.DuplicateName::new);
    }

    /** Returns the size of a Crisis Team character. */
    default int size(CombatantId character) {
        return characterSizes().getOrElse(character, 2);
    }

    /** Returns the Encounter Character. */
    default EncounterCharacter hulk() {
        return EncounterCharacter.builder()
                .id(HULK)
                .encounter(NAME)
                .stamina(Option.of(Stamina.of(card().stamina())))
                .powerLimit(Rage.powerLimit(difficulty().startingRage()))
                .build();
    }

    /** Returns the named terrain that a Crisis Team character can throw, whether or not it has been destroyed. */
    @Rule(THROW)
    default Vector<Terrain> throwable(CombatantId thrower) {
        return terrain().filter(each -> each.isThrownBy(size(thrower)));
    }

    /**
     * Returns the data for the common frame: a player runs Hulk, without Minions; the Crisis Team has priority;
     * and four effects are resolved in every round.
     */
    @Rule({COSMIC, PRIORITY, POWER, STEPS_OF_SCORE_SERUM_AND_POWER})
    default Mission mission() {
        return Mission.builder()
                .name(NAME)
                .priority(Side.CRISIS_TEAM)
                .hasCosmicPlayer(true)
                .team(team())
                .cleanupTool(cleanupTool())
                .askedSteps(askedSteps())
                .powerFromDamage(powerFromDamage())
                .effects(Vector.of(
                        PhaseEffect.of(INNER_RAGE, Step.POWER_PLAYERS).automatic(),
                        PhaseEffect.of(COLLECTIVE_RAGE, Step.POWER_ENCOUNTER).automatic(),
                        PhaseEffect.of(ABSORBERS, Step.CLEANUP_SCORING),
                        PhaseEffect.of(SERUMS, Step.CLEANUP_ENCOUNTER)))
                .build();
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link HulkSetup} values. By default it has the usual results of the Gamma Aura and no sizes. */
    final class Builder extends ImmutableHulkSetup.Builder {
        Builder() {
            aura(AuraChart.usual());
            characterSizes(LinkedHashMap.empty());
        }

        /** Adds terrain that can be thrown and destroyed, see {@link Terrain#interactive}. */
        public Builder addTerrain(String name, int size) {
            return addTerrain(Terrain.interactive(name, size));
        }
    }
}
