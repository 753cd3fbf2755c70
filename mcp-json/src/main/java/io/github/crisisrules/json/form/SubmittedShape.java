package io.github.crisisrules.json.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.card.Roster;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.Shapes;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.SubmittedLists;
import io.vavr.collection.Vector;
import java.lang.reflect.Type;

/** The lists handed in, by player, and whether it is too late for more. */
final class SubmittedShape<L> implements Shape<SubmittedLists<L>> {
    private static final String LISTS = "lists";
    private static final String BEGUN = "begun";

    private final boolean challenger;
    private final Shape<L> list;

    @SuppressWarnings("unchecked")
    SubmittedShape(Shapes shapes, Vector<Type> parameters) {
        this.challenger = parameters.headOption().contains(Roster.class);
        this.list = (Shape<L>) shapes.parameter(parameters, 0);
    }

    @Override
    public JsonNode write(SubmittedLists<L> value) {
        ObjectNode json = Nodes.object();
        ObjectNode lists = json.putObject(LISTS);
        value.players()
                .forEach(player -> lists.set(
                        Integer.toString(player.number()),
                        list.write(value.of(player).get())));
        return json.put(BEGUN, value.hasBegun());
    }

    @Override
    @SuppressWarnings("unchecked")
    public SubmittedLists<L> read(JsonNode json, Place place) {
        JsonNode lists = json.path(LISTS);
        if (!lists.isObject() || !json.path(BEGUN).isBoolean()) {
            throw place.refuse(RefusalKind.FORM, "expected an object with '" + LISTS + "' and '" + BEGUN + "'");
        }
        SubmittedLists<L> all =
                (SubmittedLists<L>) (challenger ? SubmittedLists.challenger() : SubmittedLists.timeline());
        for (var entry : lists.properties()) {
            Place at = place.field(LISTS).field(entry.getKey());
            if (!entry.getKey().matches("[1-9][0-9]{0,8}")) {
                throw at.refuse(RefusalKind.FORM, "expected the number of a player");
            }
            PlayerId player = PlayerId.of(Integer.parseInt(entry.getKey()));
            all = Verdict.right(all.handIn(player, list.read(entry.getValue(), at)), at);
        }
        return json.path(BEGUN).booleanValue() ? Verdict.valid(all.begin(all.players()), place) : all;
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = Nodes.object().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject(LISTS).put("type", "object").set("additionalProperties", list.schema(book));
        properties.putObject(BEGUN).put("type", "boolean");
        schema.putArray("required").add(LISTS).add(BEGUN);
        return schema;
    }
}
