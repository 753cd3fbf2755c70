package io.github.crisisrules.lab.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TRACK_IS_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;

/** Simulations of the Unstoppable Colossus, by default with stand-in odds and plain players. */
public final class ColossusSimulation {
    private static final int ROUNDS = 60;

    private ColossusSimulation() {}

    /** Creates a simulation with six invented characters, no Team Tactic cards and the stand-in track. */
    public static Simulation<ColossusState, ColossusCommand, ColossusEvent> standIn(ColossusDifficulty difficulty) {
        return of(difficulty, standInTeam(), MomentumTrack.STAND_IN);
    }

    /**
     * Creates a simulation with an invented team, the maximum number of Team Tactic cards of the difficulty and
     * the stand-in track.
     */
    public static Simulation<ColossusState, ColossusCommand, ColossusEvent> standIn(
            ColossusDifficulty difficulty, StandInTeam team) {
        return of(difficulty, team.with(difficulty.tacticCards()), MomentumTrack.STAND_IN);
    }

    /** Returns the simulation with a practised Crisis Team. */
    public static Simulation<ColossusState, ColossusCommand, ColossusEvent> practised(
            Simulation<ColossusState, ColossusCommand, ColossusEvent> plain) {
        return plain.withCrisisTeam(PractisedColossusPolicy.STAND_IN);
    }

    /** Creates a simulation with the given team and track. Towers and tokens are shuffled for each game. */
    public static Simulation<ColossusState, ColossusCommand, ColossusEvent> of(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track) {
        return Simulation.<ColossusState, ColossusCommand, ColossusEvent>builder()
                .difficulty(difficulty)
                .squads(StandInTeam.name(team))
                .start(seed -> Colossus.play(ColossusSetup.shuffled(difficulty, team, track, seed.split("setup"))))
                .table(new ColossusChances(ObservationOdds.STAND_IN))
                .crisisTeam(PlainColossusPolicy.STAND_IN)
                .cosmicThreat(PlainColossusPolicy.STAND_IN)
                .mostRounds(ROUNDS)
                .startNotes(notes(team, track))
                .build();
    }

    @Rule(TRACK_IS_CALLER_DATA)
    private static Vector<String> notes(CrisisTeam team, MomentumTrack track) {
        Vector<String> notes = track.isStandIn()
                ? Vector.of("the Momentum track is the stand-in, not the printed one")
                : Vector.empty();
        return notes.appendAll(StandInTeam.notes(team));
    }

    /** Returns six invented characters without Team Tactic cards, in two squads of threat 15. */
    public static CrisisTeam standInTeam() {
        return CrisisTeam.of(
                CrisisSquad.of("Ann", hero("Falcon-eye"), hero("Granite"), hero("Mirage")),
                CrisisSquad.of("Bob", hero("Nightlark"), hero("Stormcoat"), hero("Tanker")));
    }

    private static TeamMember hero(String name) {
        return TeamMember.of(name, 5, 6, 5);
    }
}
