package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

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
    Arbitrary<Spot> directions() {
        return BattlefieldArbitraries.directions();
    }

    @Provide
    Arbitrary<Footprint> footprints() {
        return BattlefieldArbitraries.footprints();
    }

    @Property(tries = 500)
    void movingTheWholeTableMovesTheStopAndNothingElse(
            @ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push, @ForAll("spots") Spot offset) {
        PushReport here = table.push(push);
        PushReport there =
                BattlefieldArbitraries.changed(table, spot -> spot.plus(offset)).push(push);
        assertThat(there)
                .isEqualTo(new PushReport(here.contacts(), here.stoppedAt().plus(offset), here.travelled()));
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
                    push.mover(), motion.apply(push.direction()), push.tool(), push.kind(), push.reach());
            assertThat(BattlefieldArbitraries.changed(table, motion).push(turned))
                    .isEqualTo(new PushReport(here.contacts(), motion.apply(here.stoppedAt()), here.travelled()));
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
                push.kind(),
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
            if (closest > 1.5 && push.kind() == PushKind.ORDINARY) {
                // In a Rampage he may have touched a tower and then been set back to the last free spot.
                assertThat(report.stoppedBy()).doesNotContain(piece.name());
            }
            boolean startsClear = LiteralDistance.from(0, 0, piece.footprint()) - radius > 1;
            if (startsClear && closest < -1.5) {
                assertThat(report.touched()).contains(piece.name());
            }
            double atRest = LiteralDistance.from(
                            report.stoppedAt().x(), report.stoppedAt().y(), piece.footprint())
                    - radius;
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

    @Property(tries = 300)
    void inARampageNoPlaceFurtherOnIsFree(@ForAll("tables") Battlefield table, @ForAll("pushes") StraightPush push) {
        StraightPush rampage = StraightPush.rampage("him", push.direction(), push.tool());
        PushReport report = table.push(rampage);
        double norm = Math.hypot(push.direction().x(), push.direction().y());
        long radius = table.piece("him").footprint().radius();
        Vector<Piece> bodies = table.without("him")
                .pieces()
                .filter(piece -> piece.kind() == PieceKind.CHARACTER || piece.kind() == PieceKind.FIXED_TERRAIN);
        long limit = report.stoppedBy().isEmpty() ? push.tool().travel(radius) : report.travelled();
        for (int i = 1; i <= 40; i++) {
            double place = report.travelled() + (limit - report.travelled()) * i / 40.0;
            double x = push.direction().x() * place / norm;
            double y = push.direction().y() * place / norm;
            assertThat(place <= report.travelled() + 1
                            || bodies.exists(body -> LiteralDistance.from(x, y, body.footprint()) < radius + 0.001))
                    .as("room at %s after %s", place, report)
                    .isTrue();
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

    @Property(tries = 500)
    void aBeamTouchesWhatTheLiteralReadingDoesHoweverItIsTurned(
            @ForAll("spots") Spot spot,
            @ForAll("directions") Spot direction,
            @ForAll @LongRange(min = 1, max = 3000) long length,
            @ForAll @LongRange(min = 0, max = 600) long width,
            @ForAll @LongRange(min = 1, max = 400) long radius) {
        Battlefield table = Battlefield.of(
                Piece.character("him", 3, new Spot(0, 0), 200), Piece.character("other", 2, spot, radius));
        boolean touched = table.under("him", new Beam(direction, length, width), PieceKind.CHARACTER)
                .nonEmpty();
        double norm = Math.hypot(direction.x(), direction.y());
        double ahead = (spot.x() * direction.x() + spot.y() * direction.y()) / norm;
        double aside = Math.abs(spot.x() * direction.y() - spot.y() * direction.x()) / norm;
        double along = Math.max(0, Math.max(200 - ahead, ahead - 200 - length));
        double gap = Math.hypot(along, Math.max(0, aside - width / 2.0)) - radius;
        if (Math.abs(gap) > 0.001) {
            assertThat(touched).isEqualTo(gap < 0);
        }
        Beam turned = new Beam(new Spot(-3 * direction.y(), 3 * direction.x()), length, width);
        Battlefield quarter = BattlefieldArbitraries.changed(table, each -> new Spot(-each.y(), each.x()));
        assertThat(quarter.under("him", turned, PieceKind.CHARACTER).nonEmpty()).isEqualTo(touched);
    }
}
