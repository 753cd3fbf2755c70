package io.github.crisisrules.js;

import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;

/** Tables of text as plain objects. */
final class TextViews {
    private TextViews() {}

    static JsonObject of(TextTable table) {
        return JsonObject.builder()
                .put("title", table.title())
                .put("headings", JsonArray.ofTexts(table.headings()))
                .put("rows", JsonArray.ofAll(table.texts().map(JsonArray::ofTexts)))
                .put("text", table.text())
                .build();
    }
}
