package io.github.crisisrules.fairness.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A question and everything that its answer depends on. The same study gives the same figures on every machine, to
 * the last bit.
 *
 * <p>Each setup is simulated under each system and each variant of the assumptions. Event <em>i</em> has the same
 * players and the same luck in all of them (common random numbers), so that differences become clear sooner than the
 * figures themselves.
 *
 * <pre>{@code
 * Study study = Study.builder()
 *         .name("My question")
 *         .setups(Vector.of(
 *                 Setup.official(Editions.CHALLENGER, 32, 0), Setup.official(Editions.CHALLENGER, 32, 1)))
 *         .match(new MatchModel.Custom(
 *                 "logistic", (own, other, drawn) -> drawn ? 0 : 1 / (1 + Math.exp((other - own) / 170))))
 *         .events(200)
 *         .build();
 * String page = HtmlReport.of(new Report(study, Simulation.run(study)));
 * }</pre>
 */
@Value.Immutable
@StudyStyle
public sealed interface Study extends WithStudy permits ImmutableStudy {
    /** The maximum number of events of one study. */
    long MAX_EVENTS = 1_000_000_000L;

    /** Returns the name in reports. */
    String name();

    /** Returns the question of the study in a sentence or two; may be empty. */
    String about();

    /** Returns the numbers of players and structures to simulate. */
    Vector<Setup> setups();

    /** Returns the pairing systems to simulate. */
    Vector<PairingChoice> systems();

    /** Returns the distribution of the players' strengths. */
    Strengths strengths();

    /** Returns the factions and their match-ups. */
    Factions factions();

    /** Returns the model of the outcome of matches. */
    MatchModel match();

    /** Returns the distribution of VPs. */
    VictoryPoints victoryPoints();

    /** Returns the chances that players arrive late or drop. */
    AttendanceModel turnout();

    /** Returns the tiebreakers that rank the players: those of the event documents, or those of a house event. */
    TiebreakChain tiebreakers();

    /**
     * Returns further variants of the assumptions, under which everything is simulated too. The study's own
     * assumptions always come first and are not listed.
     */
    Vector<Variant> variants();

    /** Returns the choice of the arm with which each arm is compared. */
    Comparison compare();

    /** Returns the number of events to simulate for each setup, system and variant. */
    long events();

    /** Returns the seed from which everything random is derived. */
    Seed seed();

    /** Returns the metrics to measure. */
    Vector<Metric> metrics();

    /** Returns the level of the confidence intervals, such as 0.95. */
    double confidence();

    /** Returns published figures, to be printed beside ours. */
    Vector<Published> published();

    /** Returns advice on how to interpret and cite the published figures, in a sentence or two; may be empty. */
    String cite();

    /**
     * Creates a builder with these defaults: Swiss pairing, ratings with standard deviation 200, the Elo model, no
     * late arrivals or drops, 10,000 events, all built-in metrics.
     */
    static Builder builder() {
        return new Builder();
    }

    /** Returns the study's own assumptions as a variant, followed by its other variants. */
    default Vector<Variant> allVariants() {
        return variants().prepend(Variant.AS_ASSUMED);
    }

    /** Returns all arms: for each setup each system, and for each system each variant. */
    default Vector<Arm> arms() {
        return setups().flatMap(setup ->
                systems().flatMap(system -> allVariants().map(variant -> new Arm(setup, system, variant))));
    }

    /** Returns the index of an arm. All numbers start from 0. */
    default int index(int setup, int system, int variant) {
        return (setup * systems().size() + system) * allVariants().size() + variant;
    }

    /**
     * Returns the index of the arm with which an arm is compared, event by event, or the arm itself if it is not
     * compared.
     */
    default int baseline(int arm) {
        return compare().baseline(this, arm);
    }

    /**
     * Returns the assumptions of an arm.
     *
     * @param arm the index of the arm, from 0
     */
    default Assumptions assumptions(int arm) {
        return arms().get(arm).variant().in(this);
    }

    /**
     * Returns this study with other systems. Published figures stay with their setups and are repeated for each
     * system.
     */
    default Study under(Vector<PairingChoice> others) {
        int variants = allVariants().size();
        Vector<Published> moved = published()
                .flatMap(figure -> Vector.range(0, others.size())
                        .map(system -> new Published(
                                ((figure.arm() - 1) / variants / systems().size() * others.size() + system) * variants
                                        + (figure.arm() - 1) % variants
                                        + 1,
                                figure.metric(),
                                figure.value(),
                                figure.source(),
                                figure.error(),
                                figure.rounding())))
                .distinct();
        return withPublished(Vector.empty()).withSystems(others).withPublished(moved);
    }

    /**
     * Returns the label of an arm: its setup, system and variant, each only if the study has several.
     *
     * @param arm the index of the arm, from 0
     */
    default String label(int arm) {
        Arm found = arms().get(arm);
        Vector<String> parts = Vector.<String>empty()
                .appendAll(Option.when(setups().size() > 1, found.setup()::label))
                .appendAll(Option.when(systems().size() > 1, found.system()::label))
                .appendAll(Option.when(!variants().isEmpty(), found.variant()::label));
        return parts.isEmpty() ? found.setup().label() : parts.mkString(", ");
    }

    /** Validates the study: no list is empty, labels and ids are distinct, and every setup can be played. */
    @Value.Check
    default void check() {
        require(!name().isBlank(), "name", "must not be blank.");
        require(!setups().isEmpty(), "setups", "must not be empty.");
        requireDifferent("setups", setups().map(Setup::label));
        require(!systems().isEmpty(), "systems", "must not be empty.");
        require(
                systems().map(PairingChoice::id).distinct().size() == systems().size(),
                "systems",
                "must be distinct, but are " + systems().map(PairingChoice::id).mkString(", "));
        requireDifferent("systems", systems().map(PairingChoice::label));
        require(!metrics().isEmpty(), "metrics", "must not be empty.");
        require(
                metrics().map(Metric::id).distinct().size() == metrics().size(),
                "metrics",
                "must be distinct, but are " + metrics().map(Metric::id).mkString(", "));
        metrics()
                .forEach(metric -> require(
                        metric.id().matches("[a-z][a-z0-9-]*"),
                        "metrics",
                        "must have ids of lower-case letters, digits and hyphens, but one has '" + metric.id() + "'."));
        require(events() >= 1 && events() <= MAX_EVENTS, "events", "must be from 1 to 1000000000, but is " + events());
        require(confidence() > 0 && confidence() < 1, "confidence", "must be between 0 and 1, but is " + confidence());
        for (int i = 0; i < setups().size(); i++) {
            Setup setup = setups().get(i);
            try {
                systems().forEach(system -> new Arm(setup, system, Variant.AS_ASSUMED).plan());
            } catch (IllegalArgumentException fault) {
                throw new IllegalArgumentException("setups[" + i + "]." + fault.getMessage(), fault);
            }
        }
        requireDifferent("variants", allVariants().map(Variant::label));
        requireFit("", Variant.AS_ASSUMED);
        variants().forEachWithIndex((variant, i) -> requireFit("variants[" + i + "].", variant));
        compare().check(this);
        published()
                .forEach(figure -> require(
                        figure.arm() >= 1 && figure.arm() <= arms().size(),
                        "published",
                        "must name an arm from 1 to " + arms().size() + ", but names " + figure.arm()));
    }

    private static void requireDifferent(String field, Vector<String> labels) {
        labels.forEachWithIndex((label, i) -> require(
                labels.indexOf(label) == i,
                field,
                "must have different labels, but two are labelled '" + label + "'. Give one of them another label."));
    }

    private void requireFit(String at, Variant variant) {
        try {
            Assumptions assumed = variant.in(this);
            setups().forEachWithIndex((setup, i) -> assumed.strengths()
                    .misfit(setup.players())
                    .forEach(misfit -> {
                        throw new IllegalArgumentException("strengths." + misfit + " (setups[" + i + "]).");
                    }));
            systems()
                    .find(system -> !system.isSwiss())
                    .forEach(system -> require(
                            assumed.turnout().isFull(),
                            "turnout",
                            "must be left out for " + system.id() + ", where every player stays throughout."));
            systems().flatMap(system -> system.misfit(assumed.tiebreakers())).forEach(misfit -> {
                throw new IllegalArgumentException("tiebreakers " + misfit);
            });
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException(at + fault.getMessage(), fault);
        }
    }

    private static void require(boolean holds, String field, String message) {
        if (!holds) {
            throw new IllegalArgumentException(field + " " + message);
        }
    }

    /** A builder of studies. */
    final class Builder extends ImmutableStudy.Builder {
        Builder() {
            about("");
            strengths(Strengths.ratings(200));
            factions(Factions.NONE);
            match(new MatchModel.Elo(400, 0.03));
            victoryPoints(VictoryPoints.USUAL);
            turnout(AttendanceModel.FULL);
            tiebreakers(TiebreakChain.OFFICIAL);
            variants(Vector.empty());
            compare(Comparison.NEAREST);
            systems(Vector.of(PairingChoice.SWISS));
            events(10_000);
            seed(Seed.of(1));
            metrics(Metric.all());
            confidence(0.95);
            published(Vector.empty());
            cite("");
        }
    }
}
