package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.EventKind;
import io.github.crisisrules.tournament.event.HouseRules;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.event.TooFewPlayers;
import io.github.crisisrules.tournament.finals.AfterTheCut;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.ChallengerTimeline;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.github.crisisrules.tournament.standing.UnpairedLosses;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Everything that is announced to the players before the event: kind, rounds and cut, special rules, our policies. */
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

    /** The Timeline in use, as announced. A Timeline Event names one that its document knows. */
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

    /** What the house does in another way than the documents; it makes the event unofficial. */
    HouseRules house();

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

    /** A builder of an announcement; everything but name and format has a default. */
    static Builder builder() {
        return new Builder();
    }

    /**
     * Whether the event is one of a published document: its edition and table, its points, a Timeline that the document knows
     * (where one is announced), and for a Timeline Event its final rounds.
     */
    @Rule({
        EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRules.TIMELINES,
        TimelineRules.BRACKET,
        ChallengerRules.STANDARD,
        EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL
    })
    default boolean isOfficial() {
        return format().isPublished()
                && structure().isEmpty()
                && scale().equals(PointScale.OFFICIAL)
                && house().isPrinted()
                && (format().kind() == EventKind.TIMELINE
                        ? afterTheCut() == AfterTheCut.BRACKET
                                && ListDesk.announced(this).isEmpty()
                        : timeline()
                                .forAll(name -> ChallengerTimeline.named(name).isDefined()));
    }

    /** The Timeline of a Timeline Event, in which its lists are checked. */
    default Option<Timeline> timelineNamed() {
        return playedIn().orElse(timeline().flatMap(TimelineEdition.OF_2025_12_19::named));
    }

    /** Rounds and cut for this number of active players: the announced ones, else the table's. */
    @Rule({EventRules.ANNOUNCE, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Either<TooFewPlayers, Structure> structureFor(int players) {
        if (structure().isEmpty()) {
            return format().structureFor(players);
        }
        return players < 2
                ? Either.left(new TooFewPlayers(format().kind(), players, 2))
                : Either.right(structure().get());
    }

    /** The builder of an announcement. */
    final class Builder extends ImmutableAnnouncement.Builder {
        Builder() {
            afterTheCut(AfterTheCut.DEFAULT);
            scale(PointScale.OFFICIAL);
            house(HouseRules.NONE);
            unpairedLosses(UnpairedLosses.ARE_ROUNDS_PLAYED);
            allowed(CardLegality.everything());
            listsRequired(false);
            Official organizer = Official.of("the organizer");
            officials(Officials.of(organizer, organizer));
        }
    }
}
