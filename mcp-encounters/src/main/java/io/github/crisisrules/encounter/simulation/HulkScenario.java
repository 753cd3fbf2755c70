package io.github.crisisrules.encounter.simulation;

import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_1;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;

/**
 * What is simulated: the setup, the chances of the table and who plays.
 *
 * @param setup squads, card and objectives
 * @param odds of the stand-in table
 * @param crisisTeam who plays the Crisis Team
 * @param cosmicThreat who plays Hulk
 */
public record HulkScenario(HulkSetup setup, HulkTableOdds odds, HulkPolicy crisisTeam, HulkPolicy cosmicThreat) {
    /** The squads fit the encounter. */
    public HulkScenario {
        HulkEncounter.prepare(setup).swap().forEach(faults -> {
            throw new IllegalArgumentException(
                    faults.map(fault -> fault.message()).mkString("; "));
        });
    }

    /**
     * A stand-in scenario with plain policies: invented characters and an invented Hulk card, two Gamma Absorbers and a
     * Booster Serum. It shows how to simulate, not how the printed encounter plays.
     */
    public static HulkScenario standIn(HulkDifficulty difficulty) {
        HulkSetup setup = HulkSetup.builder()
                .difficulty(difficulty)
                .team(standInTeam())
                .card(HulkCard.standIn())
                .absorbers(Vector.of("north absorber", "south absorber"))
                .serums(Vector.of("serum"))
                .build();
        return new HulkScenario(setup, HulkTableOdds.standIn(), HulkPolicy.plain(), HulkPolicy.plain());
    }

    /** What the results rest on that is made up. */
    @Rule(RULING_1)
    public Vector<String> notes() {
        Vector<String> notes = Vector.of("Hulk's card: " + setup.card().source());
        if (odds.equals(HulkTableOdds.standIn())) {
            notes = notes.append("ranges, pushes and terrain are drawn with stand-in odds, not from a battlefield");
        }
        if (crisisTeam.equals(HulkPolicy.plain()) || cosmicThreat.equals(HulkPolicy.plain())) {
            notes = notes.append("players follow the plain policy; Crisis Team dice are stand-ins");
        }
        return setup.team().equals(standInTeam()) ? notes.append("the Crisis Team's characters are made up") : notes;
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
