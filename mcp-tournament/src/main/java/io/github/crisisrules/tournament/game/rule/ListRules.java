package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.known;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementViolation;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ChallengerRoster;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.EventTimeline;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineListRules;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** Decisions on rosters and Timeline Lists that players submit, checked against the announcement. */
public final class ListRules {
    private ListRules() {}

    /** Accepts a submitted list, or refuses it with all its faults. After the opening every list is refused. */
    @Rule({ChallengerRuleId.ROSTER, TimelineRuleId.LIST, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    public static Decision<TournamentState, TournamentEvent> submit(
            TournamentState state, PlayerId player, Vector<DesignatedRoster> rosters) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(known(player))
                .require(
                        state.phase() == Phase.REGISTRATION,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.SUBMIT_LIST, state.phase()))
                .and(now -> accept(now, player, rosters));
    }

    /** Accepts a list whenever it comes, or refuses it with all its faults. */
    static Decision<TournamentState, TournamentEvent> accept(
            Decision<TournamentState, TournamentEvent> now, PlayerId player, Vector<DesignatedRoster> rosters) {
        Announcement event = now.state().announcement();
        EventKind kind = event.edition().kind();
        return now.require(
                        kind != EventKind.CHALLENGER || rosters.size() == 1,
                        () -> new TournamentViolation.WrongRosterCount(player, rosters.size()))
                .and(counted -> counted.require(
                        faults(event, rosters),
                        (checked, faults) -> checked.require(
                                faults.isEmpty(), () -> new TournamentViolation.ListRefused(player, kind, faults))))
                .then(new TournamentEvent.ListAccepted(player, rosters));
    }

    /** Returns whether lists are required and final, so that a player without one cannot play any more. */
    static boolean isDue(TournamentState state) {
        return state.announcement().listsRequired() && state.phase() != Phase.REGISTRATION;
    }

    /** Returns the refusal of a player without a list. */
    static RuleViolation noneInTime(TournamentState state, String name) {
        return new TournamentViolation.NoListInTime(
                name, state.announcement().edition().kind());
    }

    /** Returns all faults of a list by the rules of this event. */
    private static Either<RuleViolation, Vector<ListViolation>> faults(
            Announcement event, Vector<DesignatedRoster> rosters) {
        if (event.edition().kind() == EventKind.TIMELINE) {
            return event.timelineNamed()
                    .<RuleViolation>toEither(AnnouncementViolation.NoTimeline::new)
                    .map(season -> faults(timelineList(event, season, rosters)));
        }
        return Either.right(faults(ChallengerRoster.check(rosters.head().roster(), event.legality())));
    }

    private static Validation<Seq<ListViolation>, ?> timelineList(
            Announcement event, Timeline season, Vector<DesignatedRoster> rosters) {
        return TimelineListRules.check(rosters, new EventTimeline(season, event.legality()));
    }

    private static Vector<ListViolation> faults(Validation<Seq<ListViolation>, ?> check) {
        return check.isValid() ? Vector.empty() : Vector.ofAll(check.getError());
    }

    /** Returns the id of the rule that requires lists. */
    public static String rule(EventKind kind) {
        return kind == EventKind.TIMELINE ? TimelineRuleId.LIST : ChallengerRuleId.ROSTER;
    }
}
