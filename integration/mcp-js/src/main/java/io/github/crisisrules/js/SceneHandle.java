package io.github.crisisrules.js;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.value.JsonArray;
import java.util.function.UnaryOperator;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A scene in JavaScript: driven by its choices, with verbs of {@link SceneTable} for what every scene needs. */
public final class SceneHandle extends GameHandle<SceneState, SceneCommand, SceneEvent, SceneHandle> {
    SceneHandle(Play<SceneState, SceneCommand, SceneEvent> play) {
        super(play);
    }

    @Override
    SceneHandle with(Play<SceneState, SceneCommand, SceneEvent> next) {
        return new SceneHandle(next);
    }

    @Override
    LogFormat<?, SceneState, SceneCommand, SceneEvent> format() {
        return GameLogs.scenes();
    }

    /** Begins an action scene with its distinctions. */
    @JSExport
    public SceneHandle actionScene(JSObject distinctions) {
        return does(table -> table.actionScene(texts(distinctions)));
    }

    /** Begins a transition scene with its distinctions. */
    @JSExport
    public SceneHandle transitionScene(JSObject distinctions) {
        return does(table -> table.transitionScene(texts(distinctions)));
    }

    /** Names the next character to act. */
    @JSExport
    public SceneHandle next(JSObject character) {
        return does(table -> table.next(Js.text(character, "character")));
    }

    /** Begins an attack. */
    @JSExport
    public SceneHandle attack(JSObject actor, JSObject target) {
        return does(table -> table.attack(Js.text(actor, "actor"), Js.text(target, "target")));
    }

    /** Declares help for a character. */
    @JSExport
    public SceneHandle help(JSObject actor, JSObject target) {
        return does(table -> table.help(Js.text(actor, "actor"), Js.text(target, "target")));
    }

    /** Declares the treatment of stress or trauma. */
    @JSExport
    public SceneHandle heal(JSObject actor, JSObject target, JSObject ailment) {
        return does(table -> table.heal(
                Js.text(actor, "actor"),
                Js.text(target, "target"),
                new Ailment(
                        stress(Js.property(ailment, "name")),
                        Js.one(Js.property(ailment, "kind"), "kind", new TraitKind[] {TraitKind.STRESS, TraitKind.TRAUMA
                                })
                                == TraitKind.TRAUMA)));
    }

    /** Takes a turn with an unopposed action. */
    @JSExport
    public SceneHandle act(JSObject character, JSObject what) {
        return does(table -> table.act(Js.text(character, "character"), Js.text(what, "what")));
    }

    /** Adds traits to the pool of the character who is to roll. */
    @JSExport
    public SceneHandle pool(JSObject traits) {
        return does(table ->
                table.pool(Js.items(traits, "traits", SceneHandle::trait).toJavaArray(Trait[]::new)));
    }

    /** Rolls the pool that waits to be rolled: with the given faces, or from a seed. */
    @JSExport
    public SceneHandle roll(JSObject roll) {
        return does(table -> Js.isArray(roll)
                ? table.roll(Js.items(roll, "faces", face -> Js.number(face, "faces"))
                        .toJavaArray(Integer[]::new))
                : table.roll(Js.seed(roll)));
    }

    /** Chooses the highest total, or the largest effect with a total to reach. */
    @JSExport
    public SceneHandle chooseDice(JSObject reach) {
        return does(table -> table.choose(
                Js.isMissing(reach)
                        ? PickStrategy.HIGHEST_TOTAL
                        : PickStrategy.largestEffectReaching(Js.number(reach, "reach"))));
    }

    /** Uses the next effect die. */
    @JSExport
    public SceneHandle use(JSObject effect) {
        return does(table -> table.use(effect(effect)));
    }

    /** Strikes back with a won reaction: a hero for a plot point, a villain for a doom die. */
    @JSExport
    public SceneHandle strikeBack(JSObject doomDie) {
        return does(table -> Js.isMissing(doomDie) ? table.strikeBack() : table.strikeBack(doomDie(doomDie)));
    }

    /** Keeps an asset of a hero for a plot point. */
    @JSExport
    public SceneHandle keep(JSObject hero, JSObject asset) {
        return does(table -> table.keep(Js.text(hero, "hero"), Js.text(asset, "asset")));
    }

    /** Ends the action. */
    @JSExport
    public SceneHandle endAction() {
        return does(table -> table.endAction());
    }

    /** Makes a villain act next for a doom die. */
    @JSExport
    public SceneHandle interrupt(JSObject villain, JSObject doomDie) {
        return does(table -> table.interrupt(Js.text(villain, "villain"), doomDie(doomDie)));
    }

    /** Creates a scene distinction for a doom die. */
    @JSExport
    public SceneHandle distinction(JSObject name, JSObject doomDie) {
        return does(table -> table.distinction(Js.text(name, "name"), doomDie(doomDie)));
    }

    /** Uses a character's limit, or activates that of a hero for a doom die. */
    @JSExport
    public SceneHandle limit(JSObject character, JSObject limit, JSObject doomDie) {
        return does(table -> Js.isMissing(doomDie)
                ? table.limit(Js.text(character, "character"), Js.text(limit, "limit"))
                : table.limit(Js.text(character, "character"), Js.text(limit, "limit"), doomDie(doomDie)));
    }

    /** Ends the scene for two doom dice. */
    @JSExport
    public SceneHandle endSceneWithDoom() {
        return does(table -> table.endSceneWithDoom());
    }

    /** Ends the scene. */
    @JSExport
    public SceneHandle endScene() {
        return does(table -> table.endScene());
    }

    /** Returns everything that lies on the table, as tables of text. */
    @JSExport
    public JSObject view() {
        return Js.guarded(
                () -> Js.object(JsonArray.ofAll(table().view().tables().map(TextViews::of))));
    }

    private SceneTable table() {
        return new SceneTable(play());
    }

    private SceneHandle does(UnaryOperator<SceneTable> verb) {
        return Js.guarded(() -> new SceneHandle(verb.apply(table()).play()));
    }

    private static EffectUse effect(JSObject effect) {
        JSObject name = Js.property(effect, "name");
        return switch (Js.text(Js.property(effect, "kind"), "kind")) {
            case "stress" -> EffectUse.stress(stress(name));
            case "complication" -> EffectUse.complication(Js.text(name, "name"));
            case "asset" -> EffectUse.asset(Js.text(name, "name"), Js.text(Js.property(effect, "holder"), "holder"));
            case "recovery" -> new EffectUse.Recover();
            case "doom" -> new EffectUse.FeedDoom();
            default ->
                throw new IllegalArgumentException(
                        "kind must be \"stress\", \"complication\", \"asset\", \"recovery\" or \"doom\", not "
                                + Js.shown(Js.property(effect, "kind")) + ".");
        };
    }

    private static Trait trait(JSObject trait) {
        TraitKind kind = Js.one(Js.property(trait, "kind"), "kind", TraitKind.values());
        JSObject name = Js.property(trait, "name");
        return switch (kind) {
            case AFFILIATION -> Trait.of(Js.one(name, "name", AffiliationKind.values()));
            case STRESS -> Trait.stress(stress(name));
            case TRAUMA -> Trait.trauma(stress(name));
            case OWN_STRESS -> Trait.ownStress(stress(name));
            case DOOM -> Trait.doom(SceneExports.size(name, "name"));
            default -> new Trait.Named(kind, Js.text(name, "name"));
        };
    }

    private static StressType stress(JSObject name) {
        return Js.one(name, "name", StressType.values());
    }

    private static DieSize doomDie(JSObject die) {
        return SceneExports.size(die, "doomDie");
    }

    private static String[] texts(JSObject distinctions) {
        return Js.array(distinctions, "distinctions");
    }
}
