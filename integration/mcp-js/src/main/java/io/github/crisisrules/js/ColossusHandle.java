package io.github.crisisrules.js;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.AttackedTarget;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.DamagedCharacter;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import io.vavr.collection.Vector;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** An encounter with the Colossus in JavaScript: the verbs of {@link ColossusTable}. */
public final class ColossusHandle
        extends EncounterHandle<ColossusState, ColossusCommand, ColossusEvent, ColossusTable, ColossusHandle> {
    ColossusHandle(ColossusTable table) {
        super(table);
    }

    @Override
    ColossusHandle with(Play<ColossusState, ColossusCommand, ColossusEvent> next) {
        return new ColossusHandle(ColossusTable.of(next));
    }

    @Override
    LogFormat<?, ColossusState, ColossusCommand, ColossusEvent> format() {
        return GameLogs.colossus();
    }

    /** Places a Disruption Beam token of the active character. */
    @JSExport
    public ColossusHandle placeBeam(JSObject character, JSObject tower, JSObject toward) {
        return does(
                table -> table.placeBeam(character(character), Js.number(tower, "tower"), Js.number(toward, "toward")));
    }

    /** Reports an attack on the Colossus, or a collision. */
    @JSExport
    public ColossusHandle damageColossus(JSObject result) {
        return does(table -> table.apply(new ColossusCommand.DamageColossus(result(result))));
    }

    /** Reports an effect that would move the Colossus. */
    @JSExport
    public ColossusHandle moveColossus(JSObject by) {
        return does(table -> table.moveColossus(Js.text(by, "by")));
    }

    /** Reports that the push touched interactive terrain. */
    @JSExport
    public ColossusHandle touchTerrain(JSObject size) {
        return does(table -> table.touchTerrain(Js.number(size, "size")));
    }

    /** Reports that the push touched a character. */
    @JSExport
    public ColossusHandle touchCharacter(JSObject character) {
        return does(table -> table.touchCharacter(character(character)));
    }

    /** Reports that the push crossed the link between two towers. */
    @JSExport
    public ColossusHandle crossLink(JSObject firstTower, JSObject secondTower) {
        return does(
                table -> table.crossLink(Js.number(firstTower, "firstTower"), Js.number(secondTower, "secondTower")));
    }

    /** Reports that the push touched a tower. */
    @JSExport
    public ColossusHandle touchTower(JSObject tower, JSObject nearbyCharacters) {
        return does(
                table -> table.touchTower(Js.number(tower, "tower"), Js.array(nearbyCharacters, "nearbyCharacters")));
    }

    /** Reports that the push ended without touching a tower. */
    @JSExport
    public ColossusHandle endPush() {
        return does(table -> table.endPush());
    }

    /** Reports the die for the Rampage chart. */
    @JSExport
    public ColossusHandle rollChart(JSObject face) {
        return does(table -> table.rollChart(CrisisFace.parse(Js.text(face, "face"))));
    }

    /** Throws a character. */
    @JSExport
    public ColossusHandle throwCharacter(JSObject character, JSObject report) {
        return does(table -> table.throwCharacter(character(character), report(report)));
    }

    /** Throws a terrain feature. */
    @JSExport
    public ColossusHandle throwTerrain(JSObject size, JSObject report) {
        return does(table -> table.throwTerrain(Js.number(size, "size"), report(report)));
    }

    /** Reports a Bare Metal Hands attack on all its targets. */
    @JSExport
    public ColossusHandle attackWithBareMetalHands(JSObject targets) {
        return does(table -> table.attackWithBareMetalHands(Js.items(
                        targets, "targets", each -> target(Js.property(each, "target"), Js.property(each, "result")))
                .toJavaArray(AttackedTarget[]::new)));
    }

    /** Reports a Hurl Debris attack. */
    @JSExport
    public ColossusHandle hurlDebris(JSObject target, JSObject result) {
        return does(table -> table.apply(new ColossusCommand.HurlDebris(target(target, result))));
    }

    /** Reports that the result of the chart has no target. */
    @JSExport
    public ColossusHandle reportNoTarget() {
        return does(table -> table.reportNoTarget());
    }

    /** Declines further throws after Bare Metal Hands. */
    @JSExport
    public ColossusHandle forgoThrows() {
        return does(table -> table.forgoThrows());
    }

    /** Continues a long chain of Rampages. */
    @JSExport
    public ColossusHandle continueRampages() {
        return does(table -> table.continueRampages());
    }

    /** Stops a long chain of Rampages. */
    @JSExport
    public ColossusHandle stopRampages() {
        return does(table -> table.stopRampages());
    }

    private static AttackedTarget target(JSObject target, JSObject result) {
        return new AttackedTarget(CombatantId.of(Js.text(target, "target")), result(result));
    }

    /** Returns what a throw hit; nothing if it is left out. */
    private static ThrowReport report(JSObject report) {
        return Js.isMissing(report)
                ? ThrowReport.NOTHING
                : new ThrowReport(
                        items(
                                report,
                                "collisions",
                                each -> DamagedCharacter.of(
                                        CombatantId.of(character(Js.property(each, "character"))),
                                        Js.number(Js.property(each, "damage"), "damage"))),
                        items(report, "destroyed", size -> Js.number(size, "destroyed")));
    }

    private static <T> Vector<T> items(JSObject report, String name, Js.Reader<T> reader) {
        JSObject items = Js.property(report, name);
        return Js.isMissing(items) ? Vector.empty() : Js.items(items, name, reader);
    }
}
