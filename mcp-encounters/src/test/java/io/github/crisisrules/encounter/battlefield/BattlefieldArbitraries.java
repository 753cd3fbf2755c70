package io.github.crisisrules.encounter.battlefield;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Tables with a few pieces and links around a mover named "him"; small coordinates, so that ties come up. */
public final class BattlefieldArbitraries {
    private BattlefieldArbitraries() {}

    /** Points near the middle; many have a small common grid. */
    public static Arbitrary<Spot> spots() {
        Arbitrary<Long> fine = Arbitraries.longs().between(-3000, 3000);
        Arbitrary<Long> coarse = Arbitraries.longs().between(-12, 12).map(n -> n * 150);
        Arbitrary<Long> coordinate = Arbitraries.oneOf(fine, coarse);
        return Combinators.combine(coordinate, coordinate).as(Spot::new);
    }

    /** Directions of any length but none. */
    public static Arbitrary<Spot> directions() {
        Arbitrary<Long> part = Arbitraries.longs().between(1, 40);
        Arbitrary<Long> turn = Arbitraries.longs().between(0, 3);
        return Combinators.combine(part, Arbitraries.longs().between(0, 40), turn)
                .as((x, y, quarter) -> quarter == 0
                        ? new Spot(x, y)
                        : quarter == 1 ? new Spot(-y, x) : quarter == 2 ? new Spot(-x, -y) : new Spot(y, -x));
    }

    /** Discs, rectangles, turned squares and triangles. */
    public static Arbitrary<Footprint> footprints() {
        Arbitrary<Long> length = Arbitraries.longs().between(30, 600);
        Arbitrary<Footprint> discs = Combinators.combine(spots(), length).as(Footprint::disc);
        Arbitrary<Footprint> rectangles =
                Combinators.combine(spots(), length, length).as(Footprint::rectangle);
        Arbitrary<Footprint> turned = Combinators.combine(spots(), length, length)
                .as((corner, a, b) -> Footprint.polygon(Vector.of(
                        corner,
                        corner.plus(new Spot(a, b)),
                        corner.plus(new Spot(a - b, b + a)),
                        corner.plus(new Spot(-b, a)))));
        Arbitrary<Footprint> triangles = Combinators.combine(spots(), length, length)
                .as((corner, a, b) -> Footprint.polygon(
                        Vector.of(corner, corner.plus(new Spot(a, 7)), corner.plus(new Spot(a / 2, b + 10)))));
        return Arbitraries.oneOf(discs, rectangles, turned, triangles);
    }

    /** Up to eight pieces of any kind around "him", up to four links. */
    public static Arbitrary<Battlefield> battlefields() {
        Arbitrary<Vector<Piece>> pieces = Combinators.combine(footprints(), Arbitraries.of(PieceKind.class))
                .as((footprint, kind) -> new Piece("unnamed", kind, 2, footprint))
                .list()
                .ofMaxSize(8)
                .map(list -> Vector.ofAll(list)
                        .zipWithIndex((piece, i) -> new Piece("p" + i, piece.kind(), 2, piece.footprint())));
        Arbitrary<Vector<Link>> links = Combinators.combine(spots(), directions())
                .as((from, offset) -> new Link("unnamed", from, from.plus(new Spot(offset.x() * 40, offset.y() * 40))))
                .list()
                .ofMaxSize(4)
                .map(list -> Vector.ofAll(list).zipWithIndex((link, i) -> new Link("l" + i, link.from(), link.to())));
        return Combinators.combine(pieces, links, Arbitraries.longs().between(50, 400))
                .as((some, lines, radius) -> new Battlefield(some, lines, Option.none())
                        .with(Piece.character("him", 3, new Spot(0, 0), radius)));
    }

    /** Pushes of "him" in every manner. */
    public static Arbitrary<StraightPush> pushes() {
        Arbitrary<MovementToolSize> tools = Combinators.combine(
                        Arbitraries.longs().between(1, 3000),
                        Arbitraries.longs().between(0, 200))
                .as(MovementToolSize::new);
        return Combinators.combine(directions(), tools, Arbitraries.of(PushKind.class), Arbitraries.of(ToolReach.class))
                .as((direction, tool, manner, reach) -> new StraightPush("him", direction, tool, manner, reach));
    }

    /** The table with every point moved, mirrored or turned, without an edge. */
    static Battlefield changed(Battlefield table, UnaryOperator<Spot> motion) {
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
