package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.encounter.hulk.AttackRange;
import io.github.crisisrules.encounter.hulk.AttackType;
import io.github.crisisrules.encounter.hulk.HulkAttack;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The table at one moment of a simulation: everything seen is drawn from the moment's seed, and asking twice gives the
 * same answer. Crisis Team characters attack with 5 dice and defend with 3: stand-ins, like the chances.
 *
 * @param seed of the moment
 * @param odds what is likely
 */
public record ChanceHulkTable(Seed seed, HulkTableOdds odds) implements HulkTable {
    private static final int ATTACK_DICE = 5;
    private static final int DEFENCE_DICE = 3;
    private static final int TERRAIN_PIECES = 8;

    @Override
    public CrisisFace auraFace() {
        return CrisisDie.roll(seed.split("aura"));
    }

    @Override
    public Vector<CombatantId> nearHulk(HulkState state, int range) {
        return some("near/" + range, state.team(), odds.near());
    }

    @Override
    public Vector<CombatantId> reached(HulkState state, HulkAttack attack, AttackRange range) {
        return some("reach/" + attack, state.team(), odds.near());
    }

    @Override
    public CrisisRoll hulkDice(int dice, int rerolls) {
        return CrisisRolls.roll(RollRules.attack().rerolling(rerolls), DicePool.of(dice), seed.split("hulk"));
    }

    @Override
    public CrisisRoll targetDice(HulkState state, CombatantId target, AttackType type) {
        return CrisisRolls.roll(RollRules.defence(), DicePool.of(DEFENCE_DICE), seed.split("target"));
    }

    @Override
    public CrisisRoll attackerDice(HulkState state, CombatantId attacker, int dice) {
        return CrisisRolls.roll(RollRules.attack(), DicePool.of(dice), seed.split("attacker"));
    }

    @Override
    public CrisisRoll hulkDefenceDice(int dice) {
        return CrisisRolls.roll(RollRules.defence(), DicePool.of(dice), seed.split("defence"));
    }

    @Override
    public boolean pushesHulk() {
        return happens("pushes", odds.near());
    }

    @Override
    public Vector<Option<String>> pushEnds(HulkState state, CombatantId character) {
        Vector<Option<String>> open = Vector.of(Option.none());
        return happens("absorber/" + character, odds.absorber())
                ? open.append(Option.of(
                        seed.split("which/" + character).pick(state.setup().absorbers())))
                : open;
    }

    @Override
    public Vector<HulkCommand.AttackHulk> attacksOnHulk(HulkState state, CombatantId attacker) {
        AttackType type = seed.split("type/" + attacker).pick(Vector.of(AttackType.values()));
        boolean near = happens("attacker/" + attacker, odds.near());
        return Vector.of(new HulkCommand.AttackHulk(attacker, type, ATTACK_DICE, near));
    }

    @Override
    public Vector<Terrain> terrainNear(HulkState state, CombatantId character) {
        Vector<Terrain> all = Vector.rangeClosed(1, TERRAIN_PIECES)
                .map(number -> Terrain.interactive("terrain " + number, 1 + number % 4));
        return some("terrain/" + character, all, odds.near());
    }

    @Override
    public Vector<String> secured(HulkState state) {
        return some("secured", state.setup().absorbers(), odds.secured());
    }

    @Override
    public Vector<CombatantId> nearSerum(HulkState state) {
        return some("serum", state.team(), odds.serum());
    }

    /** Whether terrain thrown now hits Hulk. */
    boolean hitsHulk() {
        return happens("thrown", odds.thrown());
    }

    private boolean happens(String what, int percent) {
        return seed.split(what).below(100) < percent;
    }

    private <T> Vector<T> some(String what, Seq<T> all, int percent) {
        Draw draws = seed.split(what).draws();
        return all.toVector().filter(each -> draws.below(100) < percent);
    }
}
