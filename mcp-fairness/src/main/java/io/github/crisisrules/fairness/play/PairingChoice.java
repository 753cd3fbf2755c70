package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.field.OwnClass;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/** The system by which a simulated event is played: how Swiss rounds are paired, or another kind of tournament. */
public sealed interface PairingChoice {
    /** A system of the library. */
    record Named(PairingKind kind, SwissOptions options) implements PairingChoice {
        @Override
        public String id() {
            return kind.id() + options.id();
        }

        @Override
        public Option<String> misfit(TiebreakChain tiebreakers) {
            return Option.when(
                    options.agreedDraws() && tiebreakers.order().head() != Tiebreaker.EVENT_POINTS,
                    () -> "must begin with event-points for " + id() + ", where two draw who are safe by points");
        }

        @Override
        public boolean isWritable() {
            return true;
        }
    }

    /** A system of the tournament module; such a study cannot be written to a file. It must have no state: many threads use it. */
    record Custom(String name, PairingSystem system) implements PairingChoice {
        @Override
        public String id() {
            return name;
        }

        @Override
        public boolean isWritable() {
            return false;
        }
    }

    /** A caller's own system, which sees all there is to see; a saved study names its class. */
    record Own(Pairer pairer) implements PairingChoice {
        @Override
        public String id() {
            return pairer.getClass().getName();
        }

        @Override
        public String label() {
            return pairer.name();
        }

        @Override
        public boolean isWritable() {
            return OwnClass.isMadeByName(pairer);
        }
    }

    /** Losers are out; a drawn match goes to the higher seed. Where the field does not fill the bracket, the highest seeds have a bye in round 1. */
    record Knockout(boolean seeded) implements PairingChoice {
        @Override
        public String id() {
            return "knockout" + (seeded ? SEEDED : "");
        }

        @Override
        public Option<String> misfit(TiebreakChain tiebreakers) {
            return withoutStandings(this, tiebreakers);
        }

        @Override
        public boolean isSwiss() {
            return false;
        }

        @Override
        public int rounds(int players, Structure structure) {
            return Brackets.rounds(players);
        }

        @Override
        public int cut(Structure structure) {
            return 0;
        }
    }

    /** Losers go on in a second bracket and are out when they lose there; its winner has to beat the other's twice. */
    record DoubleElimination(boolean seeded) implements PairingChoice {
        @Override
        public String id() {
            return "double-elimination" + (seeded ? SEEDED : "");
        }

        @Override
        public Option<String> misfit(TiebreakChain tiebreakers) {
            return withoutStandings(this, tiebreakers);
        }

        @Override
        public boolean isSwiss() {
            return false;
        }

        @Override
        public int rounds(int players, Structure structure) {
            return 2 * Brackets.rounds(players) + 1;
        }

        @Override
        public int cut(Structure structure) {
            return 0;
        }
    }

    /** Everybody meets everybody, then the cut, if there is one. */
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

    /** Behind a kind of bracket: its places go by rating, best first. */
    String SEEDED = ":seeded";

    /** The documents' own system. */
    PairingChoice SWISS = of(PairingKind.SWISS);

    /** The kinds of tournament without Swiss rounds. */
    static Vector<PairingChoice> others() {
        return Vector.of(
                new Knockout(false),
                new Knockout(true),
                new DoubleElimination(false),
                new DoubleElimination(true),
                new RoundRobin());
    }

    /** A system of the library as it is. */
    static PairingChoice of(PairingKind kind) {
        return new Named(kind, SwissOptions.PLAIN);
    }

    /** Reads {@code swiss}, {@code swiss:random=2} or {@code knockout:seeded}. */
    static PairingChoice parse(String text) {
        for (PairingChoice other : others()) {
            if (other.id().equals(text)) {
                return other;
            }
        }
        String[] parts = text.split(":", -1);
        PairingKind kind = PairingKind.find(parts[0])
                .getOrElseThrow(() -> new IllegalArgumentException("no system is called '" + text + "'; there are "
                        + Vector.of(PairingKind.values())
                                .map(PairingKind::id)
                                .appendAll(others().map(PairingChoice::id))
                                .mkString(", ")));
        return new Named(kind, SwissOptions.parse(Arrays.copyOfRange(parts, 1, parts.length)));
    }

    /** What {@link #parse} reads, the name of a caller's class, or the caller's name. */
    String id();

    /** What reports call it. */
    default String label() {
        return id();
    }

    /** Whether a study with it can be written to a file. */
    default boolean isWritable() {
        return true;
    }

    /** Whether it pairs Swiss rounds; if not, it has its own number of rounds, and everybody is there throughout. */
    default boolean isSwiss() {
        return true;
    }

    /** Why players of such an event cannot be ranked by these tiebreakers; nothing where they can. */
    default Option<String> misfit(TiebreakChain tiebreakers) {
        return Option.none();
    }

    private static Option<String> withoutStandings(PairingChoice system, TiebreakChain tiebreakers) {
        return Option.when(
                !tiebreakers.isPrinted(), () -> "must be left out for " + system.id() + ", which has no standings");
    }

    /** How many rounds such an event has. */
    default int rounds(int players, Structure structure) {
        return structure.swissRounds();
    }

    /** How many play on after them. */
    default int cut(Structure structure) {
        return structure.cut();
    }
}
