package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.EncounterAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.vavr.collection.Vector;

/** What the game waits for. */
public enum Awaiting implements EncounterAwaited {
    /** The round goes on: what the frame waits for. */
    ROUND("the round", ""),
    /** What the push met, one after the other, and its end. */
    PUSH(
            "the rest of the push",
            ColossusRules.RAMPAGE,
            "TouchTerrain",
            "TouchCharacter",
            "CrossLink",
            "TouchTower",
            "EndPush"),
    /** The die for the Rampage chart. */
    CHART("the die for the Rampage chart", ColossusRules.CHART, "RollChart"),
    /** Chart, critical: the character he throws. */
    CHARACTER_THROW("the character he throws", ColossusRules.CHART, "ThrowCharacter", "NobodyThere"),
    /** Chart, wild: the terrain he throws. */
    TERRAIN_THROW("the terrain he throws", ColossusRules.CHART, "ThrowTerrain", "NobodyThere"),
    /** Chart, hit, block or blank: the Bare Metal Hands attack. */
    HANDS("the Bare Metal Hands attack", ColossusRules.HANDS, "AttackWithHands", "NobodyThere"),
    /** After Bare Metal Hands: which damaged targets he throws. */
    HANDS_THROWS("the throw after Bare Metal Hands", ColossusRules.HANDS, "ThrowCharacter", "ForgoThrows"),
    /** Chart, failure: the Hurl Debris attack. */
    DEBRIS("the Hurl Debris attack", ColossusRules.DEBRIS, "AttackWithDebris", "NobodyThere"),
    /** So many Rampages have come in a row that the players are asked whether to go on. */
    CHAIN_BOUND("a decision whether the Rampages go on", ColossusRules.RAMPAGE_AGAIN_IS_BOUNDED, "GoOn", "StopThere"),
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

    /** What a face of the chart's die asks for. */
    @Rule(ColossusRules.CHART)
    static Awaiting after(CrisisFace face) {
        return switch (face) {
            case CRITICAL -> CHARACTER_THROW;
            case WILD -> TERRAIN_THROW;
            case HIT, BLOCK, BLANK -> HANDS;
            case FAILURE -> DEBRIS;
        };
    }

    /** Whether the chart says what happens if nobody and nothing is there. */
    boolean hasFallback() {
        return this == CHARACTER_THROW || this == TERRAIN_THROW || this == HANDS || this == DEBRIS;
    }

    /** The rules that ask for it; none for the round, where the frame says what it waits for. */
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
