package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.encounter.battlefield.Battlefield.Moment;
import io.github.crisisrules.encounter.battlefield.PushContact.Kind;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** The computation of one push over a battlefield from which the pushed piece has been removed. */
final class PushTrace {
    private final StraightPush push;
    private final PushPath way;
    private final Surd limit;
    private final Vector<Tuple2<Piece, Span>> spans;
    private final Vector<Link> links;

    PushTrace(Battlefield rest, StraightPush push, PushPath way, Surd limit) {
        this.push = push;
        this.way = way;
        this.limit = limit;
        this.links = rest.links();
        this.spans = rest.pieces().flatMap(piece -> way.span(piece.footprint()).map(span -> Tuple.of(piece, span)));
    }

    PushReport report() {
        Vector<Moment> stoppers = firstStoppers();
        Surd end = stoppers.headOption().map(Moment::at).getOrElse(limit);
        Surd rest = lastFree(end);
        // The base reached the piece that stops it even if there is then no room for it there.
        Surd reached = stoppers.isEmpty() ? rest : end;
        Vector<Moment> moments = touches(reached)
                .appendAll(stoppers)
                .appendAll(crossings(reached))
                .sorted(Moment.ORDER);
        Vector<Moment> beyond = stoppers.isEmpty() ? crossedByToolAlone(reached) : Vector.empty();
        return new PushReport(
                moments.map(moment -> new PushContact(moment.kind(), moment.name(), way.distance(moment.at())))
                        .appendAll(beyond.map(moment ->
                                new PushContact(moment.kind(), moment.name(), way.frontDistance(moment.at())))),
                way.at(rest),
                way.distance(rest));
    }

    private Vector<Moment> firstStoppers() {
        Vector<Moment> stoppers = met(limit, Kind.STOPPED_BY, true).sorted(Moment.ORDER);
        return stoppers.takeWhile(
                moment -> moment.at().compareTo(stoppers.head().at()) == 0);
    }

    private Vector<Moment> touches(Surd reached) {
        return met(reached, Kind.TOUCHED, false);
    }

    private Vector<Moment> met(Surd until, Kind kind, boolean stopping) {
        return spans.filter(pair -> push.kind().stops(pair._1.kind()) == stopping)
                .flatMap(pair -> pair._2.met().map(at -> new Moment(kind, pair._1.name(), at)))
                .filter(moment -> moment.at().compareTo(until) <= 0);
    }

    /**
     * Returns the last place up to {@code end} where the base covers nothing that it may not end on, or the start
     * if there is none. A single pass over the spans, sorted by their ends from last to first, is enough: moving
     * back never enters a span that was already passed.
     */
    private Surd lastFree(Surd end) {
        Vector<Span> taken = spans.filter(pair -> push.kind().mayNotEndOn(pair._1.kind()))
                .map(Tuple2::_2)
                .sorted(Comparator.comparing(Span::leave).reversed());
        Surd place = taken.foldLeft(end, (here, span) -> span.covers(here) ? Surd.max(span.enter(), Surd.ZERO) : here);
        if (place.compareTo(Surd.ZERO) > 0 && taken.exists(span -> span.covers(place))) {
            throw new AssertionError("The last free place is occupied at " + place + " in " + push);
        }
        return place;
    }

    private Vector<Moment> crossings(Surd reached) {
        return links.flatMap(
                link -> crossedByBase(link, reached).map(at -> new Moment(Kind.LINK_CROSSED, link.name(), at)));
    }

    private Option<Surd> crossedByBase(Link link, Surd reached) {
        return way.span(Footprint.line(link.from(), link.to()))
                .filter(span -> span.isCrossedBefore(reached))
                .map(span -> Surd.max(span.enter(), Surd.ZERO));
    }

    /** Returns the links that only the tool crosses, at their parameter t ahead of the starting centre. */
    private Vector<Moment> crossedByToolAlone(Surd reached) {
        return push.reach() == ToolReach.TRAVELLED_PART
                ? Vector.empty()
                : links.filter(link -> crossedByBase(link, reached).isEmpty())
                        .flatMap(link -> way.underTool(link, push.tool())
                                .map(at -> new Moment(Kind.LINK_CROSSED, link.name(), at)))
                        .sorted(Moment.ORDER);
    }
}
