package io.github.crisisrules.core.card;

import io.github.crisisrules.core.roster.RosterSubmission;
import io.vavr.collection.Vector;

/** Invented cards: enough of them for a roster, named by number. */
public final class SampleCards {
    /** The symbol of the sample cards. */
    public static final SetSymbol CORE = SetSymbol.of("core");

    private SampleCards() {}

    /** Hero 1 (Ego 1) and so on, of threat 3 and size 2. */
    public static CharacterCard hero(int number) {
        return CharacterCard.of("Hero " + number, "Ego " + number, 3, 2);
    }

    /** Tactic 1 and so on. */
    public static TacticCard tactic(int number) {
        return TacticCard.of("Tactic " + number, CORE);
    }

    /** Secure 1 and so on. */
    public static CrisisCard secure(int number) {
        return CrisisCard.secure("Secure " + number, 17, CORE);
    }

    /** Extract 1 and so on. */
    public static CrisisCard extract(int number) {
        return CrisisCard.extract("Extract " + number, 17, CORE);
    }

    /** Heroes, tactics and crises in the numbers of the core rules, numbered from {@code first}; no gems. */
    public static RosterSubmission submission(int first) {
        return RosterSubmission.builder()
                .addAllCharacters(Vector.range(first, first + 10).map(SampleCards::hero))
                .addAllTactics(Vector.range(first, first + 10).map(SampleCards::tactic))
                .addAllCrises(Vector.range(first, first + 3).map(SampleCards::secure))
                .addAllCrises(Vector.range(first, first + 3).map(SampleCards::extract))
                .build();
    }
}
