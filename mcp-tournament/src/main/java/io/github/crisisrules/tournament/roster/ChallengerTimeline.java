package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.ComponentFilter;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The two Timelines of Challenger Events. An event uses one of them. */
public enum ChallengerTimeline {
    /** All characters are allowed, other cards by their set symbols. */
    STANDARD("Standard"),
    /** Everything is allowed. */
    EXTENDED("Extended");

    private final String title;

    ChallengerTimeline(String title) {
        this.title = title;
    }

    /** Finds the Timeline with the given name, ignoring case and surrounding blanks. */
    @Rule({ChallengerRuleId.STANDARD, ChallengerRuleId.EXTENDED})
    public static Option<ChallengerTimeline> named(String words) {
        return Vector.of(values()).find(timeline -> timeline.title.equalsIgnoreCase(words.strip()));
    }

    /** Returns the name that the document has. */
    public String title() {
        return title;
    }

    /**
     * Returns the cards that the Timeline allows, together with its banned and restricted list.
     *
     * @param sets the set symbols of Standard; ignored for Extended
     */
    @Rule({ChallengerRuleId.STANDARD, ChallengerRuleId.EXTENDED, ChallengerRuleId.ROSTER})
    public CardLegality allowed(StandardSets sets, RestrictedList list) {
        CardLegality.Builder legality = CardLegality.builder();
        legality.name(title).banned(list.banned()).restricted(list.restricted()).restrictedLimit(list.limit());
        if (this == STANDARD) {
            legality.tactics(only(sets.tactics())).crises(only(sets.crises())).gems(only(sets.gems()));
        }
        return legality.build();
    }

    private static ComponentFilter only(LinkedHashSet<SetSymbol> symbols) {
        return new ComponentFilter(false, symbols, LinkedHashSet.empty());
    }
}
