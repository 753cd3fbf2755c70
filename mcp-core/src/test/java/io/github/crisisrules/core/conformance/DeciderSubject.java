package io.github.crisisrules.core.conformance;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.transition.Decider;
import io.vavr.collection.Seq;

/** What {@link DeciderConformance} needs to know of a decider to walk through random histories of it. */
public interface DeciderSubject<S, C, E, V> {
    /** The decider under test. */
    Decider<S, C, E, V> decider();

    /** A state to start from; the seed chooses which. */
    S start(Seed seed);

    /** Every command the rules allow in this state; where there are endlessly many, those among the candidates. */
    Seq<C> legal(S state);

    /** Commands of every kind, legal and illegal, for this state; the seed chooses which where there are too many. */
    Seq<C> candidates(S state, Seed seed);

    /** What is done next: any legal command, each as likely, unless a subject knows how its endings are reached sooner. */
    default C next(S state, Seq<C> legal, Draw draws) {
        return legal.get(draws.below(legal.size()));
    }

    /** Whether the game or event has ended. */
    boolean isOver(S state);

    /** Throws an {@link AssertionError} that names what is broken. */
    void checkInvariants(S state);
}
