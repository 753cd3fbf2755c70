package io.github.crisisrules.example.encounter;

import io.github.crisisrules.encounter.battlefield.Battlefield;
import io.github.crisisrules.encounter.battlefield.ColossusMeasurements;
import io.github.crisisrules.encounter.battlefield.Footprint;
import io.github.crisisrules.encounter.battlefield.Piece;
import io.github.crisisrules.encounter.battlefield.PieceKind;
import io.github.crisisrules.encounter.battlefield.Spot;
import io.github.crisisrules.encounter.battlefield.ToolSizes;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A program that plays the first Rampage of the Unstoppable Colossus on a battlefield with positions, where contacts,
 * broken terrain and crossed links are measured instead of reported by players. Lengths are in tenths of a
 * millimetre.
 */
public final class MeasuredRampage {
    private static final long TOWER_RADIUS = 150;

    private MeasuredRampage() {}

    /** Plays until the end of the first push and prints it. */
    public static void main(String[] args) {
        Program program = given -> given.isEmpty()
                ? Either.right(narrate())
                : Either.left(
                        "'" + given.head() + "' is not understood: this program takes no arguments but --version");
        program.start(args);
    }

    /** The result of a push: a description of each sighting, and the positions afterwards. */
    record Played(Vector<String> lines, ColossusTable table, ColossusMeasurements sights) {
        ColossusState state() {
            return table.state();
        }

        /** Returns the position of the Colossus. */
        Spot stop() {
            return sights.battlefield()
                    .piece(ColossusCard.NAME)
                    .footprint()
                    .corners()
                    .head();
        }

        private Played with(ColossusMeasurements.MeasuredContact next) {
            ColossusTable after = table.apply(next.command());
            return new Played(lines.append(after.lastSentences().mkString(" ")), after, next.after());
        }
    }

    /** Reports each measured sighting to the game until the push is over. */
    static Played play(Battlefield battlefield) {
        ColossusMeasurements sights = new ColossusMeasurements(battlefield, ToolSizes.approximate());
        Played played = new Played(Vector.empty(), beforeHisTurn(sights), sights);
        while (played.state().awaiting() == ColossusAwaited.PUSH) {
            played = played.with(played.sights.next(played.state()));
        }
        return played;
    }

    /** Returns the Rampage as text. */
    static String narrate() {
        Played played = play(battlefield());
        return played.lines.mkString("", "\n", "\n") + "He stands at " + played.stop() + ". Within range "
                + ColossusCard.HANDS_RANGE + ": "
                + played.sights
                        .targets(played.state(), ColossusCard.HANDS_RANGE)
                        .mkString(", ") + ". Terrain to throw: "
                + played.sights.throwableTerrain().map(Piece::name).mkString(", ") + ".\n"
                + "Note: the tools are measured by players, not official; the Momentum track is a stand-in.\n";
    }

    /**
     * Returns a battlefield with the Colossus in the middle, Tower 1, which he moves toward, on the right, and Towers
     * 2 and 3 placed so that a link between them crosses his path.
     */
    static Battlefield battlefield() {
        return Battlefield.of(
                Piece.character(ColossusCard.NAME, ColossusCard.SIZE, new Spot(4572, 4572), ToolSizes.LARGE_BASE),
                tower(1, 7800, 4572),
                tower(2, 6200, 7800),
                tower(3, 6200, 1344),
                tower(4, 2900, 7800),
                tower(5, 1344, 4572),
                tower(6, 2900, 1344),
                hero("Falcon-eye", 5500, 4700),
                hero("Granite", 6200, 7300),
                hero("Mirage", 6200, 1800),
                hero("Nightlark", 6900, 4600),
                hero("Stormcoat", 7000, 5600),
                hero("Tanker", 3000, 4572),
                Piece.interactiveTerrain("kiosk", 2, Footprint.rectangle(new Spot(5200, 3700), 600, 600)),
                Piece.interactiveTerrain("lorry", 3, Footprint.rectangle(new Spot(6000, 5200), 800, 400)),
                Piece.fixedTerrain("monument", 4, Footprint.disc(new Spot(4300, 6500), 400)));
    }

    private static Piece tower(int number, long x, long y) {
        return Piece.token(
                ColossusMeasurements.nameOf(Tower.of(number)), PieceKind.TOWER, new Spot(x, y), TOWER_RADIUS);
    }

    private static Piece hero(String name, long x, long y) {
        return Piece.character(name, 2, new Spot(x, y), ToolSizes.SMALL_BASE);
    }

    static ColossusTable beforeHisTurn(ColossusMeasurements sights) {
        ColossusTable table = ColossusTable.start(ColossusSetup.of(
                        ColossusDifficulty.NORMAL,
                        ColossusSimulation.standInTeam(),
                        MomentumTrack.STAND_IN,
                        Tower.all()))
                .beginFirstRound();
        for (String name : Vector.of("Falcon-eye", "Granite", "Mirage")) {
            table = table.activate(name);
            for (Tower on : sights.towers(table.state(), CombatantId.of(name), 1)) {
                table = table.placeBeam(name, on.number(), on.number() == 2 ? 3 : 2);
            }
            table = table.endActivation();
        }
        return table;
    }
}
