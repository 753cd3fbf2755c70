package io.github.crisisrules.fairness.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Studies that come with the module, each a file like anybody's. */
public enum ReadyMade {
    /** The official Challenger structures, and the same with one more round. */
    CHALLENGER,
    /** The official Timeline structures, and the same with one more round. */
    TIMELINE,
    /** The same event under every pairing system. */
    SYSTEMS,
    /** What each additional round does to the order. */
    ROUNDS,
    /** An odd field whose players come late and leave. */
    DROPS,
    /** One question under other assumptions. */
    SENSITIVITY,
    /** The tiebreakers of the documents beside those of house events. */
    TIEBREAKERS,
    /** Coin-flip games: how often there is a single winner (Carter). */
    CARTER,
    /** Bradley–Terry games: how well the order is found (Hua 2017). */
    HUA,
    /** The same as his program played it, on its very fields (Hua 2017). */
    HUA_PROGRAM,
    /** A seeded knockout: how often the first seed wins (Clarke). */
    CLARKE;

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** All of them. */
    public static Vector<ReadyMade> all() {
        return Vector.of(values());
    }

    /** The one of this name. */
    public static Option<ReadyMade> find(String id) {
        return all().find(one -> one.id().equals(id));
    }

    /** Its file. */
    public String text() {
        try (InputStream in = ReadyMade.class.getResourceAsStream(id() + ".yaml")) {
            if (in == null) {
                throw new AssertionError("the study " + id() + " is not packed with the module");
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The study. */
    public Study study() {
        return StudyFile.parse(text()).getOrElseThrow(fault -> new AssertionError(id() + ": " + fault.message()));
    }
}
