package io.github.crisisrules.encounter.battlefield;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * The pieces and links on the battlefield, with the measurements that can be made on them. Moving or mirroring the
 * whole battlefield, or listing the pieces in another order, changes no answer; simultaneous meetings are ordered
 * by name.
 *
 * @param pieces the pieces, all with different names
 * @param links the links between towers, all with different names
 * @param edge the table edge at which pushes stop, if any
 */
public record Battlefield(Vector<Piece> pieces, Vector<Link> links, Option<TableEdge> edge) {
    /**
     * Creates a battlefield.
     *
     * @throws IllegalArgumentException if two pieces or two links have the same name
     */
    public Battlefield {
        Vector<String> twice = twice(pieces.map(Piece::name)).appendAll(twice(links.map(Link::name)));
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException(
                    "Two pieces or two links of the battlefield are named " + twice.head() + ". Rename one of them.");
        }
    }

    private static Vector<String> twice(Vector<String> names) {
        return names.distinct().foldLeft(names, Vector::remove);
    }

    /** Creates a battlefield without links or edge. */
    public static Battlefield of(Piece... pieces) {
        return new Battlefield(Vector.of(pieces), Vector.empty(), Option.none());
    }

    /**
     * Returns the piece with the given name.
     *
     * @throws IllegalArgumentException if there is no such piece
     */
    public Piece piece(String name) {
        return pieces.find(piece -> piece.name().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "There is no " + name + " on the battlefield. Add it first, see with(Piece)."));
    }

    /** Returns this battlefield with a piece added; a piece of the same name is replaced. */
    public Battlefield with(Piece piece) {
        return new Battlefield(without(piece.name()).pieces.append(piece), links, edge);
    }

    /** Returns this battlefield without the named piece, if there is one. */
    public Battlefield without(String name) {
        return new Battlefield(pieces.reject(piece -> piece.name().equals(name)), links, edge);
    }

    /** Returns this battlefield with one more link. */
    public Battlefield with(Link link) {
        return new Battlefield(pieces, links.append(link), edge);
    }

    /** Returns the names of the other pieces of a kind that are at most {@code distance} from a piece, sorted. */
    public Vector<String> within(String name, long distance, PieceKind kind) {
        Footprint from = piece(name).footprint();
        return pieces.filter(piece -> piece.kind() == kind && !piece.name().equals(name))
                .filter(piece -> Measurement.within(from, piece.footprint(), distance))
                .map(Piece::name)
                .sorted();
    }

    /**
     * Returns the offset from the centre of one round base or token to the centre of another: the direction of a
     * push toward it.
     */
    public Spot direction(String from, String to) {
        return middle(from).to(middle(to));
    }

    /**
     * Returns the names of the other pieces of a kind that a beam from a piece touches, sorted. All of these
     * pieces must have round bases.
     */
    public Vector<String> under(String name, Beam beam, PieceKind kind) {
        Spot from = middle(name);
        long radius = piece(name).footprint().radius();
        return pieces.filter(piece -> piece.kind() == kind && !piece.name().equals(name))
                .filter(piece -> beam.touches(
                        from, radius, middle(piece.name()), piece.footprint().radius()))
                .map(Piece::name)
                .sorted();
    }

    /** Returns the end of a push and the pieces and links that it meets. The battlefield itself does not change. */
    public PushReport push(StraightPush push) {
        Piece mover = piece(push.mover());
        long radius = mover.footprint().radius();
        PushPath way = new PushPath(middle(push.mover()), radius, push.direction());
        Battlefield rest = without(push.mover());
        Surd full = way.after(push.tool().travel(radius));
        Surd limit = edge.map(table -> Surd.min(full, way.edge(table))).getOrElse(full);
        return new PushTrace(rest, push, way, limit).report();
    }

    /** Returns the battlefield after a push: the base is at its rounded stop, and destroyed terrain is removed. */
    public Battlefield after(StraightPush push) {
        PushReport report = push(push);
        Piece mover = piece(push.mover());
        Battlefield moved = with(mover.moved(middle(push.mover()).to(report.stoppedAt())));
        return push.kind() == PushKind.RAMPAGE
                ? report.touched()
                        .filter(name -> piece(name).kind() == PieceKind.INTERACTIVE_TERRAIN)
                        .foldLeft(moved, Battlefield::without)
                : moved;
    }

    /**
     * Returns the centre of a piece on a round base.
     *
     * @throws IllegalArgumentException if the piece is not on a round base
     */
    Spot middle(String name) {
        Piece piece = piece(name);
        if (piece.footprint().corners().size() != 1) {
            throw new IllegalArgumentException(
                    piece.name() + " is not on a round base. Only a round base has a centre.");
        }
        return piece.footprint().corners().head();
    }

    /** A meeting of a push at its exact place, before rounding. */
    record Moment(PushContact.Kind kind, String name, Surd at) {
        static final Comparator<Moment> ORDER =
                Comparator.comparing(Moment::at).thenComparing(Moment::kind).thenComparing(Moment::name);
    }
}
