package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The label of an organizer's choice, by which a program recognizes the choice in any language and position.
 *
 * @param round the round that the task belongs to; 0 if it belongs to none
 * @param match the match that the task belongs to, if there is one
 */
public record ChoiceLabel(OrganizerTask task, int round, Option<RoundMatch> match) implements Describable {
    /** Creates the label of a task for the whole event. */
    public static ChoiceLabel of(OrganizerTask task) {
        return new ChoiceLabel(task, 0, Option.none());
    }

    /** Creates the label of a task for one match. */
    public static ChoiceLabel of(OrganizerTask task, RoundMatch match) {
        return new ChoiceLabel(task, match.round(), Option.some(match));
    }

    /**
     * Returns an id that no other choice of the event has: {@code drop-player}, {@code start-clock-2},
     * {@code report-result-2-1} for table 1 of round 2.
     */
    public String id() {
        return task.name().toLowerCase(Locale.ROOT).replace('_', '-')
                + (round == 0 ? "" : "-" + round)
                + match.map(one -> "-" + one.table()).getOrElse("");
    }

    @Override
    public String describe(Wording wording) {
        return switch (task) {
            case REPORT_RESULT ->
                match.map(one -> Sentences.report(wording, one.table(), one.pairing()))
                        .getOrElse(() -> named(wording));
            case AMEND_RESULT -> match.map(one -> Sentences.amend(wording, one)).getOrElse(() -> named(wording));
            default -> named(wording);
        };
    }

    private String named(Wording wording) {
        return Wording.capitalized(task.describe(wording));
    }
}
