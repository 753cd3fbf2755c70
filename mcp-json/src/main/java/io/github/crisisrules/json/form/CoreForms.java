package io.github.crisisrules.json.form;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.card.GemViolation;
import io.github.crisisrules.core.card.Roster;
import io.github.crisisrules.core.card.RosterRules;
import io.github.crisisrules.core.card.RosterSize;
import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.card.RosterViolation;
import io.github.crisisrules.core.card.Squad;
import io.github.crisisrules.core.card.SquadLimits;
import io.github.crisisrules.core.card.SquadRules;
import io.github.crisisrules.core.card.SquadSubmission;
import io.github.crisisrules.core.card.SquadViolation;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.game.NothingToUndo;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.NameViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Forms;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shapes;

/** The forms of what the rule modules share. */
public final class CoreForms {
    private static final int MOST_COMPONENTS = 1000;

    private CoreForms() {}

    /** All of them. */
    public static Forms table() {
        return Forms.none()
                .text(Seed.class, "a seed of 32 hexadecimal digits", "[0-9a-f]{32}", Seed::toString, CoreForms::seed)
                .text(Ratio.class, "a ratio such as 24/7", "-?[0-9]+(/[0-9]+)?", Ratio::toString, CoreForms::ratio)
                .form(
                        Distribution.class,
                        (shapes, parameters) -> new DistributionShape<>(shapes.parameter(parameters, 0)))
                .viewed(Transition.class, CoreForms::transition, CoreForms::transitionSchema)
                .through(
                        Roster.class,
                        RosterFacts.class,
                        roster -> new RosterFacts(roster.submission(), roster.size(), roster.legality()),
                        CoreForms::roster)
                .through(
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

    /** What a roster is checked from. */
    public record RosterFacts(RosterSubmission submission, RosterSize size, CardLegality legality) {}

    /** What a squad is checked from. */
    public record SquadFacts(SquadSubmission submission, SquadLimits limits) {}

    private static Roster roster(RosterFacts facts, Place place) {
        checkSize(facts.submission().components().size(), place);
        return Verdict.valid(RosterRules.check(facts.submission(), facts.size(), facts.legality()), place);
    }

    private static Squad squad(SquadFacts facts, Place place) {
        SquadSubmission squad = facts.submission();
        checkSize(
                squad.characters().size()
                        + squad.tactics().size()
                        + squad.gems().size(),
                place);
        return Verdict.valid(SquadRules.check(squad, facts.limits()), place);
    }

    /** The checks compare components with each other: a list far too long is refused before. */
    private static void checkSize(int components, Place place) {
        if (components > MOST_COMPONENTS) {
            throw place.refuse(
                    RefusalKind.LIMIT,
                    "a list has " + components + " components; at most " + MOST_COMPONENTS + " are read");
        }
    }

    private static Seed seed(String text) {
        if (!text.matches("[0-9a-f]{32}")) {
            throw new IllegalArgumentException(text);
        }
        return Seed.parse(text);
    }

    private static Ratio ratio(String text) {
        if (!text.matches("-?[0-9]+(/[0-9]+)?")) {
            throw new IllegalArgumentException(text);
        }
        return Ratio.parse(text);
    }

    private static ObjectNode transition(Shapes shapes, Transition<?, ?> transition) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("events", shapes.write(transition.events()));
        json.set("state", shapes.write(transition.state()));
        return json;
    }

    private static ObjectNode transitionSchema(Shapes shapes, SchemaBook book) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("events").put("type", "array");
        schema.putArray("required").add("events").add("state");
        return schema;
    }
}
