package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.roster.RosterSchedule;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The register of published editions. An edition stays in it for ever and never changes, because stored events name
 * it: a later document is a new edition below the older ones.
 */
public final class Editions {
    /** The Challenger Event packet, which prints no date. */
    @Rule({
        ChallengerRuleId.TABLE,
        EventRuleId.POINTS,
        EventRuleId.BYE,
        EventRuleId.CONCEDE,
        EventRuleId.CLOCK,
        EventRuleId.AFTER_THE_CUT_A_BRACKET
    })
    public static final Edition CHALLENGER = Edition.builder()
            .name("Challenger Event packet")
            .kind(EventKind.CHALLENGER)
            .structureTable(Vector.of(
                    new StructureRow(4, 16, Structure.swiss(4)),
                    new StructureRow(17, 32, Structure.withCut(4, 4)),
                    new StructureRow(33, 64, Structure.withCut(4, 8)),
                    StructureRow.orMore(65, Structure.withCut(5, 16))))
            .scoring(new Scoring(new PointScale(3, 1, 0), 14, 14))
            .roundTime(new RoundTime(90, 5))
            .build();

    /** The Timeline Event document in force since 19 December 2025. */
    @Rule({
        TimelineRuleId.TABLE,
        TimelineRuleId.MIN,
        TimelineRuleId.TIMELINES,
        TimelineRuleId.ROSTER_ROUND,
        TimelineRuleId.BRACKET,
        EventRuleId.POINTS,
        EventRuleId.BYE,
        EventRuleId.CONCEDE,
        EventRuleId.CLOCK
    })
    public static final Edition TIMELINE = Edition.builder()
            .name("Timeline Event (2025-12-19)")
            .kind(EventKind.TIMELINE)
            .structureTable(Vector.of(
                    new StructureRow(32, 32, Structure.withCut(3, 8)),
                    StructureRow.orMore(33, Structure.withCut(6, 8))))
            .scoring(new Scoring(new PointScale(3, 1, 0), 14, 14))
            .roundTime(new RoundTime(90, 5))
            .afterTheCut(PostCutStage.BRACKET)
            .timelines(Vector.of(
                    new Timeline(2026, "Multiversal Chaos"),
                    new Timeline(2025, "War for the Infinity Gems"),
                    new Timeline(2024, "Earth's Battle for the Cosmic Cube")))
            .rosterSchedule(new RosterSchedule(Vector.of(1, 2, 3, 1, 2, 3), Vector.of(3, 2, 1)))
            .build();

    private static final Vector<Edition> PUBLISHED = Vector.of(CHALLENGER, TIMELINE);

    private Editions() {}

    /** Returns all published editions, in the order of publication for each kind of event. */
    public static Vector<Edition> published() {
        return PUBLISHED;
    }

    /** Returns the published edition with exactly the given name, or none. */
    public static Option<Edition> named(String name) {
        return PUBLISHED.find(edition -> edition.name().equals(name));
    }

    /** Returns the latest published edition for a kind of event. */
    public static Edition latest(EventKind kind) {
        return PUBLISHED.filter(edition -> edition.kind() == kind).last();
    }
}
