package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.TreeSet;

/** The warnings and ejections of an event, the oldest first. An ejected player has no later incidents. */
public record ConductLog(Officials officials, Vector<Incident> incidents) {
    private static final int WARNINGS_FOR_EJECTION = 3;

    /**
     * Creates a log.
     *
     * @throws IllegalArgumentException if an incident was not recorded by an official, or comes after the player's
     *     ejection
     */
    public ConductLog {
        TreeSet<PlayerId> ejected = new TreeSet<>();
        for (Incident incident : incidents) {
            if (!officials.maySanction(incident.by()) || ejected.contains(incident.player())) {
                throw new IllegalArgumentException("The incident " + incident
                        + " cannot be on record. Only officials record incidents, and none after an ejection.");
            }
            if (incident.sanction() == Sanction.EJECTION) {
                ejected.add(incident.player());
            }
        }
    }

    /** Creates a log without incidents. */
    public static ConductLog of(Officials officials) {
        return new ConductLog(officials, Vector.empty());
    }

    /**
     * Records an incident, or returns a violation if it does not come from a Watcher or the organizer, or if the
     * player was already ejected.
     */
    @Rule({EventRuleId.CONDUCT, EventRuleId.WARN_GROUNDS})
    public Either<ConductViolation, ConductLog> record(Incident incident) {
        if (!officials.maySanction(incident.by())) {
            return Either.left(new ConductViolation.NotAnOfficial(incident.by()));
        }
        return isEjected(incident.player())
                ? Either.left(new ConductViolation.AlreadyEjected(incident.player()))
                : Either.right(new ConductLog(officials, incidents.append(incident)));
    }

    /** Warns a player. */
    public Either<ConductViolation, ConductLog> warn(PlayerId player, Offence offence, Official by) {
        return record(new Incident(player, offence, Sanction.WARNING, by));
    }

    /** Ejects a player. */
    public Either<ConductViolation, ConductLog> eject(PlayerId player, Offence offence, Official by) {
        return record(new Incident(player, offence, Sanction.EJECTION, by));
    }

    /**
     * Sanctions players who are believed to be fixing scores together: each of them is warned, or each is ejected.
     *
     * @throws IllegalArgumentException if {@code players} has fewer than two different players
     */
    @Rule(EventRuleId.COLLUDE)
    public Either<ConductViolation, ConductLog> collusion(Iterable<PlayerId> players, Sanction sanction, Official by) {
        Vector<PlayerId> together = Vector.ofAll(players).distinct();
        if (together.size() < 2) {
            throw new IllegalArgumentException(
                    "Collusion needs two players or more, not " + together.mkString("[", ", ", "]."));
        }
        if (sanction == Sanction.NOTED) {
            return Either.left(new ConductViolation.CollusionUnanswered(together));
        }
        Either<ConductViolation, ConductLog> start = Either.right(this);
        return together.foldLeft(
                start,
                (log, player) ->
                        log.flatMap(each -> each.record(new Incident(player, Offence.COLLUSION, sanction, by))));
    }

    /** Returns the number of warnings that a player has in this event. */
    public int warnings(PlayerId player) {
        return of(player).count(incident -> incident.sanction() == Sanction.WARNING);
    }

    /** Returns whether a player was ejected. */
    public boolean isEjected(PlayerId player) {
        return of(player).exists(incident -> incident.sanction() == Sanction.EJECTION);
    }

    /** Returns the grounds on record to eject a player at once; empty if there are none. */
    @Rule({EventRuleId.WARN, EventRuleId.COLLUDE})
    public Vector<EjectionGround> ejectionGrounds(PlayerId player) {
        Vector<Offence> offences = of(player).map(Incident::offence);
        return Vector.of(EjectionGround.values()).filter(ground -> switch (ground) {
            case THREE_WARNINGS -> warnings(player) >= WARNINGS_FOR_EJECTION;
            case VIOLENCE -> offences.contains(Offence.VIOLENCE);
            case CHEATING -> offences.contains(Offence.CHEATING);
            case COLLUSION -> offences.contains(Offence.COLLUSION);
        });
    }

    /** Returns the players who are still in the event although there are grounds to eject them. The Watchers decide. */
    @Rule(EventRuleId.WARN)
    public Vector<PlayerId> flagged() {
        return incidents
                .map(Incident::player)
                .distinct()
                .filter(player -> !isEjected(player) && !ejectionGrounds(player).isEmpty());
    }

    private Vector<Incident> of(PlayerId player) {
        return incidents.filter(incident -> incident.player().equals(player));
    }
}
