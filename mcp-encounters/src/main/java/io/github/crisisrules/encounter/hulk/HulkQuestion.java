package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What only the table knows: the dice, who is where, and what somebody chooses among what is in reach.
 *
 * @param <A> answer
 */
public sealed interface HulkQuestion<A> extends Question<A> {
    /** The most dice that a form asks for where a character's own card says how many there are. */
    int MOST_DICE = 12;

    /** The face of the Gamma Aura's die. */
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

    /** Which of these Crisis Team characters are within a range of Hulk. */
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

    /** Whom Hulk attacks: one of those he can reach, or for beams and areas all of them. */
    record Targets(HulkAttack attack, AttackRange range, Vector<CombatantId> team)
            implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.someOf(team, 1, isSingle() ? 1 : team.size());
        }

        /** Whether there is one target. */
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

    /** What Hulk's attack on a target came to, with this many dice and up to this many of them rerolled. */
    record ResultOfAttack(HulkAttack attack, CombatantId target, AttackType type, int dice, int rerolls)
            implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.ofAttack(dice).form(rerolls);
        }

        @Override
        public String words() {
            return "what does " + attack + " (" + type + ", " + Counted.of(dice, "die", "dice") + ", up to " + rerolls
                    + " rerolled) on " + target + " come to?";
        }
    }

    /** Where a push of this character ends: in one of these Gamma Absorbers, or nowhere in particular. */
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

    /** The type of a character's attack on Hulk. */
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

    /** The strength of a character's attack on Hulk, without what the Gamma Aura adds. */
    record AttackStrength(CombatantId attacker) implements HulkQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(1, MOST_DICE);
        }

        @Override
        public String words() {
            return "how many dice does the attack of " + attacker + " have?";
        }
    }

    /** Whether a character that attacks Hulk, or destroys terrain, is within range 3 of him. */
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

    /** What a character's attack on Hulk came to, with this many dice of either side, before Puny. */
    record ResultAtHulk(CombatantId attacker, int dice, int defenceDice) implements HulkQuestion<AttackResult> {
        @Override
        public Form<AttackResult> form() {
            return AttackPools.of(dice, defenceDice).form(0);
        }

        @Override
        public String words() {
            return "what does the attack of " + attacker + " with " + Counted.of(dice, "die", "dice")
                    + " on Hulk, who defends with " + defenceDice + ", come to?";
        }
    }

    /** Whether the special rules of a character's attack push Hulk. */
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

    /** Which of these terrain features, one within range 2, a character throws. */
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

    /** Which of these Gamma Absorbers the Crisis Team secures. */
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

    /** Which of these Subdued characters are within range 1 of a Booster Serum. */
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
