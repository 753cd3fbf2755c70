package io.github.crisisrules.encounter.simulation;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_1;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.HouseStyle;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.MomentumTrack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** Games of the Unstoppable Colossus by the thousand. Everything has a plain default. */
@Value.Immutable
@HouseStyle
public sealed interface ColossusSimulation extends WithColossusSimulation permits ImmutableColossusSimulation {
    /** The Crisis Team; by default one of six made-up characters. */
    @Value.Default
    default CrisisTeam team() {
        return standInTeam();
    }

    /** The Momentum Tracker; by default the stand-in. */
    @Value.Default
    default MomentumTrack track() {
        return MomentumTrack.STAND_IN;
    }

    /** What the Crisis Team does. */
    @Value.Default
    default ColossusPlayers players() {
        return PlainPlayers.STAND_IN;
    }

    /** What happens on the table. */
    @Value.Default
    default ColossusTable table() {
        return StandInTable.PLAIN;
    }

    /** After how many rounds a game is given up as unfinished; the encounter itself has no limit. */
    @Value.Default
    default int rounds() {
        return 60;
    }

    /** One game. */
    default Playthrough<ColossusState, ColossusCommand, ColossusEvent> play(ColossusDifficulty difficulty, Seed seed) {
        ColossusSetup setup = ColossusSetup.shuffled(difficulty, team(), track(), seed.split("setup"))
                .toEither()
                .getOrElseThrow(faults -> new IllegalArgumentException(
                        faults.map(SquadViolation::message).mkString("; ")));
        return ColossusPlay.play(setup, players(), table(), rounds(), seed.split("play"));
    }

    /** So many games at each of these difficulties, by so many threads; the report is the same for every number of them. */
    default SimulationReport run(Vector<ColossusDifficulty> difficulties, int games, Seed seed, int threads) {
        Vector<SimulationRow> rows = difficulties.map(difficulty -> SimulationRow.of(
                difficulty.toString(),
                Simulation.run(games, seed.split(difficulty.name()), threads, own -> result(play(difficulty, own)))));
        return new SimulationReport(ColossusCard.NAME, seed, rows, notes());
    }

    /** How a game went. */
    static GameResult result(Playthrough<ColossusState, ColossusCommand, ColossusEvent> game) {
        return new GameResult(game.state().ending(), game.state().frame().round());
    }

    /** What the numbers rest on that is made up. */
    @Rule(RULING_1)
    default Vector<String> notes() {
        Vector<String> notes = Vector.empty();
        if (track().isStandIn()) {
            notes = notes.append("the Momentum track is the stand-in, not the printed one");
        }
        if (table().equals(StandInTable.PLAIN)) {
            notes = notes.append("ranges, contacts and terrain are drawn with stand-in odds, not from a battlefield");
        }
        if (players().equals(PlainPlayers.STAND_IN)) {
            notes = notes.append("the Crisis Team follows the plain policy with stand-in attacks");
        }
        return team().equals(standInTeam()) ? notes.append("the Crisis Team's characters are made up") : notes;
    }

    /** Six made-up characters without Team Tactic cards, in two squads of threat 15. */
    static CrisisTeam standInTeam() {
        return CrisisTeam.of(
                CrisisSquad.of("Ann", hero("Falcon-eye"), hero("Granite"), hero("Mirage")),
                CrisisSquad.of("Bob", hero("Nightlark"), hero("Stormcoat"), hero("Tanker")));
    }

    private static TeamMember hero(String name) {
        return TeamMember.of(name, 5, 6, 5);
    }

    /** Named step by step. */
    static Builder builder() {
        return new Builder();
    }

    /** Names the parts. */
    final class Builder extends ImmutableColossusSimulation.Builder {
        Builder() {}
    }
}
