package io.github.crisisrules.core.rulebook;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The rules of a module, in the order of the printed documents. Each module ships its catalogue as the resource
 * {@code rulebook/catalogue.txt} beside its {@code rulebook} package, so that an app can show the rule behind a
 * refusal.
 */
public final class Catalogue {
    private final Map<String, RuleEntry> entries;

    private Catalogue(Map<String, RuleEntry> entries) {
        this.entries = entries;
    }

    /**
     * Creates a catalogue of the given entries.
     *
     * @throws IllegalArgumentException if two entries have the same id
     */
    public static Catalogue of(Seq<RuleEntry> entries) {
        Map<String, RuleEntry> byId = LinkedHashMap.empty();
        for (RuleEntry entry : entries) {
            if (byId.containsKey(entry.id())) {
                throw new IllegalArgumentException(
                        "Rule " + entry.id() + " is listed twice in the catalogue. Remove one entry.");
            }
            byId = byId.put(entry.id(), entry);
        }
        return new Catalogue(byId);
    }

    /**
     * Parses the text form: {@code = document}, {@code == heading}, {@code ID status}, then the rule on indented
     * lines. Indented lines that start with {@code !} form the note. Lines that start with {@code #} are comments.
     */
    public static Catalogue parse(String text) {
        return new CatalogueParser().parse(text);
    }

    /**
     * Reads the file {@code catalogue.txt} beside a class with rule ids. Apps usually call a method of that class
     * instead, such as {@code CrisisRuleId.catalogue()}.
     */
    public static Catalogue beside(Class<?> holder) {
        return parse(CatalogueResource.text(holder));
    }

    /** Returns all entries in printed order. */
    public Vector<RuleEntry> entries() {
        return entries.values().toVector();
    }

    /** Returns the rule with the given id, if the catalogue contains it. */
    public Option<RuleEntry> find(String id) {
        return entries.get(id);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Catalogue that && entries().equals(that.entries());
    }

    @Override
    public int hashCode() {
        return entries().hashCode();
    }

    /** Returns a summary such as {@code Catalogue of 9 rules}. */
    @Override
    public String toString() {
        return "Catalogue of " + entries.size() + (entries.size() == 1 ? " rule" : " rules");
    }
}
