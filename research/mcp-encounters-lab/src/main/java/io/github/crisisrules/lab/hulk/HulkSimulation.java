package io.github.crisisrules.lab.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.Lazy;
import io.vavr.collection.Vector;

/** Simulations of the Incredible Hulk, by default with stand-in odds and plain players. */
public final class HulkSimulation {
    private static final int MAX_COMMANDS = 4000;
    private static final int TERRAIN_PIECES = 8;

    private HulkSimulation() {}

    /** Creates a simulation with the stand-in setup. */
    public static Simulation<HulkState, HulkCommand, HulkEvent> standIn(HulkDifficulty difficulty) {
        return of(standInSetup(difficulty));
    }

    /**
     * Creates a simulation with the stand-in setup for an invented team and the maximum number of Team Tactic
     * cards of the difficulty.
     */
    public static Simulation<HulkState, HulkCommand, HulkEvent> standIn(HulkDifficulty difficulty, StandInTeam team) {
        return of(standInSetup(difficulty).withTeam(team.with(difficulty.tacticCards())));
    }

    /** Returns the simulation with practised players on the given sides. */
    public static Simulation<HulkState, HulkCommand, HulkEvent> practised(
            Simulation<HulkState, HulkCommand, HulkEvent> games, Side... sides) {
        Simulation<HulkState, HulkCommand, HulkEvent> played = games;
        for (Side side : sides) {
            played = side == Side.CRISIS_TEAM
                    ? played.withCrisisTeam(PractisedHulkPolicy.STAND_IN)
                    : played.withCosmicThreat(PractisedHulkPolicy.STAND_IN);
        }
        return played;
    }

    /** Creates a simulation with the given setup. */
    public static Simulation<HulkState, HulkCommand, HulkEvent> of(HulkSetup setup) {
        // Every game starts in the same state, so the setup is checked once.
        var begun = Lazy.of(() -> Hulk.play(setup));
        return Simulation.<HulkState, HulkCommand, HulkEvent>builder()
                .difficulty(setup.difficulty())
                .squads(StandInTeam.name(setup.team()))
                .start(seed -> begun.get())
                .table(new HulkChances(ObservationOdds.STAND_IN))
                .crisisTeam(PlainHulkPolicy.STAND_IN)
                .cosmicThreat(PlainHulkPolicy.STAND_IN)
                .mostCommands(MAX_COMMANDS)
                .startNotes(notes(setup))
                .build();
    }

    /**
     * Returns a setup with invented characters, an invented Hulk card, two Gamma Absorbers, a Booster Serum and
     * eight pieces of terrain. It shows how to simulate, not how the printed encounter plays.
     */
    public static HulkSetup standInSetup(HulkDifficulty difficulty) {
        return HulkSetup.builder()
                .difficulty(difficulty)
                .team(standInTeam())
                .card(HulkCard.standIn())
                .absorbers(Vector.of("north absorber", "south absorber"))
                .serums(Vector.of("serum"))
                .terrain(Vector.rangeClosed(1, TERRAIN_PIECES)
                        .map(number -> Terrain.interactive("terrain " + number, 1 + number % 4)))
                .build();
    }

    @Rule(LOST_VALUES_ARE_CALLER_DATA)
    private static Vector<String> notes(HulkSetup setup) {
        return StandInTeam.notes(setup.team())
                .prepend("Hulk's card: " + setup.card().source());
    }

    private static CrisisTeam standInTeam() {
        return CrisisTeam.of(squad("First", 1), squad("Second", 5));
    }

    private static CrisisSquad squad(String player, int first) {
        return CrisisSquad.of(
                player,
                TeamMember.of("Stand-in " + first, 4, 6, 6),
                TeamMember.of("Stand-in " + (first + 1), 4, 5, 5),
                TeamMember.of("Stand-in " + (first + 2), 4, 5, 5),
                TeamMember.of("Stand-in " + (first + 3), 4, 6, 6));
    }
}
