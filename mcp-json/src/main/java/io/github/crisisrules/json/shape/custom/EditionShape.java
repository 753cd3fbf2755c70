package io.github.crisisrules.json.shape.custom;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;

/**
 * Editions: a published one as its name, a house edition as an object with its data. So a published edition cannot be
 * forged, and a document without a known edition is refused by name.
 */
final class EditionShape implements Shape<Edition> {
    /** The field that only documents from before the register have, which hold the table of every edition. */
    private static final String DOCUMENT = "edition";

    private final Shape<Edition> data;

    EditionShape(Shape<Edition> data) {
        this.data = data;
    }

    @Override
    public JsonNode write(Edition edition) {
        return edition.isPublished() ? TextNode.valueOf(edition.name()) : data.write(edition);
    }

    @Override
    public Edition read(JsonNode json, ReadCursor place) {
        if (json.isTextual()) {
            String name = json.textValue();
            return Editions.named(name)
                    .getOrElseThrow(() -> place.refuse(
                            RefusalKind.VERSION,
                            "This version of the library does not know the edition '"
                                    + name.substring(0, Math.min(name.length(), PlainName.LONGEST))
                                    + "'. Read the document with a later version."));
        }
        return data.read(json.has(DOCUMENT) ? withPrintedData(json) : json, place);
    }

    /** Adds what both documents printed when logs held only the structure table. */
    private JsonNode withPrintedData(JsonNode old) {
        boolean isTimeline =
                old.path("kind").asText().equals(Editions.TIMELINE.kind().name());
        ObjectNode edition = (ObjectNode) data.write(isTimeline ? Editions.TIMELINE : Editions.CHALLENGER);
        JsonNode day = old.path(DOCUMENT).path("effective");
        edition.put(
                "name",
                old.path(DOCUMENT).path("document").asText() + (day.isTextual() ? " (" + day.textValue() + ")" : ""));
        edition.set("kind", old.path("kind"));
        edition.set("structureTable", old.path("structureTable"));
        return edition;
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = Nodes.object();
        schema.putArray("anyOf").add(Nodes.object().put("type", "string")).add(data.schema(book));
        return schema;
    }
}
