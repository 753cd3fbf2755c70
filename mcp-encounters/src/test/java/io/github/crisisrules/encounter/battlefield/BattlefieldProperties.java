package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class BattlefieldProperties {
    @Provide
    Arbitrary<Battlefield> tables() {
        return BattlefieldArbitraries.battlefields();
    }

    @Provide
    Arbitrary<StraightPush> pushes() {
        return BattlefieldArbitraries.pushes();
    }

    @Provide
    Arbitrary<Spot> spots() {
        return BattlefieldArbitraries.spots();
    }

    @Provide
    Arbitrary<Footprint> footprints() {
        return BattlefieldArbitraries.footprints();
    }

    @Property(tries = 500)
    void movingTheWholeTableMovesTheStopAndNothingElse(
            @ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push, @ForAll("spots") Spot offset) {
        PushReport here = table.push(push);
        PushReport there = changed(table, spot -> spot.plus(offset)).push(push);
        assertThat(there).isEqualTo(new PushReport(here.meetings(), here.stop().plus(offset), here.travelled()));
    }

    @Property(tries = 500)
    void mirroringAndTurningTheTableMirrorsAndTurnsTheStop(
            @ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push) {
        for (UnaryOperator<Spot> motion : Vector.<UnaryOperator<Spot>>of(
                spot -> new Spot(-spot.x(), spot.y()),
                spot -> new Spot(spot.y(), spot.x()),
                spot -> new Spot(-spot.y(), spot.x()))) {
            PushReport here = table.push(push);
            StraightPush turned = new StraightPush(
                    push.mover(), motion.apply(push.direction()), push.tool(), push.manner(), push.reach());
            assertThat(changed(table, motion).push(turned))
                    .isEqualTo(new PushReport(here.meetings(), motion.apply(here.stop()), here.travelled()));
        }
    }

    @Property(tries = 300)
    void listingPiecesInAnotherOrderChangesNothing(
            @ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push) {
        Battlefield reversed =
                new Battlefield(table.pieces().reverse(), table.links().reverse(), table.edge());
        assertThat(reversed.push(push)).isEqualTo(table.push(push));
    }

    @Property(tries = 300)
    void theLengthOfTheDirectionDoesNotMatter(
            @ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push) {
        StraightPush same = new StraightPush(
                push.mover(),
                new Spot(push.direction().x() * 7, push.direction().y() * 7),
                push.tool(),
                push.manner(),
                push.reach());
        assertThat(table.push(same)).isEqualTo(table.push(push));
    }

    @Property(tries = 500)
    void agreesWithTheLiteralReading(@ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push) {
        PushReport report = table.push(push);
        double norm = Math.hypot(push.direction().x(), push.direction().y());
        double ux = push.direction().x() / norm;
        double uy = push.direction().y() / norm;
        double radius = table.piece("him").footprint().radius();
        for (Piece piece : table.without("him").pieces()) {
            double closest = LiteralDistance.alongWay(ux, uy, report.travelled(), piece.footprint()) - radius;
            if (closest > 1.5 && push.manner() == PushManner.ORDINARY) {
                // In a Rampage he may have touched a tower and then been set back to the last free spot.
                assertThat(report.stoppedBy()).doesNotContain(piece.name());
            }
            boolean startsClear = LiteralDistance.from(0, 0, piece.footprint()) - radius > 1;
            if (startsClear && closest < -1.5) {
                assertThat(report.touched()).contains(piece.name());
            }
            double atRest =
                    LiteralDistance.from(report.stop().x(), report.stop().y(), piece.footprint()) - radius;
            boolean body = piece.kind() == PieceKind.CHARACTER || piece.kind() == PieceKind.FIXED_TERRAIN;
            if (startsClear && body) {
                assertThat(atRest).isGreaterThan(-1.5);
            }
        }
        for (Link link : table.links()) {
            double closest =
                    LiteralDistance.alongWay(ux, uy, report.travelled(), Footprint.line(link.from(), link.to()))
                            - radius;
            if (closest < -1.5 && report.travelled() > 0) {
                assertThat(report.crossed()).contains(link.name());
            }
            if (closest > 1.5
                    && push.reach() == ToolReach.TRAVELLED_PART
                    && report.stoppedBy().isEmpty()) {
                assertThat(report.crossed()).doesNotContain(link.name());
            }
        }
    }

    @Property(tries = 500)
    void nearnessIsMutualAndAgreesWithTheLiteralReading(
            @ForAll("footprints") Footprint one, @ForAll("footprints") Footprint other) {
        assertThat(Measurement.overlaps(one, other)).isEqualTo(Measurement.overlaps(other, one));
        double distance = LiteralDistance.between(one, other);
        for (long reach : new long[] {0, 100, 508, 2000}) {
            boolean within = Measurement.within(one, other, reach);
            assertThat(Measurement.within(other, one, reach)).isEqualTo(within);
            if (Math.abs(distance - reach) > 0.001) {
                assertThat(within).isEqualTo(distance < reach);
            }
        }
    }

    private static Battlefield changed(Battlefield table, UnaryOperator<Spot> motion) {
        return new Battlefield(
                table.pieces()
                        .map(piece -> new Piece(
                                piece.name(),
                                piece.kind(),
                                piece.size(),
                                new Footprint(
                                        piece.footprint().corners().map(motion),
                                        piece.footprint().radius()))),
                table.links().map(link -> new Link(link.name(), motion.apply(link.from()), motion.apply(link.to()))),
                Option.none());
    }
}
