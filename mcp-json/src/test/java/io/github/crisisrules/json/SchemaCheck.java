package io.github.crisisrules.json;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.json.value.JsonObject;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;

/** The part of JSON Schema that our schemas use, read literally. An unknown keyword is an error, not a pass. */
final class SchemaCheck {
    private static final Vector<String> KEYWORDS = Vector.of(
            "$schema",
            "$id",
            "$defs",
            "$ref",
            "title",
            "description",
            "type",
            "const",
            "enum",
            "pattern",
            "minimum",
            "maximum",
            "properties",
            "required",
            "additionalProperties",
            "items",
            "minItems",
            "uniqueItems",
            "oneOf",
            "anyOf",
            "allOf");

    private final JsonNode root;

    private SchemaCheck(JsonNode root) {
        this.root = root;
    }

    static SchemaCheck of(JsonObject schema) {
        return of(Nodes.of(schema));
    }

    static SchemaCheck of(JsonNode schema) {
        return new SchemaCheck(schema);
    }

    Vector<String> faults(JsonNode json) {
        return faults(root, json, "");
    }

    private Vector<String> faults(JsonNode schema, JsonNode json, String path) {
        Vector<String> faults = Vector.empty();
        for (var keyword : schema.properties()) {
            faults = faults.appendAll(faults(schema, keyword.getKey(), keyword.getValue(), json, path));
        }
        return faults;
    }

    private Vector<String> faults(JsonNode schema, String keyword, JsonNode says, JsonNode json, String path) {
        if (!KEYWORDS.contains(keyword)) {
            throw new IllegalArgumentException("unknown keyword " + keyword);
        }
        return switch (keyword) {
            case "$ref" -> faults(root.at(says.textValue().substring(1)), json, path);
            case "type" -> unless(isOfType(says, json), path + " is no " + says);
            case "const" -> unless(says.equals(json), path + " is not " + says);
            case "enum" -> unless(Vector.ofAll(says).contains(json), path + " is not among " + says);
            case "pattern" ->
                unless(
                        !json.isTextual()
                                || Pattern.compile(says.textValue())
                                        .matcher(json.textValue())
                                        .find(),
                        path + " does not match " + says);
            case "minimum" -> unless(!json.isNumber() || json.longValue() >= says.longValue(), path + " too small");
            case "maximum" -> unless(!json.isNumber() || json.longValue() <= says.longValue(), path + " too large");
            case "minItems" -> unless(!json.isArray() || json.size() >= says.intValue(), path + " too short");
            case "uniqueItems" ->
                unless(!json.isArray() || Vector.ofAll(json).distinct().size() == json.size(), path + " has doubles");
            case "required" ->
                Vector.ofAll(says)
                        .filter(name -> json.isObject() && !json.has(name.textValue()))
                        .map(name -> path + " lacks " + name);
            case "properties" ->
                Vector.ofAll(says.properties())
                        .filter(each -> json.has(each.getKey()))
                        .flatMap(each -> faults(each.getValue(), json.get(each.getKey()), path + "/" + each.getKey()));
            case "additionalProperties" ->
                Vector.ofAll(json.properties())
                        .filter(each -> !schema.path("properties").has(each.getKey()))
                        .flatMap(each -> faults(says, each.getValue(), path + "/" + each.getKey()));
            case "items" ->
                json.isArray()
                        ? Vector.ofAll(json).zipWithIndex().flatMap(each -> faults(says, each._1, path + "/" + each._2))
                        : Vector.empty();
            case "oneOf" ->
                unless(
                        Vector.ofAll(says)
                                        .count(each -> faults(each, json, path).isEmpty())
                                == 1,
                        path + " is not exactly one of the choices");
            case "allOf" -> Vector.ofAll(says).flatMap(each -> faults(each, json, path));
            case "anyOf" ->
                unless(
                        Vector.ofAll(says)
                                .exists(each -> faults(each, json, path).isEmpty()),
                        path + " is none of the choices");
            default -> Vector.empty();
        };
    }

    private static boolean isOfType(JsonNode says, JsonNode json) {
        return says.isArray()
                ? Vector.ofAll(says).exists(each -> isOfType(each, json))
                : switch (says.textValue()) {
                    case "object" -> json.isObject();
                    case "array" -> json.isArray();
                    case "string" -> json.isTextual();
                    case "integer" -> json.isIntegralNumber();
                    case "number" -> json.isNumber();
                    case "boolean" -> json.isBoolean();
                    case "null" -> json.isNull();
                    default -> throw new IllegalArgumentException("unknown type " + says);
                };
    }

    private static Vector<String> unless(boolean holds, String fault) {
        return holds ? Vector.empty() : Vector.of(fault);
    }
}
