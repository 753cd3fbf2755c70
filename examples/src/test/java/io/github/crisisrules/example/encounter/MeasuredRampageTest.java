package io.github.crisisrules.example.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.battlefield.Battlefield;
import io.github.crisisrules.encounter.battlefield.ColossusMeasurements;
import io.github.crisisrules.encounter.battlefield.Footprint;
import io.github.crisisrules.encounter.battlefield.Piece;
import io.github.crisisrules.encounter.battlefield.Spot;
import io.github.crisisrules.encounter.battlefield.ToolSizes;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * He starts at x = 4572 on a base of radius 325 and goes right; small bases, of radius 175, are touched 500 before their
 * middle where they are straight ahead.
 */
class MeasuredRampageTest {
    private static final Battlefield TABLE = MeasuredRampage.battlefield();

    @Test
    void theFirstPushAsMeasuredByHand() {
        // Falcon-eye, 128 beside his way, after 928 - sqrt(500² - 128²) = 444.7; the kiosk's corner, 272 beside it,
        // after
        // 628 - sqrt(325² - 272²) = 450.1; the link at x = 6200 after 1628 - 325 = 1303; Nightlark, 28 beside it, after
        // 2328 - sqrt(500² - 28²) = 1828.8. The Medium tool leads to 1300 + 650 = 1950, where he would stand on
        // Nightlark:
        // he stays at 4572 + 1828.8. Range 2 is 325 + 1016 + 175 = 1516 to the middle of a small base.
        assertThat(MeasuredRampage.narrate()).isEqualTo("""
                        Colossus runs into Falcon-eye. Falcon-eye suffers 2 damage.
                        Terrain of size 2 is destroyed.
                        Colossus crosses the Disruption Beam between Tower 2 and Tower 3, and its two tokens are removed. Colossus loses 3 Momentum because he crossed a Disruption Beam.
                        Colossus runs into Nightlark. Nightlark suffers 2 damage.
                        Colossus stops.
                        He stands at (6401, 4572). Within range 2: Falcon-eye, Nightlark, Stormcoat. Terrain to throw: lorry.
                        Note: the tools are measured by players, not official; the Momentum track is a stand-in.
                        """);
    }

    @Test
    void whatIsMeasuredIsWhatPeopleWouldHaveReported() {
        var game = MeasuredRampage.beforeHisTurn(new ColossusMeasurements(TABLE, ToolSizes.approximate()));
        Vector<String> lines = Vector.empty();
        for (ColossusCommand reported : Vector.of(
                touch("Falcon-eye"),
                new ColossusCommand.TouchTerrain(2),
                new ColossusCommand.CrossLink(Tower.of(2), Tower.of(3)),
                touch("Nightlark"),
                new ColossusCommand.EndPush())) {
            game = game.apply(reported);
            lines = lines.append(game.lastSentences().mkString(" "));
        }
        MeasuredRampage.Played measured = MeasuredRampage.play(TABLE);
        assertThat(measured.lines()).isEqualTo(lines);
        assertThat(measured.state()).isEqualTo(game.state());
    }

    @Test
    void movingMirroringAndTurningTheTableChangesNothing() {
        MeasuredRampage.Played here = MeasuredRampage.play(TABLE);
        for (UnaryOperator<Spot> motion : Vector.<UnaryOperator<Spot>>of(
                spot -> spot.plus(new Spot(-7001, 313)),
                spot -> new Spot(-spot.x(), spot.y()),
                spot -> new Spot(spot.x(), 9144 - spot.y()),
                spot -> new Spot(spot.y(), spot.x()),
                spot -> new Spot(-spot.y(), spot.x()))) {
            MeasuredRampage.Played there =
                    MeasuredRampage.play(listed(TABLE.pieces().map(piece -> moved(piece, motion))));
            assertThat(there.lines()).isEqualTo(here.lines());
            assertThat(there.state()).isEqualTo(here.state());
            assertThat(there.stop()).isEqualTo(motion.apply(here.stop()));
        }
    }

    @Test
    void listingThePiecesInAnotherOrderChangesNothing() {
        MeasuredRampage.Played here = MeasuredRampage.play(TABLE);
        for (int order = 0; order < 50; order++) {
            MeasuredRampage.Played there =
                    MeasuredRampage.play(listed(Seed.of(order).shuffle(TABLE.pieces())));
            assertThat(there.lines()).isEqualTo(here.lines());
            assertThat(there.state()).isEqualTo(here.state());
            assertThat(there.stop()).isEqualTo(here.stop());
        }
    }

    private static ColossusCommand touch(String name) {
        return new ColossusCommand.TouchCharacter(CombatantId.of(name));
    }

    private static Battlefield listed(Vector<Piece> pieces) {
        return Battlefield.of(pieces.toJavaArray(Piece[]::new));
    }

    private static Piece moved(Piece piece, UnaryOperator<Spot> motion) {
        Footprint footprint = piece.footprint();
        return new Piece(
                piece.name(),
                piece.kind(),
                piece.size(),
                new Footprint(footprint.corners().map(motion), footprint.radius()));
    }
}
