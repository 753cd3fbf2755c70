package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.EncounterTable;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;

/**
 * An encounter with the Unstoppable Colossus as the players around it report it: the entry point for most users. See
 * {@link EncounterTable} for the verbs of every encounter.
 *
 * <p>Towers are given by their numbers; a number that no tower has is an {@link IllegalArgumentException}. The
 * result of an attack is given by its damage, or by all faces of both rolls as {@link AttackResult#parse} reads
 * them.
 *
 * <pre>{@code
 * ColossusTable table = ColossusTable.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed)
 *         .beginFirstRound()
 *         .activate("Comet")
 *         .placeBeam("Comet", 1, 2)
 *         .damageColossus("CHH-F + W against B---F-")
 *         .endActivation();
 * }</pre>
 */
public final class ColossusTable extends EncounterTable<ColossusState, ColossusCommand, ColossusEvent, ColossusTable> {
    private ColossusTable(Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        super(play);
    }

    /**
     * Starts an encounter before its first round.
     *
     * @throws RefusedException with all faults of the setup, if it has any
     */
    public static ColossusTable start(ColossusSetup setup) {
        return of(Colossus.play(setup));
    }

    /**
     * Starts an encounter with towers and tokens shuffled by the seed.
     *
     * @throws RefusedException with all faults of the setup, if it has any
     */
    public static ColossusTable start(ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Seed seed) {
        return start(ColossusSetup.shuffled(difficulty, team, track, seed));
    }

    /**
     * Starts an encounter with the randomizer tokens in the order in which the players placed them, given by their
     * numbers, and the towers in order on the map.
     *
     * @throws RefusedException with all faults of the setup, if it has any
     */
    public static ColossusTable start(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Iterable<Integer> tokens) {
        return start(
                ColossusSetup.of(difficulty, team, track, Vector.ofAll(tokens).map(Tower::of)));
    }

    /** Creates a table for an encounter that is already under way, such as one read from a stored log. */
    public static ColossusTable of(Play<ColossusState, ColossusCommand, ColossusEvent> play) {
        return new ColossusTable(play);
    }

    @Override
    public EncounterView view() {
        return ColossusView.of(state(), play().wording());
    }

    @Override
    protected ColossusTable with(Play<ColossusState, ColossusCommand, ColossusEvent> next) {
        return new ColossusTable(next);
    }

    @Override
    protected ColossusCommand inFrame(FrameCommand command) {
        return new ColossusCommand.InFrame(command);
    }

    /** Places a Disruption Beam token of the active character on a tower, pointing toward another. */
    public ColossusTable placeBeam(String character, int tower, int toward) {
        return apply(new ColossusCommand.PlaceBeam(CombatantId.of(character), Tower.of(tower), Tower.of(toward)));
    }

    /** Reports the damage of an attack on the Colossus, or of a collision, before Organic Steel. */
    public ColossusTable damageColossus(int damage) {
        return apply(new ColossusCommand.DamageColossus(damage));
    }

    /**
     * Reports an attack on the Colossus by the faces of both rolls.
     *
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public ColossusTable damageColossus(String faces) {
        return apply(new ColossusCommand.DamageColossus(AttackResult.parse(faces)));
    }

    /** Reports an effect of a Crisis Team character that would move the Colossus. */
    public ColossusTable moveColossus(String by) {
        return apply(new ColossusCommand.MoveColossus(CombatantId.of(by)));
    }

    /** Reports that the push touched interactive terrain of the given size. */
    public ColossusTable touchTerrain(int size) {
        return apply(new ColossusCommand.TouchTerrain(size));
    }

    /** Reports that the push touched a character. */
    public ColossusTable touchCharacter(String character) {
        return apply(new ColossusCommand.TouchCharacter(CombatantId.of(character)));
    }

    /** Reports that the push crossed the link between two towers. */
    public ColossusTable crossLink(int firstTower, int secondTower) {
        return apply(new ColossusCommand.CrossLink(Tower.of(firstTower), Tower.of(secondTower)));
    }

    /**
     * Reports that the push touched a tower, which ends the push.
     *
     * @param nearbyCharacters the Crisis Team characters within range 1 of the tower
     */
    public ColossusTable touchTower(int tower, String... nearbyCharacters) {
        return apply(new ColossusCommand.TouchTower(Tower.of(tower), ids(nearbyCharacters)));
    }

    /** Reports that the push ended without touching a tower. */
    public ColossusTable endPush() {
        return apply(new ColossusCommand.EndPush());
    }

    /** Reports the die for the Rampage chart. */
    public ColossusTable rollChart(CrisisFace face) {
        return apply(new ColossusCommand.RollChart(face));
    }

    /** Throws a character, without a collision. */
    public ColossusTable throwCharacter(String character) {
        return throwCharacter(character, ThrowReport.NOTHING);
    }

    /** Throws a character, with the given effects. */
    public ColossusTable throwCharacter(String character, ThrowReport report) {
        return apply(new ColossusCommand.ThrowCharacter(CombatantId.of(character), report));
    }

    /** Throws a terrain feature of the given size, without a collision. */
    public ColossusTable throwTerrain(int size) {
        return throwTerrain(size, ThrowReport.NOTHING);
    }

    /** Throws a terrain feature of the given size, with the given effects. */
    public ColossusTable throwTerrain(int size, ThrowReport report) {
        return apply(new ColossusCommand.ThrowTerrain(size, report));
    }

    /** Reports a Bare Metal Hands attack on one character by its damage. */
    public ColossusTable attackWithBareMetalHands(String target, int damage) {
        return attackWithBareMetalHands(AttackedTarget.of(target, damage));
    }

    /**
     * Reports a Bare Metal Hands attack on one character by the faces of both rolls.
     *
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public ColossusTable attackWithBareMetalHands(String target, String faces) {
        return attackWithBareMetalHands(AttackedTarget.of(target, faces));
    }

    /** Reports a Bare Metal Hands attack on all the given targets, each with its result. */
    public ColossusTable attackWithBareMetalHands(AttackedTarget... targets) {
        return apply(new ColossusCommand.AttackWithBareMetalHands(Vector.of(targets)));
    }

    /** Reports a Hurl Debris attack by its damage. */
    public ColossusTable hurlDebris(String target, int damage) {
        return apply(new ColossusCommand.HurlDebris(AttackedTarget.of(target, damage)));
    }

    /**
     * Reports a Hurl Debris attack by the faces of both rolls.
     *
     * @throws IllegalArgumentException if {@code faces} cannot be parsed
     */
    public ColossusTable hurlDebris(String target, String faces) {
        return apply(new ColossusCommand.HurlDebris(AttackedTarget.of(target, faces)));
    }

    /** Reports that the result of the chart has no target within range and, for an attack, in line of sight. */
    public ColossusTable reportNoTarget() {
        return apply(new ColossusCommand.ReportNoTarget());
    }

    /** Declines further throws after Bare Metal Hands. */
    public ColossusTable forgoThrows() {
        return apply(new ColossusCommand.ForgoThrows());
    }

    /** Continues a long chain of Rampages. */
    public ColossusTable continueRampages() {
        return apply(new ColossusCommand.ContinueRampages());
    }

    /** Stops a long chain of Rampages. */
    public ColossusTable stopRampages() {
        return apply(new ColossusCommand.StopRampages());
    }
}
