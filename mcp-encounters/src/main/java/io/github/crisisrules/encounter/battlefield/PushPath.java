package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.battlefield.Exact.big;
import static io.github.crisisrules.encounter.battlefield.Exact.cross;
import static io.github.crisisrules.encounter.battlefield.Exact.dot;
import static io.github.crisisrules.encounter.battlefield.Exact.square;

import io.github.crisisrules.encounter.battlefield.Footprint.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * The line along which the centre of a round base moves. After a distance s the centre is at from + s·d/|d|. All
 * places are given by the parameter t = s·|d| instead of s, so that every place where a contact begins or ends is
 * a {@link Surd}.
 */
final class PushPath {
    private final Spot from;
    private final long radius;
    private final long dx;
    private final long dy;
    private final long norm;

    PushPath(Spot from, long radius, Spot direction) {
        this.from = from;
        this.radius = radius;
        this.dx = direction.x();
        this.dy = direction.y();
        this.norm = dot(dx, dy, dx, dy);
    }

    /** Returns the parameter t of a distance. */
    Surd after(long distance) {
        return Surd.root(big(distance), big(norm));
    }

    /** Returns the distance of a parameter t, rounded. */
    long distance(Surd t) {
        return t.roundedOverRoot(big(norm)).longValueExact();
    }

    /**
     * Returns the rounded distance that the base must move until its front reaches a place t ahead of its starting
     * centre.
     */
    long frontDistance(Surd t) {
        return distance(t) - radius;
    }

    /** Returns the centre of the base at t, each coordinate rounded to the nearest, halves away from the start. */
    Spot at(Surd t) {
        long x = t.rounded(big(dx), big(norm)).longValueExact();
        long y = t.rounded(big(dy), big(norm)).longValueExact();
        return new Spot(from.x() + Long.signum(dx) * x, from.y() + Long.signum(dy) * y);
    }

    /** Returns the interval in which the base touches a piece, or empty if the line passes it by. */
    Option<Span> span(Footprint piece) {
        long reach = radius + piece.radius();
        Vector<Span> parts = piece.corners()
                .flatMap(corner -> round(corner, reach))
                .appendAll(piece.sides().flatMap(side -> along(side, reach)));
        boolean overlaps = goesThrough(piece, reach);
        // The base touches a convex piece in a single interval, which begins and ends at a corner or a side.
        return parts.reduceOption((one, other) ->
                        new Span(Surd.min(one.enter(), other.enter()), Surd.max(one.leave(), other.leave()), false))
                .map(span -> new Span(span.enter(), span.leave(), overlaps));
    }

    private Option<Span> round(Spot corner, long reach) {
        long wx = corner.x() - from.x();
        long wy = corner.y() - from.y();
        BigInteger ahead = big(dot(dx, dy, wx, wy));
        BigInteger square = square(reach).multiply(big(norm)).subtract(square(cross(dx, dy, wx, wy)));
        return Option.when(
                square.signum() >= 0,
                () -> new Span(
                        Surd.of(ahead, BigInteger.ONE.negate(), square, BigInteger.ONE),
                        Surd.of(ahead, BigInteger.ONE, square, BigInteger.ONE),
                        false));
    }

    private Option<Span> along(Side side, long reach) {
        long px = from.x() - side.from().x();
        long py = from.y() - side.from().y();
        long length = dot(side.dx(), side.dy(), side.dx(), side.dy());
        // Beside the side: 0 <= N·g0 + t·g1 <= N·length; within reach of it: |N·h0 + t·h1| <=
        // N·reach·sqrt(length).
        BigInteger g0 = big(norm).multiply(big(dot(side.dx(), side.dy(), px, py)));
        BigInteger h0 = big(norm).multiply(big(cross(side.dx(), side.dy(), px, py)));
        Surd far = Surd.fraction(big(norm).multiply(big(length)), BigInteger.ONE);
        BigInteger wide = big(norm).multiply(big(reach));
        Option<Span> beside = Span.between(g0, big(dot(side.dx(), side.dy(), dx, dy)), Surd.ZERO, far);
        Option<Span> near = Span.between(
                h0,
                big(cross(side.dx(), side.dy(), dx, dy)),
                Surd.root(wide.negate(), big(length)),
                Surd.root(wide, big(length)));
        return beside.flatMap(one -> near.flatMap(one::and));
    }

    /** Returns whether the base overlaps the piece on its way, and does not only touch it. */
    private boolean goesThrough(Footprint piece, long reach) {
        Vector<Long> offsets =
                piece.corners().map(corner -> cross(dx, dy, corner.x() - from.x(), corner.y() - from.y()));
        Surd edge = Surd.root(big(reach), big(norm));
        Surd otherEdge = Surd.root(big(-reach), big(norm));
        return Surd.whole(offsets.min().get()).compareTo(edge) < 0
                && Surd.whole(offsets.max().get()).compareTo(otherEdge) > 0;
    }

    /** Returns the parameter t at which the base reaches the table edge. */
    Surd edge(TableEdge table) {
        Surd limit = Surd.root(big(4 * Spot.FARTHEST), big(norm));
        limit = Surd.min(limit, wall(dx, from.x() - table.corner().x(), table.width()));
        limit = Surd.min(limit, wall(dy, from.y() - table.corner().y(), table.depth()));
        return Surd.max(limit, Surd.ZERO);
    }

    private Surd wall(long d, long position, long size) {
        if (d == 0) {
            return Surd.root(big(4 * Spot.FARTHEST), big(norm));
        }
        long room = (d > 0 ? size - position : position) - radius;
        return Surd.fraction(big(norm).multiply(big(room)), big(Math.abs(d)));
    }

    /**
     * Returns the beginning of the part of a link that lies under the tool, as t ahead of the starting centre, or
     * empty if no part of the link lies under the tool.
     */
    Option<Surd> underTool(Link link, MovementToolSize tool) {
        long wx = link.from().x() - from.x();
        long wy = link.from().y() - from.y();
        long ex = link.to().x() - link.from().x();
        long ey = link.to().y() - link.from().y();
        BigInteger p0 = big(dot(dx, dy, wx, wy));
        BigInteger pe = big(dot(dx, dy, ex, ey));
        // The point link.from + k·(link.to - link.from), k from 0 to 1, is at p0 + k·pe ahead and c0 + k·ce to the
        // left.
        // The tool extends half its width to either side, so all offsets to the side are doubled.
        BigInteger c0 = big(2 * cross(dx, dy, wx, wy));
        BigInteger ce = big(2 * cross(dx, dy, ex, ey));
        Option<Span> ahead = Span.strictlyBetween(p0, pe, after(radius), after(radius + tool.length()));
        Option<Span> beside = Span.strictlyBetween(c0, ce, after(-tool.width()), after(tool.width()));
        return ahead.flatMap(one -> beside.flatMap(one::and))
                .flatMap(new Span(Surd.ZERO, Surd.whole(1), true)::and)
                .filter(span -> span.enter().compareTo(span.leave()) < 0)
                .map(span -> Surd.min(span.enter().scaled(p0, pe), span.leave().scaled(p0, pe)));
    }
}
