package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A variant of a study's assumptions or tiebreakers, simulated with the same luck, to test how sensitive the
 * results are. Whatever a variant does not set stays as in the study.
 */
@Value.Immutable
@StudyStyle
public sealed interface Variant extends WithVariant permits ImmutableVariant {
    /** The study's own assumptions, the first variant of every study. */
    Variant AS_ASSUMED = of("as assumed");

    /** Returns the name in reports. */
    String label();

    /** Returns the distribution of strengths, if it is changed. */
    Option<Strengths> strengths();

    /** Returns the factions, if they are changed. */
    Option<Factions> factions();

    /** Returns the match model, if it is changed. */
    Option<MatchModel> match();

    /** Returns the distribution of VPs, if it is changed. */
    Option<VictoryPoints> victoryPoints();

    /** Returns the chances of late arrivals and drops, if they are changed. */
    Option<AttendanceModel> turnout();

    /** Returns the tiebreakers, if they are changed, as in a house event. */
    Option<TiebreakChain> tiebreakers();

    /** Creates a variant that changes nothing. */
    static Variant of(String label) {
        return builder(label).build();
    }

    /** Creates a builder for a variant. */
    static Builder builder(String label) {
        Builder builder = new Builder();
        builder.label(label);
        return builder;
    }

    /** Describes the changes for a report. */
    default String describe() {
        Vector<String> changed = Vector.<String>empty()
                .appendAll(strengths().map(Strengths::describe))
                .appendAll(factions().map(Factions::describe))
                .appendAll(match().map(MatchModel::describe))
                .appendAll(victoryPoints().map(VictoryPoints::describe))
                .appendAll(turnout().map(AttendanceModel::describe))
                .appendAll(tiebreakers().map(chain -> "ranked by " + chain.describe()));
        return changed.isEmpty() ? "nothing changed" : changed.mkString("; ");
    }

    /** Returns the study's assumptions with the changes of this variant. */
    default Assumptions in(Study study) {
        return new Assumptions(
                strengths().getOrElse(study::strengths),
                factions().getOrElse(study::factions),
                match().getOrElse(study::match),
                victoryPoints().getOrElse(study::victoryPoints),
                turnout().getOrElse(study::turnout),
                tiebreakers().getOrElse(study::tiebreakers));
    }

    /** Validates that the label is not blank. */
    @Value.Check
    default void check() {
        if (label().isBlank()) {
            throw new IllegalArgumentException("label must not be blank.");
        }
    }

    /** A builder of variants. */
    final class Builder extends ImmutableVariant.Builder {
        Builder() {}
    }
}
