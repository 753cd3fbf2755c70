package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question that only the players can answer: the dice, the positions, and the choices among targets in reach.
 *
 * @param <A> the type of the answer
 */
public sealed interface HulkQuestion<A> extends Question<A> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The maximum number of dice in a form, if the number is on a character's own card. */
    int MAX_DICE = 12;

    /** The largest size of terrain in forms. */
    int LARGEST_SIZE = 5;

    /** The largest damage of one effect in forms. */
    int MAX_DAMAGE = 12;

    /** Asks for the face of the die for the Gamma Aura. */
    record AuraFace() implements HulkQuestion<CrisisFace> {
        @Override
        public Form<CrisisFace> form() {
            return Form.oneOf(Vector.of(CrisisFace.values()));
        }
    }

    /** Asks for the members of {@code team} within a range of Hulk. */
    record CharactersNearHulk(int range, Vector<CombatantId> team) implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(team);
        }
    }

    /** Asks for the targets of Hulk's attack: one character in reach, or all of them for beams and areas. */
    record AttackTargets(HulkAttack attack, AttackRange range, Vector<CombatantId> team)
            implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.someOf(team, 1, isSingle() ? 1 : team.size());
        }

        /** Returns whether the attack has one target. */
        public boolean isSingle() {
            return range.shape() == AttackRange.Shape.SINGLE;
        }
    }

    /**
     * Asks for the result of Hulk's attack on a target.
     *
     * @param dice the number of attack dice
     * @param rerolls the maximum number of dice that may be rerolled
     */
    record HulkAttackResult(HulkAttack attack, CombatantId target, AttackType type, int dice, int rerolls)
            implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.ofAttack(dice).form(rerolls);
        }
    }

    /** Asks for the Gamma Absorber in which the push of a character ends, if any. */
    record PushDestination(CombatantId character, PushCause cause, MovementTool tool, Vector<String> absorbers)
            implements HulkQuestion<Option<String>> {
        @Override
        public Form<Option<String>> form() {
            return Form.oneOf(absorbers.map(Option::of).prepend(Option.none()));
        }
    }

    /** Asks for the type of a character's attack on Hulk. */
    record AttackKind(CombatantId attacker) implements HulkQuestion<AttackType> {
        @Override
        public Form<AttackType> form() {
            return Form.oneOf(Vector.of(AttackType.values()));
        }
    }

    /** Asks for the strength of a character's attack on Hulk, without the dice of the Gamma Aura. */
    record AttackStrength(CombatantId attacker) implements HulkQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, MAX_DICE);
        }
    }

    /** Asks whether a character that attacks Hulk or destroys terrain is within range 3 of him. */
    record IsAttackerNear(CombatantId attacker) implements HulkQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /**
     * Asks for the result of a character's attack on Hulk, before Puny.
     *
     * @param dice the number of attack dice
     * @param defenceDice the number of defence dice
     */
    record AttackOnHulkResult(CombatantId attacker, int dice, int defenceDice) implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.of(dice, defenceDice).form(0);
        }
    }

    /** Asks whether the special rules of a character's attack push Hulk. */
    record IsHulkPushed(CombatantId attacker) implements HulkQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /** Asks for the terrain feature within range 2 that a character throws. */
    record ThrownTerrain(CombatantId thrower, Vector<Terrain> terrain) implements HulkQuestion<Terrain> {
        @Override
        public Form<Terrain> form() {
            return Form.oneOf(terrain);
        }
    }

    /** Asks for the terrain feature that a character destroyed. */
    record DestroyedTerrain(CombatantId by, Vector<Terrain> terrain) implements HulkQuestion<Terrain> {
        @Override
        public Form<Terrain> form() {
            return Form.oneOf(terrain);
        }
    }

    /**
     * Asks for the name and the size of terrain that the setup does not name.
     *
     * @param by the character that throws or destroys it
     */
    record UnnamedTerrain(CombatantId by, int maxSize, Vector<String> taken) implements HulkQuestion<Terrain> {
        @Override
        public Form<Terrain> form() {
            return new Form.Text(PlainName.LONGEST, taken)
                    .then(name -> Form.number(1, maxSize)
                            .labelled(wording -> Sentences.terrainSize(wording, name))
                            .as(size -> Terrain.interactive(name, size)));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return describe(wording);
        }
    }

    /** Asks for the damage of a collision of Hulk. */
    record CollisionDamage() implements HulkQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(0, MAX_DAMAGE);
        }
    }

    /** Asks for the Gamma Absorber into which a Subdued character was moved. */
    record EnteredAbsorber(CombatantId character, Vector<String> absorbers) implements HulkQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(absorbers);
        }
    }

    /** Asks from which of its targets an effect redirects Hulk's attack. */
    record RedirectedFrom(Vector<CombatantId> targets) implements HulkQuestion<CombatantId> {
        @Override
        public Form<CombatantId> form() {
            return Form.oneOf(targets);
        }
    }

    /** Asks to which character an effect redirects Hulk's attack. */
    record RedirectedTo(Vector<CombatantId> characters) implements HulkQuestion<CombatantId> {
        @Override
        public Form<CombatantId> form() {
            return Form.oneOf(characters);
        }
    }

    /** Asks for the Gamma Absorbers that the Crisis Team secures. */
    record SecuredAbsorbers(Vector<String> absorbers) implements HulkQuestion<Vector<String>> {
        @Override
        public Form<Vector<String>> form() {
            return Form.anyOf(absorbers);
        }
    }

    /** Asks for the Subdued characters within range 1 of a Booster Serum. */
    record CharactersNearSerum(Vector<CombatantId> team) implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(team);
        }
    }
}
