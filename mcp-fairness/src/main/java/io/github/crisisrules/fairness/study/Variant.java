package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.field.Factions;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Other assumptions, or other tiebreakers, under which a study is played as well, on the same luck: whether its answer hangs on them is its
 * sensitivity. What a variant does not name stays as the study has it.
 */
@Value.Immutable
@StudyStyle
public sealed interface Variant extends WithVariant permits ImmutableVariant {
    /** The study's own assumptions, the first variant of every study. */
    Variant AS_ASSUMED = of("as assumed");

    /** What reports call it. */
    String label();

    /** How strong players are instead. */
    Option<Strengths> strengths();

    /** Which factions players play instead. */
    Option<Factions> factions();

    /** How strength decides matches instead. */
    Option<MatchModel> match();

    /** What matches score instead. */
    Option<VictoryPoints> victoryPoints();

    /** Who comes late and who leaves instead. */
    Option<Turnout> turnout();

    /** By what players are ranked instead, as in a house event. */
    Option<TiebreakChain> tiebreakers();

    /** A variant of this name that changes nothing yet. */
    static Variant of(String label) {
        return builder(label).build();
    }

    /** A variant of this name, to be given what it changes. */
    static Builder builder(String label) {
        Builder builder = new Builder();
        builder.label(label);
        return builder;
    }

    /** What it changes, in the words of reports. */
    default String words() {
        Vector<String> changed = Vector.<String>empty()
                .appendAll(strengths().map(Strengths::words))
                .appendAll(factions().map(Factions::words))
                .appendAll(match().map(MatchModel::words))
                .appendAll(victoryPoints().map(VictoryPoints::words))
                .appendAll(turnout().map(Turnout::words))
                .appendAll(tiebreakers().map(chain -> "ranked by " + chain.words()));
        return changed.isEmpty() ? "nothing changed" : changed.mkString("; ");
    }

    /** The study with what this variant changes in it. */
    default Assumptions in(Study study) {
        return new Assumptions(
                strengths().getOrElse(study::strengths),
                factions().getOrElse(study::factions),
                match().getOrElse(study::match),
                victoryPoints().getOrElse(study::victoryPoints),
                turnout().getOrElse(study::turnout),
                tiebreakers().getOrElse(study::tiebreakers));
    }

    /** A variant has a name to print. */
    @Value.Check
    default void check() {
        if (label().isBlank()) {
            throw new IllegalArgumentException("label must not be blank");
        }
    }

    /** The builder of a variant. */
    final class Builder extends ImmutableVariant.Builder {
        Builder() {}
    }
}
