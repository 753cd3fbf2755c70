package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.EncounterTable;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An encounter with the Incredible Hulk as the players around it report it: the entry point for most users. See
 * {@link EncounterTable} for the verbs of every encounter.
 *
 * <p>The name of Hulk is that of {@link HulkSetup#HULK}. The result of an attack is given by its damage, or by all
 * faces of both rolls as {@link AttackResult#parse} reads them. Named terrain of the setup is given by its name.
 *
 * <pre>{@code
 * HulkTable table = HulkTable.start(setup)
 *         .deployTeam()
 *         .deployHulk()
 *         .beginFirstRound()
 *         .activate("Comet")
 *         .attackHulk("Comet", AttackType.ENERGY, 5, true) // 5 dice, within range 3 of him
 *         .decidePuny(false)
 *         .rollAttackOnHulk("CHH-- + W against B--")
 *         .endActivation();
 * }</pre>
 */
public final class HulkTable extends EncounterTable<HulkState, HulkCommand, HulkEvent, HulkTable> {
    private HulkTable(Play<HulkState, HulkCommand, HulkEvent> play) {
        super(play);
    }

    /**
     * Starts an encounter before deployment.
     *
     * @throws RefusedException with all faults of the setup, if it has any
     */
    public static HulkTable start(HulkSetup setup) {
        return of(Hulk.play(setup));
    }

    /** Creates a table for an encounter that is already under way, such as one read from a stored log. */
    public static HulkTable of(Play<HulkState, HulkCommand, HulkEvent> play) {
        return new HulkTable(play);
    }

    @Override
    public EncounterView view() {
        return HulkView.of(state(), play().wording());
    }

    @Override
    protected HulkTable with(Play<HulkState, HulkCommand, HulkEvent> next) {
        return new HulkTable(next);
    }

    @Override
    protected HulkCommand inFrame(FrameCommand command) {
        return new HulkCommand.InFrame(command);
    }

    /** Deploys the whole Crisis Team within range 3 of its edge. */
    public HulkTable deployTeam() {
        return apply(new HulkCommand.DeployTeam(state().team()));
    }

    /** Deploys Hulk within range 3 of his edge. */
    public HulkTable deployHulk() {
        return apply(new HulkCommand.DeployHulk(true));
    }

    /**
     * Reports the roll of the Gamma Aura.
     *
     * @param withinRange3 the Crisis Team characters within range 3 of Hulk
     */
    public HulkTable rollAura(CrisisFace face, String... withinRange3) {
        return apply(new HulkCommand.RollAura(face, ids(withinRange3)));
    }

    /** Declares an attack of Hulk on characters in range. */
    public HulkTable declareAttack(HulkAttack attack, String... targets) {
        return declareAttack(attack, 0, targets);
    }

    /**
     * Declares an attack of Hulk on characters in range, with more or fewer dice than usual.
     *
     * @param otherDice the dice that effects outside this encounter add, or remove if negative
     */
    public HulkTable declareAttack(HulkAttack attack, int otherDice, String... targets) {
        return apply(new HulkCommand.DeclareAttack(attack, ids(targets), otherDice));
    }

    /** Redirects Hulk's attack on one of its targets to another character, before its roll. */
    public HulkTable retargetAttack(String from, String to) {
        return apply(new HulkCommand.RetargetAttack(CombatantId.of(from), CombatantId.of(to)));
    }

    /** Ends an attack by Hulk or on Hulk before its roll, because of an effect. To correct a mistake, use undo. */
    public HulkTable withdrawAttack() {
        return apply(new HulkCommand.WithdrawAttack());
    }

    /** Reports Hulk's attack on the next target by its damage. */
    public HulkTable rollAttack(int damage) {
        return apply(new HulkCommand.RollAttack(AttackResult.of(damage)));
    }

    /**
     * Reports Hulk's attack on the next target by the faces of both rolls.
     *
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public HulkTable rollAttack(String faces) {
        return apply(new HulkCommand.RollAttack(AttackResult.parse(faces)));
    }

    /** Pushes the target of Hulk's Strike away, to a place outside the Gamma Absorbers. */
    public HulkTable pushTarget() {
        return apply(new HulkCommand.PushTarget(Option.none()));
    }

    /** Pushes the target of Hulk's Strike into a Gamma Absorber. */
    public HulkTable pushTarget(String absorber) {
        return apply(new HulkCommand.PushTarget(Option.of(absorber)));
    }

    /** Declines the push of the target of Hulk's Strike. */
    public HulkTable declinePush() {
        return apply(new HulkCommand.DeclinePush());
    }

    /** Pushes a Subdued character instead of dealing damage to it, to a place outside the Gamma Absorbers. */
    public HulkTable pushSubdued(String character) {
        return apply(new HulkCommand.PushSubdued(CombatantId.of(character), Option.none()));
    }

    /** Pushes a Subdued character into a Gamma Absorber instead of dealing damage to it. */
    public HulkTable pushSubdued(String character, String absorber) {
        return apply(new HulkCommand.PushSubdued(CombatantId.of(character), Option.of(absorber)));
    }

    /** Reports the Crisis Team characters that are near enough to be pushed by Hulk's new Rage. */
    public HulkTable reportRagePushTargets(String... characters) {
        return apply(new HulkCommand.ReportRagePushTargets(ids(characters)));
    }

    /** Pushes a character away from Hulk because of new Rage, to a place outside the Gamma Absorbers. */
    public HulkTable pushAway(String character) {
        return apply(new HulkCommand.PushAway(CombatantId.of(character), Option.none()));
    }

    /** Pushes a character away from Hulk because of new Rage, into a Gamma Absorber. */
    public HulkTable pushAway(String character, String absorber) {
        return apply(new HulkCommand.PushAway(CombatantId.of(character), Option.of(absorber)));
    }

    /** Uses Super Gamma Leap to a place within range 3. */
    public HulkTable leap() {
        return apply(new HulkCommand.Leap(true));
    }

    /** Uses The Strongest One There Is. Other verbs report its effects. */
    public HulkTable useStrongestOneThereIs() {
        return apply(new HulkCommand.UseStrongestOneThereIs());
    }

    /**
     * Declares an attack of a Crisis Team character on Hulk.
     *
     * @param strength the number of dice without the Gamma Aura
     * @param isWithinRange3 whether the attacker is within range 3 of Hulk
     */
    public HulkTable attackHulk(String attacker, AttackType type, int strength, boolean isWithinRange3) {
        return apply(new HulkCommand.AttackHulk(CombatantId.of(attacker), type, strength, isWithinRange3));
    }

    /** Uses or declines Puny against the attack or collision. */
    public HulkTable decidePuny(boolean isUsed) {
        return apply(new HulkCommand.DecidePuny(isUsed));
    }

    /** Reports an attack on Hulk, before Puny, by its damage. The attack does not push him. */
    public HulkTable rollAttackOnHulk(int damage) {
        return rollAttackOnHulk(damage, false);
    }

    /**
     * Reports an attack on Hulk, before Puny, by its damage.
     *
     * @param isHulkPushed whether the special rules of the attack push Hulk
     */
    public HulkTable rollAttackOnHulk(int damage, boolean isHulkPushed) {
        return apply(new HulkCommand.RollAttackOnHulk(AttackResult.of(damage), isHulkPushed));
    }

    /**
     * Reports an attack on Hulk, before Puny, by the faces of both rolls. The attack does not push him.
     *
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public HulkTable rollAttackOnHulk(String faces) {
        return rollAttackOnHulk(faces, false);
    }

    /**
     * Reports an attack on Hulk, before Puny, by the faces of both rolls.
     *
     * @param isHulkPushed whether the special rules of the attack push Hulk
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public HulkTable rollAttackOnHulk(String faces, boolean isHulkPushed) {
        return apply(new HulkCommand.RollAttackOnHulk(AttackResult.parse(faces), isHulkPushed));
    }

    /** Reports that Hulk would suffer a collision with the given damage. */
    public HulkTable reportHulkCollision(int damage) {
        return apply(new HulkCommand.ReportHulkCollision(damage));
    }

    /**
     * Throws named terrain within range 2 with the Gamma Throw of a Crisis Team character. Collisions are reported
     * afterwards.
     *
     * @param isWithinRange3 whether the thrower is within range 3 of Hulk
     * @throws IllegalArgumentException if the setup has no terrain of this name
     */
    public HulkTable throwTerrain(String thrower, String terrain, boolean isWithinRange3) {
        return throwTerrain(thrower, terrain(terrain), isWithinRange3);
    }

    /**
     * Throws terrain that the setup does not name, see {@link #throwTerrain(String, String, boolean)}.
     *
     * @param isWithinRange3 whether the thrower is within range 3 of Hulk
     */
    public HulkTable throwTerrain(String thrower, Terrain terrain, boolean isWithinRange3) {
        return apply(new HulkCommand.ThrowTerrain(CombatantId.of(thrower), terrain, true, isWithinRange3));
    }

    /**
     * Reports that a character destroyed named terrain, after that effect is resolved.
     *
     * @param isWithinRange3 whether the character is within range 3 of Hulk
     * @throws IllegalArgumentException if the setup has no terrain of this name
     */
    public HulkTable destroyTerrain(String by, String terrain, boolean isWithinRange3) {
        return destroyTerrain(by, terrain(terrain), isWithinRange3);
    }

    /**
     * Reports the destruction of terrain that the setup does not name, see
     * {@link #destroyTerrain(String, String, boolean)}.
     *
     * @param isWithinRange3 whether the character is within range 3 of Hulk
     */
    public HulkTable destroyTerrain(String by, Terrain terrain, boolean isWithinRange3) {
        return apply(new HulkCommand.DestroyTerrain(CombatantId.of(by), terrain, isWithinRange3));
    }

    /** Reports that a Subdued character was pushed or thrown into a Gamma Absorber by any other effect. */
    public HulkTable enterAbsorber(String character, String absorber) {
        return apply(new HulkCommand.EnterAbsorber(CombatantId.of(character), absorber));
    }

    /** Reports the Gamma Absorbers that the Crisis Team secures in Cleanup. */
    public HulkTable secureAbsorbers(String... absorbers) {
        return apply(new HulkCommand.SecureAbsorbers(Vector.of(absorbers)));
    }

    /** Reports the Crisis Team characters within range 1 of a Booster Serum in Cleanup. */
    public HulkTable useSerums(String... withinRange1) {
        return apply(new HulkCommand.UseSerums(ids(withinRange1)));
    }

    private Terrain terrain(String name) {
        Vector<Terrain> named = state().setup().terrain();
        return named.find(terrain -> terrain.name().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("No terrain of the setup is named " + name
                        + ". Its terrain is: " + named.map(Terrain::name).mkString(", ") + "."));
    }
}
