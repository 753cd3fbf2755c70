package io.github.crisisrules.js;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** An encounter with the Hulk in JavaScript: the verbs of {@link HulkTable}. */
public final class HulkHandle extends EncounterHandle<HulkState, HulkCommand, HulkEvent, HulkTable, HulkHandle> {
    HulkHandle(HulkTable table) {
        super(table);
    }

    @Override
    HulkHandle with(Play<HulkState, HulkCommand, HulkEvent> next) {
        return new HulkHandle(HulkTable.of(next));
    }

    @Override
    LogFormat<?, HulkState, HulkCommand, HulkEvent> format() {
        return GameLogs.hulk();
    }

    /** Deploys the whole Crisis Team. */
    @JSExport
    public HulkHandle deployTeam() {
        return does(table -> table.deployTeam());
    }

    /** Deploys Hulk. */
    @JSExport
    public HulkHandle deployHulk() {
        return does(table -> table.deployHulk());
    }

    /** Reports the roll of the Gamma Aura. */
    @JSExport
    public HulkHandle rollAura(JSObject face, JSObject withinRange3) {
        return does(table ->
                table.rollAura(CrisisFace.parse(Js.text(face, "face")), Js.array(withinRange3, "withinRange3")));
    }

    /** Declares an attack of Hulk, with more or fewer dice if they are given. */
    @JSExport
    public HulkHandle declareAttack(JSObject attack, JSObject targets, JSObject otherDice) {
        return does(table -> table.declareAttack(
                Js.one(attack, "attack", HulkAttack.values()),
                Js.isMissing(otherDice) ? 0 : Js.number(otherDice, "otherDice"),
                Js.array(targets, "targets")));
    }

    /** Redirects Hulk's attack before its roll. */
    @JSExport
    public HulkHandle retargetAttack(JSObject from, JSObject to) {
        return does(table -> table.retargetAttack(Js.text(from, "from"), Js.text(to, "to")));
    }

    /** Ends an attack before its roll, because of an effect. */
    @JSExport
    public HulkHandle withdrawAttack() {
        return does(table -> table.withdrawAttack());
    }

    /** Reports Hulk's attack on the next target. */
    @JSExport
    public HulkHandle rollAttack(JSObject result) {
        return does(table -> table.apply(new HulkCommand.RollAttack(result(result))));
    }

    /** Pushes the target of Hulk's Strike, into a Gamma Absorber if one is named. */
    @JSExport
    public HulkHandle pushTarget(JSObject absorber) {
        return does(table -> Js.isMissing(absorber) ? table.pushTarget() : table.pushTarget(absorber(absorber)));
    }

    /** Declines the push of the target of Hulk's Strike. */
    @JSExport
    public HulkHandle declinePush() {
        return does(table -> table.declinePush());
    }

    /** Pushes a Subdued character instead of dealing damage to it, into a Gamma Absorber if one is named. */
    @JSExport
    public HulkHandle pushSubdued(JSObject character, JSObject absorber) {
        return does(table -> Js.isMissing(absorber)
                ? table.pushSubdued(character(character))
                : table.pushSubdued(character(character), absorber(absorber)));
    }

    /** Reports the characters that are near enough to be pushed by new Rage. */
    @JSExport
    public HulkHandle reportRagePushTargets(JSObject characters) {
        return does(table -> table.reportRagePushTargets(Js.array(characters, "characters")));
    }

    /** Pushes a character away because of new Rage, into a Gamma Absorber if one is named. */
    @JSExport
    public HulkHandle pushAway(JSObject character, JSObject absorber) {
        return does(table -> Js.isMissing(absorber)
                ? table.pushAway(character(character))
                : table.pushAway(character(character), absorber(absorber)));
    }

    /** Uses Super Gamma Leap. */
    @JSExport
    public HulkHandle leap() {
        return does(table -> table.leap());
    }

    /** Uses The Strongest One There Is. */
    @JSExport
    public HulkHandle useStrongestOneThereIs() {
        return does(table -> table.useStrongestOneThereIs());
    }

    /** Declares an attack on Hulk. */
    @JSExport
    public HulkHandle attackHulk(JSObject attacker, JSObject type, JSObject strength, JSObject isWithinRange3) {
        return does(table -> table.attackHulk(
                Js.text(attacker, "attacker"),
                Js.one(type, "type", AttackType.values()),
                Js.number(strength, "strength"),
                near(isWithinRange3)));
    }

    /** Uses or declines Puny. */
    @JSExport
    public HulkHandle decidePuny(JSObject isUsed) {
        return does(table -> table.decidePuny(Js.truth(isUsed, "isUsed")));
    }

    /** Reports an attack on Hulk, and whether it pushes him. */
    @JSExport
    public HulkHandle rollAttackOnHulk(JSObject result, JSObject isHulkPushed) {
        return does(table ->
                table.apply(new HulkCommand.RollAttackOnHulk(result(result), Js.flag(isHulkPushed, "isHulkPushed"))));
    }

    /** Reports that Hulk would suffer a collision. */
    @JSExport
    public HulkHandle reportHulkCollision(JSObject damage) {
        return does(table -> table.reportHulkCollision(Js.number(damage, "damage")));
    }

    /** Throws terrain with a Gamma Throw. */
    @JSExport
    public HulkHandle throwTerrain(JSObject thrower, JSObject terrain, JSObject isWithinRange3) {
        return does(table -> Js.type(terrain).equals("string")
                ? table.throwTerrain(Js.text(thrower, "thrower"), Js.text(terrain, "terrain"), near(isWithinRange3))
                : table.throwTerrain(Js.text(thrower, "thrower"), terrain(terrain), near(isWithinRange3)));
    }

    /** Reports that a character destroyed terrain. */
    @JSExport
    public HulkHandle destroyTerrain(JSObject by, JSObject terrain, JSObject isWithinRange3) {
        return does(table -> Js.type(terrain).equals("string")
                ? table.destroyTerrain(Js.text(by, "by"), Js.text(terrain, "terrain"), near(isWithinRange3))
                : table.destroyTerrain(Js.text(by, "by"), terrain(terrain), near(isWithinRange3)));
    }

    /** Reports that a Subdued character came into a Gamma Absorber by any other effect. */
    @JSExport
    public HulkHandle enterAbsorber(JSObject character, JSObject absorber) {
        return does(table -> table.enterAbsorber(character(character), absorber(absorber)));
    }

    /** Reports the Gamma Absorbers that the Crisis Team secures. */
    @JSExport
    public HulkHandle secureAbsorbers(JSObject absorbers) {
        return does(table -> table.secureAbsorbers(Js.array(absorbers, "absorbers")));
    }

    /** Reports the characters within range 1 of a Booster Serum. */
    @JSExport
    public HulkHandle useSerums(JSObject withinRange1) {
        return does(table -> table.useSerums(Js.array(withinRange1, "withinRange1")));
    }

    /** Returns an interactive piece of terrain. */
    static Terrain terrain(JSObject piece) {
        return Terrain.interactive(
                Js.text(Js.property(piece, "name"), "name"), Js.number(Js.property(piece, "size"), "size"));
    }

    private static String absorber(JSObject absorber) {
        return Js.text(absorber, "absorber");
    }

    private static boolean near(JSObject isWithinRange3) {
        return Js.truth(isWithinRange3, "isWithinRange3");
    }
}
