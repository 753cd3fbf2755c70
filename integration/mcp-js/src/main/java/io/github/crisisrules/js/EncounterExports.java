package io.github.crisisrules.js;

import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.GameLogs;
import io.vavr.collection.Vector;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of the entry point {@code encounters}: the Unstoppable Colossus and the Incredible Hulk. */
public final class EncounterExports {
    static {
        GameLogs.addEncounters();
    }

    private EncounterExports() {}

    /** Starts an encounter with the Colossus, from a difficulty and squads, with the stand-in Momentum track. */
    @JSExport
    public static ColossusHandle colossus(JSObject setup, JSObject options) {
        return Js.guarded(() -> new ColossusHandle(ColossusTable.start(ColossusSetup.shuffled(
                        difficulty(setup, ColossusDifficulty.values()),
                        team(setup),
                        MomentumTrack.STAND_IN,
                        Js.seed(options)))
                .in(Js.language(options))));
    }

    /** Starts an encounter with the Hulk, from a difficulty, squads, absorbers, serums and terrain, with the stand-in card. */
    @JSExport
    public static HulkHandle hulk(JSObject setup, JSObject options) {
        return Js.guarded(() -> new HulkHandle(HulkTable.start(HulkSetup.builder()
                        .difficulty(difficulty(setup, HulkDifficulty.values()))
                        .team(team(setup))
                        .card(HulkCard.standIn())
                        .absorbers(texts(setup, "absorbers"))
                        .serums(texts(setup, "serums"))
                        .terrain(items(setup, "terrain", HulkHandle::terrain))
                        .build())
                .in(Js.language(options))));
    }

    /** Opens an encounter with the Colossus from its log. */
    @JSExport
    public static ColossusHandle openColossus(JSObject log, JSObject options) {
        return Js.guarded(() -> new ColossusHandle(
                ColossusTable.of(Js.play(GameLogs.colossus(), log).in(Js.language(options)))));
    }

    /** Opens an encounter with the Hulk from its log. */
    @JSExport
    public static HulkHandle openHulk(JSObject log, JSObject options) {
        return Js.guarded(
                () -> new HulkHandle(HulkTable.of(Js.play(GameLogs.hulk(), log).in(Js.language(options)))));
    }

    private static <D extends Enum<D>> D difficulty(JSObject setup, D[] all) {
        return Js.one(Js.property(setup, "difficulty"), "difficulty", all);
    }

    private static CrisisTeam team(JSObject setup) {
        return CrisisTeam.of(items(
                        setup,
                        "squads",
                        squad -> CrisisSquad.of(
                                Js.text(Js.property(squad, "player"), "player"),
                                items(squad, "characters", EncounterExports::member)
                                        .toJavaArray(TeamMember[]::new)))
                .toJavaArray(CrisisSquad[]::new));
    }

    private static TeamMember member(JSObject character) {
        return TeamMember.of(
                Js.text(Js.property(character, "name"), "name"),
                Js.number(Js.property(character, "threat"), "threat"),
                Js.number(Js.property(character, "healthy"), "healthy"),
                Js.number(Js.property(character, "injured"), "injured"));
    }

    private static <T> Vector<T> items(JSObject object, String name, Js.Reader<T> reader) {
        return Js.items(Js.property(object, name), name, reader);
    }

    private static Vector<String> texts(JSObject object, String name) {
        return Js.texts(Js.property(object, name), name);
    }
}
