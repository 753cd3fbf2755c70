package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.Admission;
import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The two Timelines of Challenger Events, one of which an event uses. */
public enum ChallengerTimeline {
    /** All characters; other cards by their set symbols. */
    STANDARD("Standard"),
    /** Everything. */
    EXTENDED("Extended");

    private final String title;

    ChallengerTimeline(String title) {
        this.title = title;
    }

    /** The Timeline that is called so, without regard to case and outer blanks. */
    @Rule({ChallengerRules.STANDARD, ChallengerRules.EXTENDED})
    public static Option<ChallengerTimeline> named(String words) {
        return Vector.of(values()).find(timeline -> timeline.title.equalsIgnoreCase(words.strip()));
    }

    /** The name on the document. */
    public String title() {
        return title;
    }

    /**
     * What the Timeline allows, together with the banned and restricted list that belongs to it.
     *
     * @param sets the set symbols of Standard; Extended does not look at them
     */
    @Rule({ChallengerRules.STANDARD, ChallengerRules.EXTENDED, ChallengerRules.ROSTER})
    public CardLegality allowed(StandardSets sets, RestrictedList list) {
        CardLegality.Builder legality = CardLegality.builder();
        legality.name(title).banned(list.banned()).restricted(list.restricted()).restrictedLimit(list.limit());
        if (this == STANDARD) {
            legality.tactics(only(sets.tactics())).crises(only(sets.crises())).gems(only(sets.gems()));
        }
        return legality.build();
    }

    private static Admission only(LinkedHashSet<SetSymbol> symbols) {
        return new Admission(false, symbols, LinkedHashSet.empty());
    }
}
