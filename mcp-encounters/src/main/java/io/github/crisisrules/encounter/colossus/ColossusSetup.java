package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES_PASS_BY_THEMSELVES;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.Mission;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Everything that is settled before the first round, as people say it; {@link Colossus#start} checks it. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusSetup extends WithColossusSetup permits ImmutableColossusSetup {
    /** The difficulty. */
    ColossusDifficulty difficulty();

    /** The two squads. */
    CrisisTeam team();

    /** The Momentum Tracker. */
    MomentumTrack track();

    /** Which tower stands at the map's first place, at its second, and so on. */
    Vector<Tower> places();

    /** The randomizer tokens in the order in which they lie on the tracker; the first is turned up. */
    Vector<Tower> tokens();

    /** Where the first squad deploys; the second has the opposite corner. He stands in the centre before either. */
    @Value.Default
    default Corner corner() {
        return Corner.NORTH_WEST;
    }

    /** After how many Rampages in a row the players are asked. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    @Value.Default
    default int chainBound() {
        return 20;
    }

    /** With which tools he throws; the cards show them as pictures. */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default ThrowTools throwTools() {
        return ThrowTools.PRESUMED;
    }

    /** The tool with which characters that did not act advance in Cleanup; the document shows it as a picture. */
    @Rule(LOST_PICTURES_ARE_CALLER_DATA)
    @Value.Default
    default Tool cleanupTool() {
        return Tool.PRESUMED;
    }

    /** The players' steps in which the Crisis Team is asked, because its cards or characters have effects there. */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    Vector<Step> stops();

    /** Everything that is wrong with it: each tower has one place and one token, and the squads fit. */
    @Rule({SETUP, SQUADS})
    default Vector<RuleViolation> faults() {
        Vector<RuleViolation> faults = notEachOnce("towers in the map's places", places())
                .appendAll(notEachOnce("randomizer tokens", tokens()));
        return (chainBound() < 1 ? faults.append(new ColossusViolation.NoChain(chainBound())) : faults)
                .appendAll(difficulty().composition().faults(team(), ColossusCard.ID));
    }

    private static Vector<RuleViolation> notEachOnce(String what, Vector<Tower> towers) {
        return towers.sorted().equals(Tower.all())
                ? Vector.empty()
                : Vector.of(new ColossusViolation.NotEachTowerOnce(what, towers.map(Tower::number)));
    }

    /** With these randomizer tokens, and towers in order on the map. */
    static ColossusSetup of(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Iterable<Tower> tokens) {
        return builder()
                .difficulty(difficulty)
                .team(team)
                .track(track)
                .places(Tower.all())
                .tokens(Vector.ofAll(tokens))
                .build();
    }

    /** Towers and tokens shuffled by the seed. */
    @Rule(SETUP)
    static ColossusSetup shuffled(ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Seed seed) {
        return of(difficulty, team, track, seed.split("tokens").shuffle(Tower.all()))
                .withPlaces(seed.split("places").shuffle(Tower.all()));
    }

    /** Where a player's squad deploys. */
    @Rule(SETUP)
    default Option<Corner> cornerOf(String player) {
        int squad = team().squads().map(each -> each.player()).indexOf(player);
        return Option.when(squad >= 0, () -> squad == 0 ? corner() : corner().opposite());
    }

    /** What the frame has to know: the Crisis Team has priority throughout, and nobody plays him. */
    @Rule({PRIORITY, SQUADS})
    default Mission mission() {
        return Mission.builder()
                .name(ColossusCard.NAME)
                .priority(Side.CRISIS_TEAM)
                .cosmicPlayer(false)
                .team(team())
                .cleanupTool(cleanupTool())
                .stops(stops())
                .build();
    }

    /** A builder of a setup; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a setup. */
    final class Builder extends ImmutableColossusSetup.Builder {
        Builder() {}
    }
}
