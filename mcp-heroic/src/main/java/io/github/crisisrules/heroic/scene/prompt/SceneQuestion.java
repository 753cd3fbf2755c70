package io.github.crisisrules.heroic.scene.prompt;

import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A question about facts that only the players know, such as the faces rolled, the character chosen, or the name of
 * something new. The rules accept every option that is listed.
 *
 * @param <A> the type of the answer
 */
public sealed interface SceneQuestion<A> extends Question<A> {
    /** The maximum length of names and sentences. */
    int LONGEST_NAME = 100;

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Asks for the faces of the dice, in pool order. */
    record Faces(Vector<DieSize> dice) implements SceneQuestion<Vector<Integer>> {
        @Override
        public Form<Vector<Integer>> form() {
            return Form.each(dice.map(die -> Form.number(1, die.sides())));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return Sentences.face(wording, part + 1, dice.get(part));
        }
    }

    /** Asks for the trait that joins each place of the pool. A place may be left empty. */
    record PoolTraits(Vector<Vector<Trait>> slots) implements SceneQuestion<Vector<Trait>> {
        @Override
        public Form<Vector<Trait>> form() {
            return Form.each(slots.map(options ->
                            Form.<Option<Trait>>oneOf(options.map(Option::some).append(Option.none()))))
                    .as(chosen -> chosen.flatMap(one -> one));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return Sentences.poolTrait(wording, part + 1, slots.size());
        }
    }

    /** Asks for the dice rolled and their faces, without the traits they come from. */
    record RolledDice() implements SceneQuestion<Vector<RolledDie>> {
        private static final int MAX = 12;
        private static final Vector<Option<RolledDie>> OPTIONS = DieSize.all()
                .flatMap(size -> Vector.rangeClosed(1, size.sides()).map(face -> new RolledDie(size, face)))
                .map(Option::some)
                .append(Option.none());

        @Override
        public Form<Vector<RolledDie>> form() {
            return Form.each(Vector.fill(MAX, () -> Form.oneOf(OPTIONS))).as(dice -> dice.flatMap(one -> one));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return Sentences.rolledDie(wording, part + 1);
        }
    }

    /** Asks for the total of a roll and the number of sides of its effect die. */
    record TotalAndEffect(RollSide side) implements SceneQuestion<RollResult> {
        private static final int MAX = 60;

        @Override
        public Form<RollResult> form() {
            return Form.each(Vector.of(
                            Form.number(0, MAX), Form.oneOf(DieSize.all().map(DieSize::sides))))
                    .as(two -> RollResult.of(
                            two.head(), DieSize.ofSides(two.last()).get()));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return part == 0 ? Sentences.totalOf(wording, side) : Sentences.sidesOfEffect(wording, side);
        }
    }

    /** Asks for the dice of the total and the effect. */
    record WhichDice(Vector<DiceChoice> options) implements SceneQuestion<DiceChoice> {
        @Override
        public Form<DiceChoice> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a member of the cast. */
    record WhichCharacter(Role role, Vector<CastId> options) implements SceneQuestion<CastId> {
        @Override
        public Form<CastId> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a trait. */
    record WhichTrait(Vector<Trait> options) implements SceneQuestion<Trait> {
        @Override
        public Form<Trait> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a trait together with its owner. */
    record WhichOwnedTrait(Vector<OwnedTrait> options) implements SceneQuestion<SceneQuestion.OwnedTrait> {
        @Override
        public Form<OwnedTrait> form() {
            return Form.oneOf(options);
        }
    }

    /** A trait and its owner. */
    record OwnedTrait(CastId owner, Trait trait) implements Describable {
        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Asks for a type of stress or trauma. */
    record WhichStressType(Vector<StressType> options) implements SceneQuestion<StressType> {
        @Override
        public Form<StressType> form() {
            return Form.oneOf(options);
        }
    }

    /**
     * Asks for a name on a datafile, such as a limit, a special effect, a power, a power set, a specialty or a
     * milestone.
     */
    record WhichEntry(Entry entry, Vector<String> options) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a new name that is not in {@code takenNames}. */
    record NewName(Subject subject, Vector<String> takenNames) implements SceneQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(LONGEST_NAME, takenNames);
        }
    }

    /** Asks for the scene distinctions as text with commas between them. */
    record Distinctions() implements SceneQuestion<Vector<String>> {
        @Override
        public Form<Vector<String>> form() {
            return new Form.Text(LONGEST_NAME).as(Distinctions::split);
        }

        public static Vector<String> split(String text) {
            return Iterator.of(text.split(",", -1))
                    .map(String::strip)
                    .reject(String::isEmpty)
                    .distinct()
                    .toVector();
        }
    }

    /**
     * Asks for a character with a short datafile: a name, a distinction, a power set with one power, and the dice.
     * For a longer datafile, use the command directly.
     *
     * @param takenNames the names already in the cast
     */
    record NewDatafile(Vector<String> takenNames) implements SceneQuestion<Datafile> {
        @Override
        public Form<Datafile> form() {
            Form<String> any = new Form.Text(LONGEST_NAME);
            Form<DieSize> die = Form.oneOf(DieSize.all());
            return Form.each(Vector.of(new Form.Text(LONGEST_NAME, takenNames), any, any, any))
                    .then(names -> Form.each(Vector.fill(4, die)).as(dice -> datafile(names, dice)));
        }

        private static Datafile datafile(Vector<String> names, Vector<DieSize> dice) {
            return Datafile.builder()
                    .name(names.get(0))
                    .addDistinctions(names.get(1))
                    .addPowerSets(PowerSet.builder()
                            .name(names.get(2))
                            .addPowers(Power.of(names.get(3), dice.get(3)))
                            .build())
                    .affiliations(new Affiliations(dice.get(0), dice.get(1), dice.get(2)))
                    .build();
        }

        @Override
        public String describePart(int part, Wording wording) {
            return part == 0 ? Sentences.newNames(wording) : Sentences.newDice(wording);
        }
    }

    /** Asks whether the new character is played by a player rather than the Watcher. */
    record IsHero() implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /** Asks for the payment. It is asked only if the doom pool has dice of several sizes. */
    record WhichPayment(Vector<Payment> options) implements SceneQuestion<Payment> {
        @Override
        public Form<Payment> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for a die size. */
    record WhichDieSize() implements SceneQuestion<DieSize> {
        @Override
        public Form<DieSize> form() {
            return Form.oneOf(DieSize.all());
        }
    }

    /** Asks for the members of a group. */
    record WhichGroup(Vector<CastId> options) implements SceneQuestion<Vector<CastId>> {
        @Override
        public Form<Vector<CastId>> form() {
            return Form.someOf(options, 2, options.size());
        }
    }

    /** Asks for a die of the doom pool. */
    record WhichDoomDie(Vector<DieSize> options) implements SceneQuestion<DieSize> {
        @Override
        public Form<DieSize> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks how the doom pool grows. */
    record WhichDoomGrowth(Vector<DoomGrowth> options) implements SceneQuestion<DoomGrowth> {
        @Override
        public Form<DoomGrowth> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for the kind of a new power. Reflexes and Senses set the price of an interrupt. */
    record WhichPowerKind() implements SceneQuestion<PowerKind> {
        @Override
        public Form<PowerKind> form() {
            return Form.oneOf(Vector.of(PowerKind.OTHER, PowerKind.REFLEXES, PowerKind.SENSES));
        }
    }

    /** Asks whether a new special effect costs a plot point. */
    record CostsPlotPoint() implements SceneQuestion<Boolean> {
        @Override
        public Form<Boolean> form() {
            return Form.yesOrNo();
        }
    }

    /** Asks for an action with its actor, intent and target. */
    record WhichAction(Vector<ActionCommand.DeclareAction> options)
            implements SceneQuestion<ActionCommand.DeclareAction> {
        @Override
        public Form<ActionCommand.DeclareAction> form() {
            return Form.oneOf(options);
        }
    }

    /** Asks for one of several commands of a kind. Their descriptions are the options. */
    record WhichCommand(Vector<SceneCommand> options) implements SceneQuestion<SceneCommand> {
        @Override
        public Form<SceneCommand> form() {
            return Form.oneOf(options);
        }
    }

    /** The part that a character plays in the answer. */
    enum Role implements Describable {
        /** The character enters the scene. */
        ENTERS,
        /** The character leaves the scene. */
        LEAVES,
        /** The character leaves its group. */
        GOES_ALONE,
        /** The Watcher splits the hero off. */
        IS_SPLIT_OFF,
        /** The character takes stress. */
        TAKES_STRESS,
        /** The character acts next. */
        ACTS_NEXT,
        /** The character is attacked. */
        IS_ATTACKED,
        /** The character gets an asset. */
        GETS_ASSET;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A list of names from which one is chosen. */
    enum Entry implements Describable {
        /** The limits of a character. */
        LIMIT,
        /** The powers of a hero. */
        POWER,
        /** The power sets of a hero. */
        POWER_SET,
        /** The specialties of a hero. */
        SPECIALTY,
        /** The distinctions of the scene. */
        SCENE_DISTINCTION,
        /** The distinctions of a hero, one of which is replaced. */
        REPLACED_DISTINCTION,
        /** The limits of a hero, one of which is replaced. */
        REPLACED_LIMIT,
        /** The milestones of a hero, one of which is replaced. */
        REPLACED_MILESTONE,
        /** The power sets of a hero, one of which is replaced. */
        REPLACED_POWER_SET;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Something new that the players name or describe. */
    enum Subject implements Describable {
        /** An action without a roll. */
        ACTION,
        /** An asset. */
        ASSET,
        /** A complication. */
        COMPLICATION,
        /** A distinction of a hero. */
        DISTINCTION,
        /** The first power of a new power set. */
        FIRST_POWER,
        /** A limit. */
        LIMIT,
        /** A milestone. */
        MILESTONE,
        /** A power. */
        POWER,
        /** A power set. */
        POWER_SET,
        /** A push. */
        PUSH,
        /** A resource. */
        RESOURCE,
        /** A ruling of the Watcher. */
        RULING,
        /** A distinction of the scene. */
        SCENE_DISTINCTION,
        /** An effect of the scene. */
        SCENE_EFFECT,
        /** A special effect. */
        SFX,
        /** A specialty. */
        SPECIALTY,
        /** The triggers of a milestone. */
        TRIGGERS;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }
}
