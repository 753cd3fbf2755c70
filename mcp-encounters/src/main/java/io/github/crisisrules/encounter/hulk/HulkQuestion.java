package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.Question;
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

    /** The dice of Hulk's attack as they lie, after at most so many rerolls. */
    record HulkDice(int dice, int rerolls) implements HulkQuestion<CrisisRoll> {
        @Override
        public Form<CrisisRoll> form() {
            return new Form.Dice(RollRules.attack().rerolling(rerolls), DicePool.of(dice));
        }

        @Override
        public String words() {
            return "how do the " + dice + " dice of Hulk's attack lie, with up to " + rerolls + " rerolled?";
        }
    }

    /** The defence dice of the target of Hulk's attack, as many as its own card says. */
    record TargetDice(CombatantId target, AttackType type) implements HulkQuestion<CrisisRoll> {
        private static final Vector<Option<CrisisFace>> FACES =
                Vector.of(CrisisFace.values()).map(Option::of).prepend(Option.none());

        /** A place for each die that there can be; those that are not rolled stay empty. */
        @Override
        public Form<CrisisRoll> form() {
            return Form.each(Vector.fill(MOST_DICE, () -> Form.oneOf(FACES))).as(TargetDice::asTheyLie);
        }

        private static CrisisRoll asTheyLie(Vector<Option<CrisisFace>> places) {
            Vector<CrisisFace> faces = places.flatMap(place -> place);
            return new CrisisRoll(faces, Vector.empty(), faces);
        }

        @Override
        public String words() {
            return "how do the defence dice of " + target + " against a " + type + " attack lie?";
        }
    }

    /** Where a push of this character ends: in one of these Gamma Absorbers, or nowhere in particular. */
    record PushEnd(CombatantId character, Vector<String> absorbers) implements HulkQuestion<Option<String>> {
        @Override
        public Form<Option<String>> form() {
            return Form.oneOf(absorbers.map(Option::of).prepend(Option.none()));
        }

        @Override
        public String words() {
            return "does the push of " + character + " end in a Gamma Absorber?";
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

    /** Whether a character that attacks Hulk is within range 3 of him. */
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

    /** The dice of a character's attack on Hulk as they lie. */
    record AttackerDice(CombatantId attacker, int dice) implements HulkQuestion<CrisisRoll> {
        @Override
        public Form<CrisisRoll> form() {
            return new Form.Dice(RollRules.attack(), DicePool.of(dice));
        }

        @Override
        public String words() {
            return "how do the " + dice + " dice of the attack of " + attacker + " lie?";
        }
    }

    /** Hulk's defence dice as they lie. */
    record HulkDefenceDice(int dice) implements HulkQuestion<CrisisRoll> {
        @Override
        public Form<CrisisRoll> form() {
            return new Form.Dice(RollRules.defence(), DicePool.of(dice));
        }

        @Override
        public String words() {
            return "how do the " + dice + " dice of Hulk's defence lie?";
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

    /** Which of these Crisis Team characters are within range 1 of a Booster Serum. */
    record NearSerum(Vector<CombatantId> team) implements HulkQuestion<Vector<CombatantId>> {
        @Override
        public Form<Vector<CombatantId>> form() {
            return Form.anyOf(team);
        }

        @Override
        public String words() {
            return "who is within range 1 of a Booster Serum?";
        }
    }
}
