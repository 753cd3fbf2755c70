package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusView;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkView;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.BiFunction;
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
    public static EncounterHandle<?, ?, ?> colossus(JSObject setup, JSObject options) {
        return Js.guarded(() -> new EncounterHandle<>(
                Colossus.play(ColossusSetup.shuffled(
                                difficulty(setup, ColossusDifficulty.values()),
                                team(setup),
                                MomentumTrack.STAND_IN,
                                Js.seed(options)))
                        .in(Js.language(options)),
                GameLogs.colossus(),
                ColossusView::of));
    }

    /** Starts an encounter with the Hulk, from a difficulty, squads, absorbers, serums and terrain, with the stand-in card. */
    @JSExport
    public static EncounterHandle<?, ?, ?> hulk(JSObject setup, JSObject options) {
        return Js.guarded(() -> new EncounterHandle<>(
                Hulk.play(HulkSetup.builder()
                                .difficulty(difficulty(setup, HulkDifficulty.values()))
                                .team(team(setup))
                                .card(HulkCard.standIn())
                                .absorbers(texts(setup, "absorbers"))
                                .serums(texts(setup, "serums"))
                                .terrain(items(
                                        setup,
                                        "terrain",
                                        piece -> Terrain.interactive(
                                                Js.text(Js.property(piece, "name"), "name"),
                                                Js.number(Js.property(piece, "size"), "size"))))
                                .build())
                        .in(Js.language(options)),
                GameLogs.hulk(),
                HulkView::of));
    }

    /** Opens an encounter with the Colossus from its log. */
    @JSExport
    public static EncounterHandle<?, ?, ?> openColossus(JSObject log, JSObject options) {
        return opened(GameLogs.colossus(), ColossusView::of, log, options);
    }

    /** Opens an encounter with the Hulk from its log. */
    @JSExport
    public static EncounterHandle<?, ?, ?> openHulk(JSObject log, JSObject options) {
        return opened(GameLogs.hulk(), HulkView::of, log, options);
    }

    private static <S extends Describable, C extends GameCommand, E extends GameEvent<S>>
            EncounterHandle<S, C, E> opened(
                    LogFormat<?, S, C, E> format,
                    BiFunction<S, Wording, EncounterView> view,
                    JSObject log,
                    JSObject options) {
        return Js.guarded(() -> new EncounterHandle<>(Js.play(format, log).in(Js.language(options)), format, view));
    }

    private static <D extends Enum<D>> D difficulty(JSObject setup, D[] all) {
        JSObject given = Js.property(setup, "difficulty");
        String name = Js.text(given, "difficulty").toUpperCase(Locale.ROOT);
        return Vector.of(all)
                .find(each -> each.name().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("difficulty must be "
                        + Vector.of(all)
                                .map(each -> "\"" + each.name().toLowerCase(Locale.ROOT) + "\"")
                                .mkString(", ")
                        + ", not " + Js.shown(given) + "."));
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
