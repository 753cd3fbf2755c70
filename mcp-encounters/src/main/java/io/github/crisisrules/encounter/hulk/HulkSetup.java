package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.COSMIC;
import static io.github.crisisrules.encounter.rulebook.HulkRules.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.THROW;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Mission;
import io.github.crisisrules.encounter.round.PhaseEffect;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What is agreed before the encounter begins. */
@Value.Immutable
@HouseStyle
public sealed interface HulkSetup extends WithHulkSetup permits ImmutableHulkSetup {
    /** The encounter's name. */
    String NAME = "Incredible Hulk";

    /** What Hulk is called at the table. */
    CombatantId HULK = CombatantId.of("The Incredible Hulk");

    /** Hulk's own extra Power, an effect of his player. */
    String INNER_RAGE = "Inner Rage";

    /** The Crisis Team's extra Power, an effect of the encounter. */
    String COLLECTIVE_RAGE = "Collective Rage";

    /** Scoring the Gamma Absorbers that the Crisis Team secures. */
    String ABSORBERS = "Gamma Absorbers";

    /** The Booster Serums. */
    String SERUMS = "Booster Serums";

    /** How hard it is. */
    HulkDifficulty difficulty();

    /** The Crisis Team. */
    CrisisTeam team();

    /** Hulk's card. */
    HulkCard card();

    /** The aura's faces. */
    AuraTable aura();

    /** The Gamma Absorbers on the table; the setup map is a picture, so the caller names them. */
    Vector<String> absorbers();

    /** The Booster Serums on the table. */
    Vector<String> serums();

    /** Sizes of Crisis Team characters, for Gamma Throw; those not named have size 2. */
    LinkedHashMap<CombatantId, Integer> sizes();

    /** Terrain on the table that has a name, for Gamma Throw; other terrain is thrown by naming it in the command. */
    Vector<Terrain> terrain();

    /** Objectives and terrain are told apart by name, and sizes are 1 or more. */
    @Value.Check
    default void check() {
        Listed.once(terrain().map(Terrain::name));
        Listed.once(absorbers().appendAll(serums()));
        if (absorbers().isEmpty()) {
            throw new IllegalArgumentException("an encounter without a Gamma Absorber: name 1 or more");
        }
        if (sizes().values().exists(size -> size < 1)) {
            throw new IllegalArgumentException("sizes are 1 or more: " + sizes());
        }
    }

    /** The size of a Crisis Team character. */
    default int size(CombatantId character) {
        return sizes().getOrElse(character, 2);
    }

    /** Hulk as the encounter brings him. */
    default EncounterCharacter hulk() {
        return EncounterCharacter.builder()
                .id(HULK)
                .encounter(NAME)
                .stamina(Option.of(Stamina.of(card().stamina())))
                .powerLimit(Rage.powerLimit(difficulty().startingRage()))
                .build();
    }

    /** The terrain that a Crisis Team character of this name can throw while it stands. */
    @Rule(THROW)
    default Vector<Terrain> throwable(CombatantId thrower) {
        return terrain().filter(each -> each.isThrownBy(size(thrower)));
    }

    /** A player runs Hulk, without Minions; the Crisis Team has priority; four effects come in every round. */
    @Rule({COSMIC, PRIORITY, POWER, STEPS_OF_SCORE_SERUM_AND_POWER})
    static Mission mission() {
        return Mission.builder()
                .name(NAME)
                .priority(Side.CRISIS_TEAM)
                .cosmicPlayer(true)
                .effects(Vector.of(
                        new PhaseEffect(INNER_RAGE, Step.POWER_PLAYERS, Side.COSMIC_THREAT),
                        PhaseEffect.of(COLLECTIVE_RAGE, Step.POWER_ENCOUNTER),
                        PhaseEffect.of(ABSORBERS, Step.CLEANUP_SCORING),
                        PhaseEffect.of(SERUMS, Step.CLEANUP_ENCOUNTER)))
                .build();
    }

    /** Named step by step. */
    static Builder builder() {
        return new Builder();
    }

    /** Names the parts; the aura is the usual one unless said otherwise. */
    final class Builder extends ImmutableHulkSetup.Builder {
        Builder() {
            aura(AuraTable.usual());
            sizes(LinkedHashMap.empty());
        }
    }
}
