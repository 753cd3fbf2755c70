package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.assumption.UserClass;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Seeding;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/** The system of a simulated event: a way to pair Swiss rounds, or another kind of tournament. */
public sealed interface PairingChoice {
    /** A built-in pairing system with options. */
    record Named(PairingKind kind, SwissOptions options) implements PairingChoice {
        @Override
        public String id() {
            return kind.id() + options.id();
        }

        @Override
        public Option<String> misfit(TiebreakChain tiebreakers) {
            return Option.when(
                    options.agreedDraws() && tiebreakers.order().head() != Tiebreaker.EVENT_POINTS,
                    () -> "must begin with event-points for " + id() + ", since agreed draws rely on points.");
        }
    }

    /** A caller's own system. A saved study names its class. */
    record Own(Pairer pairer) implements PairingChoice {
        @Override
        public String id() {
            return isWritable() ? pairer.source().getClass().getName() : pairer.name();
        }

        @Override
        public String label() {
            return pairer.name();
        }

        @Override
        public boolean isWritable() {
            return UserClass.isMadeByName(pairer.source());
        }
    }

    /** A tournament of brackets, without standings and without a cut. */
    sealed interface Elimination extends PairingChoice {
        @Override
        default Option<String> misfit(TiebreakChain tiebreakers) {
            return Option.when(
                    !tiebreakers.isPrinted(), () -> "must be left out for " + id() + ", which has no standings.");
        }

        @Override
        default boolean isSwiss() {
            return false;
        }

        @Override
        default int cut(Structure structure) {
            return 0;
        }
    }

    /**
     * A single knockout. The higher seed wins a drawn match. If the players do not fill the bracket, the highest
     * seeds have a bye in round 1.
     */
    record Knockout(boolean seeded) implements Elimination {
        @Override
        public String id() {
            return "knockout" + (seeded ? SEEDED : "");
        }

        @Override
        public int rounds(int players, Structure structure) {
            return Seeding.rounds(players);
        }
    }

    /**
     * A double elimination: losers continue in a second bracket and are out when they lose there. The winner of the
     * second bracket has to beat the winner of the first twice.
     */
    record DoubleElimination(boolean seeded) implements Elimination {
        @Override
        public String id() {
            return "double-elimination" + (seeded ? SEEDED : "");
        }

        @Override
        public int rounds(int players, Structure structure) {
            return 2 * Seeding.rounds(players) + 1;
        }
    }

    /** A round robin: every player meets every other, followed by the cut, if there is one. */
    record RoundRobin() implements PairingChoice {
        @Override
        public String id() {
            return "round-robin";
        }

        @Override
        public boolean isSwiss() {
            return false;
        }

        @Override
        public int rounds(int players, Structure structure) {
            return players - 1 + players % 2;
        }
    }

    /** The suffix of a bracket whose seeds go by rating, best first. */
    String SEEDED = ":seeded";

    /** The system of the event documents. */
    PairingChoice SWISS = of(PairingKind.SWISS);

    /** Returns the kinds of tournament without Swiss rounds. */
    static Vector<PairingChoice> others() {
        return Vector.of(
                new Knockout(false),
                new Knockout(true),
                new DoubleElimination(false),
                new DoubleElimination(true),
                new RoundRobin());
    }

    /** Returns a built-in pairing system without options. */
    static PairingChoice of(PairingKind kind) {
        return new Named(kind, SwissOptions.PLAIN);
    }

    /**
     * Parses a system such as {@code swiss}, {@code swiss:random=2} or {@code knockout:seeded}.
     *
     * @throws IllegalArgumentException if there is no such system or option
     */
    static PairingChoice parse(String text) {
        for (PairingChoice other : others()) {
            if (other.id().equals(text)) {
                return other;
            }
        }
        String[] parts = text.split(":", -1);
        PairingKind kind = PairingKind.find(parts[0])
                .getOrElseThrow(() -> new IllegalArgumentException("There is no system '" + text + "'. Choose one of "
                        + Vector.of(PairingKind.values())
                                .map(PairingKind::id)
                                .appendAll(others().map(PairingChoice::id))
                                .mkString(", ")));
        return new Named(kind, SwissOptions.parse(Arrays.copyOfRange(parts, 1, parts.length)));
    }

    /** Returns the text that {@link #parse} reads or, for a caller's system, its class name or its own name. */
    String id();

    /** Returns the name in reports. */
    default String label() {
        return id();
    }

    /** Returns whether a study with this system can be written to a file. */
    default boolean isWritable() {
        return true;
    }

    /**
     * Returns whether this system pairs Swiss rounds. If not, it determines the number of rounds itself, and every
     * player stays throughout.
     */
    default boolean isSwiss() {
        return true;
    }

    /** Returns why these tiebreakers cannot rank the players of such an event, or nothing if they can. */
    default Option<String> misfit(TiebreakChain tiebreakers) {
        return Option.none();
    }

    /** Returns the number of rounds of such an event. */
    default int rounds(int players, Structure structure) {
        return structure.swissRounds();
    }

    /** Returns the size of the cut after the rounds. */
    default int cut(Structure structure) {
        return structure.cut();
    }
}
