package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;

/**
 * Editions: a published one as its name, a house edition as an object with its data. So a published edition cannot be
 * forged, and a document without a known edition is refused by name.
 */
final class EditionShape implements Shape<Edition> {
    private final Shape<Edition> data;

    EditionShape(Shape<Edition> data) {
        this.data = data;
    }

    @Override
    public JsonValue write(Edition edition) {
        return edition.isPublished() ? new JsonString(edition.name()) : data.write(edition);
    }

    @Override
    public Edition read(JsonValue json, ReadCursor place) {
        if (json instanceof JsonString text) {
            String name = text.value();
            return Editions.named(name)
                    .getOrElseThrow(() -> place.refuse(
                            RefusalKind.VERSION,
                            "This version of the library does not know the edition '"
                                    + name.substring(0, Math.min(name.length(), PlainName.LONGEST))
                                    + "'. Read the document with a later version."));
        }
        return data.read(json, place);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return JsonObject.of("anyOf", JsonArray.of(SchemaBook.ofType("string"), data.schema(book)));
    }
}
