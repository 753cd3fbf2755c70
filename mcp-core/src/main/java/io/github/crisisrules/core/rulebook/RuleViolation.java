package io.github.crisisrules.core.rulebook;

/**
 * Why the rules refuse something: what is the case, with data, and which rule says so. Implementations are records
 * of a module's sealed violation family, so callers can act on the data instead of reading the sentence.
 */
public interface RuleViolation {
    /** The id of the rule that refuses, as in the catalogue. */
    String rule();

    /** One sentence for the people at the table, naming who and what. */
    String message();
}
