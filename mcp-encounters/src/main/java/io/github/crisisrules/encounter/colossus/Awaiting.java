package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.collection.Vector;

/** The decisions and reports that the game can wait for. */
public enum Awaiting implements EncounterAwaited {
    /** A command of the common frame; no Rampage is in progress. */
    ROUND("the round", ""),
    /** The contacts of the push, one after the other, and its end. */
    PUSH(
            "the rest of the push",
            ColossusRuleId.RAMPAGE,
            "TouchTerrain",
            "TouchCharacter",
            "CrossLink",
            "TouchTower",
            "EndPush"),
    /** The die for the Rampage chart. */
    CHART("the die for the Rampage chart", ColossusRuleId.CHART, "RollChart"),
    /** The character that he throws, after a critical on the chart. */
    CHARACTER_THROW("the character he throws", ColossusRuleId.CHART, "ThrowCharacter", "ReportNoTarget"),
    /** The terrain that he throws, after a wild on the chart. */
    TERRAIN_THROW("the terrain he throws", ColossusRuleId.CHART, "ThrowTerrain", "ReportNoTarget"),
    /** The Bare Metal Hands attack, after a hit, block or blank on the chart. */
    HANDS("the Bare Metal Hands attack", ColossusRuleId.HANDS, "AttackWithBareMetalHands", "ReportNoTarget"),
    /** The throws of damaged targets after Bare Metal Hands. */
    HANDS_THROWS("the throw after Bare Metal Hands", ColossusRuleId.HANDS, "ThrowCharacter", "ForgoThrows"),
    /** The Hurl Debris attack, after a failure on the chart. */
    DEBRIS("the Hurl Debris attack", ColossusRuleId.DEBRIS, "HurlDebris", "ReportNoTarget"),
    /** The players' decision whether the Rampages go on, after the maximum number of Rampages in a row. */
    CHAIN_BOUND(
            "a decision whether the Rampages go on",
            ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED,
            "ContinueRampages",
            "StopRampages"),
    /** Nothing: the encounter is over. */
    NOTHING("nothing", "");

    private final String words;
    private final String rule;
    private final String commands;

    Awaiting(String words, String rule, String... commands) {
        this.words = words;
        this.rule = rule;
        this.commands = String.join(" ", commands);
    }

    /** Returns the decision or report that a face of the die for the chart asks for. */
    @Rule(ColossusRuleId.CHART)
    static Awaiting after(CrisisFace face) {
        return switch (face) {
            case CRITICAL -> CHARACTER_THROW;
            case WILD -> TERRAIN_THROW;
            case HIT, BLOCK, BLANK -> HANDS;
            case FAILURE -> DEBRIS;
        };
    }

    /** Returns whether the chart has a fallback for the case that there is no target. */
    public boolean hasFallback() {
        return this == CHARACTER_THROW || this == TERRAIN_THROW || this == HANDS || this == DEBRIS;
    }

    /**
     * Returns the rules that ask for this; none for {@link #ROUND}, where the common frame names them, and for
     * {@link #NOTHING}.
     */
    @Override
    public Vector<String> rules() {
        return rule.isEmpty() ? Vector.empty() : Vector.of(rule);
    }

    @Override
    public Vector<String> commands() {
        return commands.isEmpty() ? Vector.empty() : Vector.of(commands.split(" "));
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public String toString() {
        return words;
    }
}
