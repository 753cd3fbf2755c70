package io.github.crisisrules.tournament.announcement;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.edition.EventFormat;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.TooFewPlayers;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.ChallengerTimeline;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.standing.UnpairedLossPolicy;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Everything announced to the players before the event: kind, rounds and cut, special rules, policies. */
@Value.Immutable
@HouseStyle
@Rule(EventRuleId.ANNOUNCE)
public sealed interface Announcement extends WithAnnouncement permits ImmutableAnnouncement {
    /** Returns the name of the event. */
    String name();

    /** Returns the document by which the event is run. */
    EventFormat format();

    /** Returns the structure, if it differs from the document's. It makes the event unofficial. */
    Option<Structure> structure();

    /** Returns the Timeline in use, as announced. A Timeline Event names one that its document knows. */
    Option<String> timelineName();

    /** Returns the Timeline that a Timeline Event is played in, against which its lists are checked. */
    Option<Timeline> timeline();

    /**
     * Returns the cards that the Timeline and the banned and restricted list allow on rosters; everything by
     * default.
     */
    CardLegality legality();

    /** Returns the special rules, as announced. */
    Vector<String> specialRules();

    /** Returns how the stage after the cut is played. */
    PostCutStage postCutStage();

    /**
     * Returns the event points that outcomes are worth. A scale other than the printed one makes the event
     * unofficial.
     */
    PointScale pointScale();

    /** Returns whether unpaired losses count as rounds played. */
    UnpairedLossPolicy unpairedLossPolicy();

    /** Returns the house rules. Any of them makes the event unofficial. */
    HouseRules houseRules();

    /** Returns whether every player must have submitted a list before the event is opened. */
    boolean listsRequired();

    /** Returns the people who run the event. */
    Officials officials();

    /** Returns the commitment to the seed, published so that the seed cannot be chosen later, or none. */
    Option<SeedCommitment> seedCommitment();

    /** Creates the announcement of an event by the given document, with the default policies. */
    static Announcement of(String name, EventFormat format) {
        return builder().name(name).format(format).build();
    }

    /** Returns a builder of an announcement. Everything but name and format has a default. */
    static Builder builder() {
        return new Builder();
    }

    /**
     * Returns whether the event follows a published document: its edition and structure, its points, a Timeline
     * that the document knows (if one is announced), and for a Timeline Event its final rounds.
     */
    @Rule({
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRuleId.TIMELINES,
        TimelineRuleId.BRACKET,
        ChallengerRuleId.STANDARD,
        EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL
    })
    default boolean isOfficial() {
        return format().isPublished()
                && structure().isEmpty()
                && pointScale().equals(PointScale.OFFICIAL)
                && houseRules().isPrinted()
                && (format().kind() == EventKind.TIMELINE
                        ? postCutStage() == PostCutStage.BRACKET
                                && AnnouncementRules.timelineFaults(this).isEmpty()
                        : timelineName()
                                .forAll(name -> ChallengerTimeline.named(name).isDefined()));
    }

    /**
     * Returns the Timeline against which the lists of a Timeline Event are checked, or none if no known one is
     * named.
     */
    default Option<Timeline> timelineNamed() {
        return timeline().orElse(timelineName().flatMap(TimelineEdition.OF_2025_12_19::named));
    }

    /**
     * Returns the rounds and the cut for the given number of active players: the announced structure, or else the
     * document's. Returns a violation if there are too few players.
     */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
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
            postCutStage(PostCutStage.DEFAULT);
            pointScale(PointScale.OFFICIAL);
            houseRules(HouseRules.NONE);
            unpairedLossPolicy(UnpairedLossPolicy.COUNTED_AS_PLAYED);
            legality(CardLegality.everything());
            listsRequired(false);
            officials(Officials.of(Official.ORGANIZER, Official.ORGANIZER));
        }
    }
}
