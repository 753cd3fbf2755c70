package io.github.crisisrules.json.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.card.Roster;
import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.Shapes;
import io.github.crisisrules.tournament.desk.CheckedList;
import io.github.crisisrules.tournament.roster.TimelineList;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** A list as handed in: what it is stands in {@code kind}, because an app may hand in texts as well as rosters. */
final class CheckedListShape implements Shape<CheckedList> {
    private static final String RULE = "rule";
    private static final String KIND = "kind";
    private static final String CONTENT = "content";
    private static final String FAULTS = "faults";

    private final Map<String, Class<?>> kinds = LinkedHashMap.of(
            "text", String.class,
            "roster", Roster.class,
            "rosterSubmission", RosterSubmission.class,
            "timelineList", TimelineList.class);
    private final Shapes shapes;

    CheckedListShape(Shapes shapes) {
        this.shapes = shapes;
    }

    @Override
    public JsonNode write(CheckedList value) {
        String kind = kinds.find(each -> each._2.isInstance(value.content()))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "a list of the class " + value.content().getClass().getName() + " has no JSON form"))
                ._1;
        ObjectNode json = Nodes.object().put(RULE, value.rule()).put(KIND, kind);
        json.set(CONTENT, shapes.write(value.content()));
        ArrayNode faults = json.putArray(FAULTS);
        value.faults().forEach(fault -> faults.add(shapes.write(fault)));
        return json;
    }

    @Override
    public CheckedList read(JsonNode json, Place place) {
        JsonNode rule = json.path(RULE);
        if (!rule.isTextual() || !json.has(CONTENT)) {
            throw place.refuse(RefusalKind.FORM, "expected an object with a rule and the content of a list");
        }
        Class<?> kind = kinds.get(json.path(KIND).asText())
                .getOrElseThrow(() -> place.field(KIND)
                        .refuse(RefusalKind.FORM, kinds.keySet().mkString("expected one of ", ", ", "")));
        JsonNode faults = json.path(FAULTS);
        Place at = place.field(FAULTS);
        at.checkArray(faults);
        Shape<RuleViolation> fault = shapes.of(RuleViolation.class);
        return new CheckedList(
                rule.textValue(),
                shapes.of((java.lang.reflect.Type) kind).read(json.path(CONTENT), place.field(CONTENT)),
                Vector.range(0, faults.size()).map(i -> fault.read(faults.get(i), at.item(i))));
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = Nodes.object().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject(RULE).put("type", "string");
        ArrayNode names = properties.putObject(KIND).putArray("enum");
        kinds.keysIterator().forEachRemaining(names::add);
        ArrayNode contents = properties.putObject(CONTENT).putArray("anyOf");
        kinds.values()
                .forEach(kind ->
                        contents.add(shapes.of((java.lang.reflect.Type) kind).schema(book)));
        properties.set(FAULTS, Nodes.arrayOf(shapes.of(RuleViolation.class).schema(book)));
        schema.putArray("required").add(RULE).add(KIND).add(CONTENT).add(FAULTS);
        return schema;
    }
}
