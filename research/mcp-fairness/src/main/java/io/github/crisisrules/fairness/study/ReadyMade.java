package io.github.crisisrules.fairness.study;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The studies that come with the module. Each is an ordinary study file. */
public enum ReadyMade {
    /** The official Challenger structures, each also with one more round. */
    CHALLENGER,
    /** The official Timeline structures, each also with one more round. */
    TIMELINE,
    /** One event under every pairing system. */
    SYSTEMS,
    /** The effect of each additional round on the order. */
    ROUNDS,
    /** An odd number of players who arrive late and drop. */
    DROPS,
    /** One question under different assumptions. */
    SENSITIVITY,
    /** The tiebreakers of the documents beside those of house events. */
    TIEBREAKERS,
    /** The frequency of a single winner in coin-flip games (Carter). */
    CARTER,
    /** The number of players who reach a record in large coin-flip events. */
    RECORDS,
    /** The quality of the order in Bradley–Terry games (Hua 2017). */
    HUA,
    /** The frequency with which the first seed wins a seeded knockout (Clarke). */
    CLARKE,
    /** The frequency with which the best of four teams wins a seeded knockout (mikerobe007.ca 2017). */
    LOG5;

    /** Returns the name of the study on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns all studies that come with the module. */
    public static Vector<ReadyMade> all() {
        return Vector.of(values());
    }

    /** Finds the study with the given name. */
    public static Option<ReadyMade> find(String id) {
        return all().find(one -> one.id().equals(id));
    }

    /** Returns the text of the study file. */
    public String text() {
        return Resource.text(ReadyMade.class, id() + ".yaml");
    }

    /** Returns the study. */
    public Study study() {
        return StudyFile.parse(text()).getOrElseThrow(fault -> new AssertionError(id() + ": " + fault.message()));
    }
}
