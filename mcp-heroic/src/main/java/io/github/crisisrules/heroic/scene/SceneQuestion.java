package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;

/**
 * What only the table knows: the faces that fell, whom somebody chooses, how something is called. Options are always
 * what the rules accept.
 *
 * @param <A> answer
 */
public sealed interface SceneQuestion<A> extends Question<A> {
    /** Names and sentences are no longer than this. */
    int LONGEST_NAME = 100;

    /** The faces of the dice, in the order of the pool. */
    record Faces(RollSide side, Vector<DieSize> dice) implements SceneQuestion<Vector<Integer>> {
        @Override
        public Form<Vector<Integer>> form() {
            return Form.each(dice.map(die -> Form.number(1, die.sides())));
        }

        @Override
        public String words() {
            return dice.isEmpty() ? "no dice, no faces" : "which faces of " + dice.mkString(", ") + "?";
        }
    }

    /** Which dice form the total, and which is the effect. */
    record WhichDice(RollSide side, Vector<DiceChoice> options) implements SceneQuestion<DiceChoice> {
        @Override
        public Form<DiceChoice> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "which dice for the total and the effect?";
        }
    }

    /** One of the cast. */
    record Who(String words, Vector<CastId> options) implements SceneQuestion<CastId> {
        @Override
        public Form<CastId> form() {
            return Form.oneOf(options);
        }
    }

    /** A trait. */
    record WhichTrait(Vector<Trait> options) implements SceneQuestion<Trait> {
        @Override
        public Form<Trait> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "which trait?";
        }
    }

    /** Somebody's trait. */
    record WhoseTrait(Vector<Owned> options) implements SceneQuestion<SceneQuestion.Owned> {
        @Override
        public Form<Owned> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "whose, and which trait?";
        }
    }

    /** A trait and who has it. */
    record Owned(CastId owner, Trait trait) implements Worded {
        @Override
        public String words() {
            return trait.words() + " of " + owner;
        }
    }

    /** A type of stress or trauma. */
    record WhichType(Vector<StressType> options) implements SceneQuestion<StressType> {
        @Override
        public Form<StressType> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "which type of stress?";
        }
    }

    /** Something by its name on a datafile: a limit, a special effect, a power, a power set, a specialty, a milestone. */
    record Which(String words, Vector<String> options) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(options);
        }
    }

    /** A name that people make up, other than those taken. */
    record NewName(String words, Vector<String> taken) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(LONGEST_NAME, taken);
        }
    }

    /** The distinctions of a scene, written with commas between them. */
    record Distinctions() implements SceneQuestion<Vector<String>> {
        @Override
        public Form<Vector<String>> form() {
            return new Form.Text(LONGEST_NAME).as(Distinctions::split);
        }

        static Vector<String> split(String text) {
            return Iterator.of(text.split(",", -1))
                    .map(String::strip)
                    .reject(String::isEmpty)
                    .distinct()
                    .toVector();
        }

        @Override
        public String words() {
            return "which distinctions, with commas between them?";
        }
    }

    /** How it is paid for; only asked where there are several doom dice. */
    record HowPaid(Vector<Payment> options) implements SceneQuestion<Payment> {
        @Override
        public Form<Payment> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "paid with which doom die?";
        }
    }

    /** A die of the doom pool. */
    record WhichDoomDie(Vector<DieSize> options) implements SceneQuestion<DieSize> {
        @Override
        public Form<DieSize> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "which doom die?";
        }
    }

    /** How the doom pool grows. */
    record HowDoomGrows(Vector<DoomGrowth> options) implements SceneQuestion<DoomGrowth> {
        @Override
        public Form<DoomGrowth> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "how does the doom pool grow?";
        }
    }

    /** Whether a hero takes the plot point that the Watcher offers. */
    record IsOfferTaken(CastId hero) implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }

        @Override
        public String words() {
            return "does " + hero + " take the plot point?";
        }
    }

    /** What a new power is as far as other rules ask. */
    record WhichPowerKind() implements SceneQuestion<PowerKind> {
        @Override
        public Form<PowerKind> form() {
            return Form.oneOf(Vector.of(PowerKind.OTHER, PowerKind.REFLEXES, PowerKind.SENSES));
        }

        @Override
        public String words() {
            return "reflexes, senses or another power?";
        }
    }

    /** Whether a new special effect costs a plot point. */
    record DoesItCost() implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }

        @Override
        public String words() {
            return "does it cost a plot point?";
        }
    }

    /** One of several commands of a kind; their words are the options. */
    record WhichOfThese(Vector<SceneCommand> options) implements SceneQuestion<SceneCommand> {
        @Override
        public Form<SceneCommand> form() {
            return Form.oneOf(options);
        }

        @Override
        public String words() {
            return "which?";
        }
    }
}
