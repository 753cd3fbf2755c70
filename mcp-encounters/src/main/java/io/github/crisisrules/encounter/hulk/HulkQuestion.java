package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.hulk.rule.GammaAura;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question that only the players can answer: the dice, the positions, and the choices among targets in reach.
 *
 * @param <A> the type of the answer
 */
public sealed interface HulkQuestion<A> extends Question<A> {
    /** The maximum number of dice in a form, if the number is on a character's own card. */
    int MAX_DICE = 12;

    /** Asks for the face of the die for the Gamma Aura. */
    record AuraFace() implements HulkQuestion<CrisisFace> {
        @Override
        public Form<CrisisFace> form() {
            return Form.oneOf(Vector.of(CrisisFace.values()));
        }

        @Override
        public String words() {
            return "which face does the die of the Gamma Aura show?";
        }
    }

    /** Asks for the members of {@code team} within a range of Hulk. */
    record NearHulk(int range, Vector<CombatantId> team) implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(team);
        }

        @Override
        public String words() {
            return "who is within range " + range + " of Hulk?";
        }
    }

    /** Asks for the targets of Hulk's attack: one character in reach, or all of them for beams and areas. */
    record Targets(HulkAttack attack, AttackRange range, Vector<CombatantId> team)
            implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.someOf(team, 1, isSingle() ? 1 : team.size());
        }

        /** Returns whether the attack has one target. */
        public boolean isSingle() {
            return range.shape() == AttackRange.Shape.SINGLE;
        }

        @Override
        public String words() {
            return isSingle()
                    ? "whom does " + attack + " hit (" + range + ")?"
                    : "who are all those that " + attack + " hits (" + range + ")?";
        }
    }

    /**
     * Asks for the result of Hulk's attack on a target.
     *
     * @param dice the number of attack dice
     * @param rerolls the maximum number of dice that may be rerolled
     */
    record ResultOfAttack(HulkAttack attack, CombatantId target, AttackType type, int dice, int rerolls)
            implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.ofAttack(dice).form(rerolls);
        }

        @Override
        public String words() {
            return "what does " + attack + " (" + type + ", " + Plural.of(dice, "die", "dice") + ", up to " + rerolls
                    + " rerolled) on " + target + " come to?";
        }
    }

    /** Asks for the Gamma Absorber in which the push of a character ends, if any. */
    record PushEnd(CombatantId character, PushCause cause, Tool tool, Vector<String> absorbers)
            implements HulkQuestion<Option<String>> {
        @Override
        public Form<Option<String>> form() {
            return Form.oneOf(absorbers.map(Option::of).prepend(Option.none()));
        }

        @Override
        public String words() {
            return "does the push of " + character + " (" + tool + ") end in a Gamma Absorber?";
        }
    }

    /** Asks for the type of a character's attack on Hulk. */
    record AttackKind(CombatantId attacker) implements HulkQuestion<AttackType> {
        @Override
        public Form<AttackType> form() {
            return Form.oneOf(Vector.of(AttackType.values()));
        }

        @Override
        public String words() {
            return "of which type is the attack of " + attacker + "?";
        }
    }

    /** Asks for the strength of a character's attack on Hulk, without the dice of the Gamma Aura. */
    record AttackStrength(CombatantId attacker) implements HulkQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, MAX_DICE);
        }

        @Override
        public String words() {
            return "how many dice does the attack of " + attacker + " have?";
        }
    }

    /** Asks whether a character that attacks Hulk or destroys terrain is within range 3 of him. */
    record AttackerNear(CombatantId attacker) implements HulkQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }

        @Override
        public String words() {
            return "is " + attacker + " within range " + GammaAura.RANGE + " of Hulk?";
        }
    }

    /**
     * Asks for the result of a character's attack on Hulk, before Puny.
     *
     * @param dice the number of attack dice
     * @param defenceDice the number of defence dice
     */
    record ResultAtHulk(CombatantId attacker, int dice, int defenceDice) implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.of(dice, defenceDice).form(0);
        }

        @Override
        public String words() {
            return "what does the attack of " + attacker + " with " + Plural.of(dice, "die", "dice")
                    + " on Hulk, who defends with " + defenceDice + ", come to?";
        }
    }

    /** Asks whether the special rules of a character's attack push Hulk. */
    record PushesHulk(CombatantId attacker) implements HulkQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }

        @Override
        public String words() {
            return "do the special rules of the attack of " + attacker + " push Hulk?";
        }
    }

    /** Asks for the terrain feature within range 2 that a character throws. */
    record ThrownTerrain(CombatantId thrower, Vector<Terrain> terrain) implements HulkQuestion<Terrain> {
        @Override
        public Form<Terrain> form() {
            return Form.oneOf(terrain);
        }

        @Override
        public String words() {
            return "which terrain within range 2 does " + thrower + " throw?";
        }
    }

    /** Asks for the Gamma Absorbers that the Crisis Team secures. */
    record Secured(Vector<String> absorbers) implements HulkQuestion<Vector<String>> {
        @Override
        public Form<Vector<String>> form() {
            return Form.anyOf(absorbers);
        }

        @Override
        public String words() {
            return "which Gamma Absorbers does the Crisis Team secure?";
        }
    }

    /** Asks for the Subdued characters within range 1 of a Booster Serum. */
    record NearSerum(Vector<CombatantId> team) implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(team);
        }

        @Override
        public String words() {
            return "who of the Subdued is within range 1 of a Booster Serum?";
        }
    }
}
