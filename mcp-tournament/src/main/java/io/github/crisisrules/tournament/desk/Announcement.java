package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.event.TooFewPlayers;
import io.github.crisisrules.tournament.finals.AfterTheCut;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.UnpairedLosses;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Everything that is told to the players before the event: kind, rounds and cut, special rules, our policies. */
@Value.Immutable
@HouseStyle
@Rule(EventRules.ANNOUNCE)
public sealed interface Announcement extends WithAnnouncement permits ImmutableAnnouncement {
    /** The name of the event. */
    String name();

    /** The document by which it is run. */
    EventFormat format();

    /** Another structure than the document's table prints; it makes the event unofficial. */
    Option<Structure> structure();

    /** The Timeline in use, as announced. */
    Option<String> timeline();

    /** The Timeline that a Timeline Event is played in; its lists are checked against it. */
    Option<Timeline> playedIn();

    /** What the Timeline and the banned and restricted list allow on rosters; everything unless told otherwise. */
    CardLegality allowed();

    /** Special rules, as announced. */
    Vector<String> specialRules();

    /** How the stage after the cut is played. */
    AfterTheCut afterTheCut();

    /** What outcomes are worth; another scale than the printed one makes the event unofficial. */
    PointScale scale();

    /** Whether unpaired losses are rounds played. */
    UnpairedLosses unpairedLosses();

    /** Whether everybody must have handed in a list before the event is opened. */
    boolean listsRequired();

    /** Who runs the event. */
    Officials officials();

    /** What was published about the seed, so that nobody can choose it later. */
    Option<SeedCommitment> commitment();

    /** An event by this document, with the default policies. */
    static Announcement of(String name, EventFormat format) {
        return builder().name(name).format(format).build();
    }

    /** An announcement by name; everything but name and format has a default. */
    static Builder builder() {
        return new Builder();
    }

    /** Whether rounds, cut and points are those of the document. */
    @Rule(EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1)
    default boolean isOfficial() {
        return structure().isEmpty() && scale().equals(PointScale.OFFICIAL);
    }

    /** Rounds and cut for this number of active players: the announced ones, else the table's. */
    @Rule({EventRules.ANNOUNCE, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Either<TooFewPlayers, Structure> structureFor(int players) {
        return structure()
                .<Either<TooFewPlayers, Structure>>map(announced -> players < 2
                        ? Either.left(new TooFewPlayers(format().kind(), players, 2))
                        : Either.right(announced))
                .getOrElse(() -> format().structureFor(players));
    }

    /** An event has a name. */
    @Value.Check
    default void check() {
        if (name().isBlank()) {
            throw new IllegalArgumentException("an event without a name: give it one");
        }
    }

    /** Builds an announcement by name. */
    final class Builder extends ImmutableAnnouncement.Builder {
        Builder() {
            afterTheCut(AfterTheCut.DEFAULT);
            scale(PointScale.OFFICIAL);
            unpairedLosses(UnpairedLosses.ARE_ROUNDS_PLAYED);
            allowed(CardLegality.everything());
            listsRequired(false);
            Official organizer = Official.of("the organizer");
            officials(Officials.of(organizer, organizer));
        }
    }
}
