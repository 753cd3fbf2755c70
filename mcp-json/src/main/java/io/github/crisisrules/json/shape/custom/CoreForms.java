package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.dice.KeptDice;
import io.github.crisisrules.core.dice.RerollPolicy;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.NothingToUndo;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.GemViolation;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.github.crisisrules.core.roster.SquadViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.derived.Forms;
import io.github.crisisrules.json.shape.derived.Shapes;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.vavr.collection.Vector;

/** The forms of the core module. */
public final class CoreForms {
    private static final int MAX_COMPONENTS = 1000;

    /** Bounds the digits, because reducing a ratio costs their square. */
    private static final String RATIO = "-?[0-9]{1,500}(/[0-9]{1,500})?";

    private CoreForms() {}

    /** Returns the forms of values that logs hold, and that therefore every program with logs needs. */
    public static Forms logged() {
        return Forms.none()
                .text(Seed.class, "a seed of 32 hexadecimal digits", "[0-9a-f]{32}", Seed::toString, CoreForms::seed)
                .text(Ratio.class, "a ratio such as 24/7", RATIO, Ratio::toString, CoreForms::ratio)
                .unlimited(KeptDice.class, "max")
                .unlimited(RerollPolicy.class, "limit");
    }

    /** Returns all forms. */
    public static Forms forms() {
        return logged().form(
                        Distribution.class,
                        (shapes, parameters) -> new DistributionShape<>(shapes.parameter(parameters, 0)))
                .viewed(Decision.class, CoreForms::decision, CoreForms::decisionSchema)
                .converted(
                        Roster.class,
                        RosterFacts.class,
                        roster -> new RosterFacts(roster.submission(), roster.size(), roster.legality()),
                        CoreForms::roster)
                .converted(
                        Squad.class,
                        SquadFacts.class,
                        squad -> new SquadFacts(squad.submission(), squad.limits()),
                        CoreForms::squad)
                .view(Play.Step.class)
                .violations(
                        NothingToUndo.class,
                        NameViolation.class,
                        DiceViolation.class,
                        RosterViolation.class,
                        SquadViolation.class,
                        GemViolation.class);
    }

    /** The facts that a roster is checked from. */
    public record RosterFacts(RosterSubmission submission, RosterSize size, CardLegality legality) {}

    /** The facts that a squad is checked from. */
    public record SquadFacts(SquadSubmission submission, SquadLimits limits) {}

    private static Roster roster(RosterFacts facts, ReadCursor place) {
        checkSize(facts.submission().components().size(), place);
        return Verdict.valid(RosterRules.check(facts.submission(), facts.size(), facts.legality()), place);
    }

    private static Squad squad(SquadFacts facts, ReadCursor place) {
        SquadSubmission squad = facts.submission();
        checkSize(
                squad.characters().size()
                        + squad.tactics().size()
                        + squad.gems().size(),
                place);
        return Verdict.valid(SquadRules.check(squad, facts.limits()), place);
    }

    /** Refuses a list that is far too long, because the checks compare all components with each other. */
    private static void checkSize(int components, ReadCursor place) {
        if (components > MAX_COMPONENTS) {
            throw place.refuse(
                    RefusalKind.LIMIT,
                    "The list has " + components + " components, and at most " + MAX_COMPONENTS + " are read.");
        }
    }

    private static Seed seed(String text) {
        if (!text.matches("[0-9a-f]{32}")) {
            throw new IllegalArgumentException(text);
        }
        return Seed.parse(text);
    }

    private static Ratio ratio(String text) {
        if (!text.matches(RATIO)) {
            throw new IllegalArgumentException(text);
        }
        return Ratio.parse(text);
    }

    private static JsonObject decision(Shapes shapes, Decision<?, ?> decision) {
        JsonObject.Builder json = JsonObject.builder();
        decision.refusal().forEach(refusal -> json.put("refusal", shapes.write(refusal)));
        return json.put("events", shapes.write(decision.events()))
                .put("state", shapes.write(decision.state()))
                .build();
    }

    private static JsonObject decisionSchema(Shapes shapes, SchemaBook book) {
        return SchemaBook.ofType("object")
                .with("properties", JsonObject.of("events", SchemaBook.ofType("array")))
                .with("required", JsonArray.ofTexts(Vector.of("events", "state")));
    }
}
