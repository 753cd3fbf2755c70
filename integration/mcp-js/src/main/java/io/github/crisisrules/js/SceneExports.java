package io.github.crisisrules.js;

import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.json.log.GameLogs;
import io.vavr.collection.Vector;
import java.util.Locale;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of the entry point {@code scenes}: scenes of Marvel Heroic, and the odds of its actions. */
public final class SceneExports {
    static {
        GameLogs.addScenes();
    }

    private SceneExports() {}

    /** Starts a scene from the datafiles of heroes and villains. */
    @JSExport
    public static SceneHandle scene(JSObject cast, JSObject options) {
        return Js.guarded(() ->
                new SceneHandle(SceneTable.start(items(cast, "heroes", hero -> CastSheet.hero(datafile(hero)))
                                .appendAll(items(cast, "villains", villain -> CastSheet.villain(datafile(villain))))
                                .toJavaArray(CastSheet[]::new))
                        .in(Js.language(options))
                        .play()));
    }

    /** Opens a scene from its log. */
    @JSExport
    public static SceneHandle openScene(JSObject log, JSObject options) {
        return Js.guarded(() -> new SceneHandle(Js.play(GameLogs.scenes(), log).in(Js.language(options))));
    }

    /** Returns the chances of an action that hurts, given by its pools such as {@code 3d8+2d10}. */
    @JSExport
    public static JSObject heroicAction(JSObject action, JSObject reaction) {
        return Odds.heroicAction(action, reaction);
    }

    private static Datafile datafile(JSObject file) {
        JSObject affiliations = Js.property(file, "affiliations");
        return Datafile.builder()
                .name(Js.text(Js.property(file, "name"), "name"))
                .affiliations(new Affiliations(
                        die(affiliations, "solo"), die(affiliations, "buddy"), die(affiliations, "team")))
                .distinctions(texts(file, "distinctions"))
                .powerSets(items(file, "powerSets", SceneExports::powerSet))
                .specialties(items(file, "specialties", SceneExports::specialty))
                .build();
    }

    private static PowerSet powerSet(JSObject set) {
        return PowerSet.builder()
                .name(Js.text(Js.property(set, "name"), "name"))
                .powers(items(
                        set,
                        "powers",
                        power -> Power.of(Js.text(Js.property(power, "name"), "name"), die(power, "die"))))
                .sfx(items(
                        set,
                        "sfx",
                        sfx -> new Sfx(
                                Js.text(Js.property(sfx, "name"), "name"),
                                Js.flag(Js.property(sfx, "costsPlotPoint"), "costsPlotPoint"))))
                .limits(texts(set, "limits"))
                .build();
    }

    private static Specialty specialty(JSObject specialty) {
        JSObject given = Js.property(specialty, "mastery");
        return new Specialty(
                Js.text(Js.property(specialty, "name"), "name"),
                switch (Js.text(given, "mastery")) {
                    case "expert" -> Mastery.EXPERT;
                    case "master" -> Mastery.MASTER;
                    default ->
                        throw new IllegalArgumentException(
                                "mastery must be \"expert\" or \"master\", not " + Js.shown(given) + ".");
                });
    }

    private static DieSize die(JSObject object, String name) {
        return size(Js.property(object, name), name);
    }

    /** Returns a die such as {@code d8}. */
    static DieSize size(JSObject given, String name) {
        String size = Js.text(given, name).toUpperCase(Locale.ROOT);
        return DieSize.all()
                .find(each -> each.toString().equals(size))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        name + " must be a die from \"d4\" to \"d12\", not " + Js.shown(given) + "."));
    }

    private static Vector<String> texts(JSObject object, String name) {
        return items(object, name, each -> Js.text(each, name));
    }

    /** Returns the items of an array, which may be left out. */
    private static <T> Vector<T> items(JSObject object, String name, Js.Reader<T> reader) {
        JSObject items = Js.property(object, name);
        return Js.isMissing(items) ? Vector.empty() : Js.items(items, name, reader);
    }
}
