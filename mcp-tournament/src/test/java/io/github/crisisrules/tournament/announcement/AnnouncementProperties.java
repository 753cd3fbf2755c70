package io.github.crisisrules.tournament.announcement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.TooFewPlayers;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.PointScale;
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
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of announcements: what makes one official, what is wrong with one, and how a seed is committed to. */
class AnnouncementProperties {
    private static final Timeline UNKNOWN = new Timeline(1602, "Somewhere Else");

    /** A way to differ from the document. */
    private enum Departure {
        EDITION,
        STRUCTURE,
        POINTS,
        STAGE,
        TIMELINE,
        PAIRING,
        FIRST_ROUND;

        Announcement in(Announcement event) {
            return switch (this) {
                case EDITION -> event.withEdition(event.edition().withName("Our own"));
                case STRUCTURE -> event.withStructure(Option.of(Structure.swiss(4)));
                case POINTS -> event.withPointScale(Option.of(new PointScale(2, 1, 0)));
                case STAGE -> event.withPostCutStage(Option.of(PostCutStage.SWISS_CONTINUES));
                case TIMELINE -> event.withTimelineName(Option.of("Another Place"));
                case PAIRING -> event.withPairingSystem(Option.of("Monrad"));
                case FIRST_ROUND -> event.withHouseRules(event.houseRules().beginning(FirstRound.BY_RATING));
            };
        }
    }

    /** A choice that the documents leave to the organizer. */
    private enum Freedom {
        SPECIAL_RULES,
        UNPAIRED_LOSSES,
        LISTS,
        OFFICIALS,
        SEED,
        PRINTED_POINTS;

        Announcement in(Announcement event) {
            return switch (this) {
                case SPECIAL_RULES -> event.withSpecialRules(Vector.of("Be kind."));
                case UNPAIRED_LOSSES -> event.withUnpairedLossPolicy(UnpairedLossPolicy.values()[1]);
                case LISTS -> event.withListsRequired(true);
                case OFFICIALS ->
                    event.withOfficials(Officials.of(Official.of("Olga"), Official.of("Piet"))
                            .withHeadWatcher(Official.of("Rosa")));
                case SEED -> event.withSeedCommitment(Option.of(SeedCommitment.of(Seed.of(1), "salt")));
                case PRINTED_POINTS ->
                    event.withPointScale(Option.of(event.edition().scoring().points()));
            };
        }
    }

    /** A fault of an announcement that stands in the field of its own. */
    private enum Fault {
        NO_WATCHER,
        NAME,
        PAIRING,
        TIMELINE_NAME,
        SPECIAL_RULE;

        Announcement in(Announcement event) {
            return switch (this) {
                case NO_WATCHER -> event.withOfficials(Officials.of(Official.ORGANIZER));
                case NAME -> event.withName("A\tcup");
                case PAIRING -> event.withPairingSystem(Option.of(" "));
                case TIMELINE_NAME -> event.withTimelineName(Option.of("x".repeat(1_000)));
                case SPECIAL_RULE -> event.withSpecialRules(Vector.of("Be kind.", "y".repeat(10_000)));
            };
        }
    }

    private static Announcement printed(EventKind kind) {
        Announcement event = Announcement.of("Cup", Editions.latest(kind));
        return kind == EventKind.TIMELINE
                ? event.withTimelineName(
                        Option.of(event.edition().timelines().head().name()))
                : event;
    }

    @Property(tries = 300)
    @Verifies({
        EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL,
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRuleId.TIMELINES,
        TimelineRuleId.BRACKET,
        ChallengerRuleId.STANDARD
    })
    void anEventIsOfficialExactlyIfNothingThatItsDocumentPrintsIsChanged(
            @ForAll EventKind kind, @ForAll Set<Departure> departures, @ForAll Set<Freedom> freedoms) {
        Announcement event = Vector.of(Freedom.values())
                .filter(freedoms::contains)
                .foldLeft(printed(kind), (all, one) -> one.in(all));
        assertThat(event.isOfficial()).as("with %s", freedoms).isTrue();
        // The document of Challenger Events leaves the stage after the cut open.
        boolean differs =
                !departures.isEmpty() && (kind == EventKind.TIMELINE || !departures.equals(Set.of(Departure.STAGE)));
        event = Vector.of(Departure.values()).filter(departures::contains).foldLeft(event, (all, one) -> one.in(all));
        assertThat(event.isOfficial()).as("with %s", departures).isEqualTo(!differs);
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.WATCHER})
    void everyFaultOfAnAnnouncementIsFoundWhateverElseIsWrong(@ForAll Set<Fault> faults) {
        Announcement event = Vector.of(Fault.values())
                .filter(faults::contains)
                .foldLeft(printed(EventKind.CHALLENGER), (all, fault) -> fault.in(all));
        Vector<RuleViolation> found = AnnouncementRules.faults(event);
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(Vector.ofAll(faults)
                        .flatMap(fault -> AnnouncementRules.faults(fault.in(printed(EventKind.CHALLENGER)))))
                .hasSize(faults.size());
        for (Language language : Language.values()) {
            assertThat(found.map(fault -> fault.describe(Wording.ENGLISH.in(language))))
                    .allSatisfy(sentence -> assertThat(sentence).isNotBlank());
        }
    }

    @Property(tries = 300)
    @Verifies({TimelineRuleId.TIMELINES, EventRuleId.ANNOUNCE})
    void theTimelineOfAnEventIsOneOfItsDocumentAndOneOnly(
            @ForAll EventKind kind,
            @ForAll @IntRange(max = 3) int name,
            @ForAll @IntRange(max = 3) int value,
            @ForAll boolean withYear,
            @ForAll boolean listsRequired) {
        Edition edition = Editions.latest(kind);
        Vector<Timeline> timelines =
                Editions.latest(EventKind.TIMELINE).timelines().take(2).prepend(UNKNOWN);
        Option<Timeline> named = name == 0 ? Option.none() : Option.of(timelines.get(name - 1));
        Option<Timeline> checked = value == 0 ? Option.none() : Option.of(timelines.get(value - 1));
        Announcement event = Announcement.of("Cup", edition)
                .withTimelineName(named.map(timeline -> withYear ? timeline.toString() : timeline.name()))
                .withTimeline(checked)
                .withListsRequired(listsRequired);
        Vector<RuleViolation> faults = AnnouncementRules.timelineFaults(event);
        Vector<Timeline> given = named.toVector().appendAll(checked).distinct();
        boolean isValid = kind != EventKind.TIMELINE
                || (given.isEmpty() ? !listsRequired : given.size() == 1 && !given.contains(UNKNOWN));
        assertThat(faults.isEmpty()).isEqualTo(isValid);
        assertThat(AnnouncementRules.faults(event)).isEqualTo(faults);
        assertThat(faults).allSatisfy(fault -> {
            assertThat(fault.rules()).contains(TimelineRuleId.TIMELINES);
            assertThat(fault.describe(Wording.ENGLISH)).isNotBlank();
        });
        if (kind == EventKind.TIMELINE && isValid) {
            assertThat(event.timelineNamed()).isEqualTo(given.headOption());
        } else if (checked.isDefined()) {
            assertThat(event.timelineNamed()).isEqualTo(checked);
        }
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void anAnnouncedStructureHoldsForAnyTwoPlayersAndOtherwiseTheTableDecides(
            @ForAll EventKind kind, @ForAll @IntRange(max = 200) int players, @ForAll @IntRange(max = 10) int rounds) {
        Announcement event = printed(kind);
        assertThat(event.structureFor(players)).isEqualTo(event.edition().structureFor(players));
        if (rounds > 0) {
            Structure announced = Structure.swiss(rounds);
            assertThat(event.withStructure(Option.of(announced)).structureFor(players))
                    .isEqualTo(
                            players >= 2 ? Either.right(announced) : Either.left(new TooFewPlayers(kind, players, 2)));
        }
    }

    @Property
    @Verifies(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    void theStageAfterTheCutIsTheAnnouncedOneThenThePrintedOneThenTheBracket(
            @ForAll EventKind kind, @ForAll PostCutStage printed, @ForAll PostCutStage announced) {
        Announcement event = printed(kind);
        Edition open = event.edition().withAfterTheCut(Option.none());
        Announcement byEdition = event.withEdition(open.withAfterTheCut(Option.of(printed)));
        assertThat(event.withEdition(open).afterTheCut()).isEqualTo(PostCutStage.BRACKET);
        assertThat(byEdition.afterTheCut()).isEqualTo(printed);
        assertThat(byEdition.withPostCutStage(Option.of(announced)).afterTheCut())
                .isEqualTo(announced);
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.POINTS)
    void announcedPointsReplaceThePrintedOnesAndNothingElse(
            @ForAll EventKind kind, @ForAll @IntRange(min = 1, max = 9) int win, @ForAll @IntRange(max = 1) int draw) {
        Announcement event = printed(kind);
        PointScale points = new PointScale(win, draw, 0);
        assertThat(event.scoring()).isEqualTo(event.edition().scoring());
        assertThat(event.withPointScale(Option.of(points)).scoring())
                .isEqualTo(event.edition().scoring().withPoints(points));
    }

    @Property(tries = 200)
    void aCommitmentMatchesItsOwnSeedAndSaltAlone(
            @ForAll long seed, @ForAll long other, @ForAll String salt, @ForAll String otherSalt)
            throws NoSuchAlgorithmException {
        SeedCommitment commitment = SeedCommitment.of(Seed.of(seed), salt);
        byte[] digest = MessageDigest.getInstance("SHA-256")
                .digest((Seed.of(seed) + ":" + salt).getBytes(StandardCharsets.UTF_8));
        assertThat(commitment.sha256()).isEqualTo(String.format("%064x", new BigInteger(1, digest)));
        assertThat(commitment.matches(Seed.of(seed), salt)).isTrue();
        assertThat(commitment.matches(Seed.of(other), salt)).isEqualTo(seed == other);
        assertThat(commitment.matches(Seed.of(seed), otherSalt)).isEqualTo(salt.equals(otherSalt));
        for (Language language : Language.values()) {
            assertThat(commitment.howToVerify(Wording.ENGLISH.in(language))).contains("SHA-256");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SeedCommitment(commitment.sha256().substring(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> new SeedCommitment(commitment.sha256() + "0"));
    }
}
