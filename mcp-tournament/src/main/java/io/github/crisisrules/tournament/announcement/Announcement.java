package io.github.crisisrules.tournament.announcement;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.TooFewPlayers;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.roster.ChallengerTimeline;
import io.github.crisisrules.tournament.roster.Timeline;
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

    /** Returns the edition of the document by which the event is run. */
    Edition edition();

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

    /**
     * Returns how the stage after the cut is played, if it is announced. It makes the event unofficial if its
     * document prescribes another; see {@link #afterTheCut()}.
     */
    Option<PostCutStage> postCutStage();

    /**
     * Returns the event points that outcomes are worth, if they differ from the document's. They make the event
     * unofficial; see {@link #scoring()}.
     */
    Option<PointScale> pointScale();

    /** Returns whether unpaired losses count as rounds played. */
    UnpairedLossPolicy unpairedLossPolicy();

    /** Returns the house rules. Any of them makes the event unofficial. */
    HouseRules houseRules();

    /**
     * Returns the pairing system, if it is not the Swiss pairing of the documents. It makes the event unofficial. An
     * event that is started with another system has the name of that system here.
     */
    Option<String> pairingSystem();

    /** Returns whether every player must have submitted a list before the event is opened. */
    boolean listsRequired();

    /** Returns the people who run the event. */
    Officials officials();

    /** Returns the commitment to the seed, published so that the seed cannot be chosen later, or none. */
    Option<SeedCommitment> seedCommitment();

    /** Creates the announcement of an event by the given edition, with the default policies. */
    static Announcement of(String name, Edition edition) {
        return builder().name(name).edition(edition).build();
    }

    /** Returns a builder of an announcement. Everything but name and edition has a default. */
    static Builder builder() {
        return new Builder();
    }

    /** Returns what endings, byes and missed rounds are worth: as the edition prints it, with the announced points. */
    @Rule({EventRuleId.POINTS, EventRuleId.BYE, EventRuleId.CONCEDE})
    default Scoring scoring() {
        return pointScale().map(edition().scoring()::withPoints).getOrElse(edition()::scoring);
    }

    /** Returns the stage after the cut: as announced, or as the edition prints it, or else the default. */
    @Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    default PostCutStage afterTheCut() {
        return postCutStage().orElse(edition().afterTheCut()).getOrElse(PostCutStage.DEFAULT);
    }

    /**
     * Returns whether the event follows a published document: its edition and structure, its points and pairing, a Timeline
     * that the document knows (if one is announced), and the stage after the cut that it prescribes (if it does).
     */
    @Rule({
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRuleId.TIMELINES,
        TimelineRuleId.BRACKET,
        ChallengerRuleId.STANDARD,
        EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL
    })
    default boolean isOfficial() {
        return edition().isPublished()
                && structure().isEmpty()
                && scoring().equals(edition().scoring())
                && edition().afterTheCut().forAll(afterTheCut()::equals)
                && houseRules().isPrinted()
                && pairingSystem().isEmpty()
                && (edition().kind() == EventKind.TIMELINE
                        ? AnnouncementRules.timelineFaults(this).isEmpty()
                        : timelineName()
                                .forAll(name -> ChallengerTimeline.named(name).isDefined()));
    }

    /**
     * Returns the Timeline against which the lists of a Timeline Event are checked, or none if no known one is
     * named.
     */
    default Option<Timeline> timelineNamed() {
        return timeline().orElse(timelineName().flatMap(edition()::timelineNamed));
    }

    /**
     * Returns the rounds and the cut for the given number of active players: the announced structure, or else the
     * document's. Returns a violation if there are too few players.
     */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Either<TooFewPlayers, Structure> structureFor(int players) {
        if (structure().isEmpty()) {
            return edition().structureFor(players);
        }
        return players < 2
                ? Either.left(new TooFewPlayers(edition().kind(), players, 2))
                : Either.right(structure().get());
    }

    /** The builder of an announcement. */
    final class Builder extends ImmutableAnnouncement.Builder {
        Builder() {
            houseRules(HouseRules.NONE);
            unpairedLossPolicy(UnpairedLossPolicy.COUNTED_AS_PLAYED);
            legality(CardLegality.everything());
            listsRequired(false);
            officials(Officials.of(Official.ORGANIZER, Official.ORGANIZER));
        }
    }
}
