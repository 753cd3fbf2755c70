package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.SetSymbol;
import io.vavr.collection.LinkedHashSet;

/**
 * The set symbols that the Standard Timeline allows for each kind of card. They are data that the embedding app
 * supplies.
 */
public record StandardSets(
        LinkedHashSet<SetSymbol> tactics, LinkedHashSet<SetSymbol> crises, LinkedHashSet<SetSymbol> gems) {
    /** Creates sets that allow the given symbols for every kind of card. */
    public static StandardSets of(SetSymbol... symbols) {
        LinkedHashSet<SetSymbol> all = LinkedHashSet.of(symbols);
        return new StandardSets(all, all, all);
    }
}
