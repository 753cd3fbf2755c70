package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER_FROM_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES_PASS_BY_THEMSELVES;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Mission;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.PowerFromDamage;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** All choices made before the first round, unchecked; {@link Colossus#start} checks them. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusSetup extends WithColossusSetup permits ImmutableColossusSetup {
    /** Returns the difficulty. */
    ColossusDifficulty difficulty();

    /** Returns the Crisis Team with its two squads. */
    CrisisTeam team();

    /** Returns the Momentum track. */
    MomentumTrack momentumTrack();

    /** Returns the towers in the order of the places on the map. */
    Vector<Tower> towerPlaces();

    /** Returns the randomizer tokens in their order on the tracker; the first is face up. */
    Vector<Tower> towerTokens();

    /**
     * Returns the corner in which the first squad deploys; the second has the opposite corner. The Colossus is
     * deployed first, in the centre.
     */
    @Value.Default
    default Corner corner() {
        return Corner.NORTH_WEST;
    }

    /** Returns the number of Rampages in a row after which the players decide whether they go on. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    @Value.Default
    default int rampageLimit() {
        return 20;
    }

    /** Returns the tools of his throws. The cards show them only as pictures. */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default ThrowTools throwTools() {
        return ThrowTools.PRESUMED;
    }

    /**
     * Returns the tool with which characters that did not act advance in Cleanup. The document shows it only as a
     * picture.
     */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default MovementTool cleanupTool() {
        return MovementTool.PRESUMED;
    }

    /**
     * Returns the players' steps in which the Crisis Team is asked for effects, because its cards or characters
     * have some.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> askedSteps();

    /** Returns whether characters gain Power for damage that they suffer, or the players report it. */
    @Rule(POWER_FROM_DAMAGE)
    @Value.Default
    default PowerFromDamage powerFromDamage() {
        return PowerFromDamage.REPORTED;
    }

    /**
     * Returns all faults of the setup: each tower must have one place and one token, the bound must be positive,
     * and the squads must meet the requirements.
     */
    @Rule({SETUP, SQUADS})
    default Vector<RuleViolation> faults() {
        Vector<RuleViolation> faults = notEachOnce(false, towerPlaces()).appendAll(notEachOnce(true, towerTokens()));
        return (rampageLimit() < 1 ? faults.append(new ColossusViolation.RampageLimitTooLow(rampageLimit())) : faults)
                .appendAll(difficulty().composition().faults(team(), ColossusCard.ID));
    }

    private static Vector<RuleViolation> notEachOnce(boolean areTokens, Vector<Tower> towers) {
        return towers.sorted().equals(Tower.all())
                ? Vector.empty()
                : Vector.of(new ColossusViolation.TowersNotDistinct(areTokens, towers.map(Tower::number)));
    }

    /** Creates a setup with the given randomizer tokens and the towers in order on the map. */
    static ColossusSetup of(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Iterable<Tower> tokens) {
        return builder()
                .difficulty(difficulty)
                .team(team)
                .momentumTrack(track)
                .towerPlaces(Tower.all())
                .towerTokens(Vector.ofAll(tokens))
                .build();
    }

    /** Creates a setup with towers and tokens shuffled by the seed. */
    @Rule(SETUP)
    static ColossusSetup shuffled(ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Seed seed) {
        return of(difficulty, team, track, seed.split("tokens").shuffle(Tower.all()))
                .withTowerPlaces(seed.split("places").shuffle(Tower.all()));
    }

    /** Returns the corner in which a player's squad deploys; empty if there is no such player. */
    @Rule(SETUP)
    default Option<Corner> cornerOf(String player) {
        int squad = team().squads().map(each -> each.player()).indexOf(player);
        return Option.when(squad >= 0, () -> squad == 0 ? corner() : corner().opposite());
    }

    /**
     * Returns the data for the common frame: the Crisis Team has priority throughout, and no player runs the
     * Cosmic Threat.
     */
    @Rule({PRIORITY, SQUADS})
    default Mission mission() {
        return Mission.builder()
                .name(ColossusCard.NAME)
                .priority(Side.CRISIS_TEAM)
                .hasCosmicPlayer(false)
                .team(team())
                .cleanupTool(cleanupTool())
                .askedSteps(askedSteps())
                .powerFromDamage(powerFromDamage())
                .build();
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link ColossusSetup} values. */
    final class Builder extends ImmutableColossusSetup.Builder {
        Builder() {}
    }
}
