package io.github.crisisrules.encounter.battlefield;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * The pieces and links on the table, and what can be read off them. Moving the whole table, mirroring it or listing the
 * pieces in another order changes no answer; of what happens at one moment, names give the order.
 *
 * @param pieces all with different names
 * @param links between towers
 * @param edge of the table, if pushes are to stop there
 */
public record Battlefield(Vector<Piece> pieces, Vector<Link> links, Option<TableEdge> edge) {
    /**
     * No two pieces, and no two links, have the same name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Battlefield {
        Vector<String> twice = twice(pieces.map(Piece::name)).appendAll(twice(links.map(Link::name)));
        if (twice.nonEmpty()) {
            throw new IllegalArgumentException("two pieces or two links of the battlefield are called " + twice.head()
                    + ": call one of them something else");
        }
    }

    private static Vector<String> twice(Vector<String> names) {
        return names.distinct().foldLeft(names, Vector::remove);
    }

    /** A battlefield without links or edge. */
    public static Battlefield of(Piece... pieces) {
        return new Battlefield(Vector.of(pieces), Vector.empty(), Option.none());
    }

    /** The piece with this name; there must be one. */
    public Piece piece(String name) {
        return pieces.find(piece -> piece.name().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "there is no " + name + " on the battlefield: add it first (with)"));
    }

    /** The same with a piece added, or moved if one of its name is there. */
    public Battlefield with(Piece piece) {
        return new Battlefield(without(piece.name()).pieces.append(piece), links, edge);
    }

    /** The same without a piece, if it was there. */
    public Battlefield without(String name) {
        return new Battlefield(pieces.reject(piece -> piece.name().equals(name)), links, edge);
    }

    /** The same with one more link. */
    public Battlefield with(Link link) {
        return new Battlefield(pieces, links.append(link), edge);
    }

    /** The names of the other pieces of a kind that are at most {@code distance} from a piece, in order of names. */
    public Vector<String> within(String name, long distance, PieceKind kind) {
        Footprint from = piece(name).footprint();
        return pieces.filter(piece -> piece.kind() == kind && !piece.name().equals(name))
                .filter(piece -> Measurement.within(from, piece.footprint(), distance))
                .map(Piece::name)
                .sorted();
    }

    /** From the middle of one round base or token to the middle of another: the direction of a push towards it. */
    public Spot direction(String from, String to) {
        return middle(from).to(middle(to));
    }

    /** The names of the other pieces of a kind, all on round bases, that a beam from a piece touches, in order of names. */
    public Vector<String> under(String name, Beam beam, PieceKind kind) {
        Spot from = middle(name);
        long radius = piece(name).footprint().radius();
        return pieces.filter(piece -> piece.kind() == kind && !piece.name().equals(name))
                .filter(piece -> beam.touches(
                        from, radius, middle(piece.name()), piece.footprint().radius()))
                .map(Piece::name)
                .sorted();
    }

    /** Where a push leads and what it meets; the battlefield stays as it is. */
    public PushReport push(StraightPush push) {
        Piece mover = piece(push.mover());
        long radius = mover.footprint().radius();
        Way way = new Way(middle(push.mover()), radius, push.direction());
        Battlefield rest = without(push.mover());
        Surd full = way.after(push.tool().travel(radius));
        Surd limit = edge.map(table -> Surd.min(full, way.edge(table))).getOrElse(full);
        return new PushTrace(rest, push, way, limit).report();
    }

    /** The battlefield after a push: the base at its rounded stop, broken terrain gone. */
    public Battlefield after(StraightPush push) {
        PushReport report = push(push);
        Piece mover = piece(push.mover());
        Battlefield moved = with(mover.moved(middle(push.mover()).to(report.stop())));
        return push.manner() == PushManner.RAMPAGE
                ? report.touched()
                        .filter(name -> piece(name).kind() == PieceKind.INTERACTIVE_TERRAIN)
                        .foldLeft(moved, Battlefield::without)
                : moved;
    }

    /** The middle of a piece on a round base. */
    Spot middle(String name) {
        Piece piece = piece(name);
        if (piece.footprint().corners().size() != 1) {
            throw new IllegalArgumentException(
                    piece.name() + " does not stand on a round base: only a round base has a middle");
        }
        return piece.footprint().corners().head();
    }

    /** A moment of a push before its place is rounded. */
    record Moment(Meeting.Kind kind, String name, Surd at) {
        static final Comparator<Moment> ORDER =
                Comparator.comparing(Moment::at).thenComparing(Moment::kind).thenComparing(Moment::name);
    }
}
