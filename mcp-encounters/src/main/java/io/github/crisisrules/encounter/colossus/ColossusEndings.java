package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.control.Option;

/** The endings of the encounter. */
public final class ColossusEndings {
    /** The defeat of the Crisis Team: all towers are destroyed. */
    @Rule(LOSE)
    public static final Ending DESTRUCTION = new Ending(Side.COSMIC_THREAT, "Destruction", LOSE);

    /** The victory of the Crisis Team: the Colossus has been Subdued often enough. */
    @Rule(WIN)
    public static final Ending EVACUATION = new Ending(Side.CRISIS_TEAM, "Evacuation", WIN);

    private ColossusEndings() {}

    /**
     * Returns the ending: a loss once all six towers are destroyed, or else a win with the number of Subdue tokens
     * that the difficulty requires. It is checked after every single event.
     */
    @Rule({WIN, LOSE, ENDS_AFTER_ANY_SINGLE_EVENT})
    public static Option<Ending> of(int standingTowers, int subdueTokens, ColossusDifficulty difficulty) {
        return standingTowers == 0
                ? Option.of(DESTRUCTION)
                : Option.when(subdueTokens >= difficulty.subdueTokens(), EVACUATION);
    }
}
