package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.END;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ENDS_AT_THE_FIRST_CONDITION;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.control.Option;

/** The endings of the encounter. */
@Rule(END)
public final class HulkEndings {
    /** The victory points with which a side wins. */
    public static final int POINTS_TO_WIN = 12;

    /** The minimum number of Crisis Team characters in play; with fewer, the Cosmic Threat wins. */
    public static final int MIN_CHARACTERS = 3;

    /** The victory of the Cosmic Threat by victory points. */
    public static final Ending MISSION_ACCOMPLISHED = new Ending(Side.COSMIC_THREAT, "Mission Accomplished", END);

    /** The victory of the Crisis Team by victory points. */
    public static final Ending GAMMA_RAMPAGE = new Ending(Side.CRISIS_TEAM, "Gamma Rampage", END);

    /** The victory of the Cosmic Threat because too few Crisis Team characters are left. */
    public static final Ending RAMPAGE_OVER = new Ending(Side.COSMIC_THREAT, "Rampage Over", END);

    private HulkEndings() {}

    /**
     * Returns the ending. Victory points are checked before the number of characters, and all of it after every
     * single event.
     *
     * @param characters the number of Crisis Team characters in play
     */
    @Rule({END, ENDS_AT_THE_FIRST_CONDITION})
    public static Option<Ending> of(int cosmicPoints, int crisisPoints, int characters) {
        if (cosmicPoints >= POINTS_TO_WIN) {
            return Option.of(MISSION_ACCOMPLISHED);
        }
        if (crisisPoints >= POINTS_TO_WIN) {
            return Option.of(GAMMA_RAMPAGE);
        }
        return Option.when(characters < MIN_CHARACTERS, RAMPAGE_OVER);
    }
}
