package io.github.crisisrules.fairness.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.field.Factions;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A question and everything its answer depends on: rerun anywhere, the same study gives the same figures to the last bit.
 *
 * <p>Each setup is simulated under each system and each variant of the assumptions; event <em>i</em> has the same players and the same luck in all of them (common random
 * numbers), so that differences show sooner than the figures themselves.
 *
 * <pre>{@code
 * Study study = Study.builder()
 *         .name("My question")
 *         .setups(Vector.of(
 *                 Setup.official(EventFormat.CHALLENGER, 32, 0), Setup.official(EventFormat.CHALLENGER, 32, 1)))
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
    /** The most events of one study. */
    long MOST_EVENTS = 1_000_000_000L;

    /** What reports call it. */
    String name();

    /** The question it asks, in a sentence or two; may be empty. */
    String about();

    /** Numbers of players and structures. */
    Vector<Setup> setups();

    /** Pairing systems. */
    Vector<PairingChoice> systems();

    /** How strong players are. */
    Strengths strengths();

    /** Which factions players play, and how they fare against each other. */
    Factions factions();

    /** How strength decides matches. */
    MatchModel match();

    /** What matches score. */
    VictoryPoints victoryPoints();

    /** Who comes late and who leaves. */
    Turnout turnout();

    /** By what players are ranked: as the event documents say, or as a house event announces it. */
    TiebreakChain tiebreakers();

    /** Other assumptions under which everything is played as well; the study's own come first without being named. */
    Vector<Variant> variants();

    /** With which arm each is compared. */
    Comparison compare();

    /** How many events are simulated of each setup, system and variant. */
    long events();

    /** From which everything random follows. */
    Seed seed();

    /** What is measured. */
    Vector<Metric> metrics();

    /** How often the intervals shall hold the truth, such as 0.95. */
    double confidence();

    /** Figures of others, to be printed beside ours. */
    Vector<Published> published();

    /** What a reader should make of the published figures and cite, in a sentence or two; may be empty. */
    String cite();

    /** A study to be filled in: Swiss pairing, ratings of deviation 200, Elo, everybody present, 10,000 events, all metrics. */
    static Builder builder() {
        return new Builder();
    }

    /** The study's own assumptions and its variants of them. */
    default Vector<Variant> allVariants() {
        return variants().prepend(Variant.AS_ASSUMED);
    }

    /** All setups under all systems and variants: setup by setup, and there system by system. */
    default Vector<Arm> arms() {
        return setups().flatMap(setup ->
                systems().flatMap(system -> allVariants().map(variant -> new Arm(setup, system, variant))));
    }

    /** The number of an arm, all numbers from 0. */
    default int index(int setup, int system, int variant) {
        return (setup * systems().size() + system) * allVariants().size() + variant;
    }

    /** The arm another is compared with, event by event; the arm itself if it is compared with none. */
    default int baseline(int arm) {
        return compare().baseline(this, arm);
    }

    /** What is assumed in an arm, from 0. */
    default Assumptions assumptions(int arm) {
        return arms().get(arm).variant().in(this);
    }

    /** The same study under other systems; published figures stay with their setups, beside each of the systems. */
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

    /** What an arm is called, by its number from 0: its setup, its system and its variant, as far as they differ. */
    default String label(int arm) {
        Arm found = arms().get(arm);
        Vector<String> parts = Vector.<String>empty()
                .appendAll(Option.when(setups().size() > 1, found.setup()::label))
                .appendAll(Option.when(systems().size() > 1, found.system()::label))
                .appendAll(Option.when(!variants().isEmpty(), found.variant()::label));
        return parts.isEmpty() ? found.setup().label() : parts.mkString(", ");
    }

    /** Enough of everything, nothing twice, and no setup that cannot be played. */
    @Value.Check
    default void check() {
        require(!name().isBlank(), "name", "must not be blank");
        require(!setups().isEmpty(), "setups", "must name at least one");
        requireDifferent("setups", setups().map(Setup::label));
        require(!systems().isEmpty(), "systems", "must name at least one");
        require(
                systems().map(PairingChoice::id).distinct().size() == systems().size(),
                "systems",
                "must name each once, and are "
                        + systems().map(PairingChoice::id).mkString(", "));
        requireDifferent("systems", systems().map(PairingChoice::label));
        require(!metrics().isEmpty(), "metrics", "must name at least one");
        require(
                metrics().map(Metric::id).distinct().size() == metrics().size(),
                "metrics",
                "must name each once, and are " + metrics().map(Metric::id).mkString(", "));
        metrics()
                .forEach(metric -> require(
                        metric.id().matches("[a-z][a-z0-9-]*"),
                        "metrics",
                        "must have ids of small letters, digits and hyphens, and one has '" + metric.id() + "'"));
        require(events() >= 1 && events() <= MOST_EVENTS, "events", "must be from 1 to 1000000000, and is " + events());
        require(confidence() > 0 && confidence() < 1, "confidence", "must be between 0 and 1, and is " + confidence());
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
                        "must name an arm from 1 to " + arms().size() + ", and names " + figure.arm()));
    }

    private static void requireDifferent(String field, Vector<String> labels) {
        labels.forEachWithIndex((label, i) -> require(
                labels.indexOf(label) == i,
                field,
                "must not be called alike, and two are called '" + label + "'; give one a label of its own"));
    }

    private void requireFit(String at, Variant variant) {
        try {
            Assumptions assumed = variant.in(this);
            setups().forEachWithIndex((setup, i) -> assumed.strengths()
                    .misfit(setup.players())
                    .forEach(misfit -> {
                        throw new IllegalArgumentException("strengths." + misfit + " (setups[" + i + "])");
                    }));
            systems()
                    .find(system -> !system.isSwiss())
                    .forEach(system -> require(
                            assumed.turnout().isFull(),
                            "turnout",
                            "must be left out for " + system.id() + ", where everybody is there throughout"));
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

    /** The builder of a study. */
    final class Builder extends ImmutableStudy.Builder {
        Builder() {
            about("");
            strengths(Strengths.ratings(200));
            factions(Factions.NONE);
            match(new MatchModel.Elo(400, 0.03));
            victoryPoints(VictoryPoints.USUAL);
            turnout(Turnout.FULL);
            tiebreakers(TiebreakChain.OFFICIAL);
            variants(Vector.empty());
            compare(new Comparison.Nearest());
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
