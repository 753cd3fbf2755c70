package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    private static Footprint disc(long x, long y, long radius) {
        return Footprint.disc(new Spot(x, y), radius);
    }

    @Test
    void rangeIsMeasuredBetweenTheEdgesOfBases() {
        // Middles 3-4-5 apart: 500; radii 100 and 150 leave exactly 250.
        assertThat(Measurement.within(disc(0, 0, 100), disc(300, 400, 150), 250))
                .isTrue();
        assertThat(Measurement.within(disc(0, 0, 100), disc(300, 400, 150), 249))
                .isFalse();
    }

    @Test
    void aTenthOfAMillimetreDecides() {
        assertThat(Measurement.touches(disc(0, 0, 100), disc(200, 0, 100))).isTrue();
        assertThat(Measurement.overlaps(disc(0, 0, 100), disc(200, 0, 100))).isFalse();
        assertThat(Measurement.overlaps(disc(0, 0, 100), disc(199, 0, 100))).isTrue();
        assertThat(Measurement.touches(disc(0, 0, 100), disc(200, 1, 100))).isFalse();
    }

    @Test
    void aBaseIsNearestAWallBesideItAndACornerBeyondIt() {
        Footprint house = Footprint.rectangle(new Spot(0, 0), 100, 100);
        assertThat(Measurement.within(disc(50, 160, 10), house, 50)).isTrue();
        assertThat(Measurement.within(disc(50, 160, 10), house, 49)).isFalse();
        // The corner (100, 100) is 3-4-5 away: 50, less the radius 10.
        assertThat(Measurement.within(disc(130, 140, 10), house, 40)).isTrue();
        assertThat(Measurement.within(disc(130, 140, 10), house, 39)).isFalse();
    }

    @Test
    void piecesInsideOrAcrossAnAreaAreAtNoDistance() {
        Footprint house = Footprint.rectangle(new Spot(0, 0), 1000, 1000);
        assertThat(Measurement.overlaps(disc(500, 500, 10), house)).isTrue();
        Footprint wall = Footprint.rectangle(new Spot(-100, 400), 1200, 50);
        assertThat(Measurement.touches(wall, house)).isTrue();
        assertThat(Measurement.overlaps(wall, house)).isTrue();
        Footprint next = Footprint.rectangle(new Spot(1000, 0), 10, 10);
        assertThat(Measurement.touches(next, house)).isTrue();
        assertThat(Measurement.overlaps(next, house)).isFalse();
    }

    @Test
    void deploymentIsMeasuredForTheWholeBase() {
        Footprint near = TableEdge.approximate().nearSide();
        long three = ToolSizes.approximate().range(3);
        assertThat(Measurement.whollyWithin(disc(4000, three - 175, 175), near, three))
                .isTrue();
        assertThat(Measurement.whollyWithin(disc(4000, three - 174, 175), near, three))
                .isFalse();
        assertThat(Measurement.within(disc(4000, three + 175, 175), near, three))
                .isTrue();
    }

    @Test
    void equalShapesAreEqualWhicheverCornerComesFirst() {
        Vector<Spot> corners = Vector.of(new Spot(0, 0), new Spot(10, 0), new Spot(12, 9), new Spot(-3, 8));
        Footprint shape = Footprint.polygon(corners);
        assertThat(Footprint.polygon(corners.reverse())).isEqualTo(shape);
        assertThat(Footprint.polygon(corners.tail().append(corners.head()))).isEqualTo(shape);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() ->
                        Footprint.polygon(Vector.of(new Spot(0, 0), new Spot(10, 0), new Spot(5, 1), new Spot(5, 10))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> disc(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> disc(0, 0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Spot(Spot.FARTHEST + 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Spot(0, Long.MIN_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MovementToolSize(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ToolSizes.approximate().range(6)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StraightPush.ordinary("Hulk", new Spot(0, 0), new MovementToolSize(1, 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Battlefield.of(
                        Piece.character("A", 2, new Spot(0, 0), 10), Piece.character("A", 2, new Spot(90, 0), 10)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theGroundAndTheToolsReachAHundredMetres() {
        long far = Spot.FARTHEST;
        assertThat(new Spot(-far, far).to(new Spot(0, 0))).isEqualTo(new Spot(far, -far));
        assertThatThrownBy(() -> new Spot(0, -far - 1)).isInstanceOf(IllegalArgumentException.class);
        // A line between the ends of the ground is a footprint, though no piece is as large.
        assertThat(new Footprint(Vector.of(new Spot(-far, 0), new Spot(far, 0)), far).radius())
                .isEqualTo(far);
        assertThatThrownBy(() -> disc(0, 0, far + 1)).hasMessageContaining("1000001");
        assertThat(new MovementToolSize(far, far).travel(far)).isEqualTo(3 * far);
        assertThat(new MovementToolSize(1, 0).travel(1)).isEqualTo(3);
        assertThatThrownBy(() -> new MovementToolSize(far + 1, 0)).hasMessageContaining("1000001");
        assertThatThrownBy(() -> new MovementToolSize(1, far + 1)).hasMessageContaining("1000001");
        assertThatThrownBy(() -> new MovementToolSize(1, -1)).hasMessageContaining("-1");
        assertThat(ranges(1, far).range(2)).isEqualTo(far);
        assertThatThrownBy(() -> ranges(1, far + 1)).hasMessageContaining("1000001");
        assertThatThrownBy(() -> ranges(0, 1)).hasMessageContaining("0");
        Spot right = new Spot(1, 0);
        assertThat(new Beam(right, far, far).length()).isEqualTo(far);
        assertThatThrownBy(() -> new Beam(right, far + 1, 0)).hasMessageContaining("1000001");
        assertThatThrownBy(() -> new Beam(right, 1, far + 1)).hasMessageContaining("1000001");
    }

    private static ToolSizes ranges(long one, long two) {
        ToolSizes usual = ToolSizes.approximate();
        return new ToolSizes(Vector.of(one, two), usual.shortTool(), usual.mediumTool(), usual.longTool());
    }

    @Test
    @Verifies(EncounterRuleId.ABSURD_SIZES_ARE_REFUSED)
    void piecesOfAbsurdSizesAreRefused() {
        Footprint metre = Footprint.rectangle(new Spot(-3000, 70), Piece.MAX_EXTENT, 600);
        assertThat(Piece.interactiveTerrain("wall", ReportedNumber.MAX_SIZE, metre)
                        .footprint())
                .isEqualTo(metre);
        assertThatThrownBy(() -> Piece.interactiveTerrain("wall", ReportedNumber.MAX_SIZE + 1, metre))
                .hasMessage("The size of wall must be from 0 to 10, not 11.");
        assertThatThrownBy(() -> Piece.interactiveTerrain(
                        "wall", 2, Footprint.rectangle(new Spot(-3000, 70), 600, Piece.MAX_EXTENT + 1)))
                .hasMessage("wall extends over 10001 tenths of a millimetre. A piece extends over at most 10000.");
        for (PieceKind token : Vector.of(PieceKind.ABSORBER, PieceKind.TOWER)) {
            Spot anywhere = new Spot(4000, -4000);
            assertThat(Piece.token("token", token, anywhere, Piece.MAX_EXTENT / 2)
                            .size())
                    .isZero();
            assertThatThrownBy(() -> Piece.token("token", token, anywhere, Piece.MAX_EXTENT / 2 + 1))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
