package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.HulkRules.COSMIC;
import static io.github.crisisrules.encounter.rulebook.HulkRules.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.THROW;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.Mission;
import io.github.crisisrules.encounter.round.PhaseEffect;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What is agreed before the encounter begins, as people say it; {@link Hulk#start} checks it. */
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

    /** The tool with which characters that did not act advance in Cleanup; the document shows it as a picture. */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default Tool cleanupTool() {
        return Tool.PRESUMED;
    }

    /** The players' steps in which both sides are asked, because cards or characters have effects there. */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> stops();

    /** Everything that is wrong with it: squads, card, objectives, terrain and sizes. */
    @Rule({SQUADS, LOST_VALUES_ARE_CALLER_DATA})
    default Vector<RuleViolation> faults() {
        Vector<String> objectives = absorbers().appendAll(serums());
        Vector<RuleViolation> faults =
                difficulty().composition().faults(team(), HULK).appendAll(card().faults());
        if (absorbers().isEmpty()) {
            faults = faults.append(new HulkSetupViolation.NoAbsorber());
        }
        if (objectives.exists(String::isBlank)) {
            faults = faults.append(new HulkSetupViolation.WithoutName("a Gamma Absorber or Booster Serum"));
        }
        return faults.appendAll(objectives
                        .filter(name -> !name.isBlank())
                        .flatMap(name -> PlainName.fault(name, PlainName.LONGEST)))
                .appendAll(twice(objectives))
                .appendAll(twice(terrain().map(Terrain::name)))
                .appendAll(sizes().keySet()
                        .filter(character -> team().member(character).isEmpty())
                        .map(HulkSetupViolation.SizeOfNobody::new))
                .appendAll(sizes().filterValues(size -> size < 1)
                        .map(each -> new RoundViolation.TooSmall("the size of " + each._1, each._2, 1)));
    }

    private static Vector<RuleViolation> twice(Vector<String> names) {
        return names.distinct().foldLeft(names, Vector::remove).distinct().map(HulkSetupViolation.NameTwice::new);
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
    default Mission mission() {
        return Mission.builder()
                .name(NAME)
                .priority(Side.CRISIS_TEAM)
                .cosmicPlayer(true)
                .team(team())
                .cleanupTool(cleanupTool())
                .stops(stops())
                .effects(Vector.of(
                        PhaseEffect.of(INNER_RAGE, Step.POWER_PLAYERS).carriedOutByTheGame(),
                        PhaseEffect.of(COLLECTIVE_RAGE, Step.POWER_ENCOUNTER).carriedOutByTheGame(),
                        PhaseEffect.of(ABSORBERS, Step.CLEANUP_SCORING).resolvedBy("SecureAbsorbers"),
                        PhaseEffect.of(SERUMS, Step.CLEANUP_ENCOUNTER).resolvedBy("UseSerums")))
                .build();
    }

    /** A builder of a setup; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a setup; the aura is the usual one unless it is set. */
    final class Builder extends ImmutableHulkSetup.Builder {
        Builder() {
            aura(AuraTable.usual());
            sizes(LinkedHashMap.empty());
        }
    }
}
