package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The people who run an event, and what they record about players. */
final class RulingArbitraries {
    static final Official STRANGER = Official.of("a stranger");
    private static final Vector<Official> WATCHERS =
            Vector.of("Uatu", "Una", "Ulana").map(Official::of);
    private static final Official ORGANIZER = Official.of("Olga");
    private static final Official HEAD = Official.of("Head");

    private RulingArbitraries() {}

    /** Returns officials with 0 to 3 Watchers, with and without a Head Watcher; the organizer may be a Watcher. */
    static Arbitrary<Officials> officials() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 3), Arbitraries.of(true, false), Arbitraries.of(true, false))
                .as((watchers, watching, head) -> new Officials(
                        watching ? WATCHERS.head() : ORGANIZER, WATCHERS.take(watchers), Option.when(head, HEAD)));
    }

    /** Returns one of the people who may run an event, or a stranger. */
    static Arbitrary<Official> people() {
        return Arbitraries.of(
                WATCHERS.append(ORGANIZER).append(HEAD).append(STRANGER).toJavaList());
    }

    /** Returns incidents of four players, recorded by anyone. */
    static Arbitrary<Vector<Incident>> incidents() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 4).map(PlayerId::of),
                        Arbitraries.of(Offence.class),
                        Arbitraries.frequencyOf(
                                net.jqwik.api.Tuple.of(6, Arbitraries.just(Sanction.WARNING)),
                                net.jqwik.api.Tuple.of(2, Arbitraries.just(Sanction.NOTED)),
                                net.jqwik.api.Tuple.of(1, Arbitraries.just(Sanction.EJECTION))),
                        people())
                .as(Incident::new)
                .list()
                .ofMaxSize(20)
                .map(Vector::ofAll);
    }
}
