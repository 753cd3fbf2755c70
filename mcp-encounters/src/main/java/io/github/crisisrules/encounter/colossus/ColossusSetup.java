package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_4;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.HouseStyle;
import io.github.crisisrules.encounter.round.Mission;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import org.immutables.value.Value;

/** Everything that is settled before the first round. */
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

    /** After how many Rampages out of one another the players are asked. */
    @Rule(RULING_4)
    @Value.Default
    default int chainBound() {
        return 20;
    }

    /** Six towers in six places, one token each, and squads that fit. */
    @Value.Check
    default void check() {
        if (!places().sorted().equals(Tower.all()) || !tokens().sorted().equals(Tower.all())) {
            throw new IllegalArgumentException("not each tower once: places " + places() + ", tokens " + tokens());
        }
        if (chainBound() < 1) {
            throw new IllegalArgumentException("a chain of at most " + chainBound() + " Rampages");
        }
        Validation<Seq<SquadViolation>, CrisisTeam> checked =
                difficulty().composition().check(team());
        if (checked.isInvalid()) {
            throw new IllegalArgumentException(
                    checked.getError().map(SquadViolation::message).mkString("; "));
        }
    }

    /** Towers and tokens shuffled by the seed, or everything that is wrong with the team. */
    @Rule({SETUP, SQUADS})
    static Validation<Seq<SquadViolation>, ColossusSetup> shuffled(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Seed seed) {
        return difficulty
                .composition()
                .check(team)
                .map(checked -> builder()
                        .difficulty(difficulty)
                        .team(checked)
                        .track(track)
                        .places(seed.split("places").shuffle(Tower.all()))
                        .tokens(seed.split("tokens").shuffle(Tower.all()))
                        .build());
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
                .build();
    }

    /** Named step by step. */
    static Builder builder() {
        return new Builder();
    }

    /** Names the parts. */
    final class Builder extends ImmutableColossusSetup.Builder {
        Builder() {}
    }
}
