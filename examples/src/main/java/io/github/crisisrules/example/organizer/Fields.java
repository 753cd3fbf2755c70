package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The library's fields as fields of a page, with the user's input and with faults shown at the field concerned. */
final class Fields {
    private Fields() {}

    /** Returns the input of a field with its label. */
    static Html of(Field field, Typed typed, Wording words) {
        String label = field.label();
        Html faults = faults(field.name(), typed);
        return field.form() instanceof Form.SomeOf<?>
                ? el("fieldset", el("legend", label), ticks(field, typed), faults)
                : el(
                        field.form() instanceof Form.WholeNumber ? "label.number" : "label.text",
                        label,
                        input(field, typed, words),
                        faults);
    }

    private static Html input(Field field, Typed typed, Wording words) {
        String text = typed.text(field.name());
        if (field.form() instanceof Form.OneOf<?>) {
            return select(field, text, words);
        }
        if (field.form() instanceof Form.Lines lines) {
            return el("textarea", at("name", field.name(), "rows", Math.min(lines.max(), 3)), text);
        }
        Vector<Html.Attribute> common = at("name", field.name(), "value", text, "required", "", "autocomplete", "off");
        if (field.form() instanceof Form.WholeNumber number) {
            return el("input", common, at("type", "number", "min", number.min(), "max", number.max()));
        }
        // A browser counts an emoji as two characters, the rules count it as one.
        return field.form() instanceof Form.Text line
                ? el("input", common, at("maxlength", 2 * line.maxLength()))
                : el("input", common);
    }

    /** Returns a list of which nothing is chosen in advance. */
    private static Html select(Field field, String chosen, Wording words) {
        Html nothing = el("option", at("value", ""), Sentences.choose(words));
        return el(
                "select",
                at("name", field.name(), "required", ""),
                nothing,
                field.options().zipWithIndex((option, place) -> {
                    boolean isChosen = chosen.equals(Integer.toString(place));
                    return el("option", at("value", place), Option.when(isChosen, () -> at("selected", "")), option);
                }));
    }

    private static Html ticks(Field field, Typed typed) {
        return all(field.options()
                .zipWithIndex((option, place) -> tick(field.name(), Integer.toString(place), option, typed)));
    }

    /** Returns a checkbox followed by its label. */
    static Html tick(String name, String value, String words, Typed typed) {
        Option<?> checked = Option.when(typed.all(name).contains(value), () -> at("checked", ""));
        return el("label.tick", el("input", at("type", "checkbox", "name", name, "value", value), checked), words);
    }

    /** Returns a field for several lines of text. */
    static Html lines(String name, String label, int rows, Typed typed) {
        return el(
                "label", label, el("textarea", at("name", name, "rows", rows), typed.text(name)), faults(name, typed));
    }

    /** Returns a hidden field. */
    static Html hidden(String name, Object value) {
        return el("input", at("type", "hidden", "name", name, "value", value));
    }

    /**
     * Returns the faults of a field with the ids of the rules behind them. The text of a rule is shown as a tooltip.
     */
    static Html faults(String name, Typed typed) {
        return all(typed.faults()
                .filter(fault -> fault.field().equals(name))
                .map(fault -> el(
                        "span.fault",
                        at("role", "alert"),
                        fault.message(),
                        fault.rule().map(Fields::rule))));
    }

    private static Html rule(String id) {
        return el("abbr.rule", EventRuleId.catalogue().find(id).map(rule -> at("title", rule.text())), id);
    }
}
